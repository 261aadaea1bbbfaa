import { isUtf8 } from 'node:buffer';
import { fromRandomAccessReaderPromise, getFileNameLowLevel } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { codeOf } from '../kernel/thrown.ts';
import { BytesReader, UnreadableFile } from './archive.ts';
import type { Bytes } from './archive.ts';

/** A file of an archive that is unpacked as a whole. */
export interface PackedFile {
  /** Its place below the root, with slashes. */
  path: string;
  size: number;
  /** Checksum of its bytes (CRC-32), as the archive says it. */
  crc: number;
  /** Its bytes, unpacked as they are asked for. @throws UnreadableFile */
  read(): AsyncGenerator<Buffer>;
}

/** What an archive may hold. */
export interface ArchiveLimits {
  files: number;
  bytes: number;
  /** How often larger than packed an entry may get; small ones may. */
  growth: number;
  /** How often larger than itself all that is in an archive may get: many small entries are a bomb as well. */
  wholeGrowth: number;
}

export const packageLimits: ArchiveLimits = {
  files: 20_000,
  bytes: 2_000_000_000,
  growth: 200,
  wholeGrowth: 50,
};

/** What grows to no more than this is no bomb: an entry, and a whole archive. */
const harmless = 1_000_000;
const harmlessWhole = 20_000_000;

/** What file managers leave in archives, and office programs beside documents that are open. */
const litter = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|~\$[^/]+$|\.~lock\.[^/]+#$)/i;

/**
 * Opens an archive whose files are kept by their names. It is refused as a whole where one of them has a name that
 * leads elsewhere, is a link, is hidden by a password, or would grow beyond measure.
 * @throws UnreadableFile with a sentence
 */
export async function openPackage(bytes: Bytes, limits = packageLimits): Promise<PackedFile[]> {
  try {
    const zip = await fromRandomAccessReaderPromise(new BytesReader(bytes), bytes.size, {
      autoClose: false,
      lazyEntries: true,
      decodeStrings: false,
    });
    if (zip.entryCount > limits.files)
      throw new UnreadableFile(
        `The archive has ${zip.entryCount} entries; up to ${limits.files} are unpacked.`,
      );
    return await filesIn(zip, bytes.size, limits);
  } catch (error) {
    throw asUnreadable(error);
  }
}

async function filesIn(zip: ZipFile, size: number, limits: ArchiveLimits): Promise<PackedFile[]> {
  const files = new Map<string, PackedFile>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const path = nameOf(entry);
    // The root itself.
    if (path === '') continue;
    if (litter.test(path)) continue;
    refuseHostile(entry, path, limits);
    if (path.endsWith('/')) continue;
    total += entry.uncompressedSize;
    if (total > limits.bytes)
      throw new UnreadableFile(
        `The archive unpacks to more than ${Math.floor(limits.bytes / 1_000_000)} MB. Make its videos smaller.`,
      );
    if (total > harmlessWhole && total > size * limits.wholeGrowth)
      throw new UnreadableFile(
        `All that is in the archive would grow more than ${limits.wholeGrowth}-fold, and is not unpacked.`,
      );
    if (files.has(path)) throw new UnreadableFile(`The archive holds “${shown(path)}” twice.`);
    files.set(path, {
      path,
      size: entry.uncompressedSize,
      crc: entry.crc32,
      read: () => unpacked(zip, entry),
    });
  }
  return [...files.values()];
}

/** Many tools write UTF-8 without saying so; what is none is in the letters of old archives. */
function nameOf(entry: Entry): string {
  // Bytes, whatever the type says: names are not decoded.
  const bytes = Buffer.from(entry.fileName);
  const name = isUtf8(bytes)
    ? bytes.toString()
    : getFileNameLowLevel(entry.generalPurposeBitFlag, bytes, entry.extraFields, false);
  // Some tools write where they stand before every name, which leads nowhere.
  return name
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+/, '')
    .normalize();
}

const fileKinds = 0xf000;
const directory = 0x4000;
const regular = 0x8000;

function refuseHostile(entry: Entry, path: string, limits: ArchiveLimits): void {
  const segments = path.replace(/\/$/, '').split('/');
  // eslint-disable-next-line no-control-regex -- these are what must not be in a name
  const isOdd = /[\0-\x1f\x7f]/.test(path) || path.length > 1000 || /^[a-z]:/i.test(path);
  if (isOdd || segments.some((each) => each === '' || each === '.' || each === '..'))
    throw new UnreadableFile(`The archive holds a name that leads elsewhere: “${shown(path)}”.`);
  const kind = (entry.externalFileAttributes >>> 16) & fileKinds;
  if (kind !== 0 && kind !== regular && kind !== directory)
    throw new UnreadableFile(`The archive holds “${shown(path)}”, which is a link and no file.`);
  if (entry.isEncrypted())
    throw new UnreadableFile('The archive is protected by a password. Pack it without one.');
  const grows = entry.uncompressedSize > entry.compressedSize * limits.growth;
  if (entry.uncompressedSize > harmless && grows)
    throw new UnreadableFile(
      `“${shown(path)}” would grow more than ${limits.growth}-fold, and is not unpacked.`,
    );
}

async function* unpacked(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    // It ends with an error where it holds other than it says, more as well as less.
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  } catch (error) {
    throw asUnreadable(error);
  }
}

// eslint-disable-next-line no-control-regex -- these are not shown
const shown = (path: string): string => path.replace(/[\0-\x1f\x7f]/g, '�').slice(0, 120);

/** What a disk has to say carries a code of its own, and is no fault of the file. */
const asUnreadable = (error: unknown): unknown =>
  error instanceof UnreadableFile || !(codeOf(error) ?? 'Z_').startsWith('Z_')
    ? error
    : new UnreadableFile('The archive is damaged and cannot be read. Export the package again.');
