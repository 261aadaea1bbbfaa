import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Passes bytes on and says at the end how many they were, and what they add up to. */
export function hashing(): { stream: Transform; result: () => { size: number; sha256: string } } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}

/** What a file is, in bytes and as a checksum. */
export async function hashOf(path: string): Promise<{ size: number; sha256: string }> {
  const { stream, result } = hashing();
  stream.resume();
  await pipeline(createReadStream(path), stream);
  return result();
}
