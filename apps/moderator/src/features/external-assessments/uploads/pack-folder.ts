import { crcOf } from './crc.ts';
import type { Folder } from './folders.ts';

/** What file managers leave behind. */
const litter = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** 1 January 1980: archives of the same files are the same, so that an upload goes on after the page was loaded anew. */
const noDay = 0x21;
const version = 45;
const utf8 = 0x0800;
const inExtra = 0xffff_ffff;

/**
 * A folder as an archive (zip with 64-bit sizes, nothing compressed) that holds its files by reference: their bytes are read when a
 * part is sent, so that a folder of any size takes no memory. All of them are read once before, for their checksums.
 *
 * @param onProgress bytes that were looked through; what it throws ends it
 * @throws DOMException where a file cannot be read
 */
export async function packFolder(folder: Folder, onProgress: (done: number) => void): Promise<File> {
  const files = folder.files
    .filter(({ path }) => !litter.test(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const parts: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let [offset, read] = [0, 0];
  for (const { path, file } of files) {
    const name = new TextEncoder().encode(path);
    const crc = await crcOf(file, (bytes) => onProgress((read += bytes)));
    const shared = [version, utf8, 0, 0, noDay] as const;
    const extra = bytesOf([2, 1], [2, 16], [8, file.size], [8, file.size]);
    const head = bytesOf(
      [4, 0x0403_4b50],
      ...twos(shared),
      [4, crc],
      [4, inExtra],
      [4, inExtra],
      [2, name.length],
      [2, extra.length],
    );
    parts.push(head, name, extra, file);
    const extraAt = bytesOf([2, 1], [2, 24], [8, file.size], [8, file.size], [8, offset]);
    directory.push(
      bytesOf([4, 0x0201_4b50], [2, version], ...twos(shared), [4, crc], [4, inExtra], [4, inExtra]),
      bytesOf([2, name.length], [2, extraAt.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, inExtra]),
      name,
      extraAt,
    );
    offset += head.length + name.length + extra.length + file.size;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const end = [
    bytesOf([4, 0x0606_4b50], [8, 44], [2, version], [2, version], [4, 0], [4, 0]),
    bytesOf([8, count], [8, count], [8, size], [8, offset]),
    bytesOf([4, 0x0706_4b50], [4, 0], [8, offset + size], [4, 1]),
    bytesOf([4, 0x0605_4b50], [2, 0], [2, 0], [2, 0xffff], [2, 0xffff], [4, inExtra], [4, inExtra], [2, 0]),
  ];
  return new File([...parts, ...directory, ...end], `${folder.name}.zip`, {
    type: 'application/zip',
    lastModified: Math.max(0, ...files.map(({ file }) => file.lastModified)),
  });
}

type Field = readonly [width: 2 | 4 | 8, value: number];

const twos = (values: readonly number[]): Field[] => values.map((value) => [2, value]);

/** Numbers as an archive has them, the lowest byte first. */
function bytesOf(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else if (width === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += width;
  }
  return bytes;
}
