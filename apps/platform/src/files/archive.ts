import type { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { codeOf } from '../kernel/thrown.ts';

/** Bytes that can be read from any place, as those of the file store. */
export interface Bytes {
  size: number;
  read(range?: { start: number; end: number }): Readable;
}

/** A file whose content cannot be used, with the sentence that says why. */
export class UnreadableFile extends Error {}

/** The files in an archive, of which each can be read without those before it. */
export interface Archive {
  names: readonly string[];
  /** Bytes that all of it unpacks to, as the archive says; what unpacks to more is found to be damaged. */
  unpackedSize: number;
  /** Whatever the case of its name: to workbooks it is the same. */
  has(name: string): boolean;
  /**
   * The bytes of a file, unpacked as they are asked for; none where there is no such file.
   * @param most what packs into little and unpacks into more than this is refused
   * @throws UnreadableFile
   */
  unpacked(name: string, most: number): AsyncGenerator<Buffer>;
}

/** More than any workbook has. */
const mostFiles = 10_000;

/** @throws UnreadableFile */
export async function openArchive(bytes: Bytes): Promise<Archive> {
  try {
    const zip = await fromRandomAccessReaderPromise(new BytesReader(bytes), bytes.size, {
      autoClose: false,
      lazyEntries: true,
      // Nothing is written by these names, so it does not matter what they would mean to a file system.
      decodeStrings: false,
    });
    const entries = await entriesOf(zip);
    return {
      names: [...entries.keys()],
      unpackedSize: [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
      has: (name) => entries.has(keyOf(name)),
      unpacked: (name, most) => unpacked(zip, entries.get(keyOf(name)), most),
    };
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** Lets yauzl read bytes from wherever they are kept. */
export class BytesReader extends RandomAccessReader {
  readonly bytes: Bytes;

  constructor(bytes: Bytes) {
    super();
    this.bytes = bytes;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.bytes.read({ start, end: end - 1 });
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostFiles) throw damaged();
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted())
      throw new UnreadableFile('The workbook is protected by a password. Nothing was stored.');
    // Bytes, whatever the type says: names are not decoded.
    entries.set(keyOf(Buffer.from(entry.fileName).toString()), entry);
  }
  return entries;
}

const keyOf = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

async function* unpacked(zip: ZipFile, entry: Entry | undefined, most: number): AsyncGenerator<Buffer> {
  if (!entry) return;
  let size = 0;
  try {
    const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > most)
        throw new UnreadableFile(
          `The workbook unpacks to more than ${Math.floor(most / 1_000_000)} MB. Save the sheet as csv. Nothing was stored.`,
        );
      yield chunk;
    }
  } catch (error) {
    throw asUnreadable(error);
  }
}

const damaged = (cause?: unknown) =>
  new UnreadableFile('The workbook is damaged and cannot be read. Save it again. Nothing was stored.', {
    cause,
  });

/** What a disk has to say carries a code of its own, and is no fault of the file. */
const asUnreadable = (error: unknown): unknown =>
  error instanceof UnreadableFile || !(codeOf(error) ?? 'Z_').startsWith('Z_') ? error : damaged(error);
