import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { RefusedError } from '../kernel/refusal.ts';
import { StorageError } from './storage-error.ts';

/** What was written. */
export interface Written {
  size: number;
  sha256: string;
  /** The first bytes, from which the type is decided. */
  head: Buffer;
}

/** What is there under a name. */
export interface Kept {
  key: string;
  size: number;
  changedAt: Date;
}

export interface HowToWrite {
  /** Bytes beyond which it is refused. */
  largest?: number;
  /** Whether a run before may have kept bytes under this name; otherwise nothing is ever written over. */
  mayBeThere?: boolean;
}

/**
 * Where bytes lie, by names with slashes (`files/ab/abcd…`): a folder, or a bucket. What is acknowledged lasts, and what is there under
 * a name is there as a whole.
 */
export interface ByteStore {
  /** As people may read it, without keys. */
  address: string;
  /**
   * Writes as bytes come, however many there are.
   * @param key or what makes it of the checksum, which is known behind the last byte
   */
  write(
    key: string | ((sha256: string) => string),
    source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    how?: HowToWrite,
  ): Promise<Written>;
  /** Takes a file that was made in a workplace over from its path. */
  adopt(key: string, from: string): Promise<Written>;
  /** @param range with both ends */
  read(key: string, range?: { start: number; end: number }): Readable;
  look(key: string): Promise<Kept | undefined>;
  remove(key: string): Promise<void>;
  /** All that is kept below a prefix, but for what is on its way. */
  list(prefix: string): AsyncGenerator<Kept>;
  /** Takes away what began to come before a moment and never ended. @returns how many there were */
  removeUnfinished(before: Date): Promise<number>;
  /** Has something done with a file that reads by its path. */
  local<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /** An empty folder to make files in; what one of this name left behind when it was killed is gone. */
  workplace(name: string): Promise<string>;
  /** Writes and removes something. @throws Error that says why it cannot */
  check(): Promise<void>;
}

const headLength = 64 * 1024;

/** Where files lie that are on their way; whatever is named so is nobody's yet. */
export const incoming = 'files/incoming';

/** Passes bytes on, refuses too many of them, and says behind the last one what they were. */
export function measuring(largest = Infinity) {
  const hash = createHash('sha256');
  const head: Uint8Array[] = [];
  let size = 0;
  return {
    async *pass(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        if (size < headLength) head.push(chunk);
        size += chunk.length;
        if (size > largest)
          throw new RefusedError(
            'too_large',
            `The file is larger than ${Math.floor(largest / 1_000_000)} MB. Nothing was stored.`,
          );
        hash.update(chunk);
        yield chunk;
      }
    },
    result: (): Written => ({
      size,
      sha256: hash.digest('hex'),
      head: Buffer.concat(head).subarray(0, headLength),
    }),
  };
}

/** A name under which there are bytes already, where there may be none. */
export const alreadyThere = (key: string): Error => new StorageError(`there are bytes under ${key} already`);
