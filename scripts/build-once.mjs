import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from './hash-of.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds something unless what is built comes from the sources as they are.
 * @param {{ built: string, sources: readonly string[], script: string, sentence: string }} what the folder it is built
 *   into, what it is made of, the script that makes it, and what is said while it does
 * @param {(sentence: string) => void} [say] told when there is something to build
 * @returns the folder of what is built
 */
export async function buildOnce({ built, sources, script, sentence }, say = () => {}) {
  const stamp = join(built, '.built-from');
  const hash = hashOf(root, [...sources, join(root, 'packages'), join(root, 'package-lock.json'), script]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return built;
  say(sentence);
  // In a process of its own: the builder takes five hundred megabytes, which the platform would keep.
  // Started by tests, this process says "test", which would build React for development.
  const builder = spawn(process.execPath, [script], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stop = () => builder.kill();
  process.once('exit', stop);
  const code = await new Promise((resolve) => builder.once('exit', resolve));
  process.removeListener('exit', stop);
  if (code !== 0) throw new Error(`${script.slice(root.length)} could not build what it makes.`);
  writeFileSync(stamp, hash);
  return built;
}
