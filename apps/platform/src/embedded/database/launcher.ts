import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from '../data-directory.ts';
import { copyBinariesToReadablePlace, programEnvironment, type Binaries } from './binaries.ts';

const run = promisify(execFile);

/** A user of the operating system. */
export interface Owner {
  uid: number;
  gid: number;
}

/** How programs of the database are started on this machine: as whom, and tied to this process's life. */
export interface Launcher {
  binaries: Binaries;
  /** Who must own the files; undefined when that is simply the current user. */
  owner: Owner | undefined;
  prefix: string[];
}

/** Turns a program and its arguments into what spawn takes. */
export function commandLine(launcher: Launcher, program: string, args: string[]) {
  const [file = program, ...rest] = [...launcher.prefix, program, ...args];
  // setpriv changes the user itself; without it, spawn has to.
  const identity = launcher.prefix.length === 0 ? launcher.owner : undefined;
  return { file, args: rest, identity: identity ?? {} };
}

/**
 * Chooses the first way of starting the database that works here.
 *
 * PostgreSQL refuses to run as root, and the other user it then runs as may not reach a checkout or a data
 * directory below a private directory of root's. Then it gets the one capability that lets it pass.
 *
 * @param directory where the database's files are to lie
 * @param preferredOwner who owns them already
 */
export async function chooseLauncher(
  binaries: Binaries,
  directory: string,
  preferredOwner: Owner | undefined,
): Promise<Launcher> {
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? (preferredOwner ?? (await unprivilegedUser())) : undefined;
  const ways = owner ? waysForRoot(owner) : [['setpriv', '--pdeathsig', 'INT'], []];
  for (const prefix of ways) {
    const launcher = { binaries, owner, prefix };
    if (await works(launcher, directory)) return launcher;
  }
  if (owner && !binaries.areNamed) {
    const copied = await copyBinariesToReadablePlace(binaries).catch(() => binaries);
    for (const prefix of ways) {
      const launcher = { binaries: copied, owner, prefix };
      if (await works(launcher, directory)) return launcher;
    }
  }
  if (binaries.areNamed) {
    const user = owner ? `the user that runs it for root (number ${owner.uid})` : 'you';
    throw new StartupError(
      `The PostgreSQL in ${binaries.root}, which POSTGRES_DIR names, cannot be run: ${user} may not run it, or not pass through to ` +
        `${directory}. Nothing was changed. Change the rights of these folders, or leave POSTGRES_DIR out.`,
    );
  }
  throw new StartupError(
    owner
      ? `The embedded database cannot run as root, and the user it would run as (number ${owner.uid}) cannot reach ` +
          `${binaries.root} or ${directory}. Start Moderator as an ordinary user, move the checkout and DATA_DIR ` +
          'to a place that other users may pass through, or set DATABASE_URL.'
      : `The embedded database's programs in ${binaries.root} do not run on this machine. ` +
          'Set DATABASE_URL to a PostgreSQL 15 or later.',
  );
}

function waysForRoot({ uid, gid }: Owner): string[][] {
  const changeUser = [
    'setpriv',
    '--reuid',
    `${uid}`,
    '--regid',
    `${gid}`,
    '--clear-groups',
    '--pdeathsig',
    'INT',
  ];
  // initdb asks access(2) whether it may run postgres, and access(2) forgets capabilities
  // of a user other than root unless no_setuid_fixup is set.
  const passEverywhere =
    '--securebits +no_setuid_fixup --inh-caps +dac_override --ambient-caps +dac_override';
  return [changeUser, [...changeUser, ...passEverywhere.split(' ')], []];
}

async function works(launcher: Launcher, directory: string): Promise<boolean> {
  const { binaries } = launcher;
  const attempts: [string, string[]][] = [
    ['/bin/sh', ['-c', 'cd "$1" && test -x "$2" && test -r "$2"', 'sh', directory, binaries.postgres]],
    [binaries.postgres, ['--version']],
  ];
  try {
    for (const [program, args] of attempts) {
      const { file, args: all, identity } = commandLine(launcher, program, args);
      await run(file, all, { ...identity, cwd: '/', env: programEnvironment });
    }
    return true;
  } catch {
    return false;
  }
}

async function unprivilegedUser(): Promise<Owner> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = lines.find((fields) => fields[0] === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new StartupError(
    'The embedded database cannot run as root, and there is neither a user "postgres" nor "nobody" to run as. ' +
      'Start Moderator as an ordinary user, or set DATABASE_URL.',
  );
}
