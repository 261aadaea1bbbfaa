import { isUtf8 } from 'node:buffer';

/** How text is written that people hand in: nearly all of it in the first way, and by older programs in the others. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes of a text, or its characters. */
type Piece = Uint8Array | string;

/** What 80 to 9F are in Windows-1252, with gaps where it has none; Node's own decoder has control characters there. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (letter) => upper[letter.charCodeAt(0) - 0x80]!);

/** UTF-16 as its byte order mark says; without one nobody can tell it from anything else. */
function markedEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Undefined where the bytes are not what the encoding allows. They may end in the middle of a character. */
function decoded(bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

// eslint-disable-next-line no-control-regex -- these are what no text has
const control = /[\0-\u0008\u000E-\u001F\u007F-\u009F]/;

/**
 * How a text is written by its first bytes; undefined where it is none. Letters at the beginning that other files begin with as
 * well, as "MZ" or "BM", make no other file of what has no control characters: every program, picture and recording has.
 * @param isClaimed whether something takes the bytes for another kind of file
 */
export function encodingOfText(head: Uint8Array, isClaimed: boolean): TextEncoding | undefined {
  const marked = markedEncoding(head);
  if (marked) {
    const text = decoded(head, marked);
    return text !== undefined && !control.test(text) ? marked : undefined;
  }
  const text = decoded(head, 'utf-8');
  // What nothing else claims may have odd characters, as logs of machines do.
  if (text !== undefined) return (isClaimed ? control.test(text) : text.includes('\0')) ? undefined : 'utf-8';
  return !control.test(decodeWindows1252(head)) && isMostlyAscii(head) ? 'windows-1252' : undefined;
}

/** Of languages in Latin letters hardly a letter in ten is beyond ASCII; others have sets of their own, which would be read wrongly. */
function isMostlyAscii(bytes: Uint8Array): boolean {
  let beyond = 0;
  for (const byte of bytes) if (byte > 0x7f) beyond += 1;
  return beyond * 4 <= bytes.length;
}

/**
 * The pieces of a text as UTF-8 or as characters, however it is written. The first letter beyond ASCII decides; what is UTF-8
 * goes on as it is.
 */
export async function* readableText(source: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  let decode: Decode | undefined;
  /** From where there is something beyond ASCII, until the letter is whole. */
  let held: Uint8Array = new Uint8Array();
  let isFirst = true;
  for await (const piece of source) {
    if (isFirst) decode = decoderOfMarked(piece);
    isFirst = false;
    const all = held.length > 0 ? Buffer.concat([held, piece]) : piece;
    held = new Uint8Array();
    const beyond = decode ? -1 : all.findIndex((byte) => byte > 0x7f);
    if (beyond >= 0 && all.length - beyond < longestLetter) {
      held = all;
      continue;
    }
    if (beyond >= 0) decode = decoderFrom(all.subarray(beyond));
    const read = decode ? decode(all) : all;
    // A mark alone, or half of a letter, is nothing yet.
    if (read.length > 0) yield read;
  }
  if (held.length > 0) yield decoderFrom(held.subarray(held.findIndex((byte) => byte > 0x7f)))(held);
}

type Decode = (piece: Uint8Array) => Piece;

/** Bytes of a letter in UTF-8. */
const longestLetter = 4;

function decoderOfMarked(piece: Uint8Array): Decode | undefined {
  const marked = markedEncoding(piece);
  if (!marked) return undefined;
  const decoder = new TextDecoder(marked);
  return (each) => decoder.decode(each, { stream: true });
}

/** By the letter with which the bytes begin. */
const decoderFrom = (bytes: Uint8Array): Decode =>
  [2, 3, longestLetter].some((length) => bytes.length >= length && isUtf8(bytes.subarray(0, length)))
    ? (each) => each
    : decodeWindows1252;
