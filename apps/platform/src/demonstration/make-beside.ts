import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { StartupError } from '../kernel/startup-error.ts';

/**
 * Makes the demonstration in a process of its own (`making-process.ts`, which the build puts beside this code): what draws,
 * writes and counts its documents takes 150 MB, which a platform that made it would keep for as long as it runs. The process
 * has the same settings, and ends with this one.
 * @throws StartupError
 */
export async function makeBeside(): Promise<void> {
  const maker = fork(join(import.meta.dirname, 'making-process.mjs'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let reason = '';
  maker.on('message', (told) => (reason = String(told)));
  const [code, signal] = (await once(maker, 'close')) as [number | null, NodeJS.Signals | null];
  if (code !== 0)
    throw new StartupError(
      `The demonstration could not be made: ${reason || `its process ended with ${signal ?? code}.`}\nWhat was made is kept; start again to go on with it.`,
    );
}
