import { text as textIn } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readableText } from './text-encoding.ts';

/** In pieces of so many bytes. */
function* pieces(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const read = async (bytes: Buffer, size: number) =>
  textIn(Readable.from(readableText(Readable.from(pieces(bytes, size))), { objectMode: false }));

const words = 'Learner;Name\nL1;Cele, Ituméleng “I”\n';
const withBytes = Buffer.from(words.replace('“', '\u0093').replace('”', '\u0094'), 'latin1');
const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words, 'utf16le')]);

describe('text is read as it is written', () => {
  it.each([3, 7, 1000])('in pieces of %d bytes', async (size) => {
    expect(await read(Buffer.from(words), size)).toBe(words);
    expect(await read(withBytes, size)).toBe(words);
    expect(await read(Buffer.from(marked), size)).toBe(words);
    expect(await read(Buffer.from(marked).swap16(), size)).toBe(words);
  });

  it('and a text in UTF-8 stays one where a byte of it is broken later on', async () => {
    const broken = Buffer.concat([Buffer.from('é✓é✓é'), Buffer.from([0xe9]), Buffer.from(' and more')]);
    expect(await read(broken, 6)).toBe('é✓é✓é\ufffd and more');
  });
});
