import { signInAt } from '../testing/sign-in.ts';
import type { MeasuredPlatform } from './running-platform.ts';

/** Megabytes that an export may add to the platform's memory, however many rows it has. */
const mostMemory = 200;

/** A list that an administrator takes along whole. */
export interface Export {
  name: string;
  path: string;
  body?: object;
}

/**
 * Exports one list after the other and looks at the platform's memory meanwhile.
 * @returns whether it stays within the bound
 */
export async function areExportsBounded(
  platform: MeasuredPlatform,
  exports: readonly Export[],
): Promise<boolean> {
  let within = true;
  for (const { name, path, body } of exports) {
    // Anew for each: an export of a million rows may outlive a token.
    const token = await signInAt(platform.url, 'administrator');
    const before = await platform.megabytes();
    let most = before;
    let bytes = 0;
    const started = performance.now();
    const response = await fetch(`${platform.url}/api/v2${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const watch = setInterval(
      () => void platform.megabytes().then((now) => (most = Math.max(most, now))),
      200,
    );
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length;
    clearInterval(watch);
    within &&= response.ok && most - before <= mostMemory;
    console.log(
      `export of ${name.padEnd(26)}${(bytes / 1e6).toFixed(0).padStart(5)} MB in ${((performance.now() - started) / 1000).toFixed(0)} s, memory ${before.toFixed(0)} to ${most.toFixed(0)} MB`,
    );
  }
  return within;
}
