import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { signInAt } from '../testing/sign-in.ts';
import type { MeasuredPlatform } from './running-platform.ts';

/** How much longer 95 of 100 calls of a quiet account may take beside a noisy one. */
const mostTimes = 4;
const [noisyClients, quietCalls, warmUps] = [60, 200, 30];
const path = '/api/v2/moderation/attempts?queue=all&limit=50&total=true';

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
      await ask(url, quiet, quietAgent);
      if (turn >= 0) times.push(performance.now() - started);
      // A person who reads, not a machine that asks.
      await wait(5);
    }
    return times.toSorted((one, other) => one - other)[Math.floor(quietCalls * 0.95)]!;
  };
  const alone = await calls();
  const noise = { goesOn: true, calls: 0 };
  const making = Array.from({ length: noisyClients }, async () => {
    for (; noise.goesOn; noise.calls++) await ask(url, noisy, noisyAgent, [200, 503]);
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

/** One call, with as little work on this side as can be: it shares the machine with what is measured. */
const ask = (url: string, token: string, agent: Agent, expected = [200]): Promise<void> =>
  new Promise((resolve, reject) => {
    request(`${url}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        expected.includes(answer.statusCode ?? 0)
          ? resolve()
          : reject(new Error(`a call was answered with ${answer.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
