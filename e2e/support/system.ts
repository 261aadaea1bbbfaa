import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningSystem {
  url: string;
  dataDirectory: string;
  output(): string;
  /** Ends it in order, or at once with SIGKILL; the data stays until `remove`. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  remove(): Promise<void>;
}

/** Starts the whole system as `npm start` does, on any free port, and waits until it is ready. */
export async function startSystem(settings: Record<string, string> = {}): Promise<RunningSystem> {
  const dataDirectory = settings['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'moderator-system-')));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...settings, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      // Behind the address come the sign-ins and, last of all, where everything is kept.
      const ready = /ready at (http:\S+)[^]+Everything is kept in .+\n/.exec(output);
      if (ready) resolve(ready[1]!);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the system ended with ${code}:\n${output}`)));
  });
  return {
    url,
    dataDirectory,
    output: () => output,
    stop: (signal = 'SIGTERM') => end(child, signal),
    remove: () => rm(dataDirectory, { recursive: true, force: true }),
  };
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
