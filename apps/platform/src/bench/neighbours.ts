import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { signInAt } from '../testing/sign-in.ts';
import { rawCall } from './raw-calls.ts';
import type { MeasuredPlatform } from './running-platform.ts';

/** How much longer 95 of 100 calls of a quiet account may take beside a noisy one. */
const mostTimes = 4;
const [noisyClients, quietCalls, warmUps] = [60, 200, 30];
const list = { path: '/moderation/attempts?queue=all&limit=50&total=true' };

/**
 * Measures how long calls of an account take alone, and beside sixty clients of another account that ask without a pause.
 * @returns whether the quiet one is left in peace
 */
export async function neighbours({ url }: MeasuredPlatform): Promise<boolean> {
  const [quiet, noisy] = [await signInAt(url, 'karoo'), await signInAt(url, 'moderator')];
  const calls = async () => {
    const times: number[] = [];
    for (let turn = -warmUps; turn < quietCalls; turn++) {
      const started = performance.now();
      await rawCall(url, quiet, quietAgent, list);
      if (turn >= 0) times.push(performance.now() - started);
      // A person who reads, not a machine that asks.
      await wait(5);
    }
    return times.toSorted((one, other) => one - other)[Math.floor(quietCalls * 0.95)]!;
  };
  const alone = await calls();
  const noise = { goesOn: true, calls: 0 };
  const making = Array.from({ length: noisyClients }, async () => {
    for (; noise.goesOn; noise.calls++) await rawCall(url, noisy, noisyAgent, list, [200, 503]);
  });
  const started = performance.now();
  const beside = await calls();
  const seconds = (performance.now() - started) / 1000;
  noise.goesOn = false;
  await Promise.all(making);
  quietAgent.destroy();
  noisyAgent.destroy();
  const times = beside / alone;
  console.log(
    `p95 of a quiet account: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${noisyClients} noisy clients (${(noise.calls / seconds).toFixed(0)} calls a second), ${times.toFixed(2)} times${times > mostTimes ? '  TOO MUCH' : ''}`,
  );
  return times <= mostTimes;
}

const quietAgent = new Agent({ keepAlive: true });
const noisyAgent = new Agent({ keepAlive: true });
