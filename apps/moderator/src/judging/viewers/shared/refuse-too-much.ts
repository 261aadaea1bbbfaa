/** Bytes of markup that are read within seconds on a slow laptop; with more the window stops, and at last the browser ends it. */
const mostMarkup = 60_000_000;

/** Thrown for what is whole, and more than can be shown. */
export class TooMuch extends Error {}

const endOfDirectory = 0x06054b50;
const entryOfDirectory = 0x02014b50;
/** The longest comment behind the directory, and the end of it. */
const mostBehind = 65_535 + 22;

/**
 * Throws `TooMuch` for an archive of an office program whose markup unpacks to more than can be shown. Its pictures do not count. Sizes in 64 bits
 * are those of archives that are far too large, and what is no archive is for whoever reads it.
 */
export function refuseTooMuch(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const first = Math.max(0, bytes.length - mostBehind);
  while (end >= first && view.getUint32(end, true) !== endOfDirectory) end--;
  if (end < first) return;
  let markup = 0;
  let place = view.getUint32(end + 16, true);
  while (place + 46 <= end && view.getUint32(place, true) === entryOfDirectory) {
    const [nameLength, more, comment] = [28, 30, 32].map((at) => view.getUint16(place + at, true)) as [
      number,
      number,
      number,
    ];
    const name = new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameLength));
    if (/\.(xml|rels|vml)$/i.test(name)) markup += view.getUint32(place + 24, true);
    place += 46 + nameLength + more + comment;
  }
  if (markup > mostMarkup) throw new TooMuch();
}
