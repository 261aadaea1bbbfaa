import { longestCell, TableRefused } from './table.ts';
import { plain, readXml } from './xml-events.ts';
import { existing } from '../kernel/existing.ts';

const mostTexts = 3_000_000;
const pieceSize = 1_000_000;

/**
 * The texts of a workbook that its cells refer to by number. They are kept as bytes one after the other, which
 * takes a fraction of what as many texts would.
 * @param most bytes that are held; more are refused
 * @throws TableRefused
 */
export async function sharedStrings(
  chunks: AsyncIterable<Buffer>,
  most: number,
): Promise<(index: number) => string | undefined> {
  const pieces: Buffer[] = [];
  let ends = new Uint32Array(1024);
  let count = 0;
  let size = 0;

  function add(text: string): void {
    const bytes = Buffer.from(text.slice(0, longestCell + 1));
    if (size + bytes.length > most || count === mostTexts)
      throw new TableRefused('The workbook holds too much text. Save the sheet as csv. Nothing was stored.');
    for (let at = 0; at < bytes.length;) {
      if (size % pieceSize === 0) pieces.push(Buffer.allocUnsafe(pieceSize));
      const written = bytes.copy(existing(pieces.at(-1), 'piece'), size % pieceSize, at);
      at += written;
      size += written;
    }
    if (count === ends.length) {
      const longer = new Uint32Array(2 * count);
      longer.set(ends);
      ends = longer;
    }
    ends[count++] = size;
  }

  let text = '';
  let inText = false;
  let aside = false;
  await readXml(chunks, {
    open(name) {
      if (name === 'si') text = '';
      // How something is pronounced is no part of what it says.
      else if (name === 'rPh') aside = true;
      else if (name === 't') inText = !aside;
    },
    close(name) {
      if (name === 'si') add(text);
      else if (name === 'rPh') aside = false;
      else if (name === 't') inText = false;
    },
    text(piece) {
      if (inText && text.length <= longestCell) text += plain(piece);
    },
  });

  return (index) => {
    if (!(index >= 0 && index < count)) return undefined;
    const parts: Buffer[] = [];
    const end = ends[index] ?? 0;
    for (let at = index === 0 ? 0 : (ends[index - 1] ?? 0); at < end;) {
      const piece = Math.floor(at / pieceSize);
      const until = Math.min(end, (piece + 1) * pieceSize);
      parts.push(
        existing(pieces[piece], 'piece').subarray(at - piece * pieceSize, until - piece * pieceSize),
      );
      at = until;
    }
    const [part, ...more] = parts;
    return part && more.length === 0 ? part.toString() : Buffer.concat(parts).toString();
  };
}
