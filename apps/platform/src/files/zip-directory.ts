import { pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { Readable } from 'node:stream';

/** Bytes that can be read from any place, as those of the file store. */
export interface Bytes {
  size: number;
  read(range?: { start: number; end: number }): Readable;
}

/** A file whose content cannot be used, with the sentence that says why. */
export class UnreadableFile extends Error {}

/** Where the bytes of one file in an archive are. */
export interface ZipPart {
  packed: number;
  offset: number;
  deflated: boolean;
}

const damaged = () =>
  new UnreadableFile('The workbook is damaged and cannot be read. Save it again. Nothing was stored.');

/** More than any workbook has; what says that it has more is no workbook. */
const largestDirectory = 4_000_000;
const full = 0xffff_ffff;

/**
 * The files of an archive by name, from the directory at its end: a part can be read without those before it.
 * @throws UnreadableFile
 */
export async function zipParts(bytes: Bytes): Promise<Map<string, ZipPart>> {
  const { start, size } = await placeOfDirectory(bytes);
  if (size > largestDirectory || start + size > bytes.size) throw damaged();
  const directory = await readAll(bytes, start, size);
  const parts = new Map<string, ZipPart>();
  for (let at = 0; at + 46 <= size && directory.readUInt32LE(at) === 0x02014b50;) {
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    const end = at + 46 + nameLength + extraLength;
    if (end > size) throw damaged();
    if (directory.readUInt16LE(at + 8) & 1)
      throw new UnreadableFile('The workbook is protected by a password. Nothing was stored.');
    const method = directory.readUInt16LE(at + 10);
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
    const [, packed, offset] = longSizes(
      [directory.readUInt32LE(at + 24), directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)],
      directory.subarray(at + 46 + nameLength, end),
    );
    if (method === 0 || method === 8)
      parts.set(keyOf(name), { packed: packed!, offset: offset!, deflated: method === 8 });
    at = end + directory.readUInt16LE(at + 32);
  }
  return parts;
}

/** Names in workbooks are the same whatever their case. */
export const keyOf = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/**
 * The bytes of a part, unpacked as they are asked for.
 * @param most what packs into little and unpacks into more than this is refused
 * @throws UnreadableFile
 */
export async function* unpacked(bytes: Bytes, part: ZipPart, most: number): AsyncGenerator<Buffer> {
  const head = await readAll(bytes, part.offset, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) throw damaged();
  const start = part.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (part.packed === 0 || start + part.packed > bytes.size) throw damaged();
  const packed = bytes.read({ start, end: start + part.packed - 1 });
  const stream = part.deflated ? pipeline(packed, createInflateRaw(), () => undefined) : packed;
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most)
        throw new UnreadableFile(
          `The workbook unpacks to more than ${Math.floor(most / 1_000_000)} MB. Save the sheet as csv. Nothing was stored.`,
        );
      yield chunk;
    }
  } catch (error) {
    throw (error as { code?: string }).code?.startsWith('Z_') ? damaged() : error;
  }
}

async function placeOfDirectory(bytes: Bytes): Promise<{ start: number; size: number }> {
  const from = Math.max(0, bytes.size - 65_557);
  const tail = await readAll(bytes, from, bytes.size - from);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > tail.length) throw damaged();
  const place = { start: tail.readUInt32LE(end + 16), size: tail.readUInt32LE(end + 12) };
  if (place.start !== full && place.size !== full) return place;
  // Where 32 bits do not hold it, a longer record before this one does.
  if (end < 20 || tail.readUInt32LE(end - 20) !== 0x07064b50) throw damaged();
  const record = await readAll(bytes, Number(tail.readBigUInt64LE(end - 12)), 56);
  if (record.length < 56 || record.readUInt32LE(0) !== 0x06064b50) throw damaged();
  return { start: Number(record.readBigUInt64LE(48)), size: Number(record.readBigUInt64LE(40)) };
}

/** Sizes that 32 bits do not hold stand in an extra field, in their order. */
function longSizes(sizes: number[], extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    return sizes.map((size) => {
      if (size !== full) return size;
      if (next + 8 > extra.length) throw damaged();
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    });
  }
  return sizes;
}

async function readAll(bytes: Bytes, start: number, length: number): Promise<Buffer> {
  if (!Number.isSafeInteger(start) || start < 0 || start >= bytes.size || length <= 0) throw damaged();
  const chunks: Buffer[] = [];
  for await (const chunk of bytes.read({ start, end: Math.min(start + length, bytes.size) - 1 }))
    chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
