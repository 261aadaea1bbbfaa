import { chmod, mkdir, realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../data-directory.ts';
import { lockDirectory } from '../directory-lock.ts';
import type { Log } from '../log.ts';
import { locateBinaries, type Binaries } from './binaries.ts';
import { clusterOwner, clusterPath, ensureCluster } from './cluster.ts';
import {
  databaseName,
  databasePort,
  databaseUser,
  recordConnection,
  type DatabaseConnection,
} from './connection.ts';
import { chooseLauncher } from './launcher.ts';
import { endOrphan } from './orphan.ts';
import { startPostmaster, type Postmaster } from './postmaster.ts';
import { makeSocketDirectory } from './socket-directory.ts';
import { messageOf } from '../../kernel/thrown.ts';

export { connectionOfRunningDatabase, type DatabaseConnection } from './connection.ts';

/** A PostgreSQL that lives and ends with this process. */
export interface EmbeddedDatabase {
  connection: DatabaseConnection;
  /** Ends the database in order; everything committed is on disk. */
  stop(): Promise<void>;
  /** Called once if the database ended and could not be kept running; the platform cannot go on then. */
  onExit(listener: (reason: StartupError) => void): void;
}

const restartsPerMinute = 5;
const minuteMs = 60_000;

/**
 * Starts the embedded PostgreSQL in a directory, making it at the first start, and keeps it running.
 * Whatever an earlier run left when it was killed is repaired here.
 *
 * @throws StartupError with a sentence for a person
 */
export async function startEmbeddedDatabase(options: {
  directory: string;
  log: Log;
  /** Whether nothing of it has to be there after the machine went off, as under test. */
  isThrowaway?: boolean;
  /** The directory of a PostgreSQL of the machine, to be run instead of the one from npm. */
  postgresDirectory?: string | undefined;
  /** Called once the server is on its way: what keeps this process busy meanwhile takes no time of anybody. */
  meanwhile?: () => void;
}): Promise<EmbeddedDatabase> {
  const { log } = options;
  await mkdir(options.directory, { recursive: true });
  const directory = await realpath(options.directory);
  const lock = await lockDirectory(directory);
  if (!lock) {
    throw new StartupError(
      `Another Moderator is already running on the database directory ${directory}. ` +
        'Stop it first, or set DATA_DIR to another directory.',
    );
  }
  try {
    const binaries = await locateBinaries(options.postgresDirectory);
    const { isThrowaway = false, meanwhile = () => undefined } = options;
    const running = await start(directory, binaries, log, isThrowaway, meanwhile);
    return { ...running, stop: () => running.stop().finally(() => lock.release()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function start(
  directory: string,
  binaries: Binaries,
  log: Log,
  isThrowaway: boolean,
  meanwhile: () => void,
): Promise<EmbeddedDatabase> {
  const isRoot = process.getuid?.() === 0;
  // The database's user has to pass through to the cluster, which itself stays private.
  await chmod(directory, isRoot ? 0o711 : 0o700);
  const cluster = clusterPath(directory);
  await endOrphan(cluster, log);
  const launcher = await chooseLauncher(binaries, directory, await clusterOwner(directory));
  await ensureCluster(directory, launcher, log);
  const socket = await makeSocketDirectory(directory, launcher.owner);
  const connection = { host: socket.path, port: databasePort, user: databaseUser, database: databaseName };
  await recordConnection(directory, connection);
  const startOnce = () => startPostmaster(cluster, launcher, connection, log, isThrowaway);
  const starting = startOnce();
  meanwhile();
  let postmaster: Postmaster = await starting;
  let stopping = false;
  let failure: StartupError | undefined;
  const listeners: ((reason: StartupError) => void)[] = [];

  const fail = (reason: string) => {
    failure = new StartupError(`The embedded database ended and could not be kept running: ${reason}`);
    for (const listener of listeners) listener(failure);
  };
  const keepRunning = async () => {
    let restarts: number[] = [];
    let ended = postmaster.ended;
    for (;;) {
      const reason = await ended;
      if (stopping) return;
      restarts = restarts.filter((time) => time > Date.now() - minuteMs);
      if (restarts.length >= restartsPerMinute) return fail(reason);
      log.error({ reason, restart: restarts.length + 1 }, 'The embedded database ended; starting it again');
      await pause(100 * 2 ** restarts.length);
      restarts.push(Date.now());
      if (stopping) return;
      try {
        await endOrphan(cluster, log);
        postmaster = await startOnce();
        ended = postmaster.ended;
      } catch (error) {
        ended = Promise.resolve(messageOf(error));
      }
      if (stopping) return postmaster.stop();
    }
  };
  const watch = keepRunning().catch((error: Error) => fail(error.message));

  return {
    connection,
    async stop() {
      stopping = true;
      await postmaster.stop();
      await watch;
      await socket.remove();
    },
    onExit(listener) {
      listeners.push(listener);
      if (failure) listener(failure);
    },
  };
}
