import { createHash } from 'node:crypto';
import type { ByteStore } from './byte-store.ts';
import { ownerKey } from './owner.ts';
import { StorageError } from './storage-error.ts';

/** What a run came to. */
export interface Moved {
  copied: number;
  /** There already, as a run before has left them. */
  there: number;
  bytes: number;
}

const prefixes = ['logos/', 'files/'];
/** Files that are on their way at once. */
const atOnce = 8;

/**
 * Copies all files from one place to another. Files never change, so a platform may go on meanwhile, and a run goes on where the one
 * before ended: what is there in its length is whole. Each one is read again where it arrived and compared by its checksum.
 * @param checksAll whether what is there already is read again as well
 * @throws StorageError where a file is another one than was sent
 */
export async function moveFiles(
  from: ByteStore,
  to: ByteStore,
  checksAll: boolean,
  tell: (soFar: Moved) => void = () => undefined,
): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0, bytes: 0 };
  const one = async (key: string, size: number) => {
    if ((await to.look(key))?.size === size) {
      if (checksAll && (await sumOf(from, key)) !== (await sumOf(to, key))) await copy(key);
      else moved.there += 1;
    } else await copy(key);
  };
  const copy = async (key: string) => {
    try {
      const sent = await to.write(key, from.read(key), { mayBeThere: true });
      if ((await sumOf(to, key)) !== sent.sha256) {
        await to.remove(key);
        throw new StorageError(`${key} is another one in ${to.address} than was sent there`);
      }
      moved.copied += 1;
      moved.bytes += sent.size;
    } catch (error) {
      // Deleted while it was on its way.
      if (await from.look(key)) throw error;
      await to.remove(key);
    }
  };
  const owner = await from.look(ownerKey);
  if (owner) await copy(ownerKey);
  for (const prefix of prefixes) {
    let some: Promise<void>[] = [];
    for await (const { key, size } of from.list(prefix)) {
      some.push(one(key, size));
      if (some.length < atOnce) continue;
      await Promise.all(some);
      some = [];
      tell(moved);
    }
    await Promise.all(some);
  }
  return moved;
}

async function sumOf(store: ByteStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of store.read(key) as AsyncIterable<Uint8Array>) hash.update(chunk);
  return hash.digest('hex');
}
