import { createReadStream, createWriteStream } from 'node:fs';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteStore } from '../files/byte-store.ts';
import { codeOf } from '../kernel/thrown.ts';
import { hashing } from './hashed.ts';
import type { BackedUpFile } from './manifest.ts';

type Copied = Omit<BackedUpFile, 'path'>;

/** Copies a file and waits until it has reached the disk; nothing where it went away meanwhile. */
export async function copyFile(from: string, to: string): Promise<Copied | undefined> {
  try {
    return await copyStream(createReadStream(from), to);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Copies what lies in a store; nothing where it went away meanwhile. */
export async function copyKept(store: ByteStore, key: string, to: string): Promise<Copied | undefined> {
  try {
    return await copyStream(store.read(key), to);
  } catch (error) {
    await rm(to, { force: true });
    if (!(await store.look(key))) return undefined;
    throw error;
  }
}

async function copyStream(from: Readable, to: string): Promise<Copied> {
  await mkdir(dirname(to), { recursive: true });
  const { stream, result } = hashing();
  await pipeline(from, stream, createWriteStream(to));
  await reachDisk(to);
  return result();
}

/** Waits until what was written has reached the disk. */
export async function reachDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Files below a folder, by their paths from there with slashes; nothing where there is no such folder. */
export async function* filesBelow(directory: string): AsyncGenerator<string> {
  const walk = async function* (folder: string): AsyncGenerator<string> {
    for (const entry of await entriesOf(folder)) {
      const path = join(folder, entry.name);
      const name = relative(directory, path).split(sep).join('/');
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
