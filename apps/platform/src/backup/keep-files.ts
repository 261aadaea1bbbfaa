import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteStore } from '../files/byte-store.ts';
import { copyFile, copyKept, filesBelow } from './copy-files.ts';
import { hashOf } from './hashed.ts';
import { keptFolders, keptPrefixes } from './manifest.ts';
import type { Manifest } from './manifest.ts';

/** Where the files of a platform lie. */
export interface FilesSource {
  dataDirectory: string;
  store: ByteStore;
  /** Whether bytes of files stay where they are, so that only their list is kept: where they lie is copied otherwise. */
  filesStay: boolean;
}

/** Copies files and notes them in a list; those of a second time are added, the others are as they were. */
export async function keepFiles({ dataDirectory, store, filesStay }: FilesSource, directory: string) {
  const seen = new Set<string>();
  const here = await startList(directory, 'files.jsonl');
  const elsewhere = filesStay ? await startList(directory, 'files-elsewhere.jsonl') : undefined;
  const data = (path: string) => join(directory, 'data', path);
  return {
    has: (path: string) => seen.has(path),
    async close(): Promise<void> {
      await here.close();
      await elsewhere?.close();
    },
    /** Keys, and what is signed with them. */
    async addKeys(): Promise<void> {
      for (const folder of keptFolders)
        for await (const name of filesBelow(join(dataDirectory, folder))) {
          const path = `${folder}/${name}`;
          const kept = await copyFile(join(dataDirectory, path), data(path));
          if (kept) await here.add({ path, ...kept });
        }
    },
    /** Files and logos. */
    async addKept(): Promise<void> {
      for (const prefix of keptPrefixes)
        for await (const { key: path, size } of store.list(prefix)) {
          if (seen.has(path)) continue;
          const kept = elsewhere ? { size } : await copyKept(store, path, data(path));
          if (!kept) continue;
          seen.add(path);
          await (elsewhere ?? here).add({ path, ...kept });
        }
    },
    async end(): Promise<Pick<Manifest, 'files' | 'elsewhere'>> {
      return { files: await here.end(), ...(elsewhere ? { elsewhere: await elsewhere.end() } : {}) };
    },
  };
}

/** A list of files, a line each, with what they come to. */
async function startList(directory: string, file: string) {
  const list: FileHandle = await open(join(directory, file), 'w');
  let [count, bytes] = [0, 0];
  return {
    close: () => list.close(),
    async add(entry: { path: string; size: number }): Promise<void> {
      count += 1;
      bytes += entry.size;
      await list.write(`${JSON.stringify(entry)}\n`);
    },
    async end(): Promise<Manifest['files']> {
      await list.sync();
      return { file, sha256: (await hashOf(join(directory, file))).sha256, count, bytes };
    },
  };
}
