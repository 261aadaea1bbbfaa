import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Bytes } from './archive.ts';
import type { ByteStore, HowToWrite, Written } from './byte-store.ts';

/** A file that came, and may be read while its type is decided. */
export interface ReceivedFile extends Written, Bytes {
  id: string;
}

/** Bytes by what they are for. What is kept lasts before it is acknowledged; a row that names it is committed behind that. */
export interface FileStore {
  /** @param how whether a run before may have kept this file already */
  receive(
    id: string,
    source: AsyncIterable<Uint8Array>,
    how?: Pick<HowToWrite, 'mayBeThere'>,
  ): Promise<ReceivedFile>;
  keep(id: string, bytes: Uint8Array): Promise<ReceivedFile>;
  /** Keeps a file that was made in a workplace, which it leaves. */
  adopt(id: string, from: string): Promise<ReceivedFile>;
  workplace(name: string): Promise<string>;
  read(id: string, range?: { start: number; end: number }): Readable;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Moves a file to where only what applicants send lies. It is read, and removed, by its id as before. */
  setApart(id: string): Promise<void>;
  /** Has something done with a file by its path, for what reads nothing else. */
  local<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /** Keeps bytes by what they are: the same bytes are kept once, however often they come. */
  keepContent(source: AsyncIterable<Uint8Array>): Promise<Written>;
  readContent(sha256: string, range?: { start: number; end: number }): Readable;
  keepLogo(name: string, bytes: Uint8Array): Promise<void>;
  /** @param name checked to be that of a file and nothing else */
  readLogo(name: string): Promise<Buffer | undefined>;
  /** Where all of it lies, for what looks after all. */
  store: ByteStore;
}

/** Names under which bytes lie. */
export const fileKey = (id: string): string => `files/${id.slice(0, 2)}/${id}`;
/** Of what applicants send, under a prefix that rules of a bucket can name. */
const apartKey = (id: string): string => `files/screening/${id.slice(0, 2)}/${id}`;
const contentFolder = 'files/content/';
const contentKey = (sha256: string): string => `${contentFolder}${sha256.slice(0, 2)}/${sha256}`;
const logoKey = (name: string): string => `logos/${name}`;

export function createFileStore(store: ByteStore, largest: number): FileStore {
  const received = (id: string, written: Written): ReceivedFile => ({
    id,
    ...written,
    read: (range) => store.read(fileKey(id), range),
  });
  const isApart = async (id: string) => (await store.look(apartKey(id))) !== undefined;
  /** Most are not set apart, so that these are looked for where the others are not. */
  async function* bytesOf(id: string, range?: { start: number; end: number }): AsyncGenerator<Uint8Array> {
    let hasBegun = false;
    try {
      for await (const piece of store.read(fileKey(id), range) as AsyncIterable<Uint8Array>) {
        hasBegun = true;
        yield piece;
      }
    } catch (error) {
      if (hasBegun || !(await isApart(id))) throw error;
      yield* store.read(apartKey(id), range) as AsyncIterable<Uint8Array>;
    }
  }
  return {
    store,
    receive: async (id, source, how = {}) =>
      received(id, await store.write(fileKey(id), source, { ...how, largest })),
    keep: async (id, bytes) =>
      received(id, await store.write(fileKey(id), [bytes], { largest, mayBeThere: true })),
    adopt: async (id, from) => received(id, await store.adopt(fileKey(id), from)),
    workplace: (name) => store.workplace(name),
    read: (id, range) => Readable.from(bytesOf(id, range), { objectMode: false }),
    has: async (id) => (await store.look(fileKey(id))) !== undefined || (await isApart(id)),
    async remove(id) {
      await store.remove(fileKey(id));
      await store.remove(apartKey(id));
    },
    async setApart(id) {
      if (!(await store.look(fileKey(id)))) return;
      await store.write(apartKey(id), store.read(fileKey(id)), { mayBeThere: true });
      await store.remove(fileKey(id));
    },
    local: async (id, work) => store.local((await isApart(id)) ? apartKey(id) : fileKey(id), work),
    // Written anew where it is there already, so that nobody takes it for something old that nothing refers to.
    keepContent: (source) => store.write(contentKey, source, { largest }),
    readContent: (sha256, range) => store.read(contentKey(sha256), range),
    async keepLogo(name, bytes) {
      await store.write(logoKey(name), [bytes], { mayBeThere: true });
    },
    readLogo: async (name) =>
      (await store.look(logoKey(name))) ? buffer(store.read(logoKey(name))) : undefined,
  };
}

/** What a name of a stored file says: the id, or the sum of content that packages share; nothing where it is another's. */
export function readKey(key: string): { id: string } | { sha256: string } | undefined {
  const name = key.slice(key.lastIndexOf('/') + 1);
  if ((key === fileKey(name) || key === apartKey(name)) && /^[0-9a-f-]{36}$/.test(name)) return { id: name };
  if (key === contentKey(name) && /^[0-9a-f]{64}$/.test(name)) return { sha256: name };
  return undefined;
}
