import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../data-directory.ts';
import type { Log } from '../log.ts';
import { databaseUser } from './connection.ts';
import { programEnvironment } from './binaries.ts';
import { commandLine, type Launcher, type Owner } from './launcher.ts';
import { messageOf, textIn } from '../../kernel/thrown.ts';

const run = promisify(execFile);
const unfinishedPrefix = 'cluster-unfinished-';

/** Where the database's own files lie inside its directory. */
export function clusterPath(directory: string): string {
  return join(directory, 'cluster');
}

/** Who owns the files of an existing cluster, when that is somebody other than root. */
export async function clusterOwner(directory: string): Promise<Owner | undefined> {
  const found = await stat(clusterPath(directory)).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

/**
 * Makes the cluster when there is none. It is made aside and renamed when finished,
 * so that an interrupted attempt leaves nothing that looks like a database.
 */
export async function ensureCluster(directory: string, launcher: Launcher, log: Log): Promise<void> {
  await removeUnfinished(directory, log);
  const cluster = clusterPath(directory);
  if (await stat(cluster).catch(() => undefined)) return adoptCluster(cluster, launcher);
  const aside = join(directory, `${unfinishedPrefix}${randomBytes(6).toString('hex')}`);
  await mkdir(aside, { mode: 0o700 });
  if (launcher.owner) await chown(aside, launcher.owner.uid, launcher.owner.gid);
  const { file, args, identity } = commandLine(launcher, launcher.binaries.initdb, [
    `--pgdata=${aside}`,
    `--username=${databaseUser}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
  ]);
  try {
    await run(file, args, { ...identity, cwd: directory, env: programEnvironment });
  } catch (error) {
    await rm(aside, { recursive: true, force: true }).catch(() => undefined);
    throw new StartupError(
      `The embedded database could not be made in ${directory}: ${lastLine(textIn(error, 'stderr')) ?? messageOf(error)}`,
    );
  }
  await rename(aside, cluster);
  await flushDirectory(directory);
  log.info({ cluster }, 'Made a new database');
}

async function adoptCluster(cluster: string, { owner, binaries }: Launcher): Promise<void> {
  const major = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '?')).trim();
  // Before a version is out it calls itself 19beta1.
  if (Number(major) !== Number.parseInt(binaries.version, 10)) {
    throw new StartupError(
      `The database in ${cluster} was made by PostgreSQL ${major}, but ${binaries.areNamed ? 'POSTGRES_DIR names' : 'this Moderator brings'} ` +
        `${binaries.version}. Nothing was changed. Set POSTGRES_DIR to a PostgreSQL ${major}, or DATA_DIR to another directory.`,
    );
  }
  const { uid } = await stat(cluster);
  const wanted = owner?.uid ?? process.getuid?.() ?? uid;
  if (uid === wanted) return;
  if (!owner) {
    throw new StartupError(
      `The database in ${cluster} belongs to another user (number ${uid}). ` +
        'Start Moderator as the user who started it first, or set DATA_DIR to another directory.',
    );
  }
  await giveTo(cluster, owner);
}

/** A copy made by root belongs to root, as whom the database refuses to run. */
async function giveTo(path: string, owner: Owner): Promise<void> {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return;
  await chown(path, owner.uid, owner.gid);
  if (!found.isDirectory()) return;
  await chmod(path, 0o700);
  for (const name of await readdir(path)) await giveTo(join(path, name), owner);
}

async function removeUnfinished(directory: string, log: Log): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    log.info({ directory, name }, 'Removing an unfinished database of an interrupted first start');
    await rm(join(directory, name), { recursive: true, force: true, maxRetries: 5 }).catch((error: Error) =>
      log.warn({ name, reason: error.message }, 'The unfinished database could not be removed yet'),
    );
  }
}

async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync().finally(() => handle.close());
}

function lastLine(text: string | undefined): string | undefined {
  return text?.trim().split('\n').at(-1) || undefined;
}
