import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../data-directory.ts';
import type { Log } from '../log.ts';
import { databaseName, socketFile, type DatabaseConnection } from './connection.ts';
import { programEnvironment } from './binaries.ts';
import { commandLine, type Launcher } from './launcher.ts';
import { databaseSettings } from './settings.ts';
import { codeOf } from '../../kernel/thrown.ts';

/** One running PostgreSQL server. */
export interface Postmaster {
  /** Settles when the server has ended, with what it last said. */
  ended: Promise<string>;
  /** Ends open transactions, writes everything and waits for the end. */
  stop(): Promise<void>;
}

const databaseMissing = '3D000';

/**
 * Starts PostgreSQL on a cluster and answers once it takes connections and the database exists.
 *
 * @throws StartupError with the server's own reason when it ends before that
 */
export async function startPostmaster(
  cluster: string,
  launcher: Launcher,
  connection: DatabaseConnection,
  log: Log,
  isThrowaway: boolean,
): Promise<Postmaster> {
  const settings = await databaseSettings(connection.host, isThrowaway);
  const { file, args, identity } = commandLine(launcher, launcher.binaries.postgres, [
    '-D',
    cluster,
    ...settings,
  ]);
  // Detached, because Ctrl-C in a terminal reaches the whole group and would end
  // the database before the platform has finished its last requests.
  const child = spawn(file, args, {
    ...identity,
    cwd: '/',
    env: programEnvironment,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let lastWords = '';
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (/\b(FATAL|PANIC|ERROR):/.test(line)) lastWords = line;
    log.debug({ database: line }, 'Database');
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(lastWords || `it ended with ${signal ?? `code ${code}`}`));
  });
  const postmaster = { ended, stop: () => stop(child, ended) };
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!(await acceptsConnections(connection))) {
    if (hasEnded) throw new StartupError(`The embedded database did not start: ${await ended}`);
    await pause(15);
  }
  return postmaster;
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGINT');
  // A server that cannot even flush is ended the hard way; its log replays at the next start.
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 60_000);
  await ended;
  clearTimeout(impatience);
}

async function acceptsConnections(connection: DatabaseConnection): Promise<boolean> {
  // Without its socket it does not listen; to end a connection that never was takes as long as reading where each line was written.
  if (!existsSync(socketFile(connection.host))) return false;
  const client = new pg.Client(connection);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // While it recovers it refuses connections, however long that takes; only its end is final.
    if (codeOf(error) === databaseMissing) return createDatabase(connection);
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(connection: DatabaseConnection): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  try {
    await client.connect();
    await client.query(`CREATE DATABASE ${databaseName}`);
    return true;
  } finally {
    await client.end();
  }
}
