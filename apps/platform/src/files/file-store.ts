import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { RefusedError } from '../kernel/refusal.ts';

export interface ReceivedFile {
  id: string;
  size: number;
  sha256: string;
  /** The first bytes, from which the type is decided. */
  head: Buffer;
  path: string;
}

/** Bytes on disk, by id. What is kept has reached the disk before it is acknowledged. */
export interface FileStore {
  receive(id: string, source: Readable): Promise<ReceivedFile>;
  keep(id: string, bytes: Uint8Array): Promise<ReceivedFile>;
  /** Keeps a file that was made in a workplace: it is moved, not copied. */
  adopt(id: string, from: string): Promise<ReceivedFile>;
  /** An empty folder to make files in, beside where they are kept; what one of this name left behind when it was killed is gone. */
  workplace(name: string): Promise<string>;
  read(id: string, range?: { start: number; end: number }): Readable;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Where the bytes lie, for what reads files by their path. */
  pathOf(id: string): string;
  /** Keeps bytes by what they are: the same bytes are kept once, however often they come. */
  keepContent(source: AsyncIterable<Uint8Array>): Promise<KeptContent>;
  readContent(sha256: string, range?: { start: number; end: number }): Readable;
}

/** Bytes that are kept by what they are. */
export interface KeptContent {
  size: number;
  sha256: string;
  /** The first bytes, from which the type is decided. */
  head: Buffer;
}

const headLength = 64 * 1024;

export function createFileStore(directory: string, largest: number): FileStore {
  const pathOf = (id: string) => join(directory, id.slice(0, 2), id);

  const contentOf = (sha256: string) => join(directory, 'content', sha256.slice(0, 2), sha256);

  async function write(
    id: string,
    source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    placeOf: (sha256: string) => string = () => pathOf(id),
  ): Promise<ReceivedFile> {
    const incoming = join(directory, 'incoming', id);
    await mkdir(dirname(incoming), { recursive: true });
    const hash = createHash('sha256');
    const head: Uint8Array[] = [];
    let size = 0;
    const handle = await open(incoming, 'w');
    try {
      for await (const chunk of source) {
        if (size < headLength) head.push(chunk);
        size += chunk.length;
        if (size > largest)
          throw new RefusedError(
            'too_large',
            `The file is larger than ${Math.floor(largest / 1_000_000)} MB. Nothing was stored.`,
          );
        hash.update(chunk);
        await handle.write(chunk);
      }
      await handle.sync();
      await handle.close();
      const sha256 = hash.digest('hex');
      const path = placeOf(sha256);
      await mkdir(dirname(path), { recursive: true });
      await rename(incoming, path);
      await syncDirectory(dirname(path));
      return { id, size, sha256, head: Buffer.concat(head).subarray(0, headLength), path };
    } catch (error) {
      await handle.close().catch(() => undefined);
      await rm(incoming, { force: true });
      throw error;
    }
  }

  return {
    receive: (id, source) => write(id, source),
    keep: (id, bytes) => write(id, [bytes]),
    async adopt(id, from) {
      const hash = createHash('sha256');
      const head: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of createReadStream(from) as AsyncIterable<Buffer>) {
        if (size < headLength) head.push(chunk);
        size += chunk.length;
        hash.update(chunk);
      }
      const path = pathOf(id);
      const handle = await open(from, 'r');
      await handle.sync().finally(() => handle.close());
      await mkdir(dirname(path), { recursive: true });
      await rename(from, path);
      await syncDirectory(dirname(path));
      const bytes = Buffer.concat(head).subarray(0, headLength);
      return { id, size, sha256: hash.digest('hex'), head: bytes, path };
    },
    async workplace(name) {
      const incoming = join(directory, 'incoming');
      await mkdir(incoming, { recursive: true });
      for (const left of await readdir(incoming))
        if (left.startsWith(`${name}-`)) await rm(join(incoming, left), { recursive: true, force: true });
      return mkdtemp(join(incoming, `${name}-`));
    },
    read: (id, range) => createReadStream(pathOf(id), range),
    has: (id) =>
      stat(pathOf(id)).then(
        () => true,
        () => false,
      ),
    remove: (id) => rm(pathOf(id), { force: true }),
    pathOf,
    keepContent: (source) => write(randomUUID(), source, contentOf),
    readContent: (sha256, range) => createReadStream(contentOf(sha256), range),
  };
}

/** A rename lasts only when its directory has reached the disk. */
async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().catch(() => undefined);
  await handle.close();
}
