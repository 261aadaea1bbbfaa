import { basename } from 'node:path';

/** What browsers send in a form for characters that would end the name (HTML, multipart/form-data encoding). */
const sentFor: Record<string, string> = { '%22': '"', '%0A': '\n', '%0D': '\r' };

/** The last part of a name as it was sent, without what is no text, and no longer than a line. */
export function fileName(sent: string): string {
  const plain = sent.replace(/%(?:22|0A|0D)/g, (escape) => sentFor[escape] ?? escape);
  const name = basename(plain.normalize('NFC').replaceAll('\\', '/'));
  return withoutDirections(name)
    .replace(/\p{Cc}/gu, '')
    .slice(-255)
    .toWellFormed();
}

/** A name as it is: signs that turn the direction of text make `exe.fdp` read as a PDF. Source: Unicode UAX #9, Bidi_Control. */
export const withoutDirections = (name: string): string => name.replace(/\p{Bidi_Control}/gu, '');
