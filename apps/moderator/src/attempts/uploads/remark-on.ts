/** What somebody should know of a file before it is handed in; it is taken all the same. */
export type Remark = 'locked' | 'place';

/** Photographs say in their first bytes what the camera wrote, and documents at either end that they are protected. */
const lookedAt = 65_536;

/**
 * Whether a document is protected, or a photograph says where it was taken. One that cannot be read is told when it is sent.
 * Sources: ISO 32000-1 (7.5.5, trailer); Exif 2.32 (4.6.3, pointer to the position; 4.6.6, its latitude).
 */
export async function remarkOn(file: Blob): Promise<Remark | undefined> {
  try {
    const [head, tail] = await Promise.all([
      bytesOf(file.slice(0, lookedAt)),
      bytesOf(file.slice(-lookedAt)),
    ]);
    if (textAt(head, 0, 5) === '%PDF-') return [head, tail].some(saysEncrypt) ? 'locked' : undefined;
    return saysPlace(head) ? 'place' : undefined;
  } catch {
    return undefined;
  }
}

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const saysEncrypt = (bytes: Uint8Array): boolean =>
  /\/Encrypt\b/.test(new TextDecoder('latin1').decode(bytes));

/** Throws a RangeError where a picture says more than it has. */
function saysPlace(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return false;
  for (
    let at = 2;
    view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda;
    at += 2 + view.getUint16(at + 2)
  )
    if (view.getUint8(at + 1) === 0xe1 && textAt(bytes, at + 4, 4) === 'Exif')
      return hasLatitude(view, at + 10);
  return false;
}

const pointerToPlace = 0x8825;
const latitude = 2;

function hasLatitude(view: DataView, start: number): boolean {
  const little = view.getUint16(start) === 0x4949;
  const entry = (directory: number, tag: number): number | undefined => {
    const count = view.getUint16(start + directory, little);
    for (let index = 0; index < count; index++) {
      const at = start + directory + 2 + 12 * index;
      if (view.getUint16(at, little) === tag) return view.getUint32(at + 8, little);
    }
    return undefined;
  };
  const place = entry(view.getUint32(start + 4, little), pointerToPlace);
  return place !== undefined && entry(place, latitude) !== undefined;
}
