import { createReadStream, createWriteStream } from 'node:fs';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../kernel/thrown.ts';
import { hashing } from './hashed.ts';
import type { BackedUpFile } from './manifest.ts';

/** Copies a file and waits until it has reached the disk; nothing where it went away meanwhile. */
export async function copyFile(from: string, to: string): Promise<Omit<BackedUpFile, 'path'> | undefined> {
  await mkdir(dirname(to), { recursive: true });
  const { stream, result } = hashing();
  try {
    await pipeline(createReadStream(from), stream, createWriteStream(to));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  await reachDisk(to);
  return result();
}

/** Waits until what was written has reached the disk. */
export async function reachDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Files below a folder, by their paths from there with slashes; nothing where there is no such folder. */
export async function* filesBelow(directory: string, except: readonly string[] = []): AsyncGenerator<string> {
  const walk = async function* (folder: string): AsyncGenerator<string> {
    for (const entry of await entriesOf(folder)) {
      const path = join(folder, entry.name);
      const name = relative(directory, path).split(sep).join('/');
      if (except.includes(name)) continue;
      if (entry.isDirectory()) yield* walk(path);
      else if (entry.isFile()) yield name;
    }
  };
  yield* walk(directory);
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
