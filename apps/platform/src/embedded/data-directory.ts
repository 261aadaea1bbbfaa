import { mkdirSync } from 'node:fs';
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isDirectoryLocked, lockDirectory } from './directory-lock.ts';
import { StartupError } from '../kernel/startup-error.ts';
import { messageOf } from '../kernel/thrown.ts';

export { StartupError } from '../kernel/startup-error.ts';

/** The directory that holds everything the embedded services keep; of this process alone where the database is among them. */
export interface DataDirectory {
  /** The real path, links resolved. */
  readonly path: string;
  /** The path of a private directory inside it, created when missing. */
  sub(name: string): string;
  /** Lets another process have the directory. */
  close(): Promise<void>;
}

// Others may pass through but not look: the database runs as another user when the platform is root.
const passableMode = 0o711;
const privateMode = 0o700;

/**
 * Creates the data directory when missing and takes it for this process.
 *
 * @param isShared whether others may have it as well: their database lies elsewhere
 * @throws StartupError when it cannot be created or written, or when another Moderator runs on it
 */
export async function openDataDirectory(path: string, isShared = false): Promise<DataDirectory> {
  const wanted = resolve(path);
  try {
    await mkdir(wanted, { recursive: true, mode: passableMode });
    const probe = join(wanted, `.writable-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartupError(
      `The data directory ${wanted} cannot be written (${messageOf(error)}). ` +
        'Give this user the right to write there, or set DATA_DIR to another directory.',
    );
  }
  const real = await realpath(wanted);
  const lock = isShared ? undefined : await lockDirectory(real);
  if (!isShared && !lock) {
    throw new StartupError(
      `Another Moderator is already running on the data directory ${real}. ` +
        'Stop it first, or set DATA_DIR to another directory. Several share one where DATABASE_URL names their database.',
    );
  }
  return {
    path: real,
    sub(name) {
      const directory = join(real, name);
      mkdirSync(directory, { recursive: true, mode: privateMode });
      return directory;
    },
    close: async () => lock?.release(),
  };
}

/** Whether a running Moderator holds this data directory; its database can then be connected to instead. */
export function isDataDirectoryInUse(path: string): Promise<boolean> {
  return isDirectoryLocked(resolve(path));
}
