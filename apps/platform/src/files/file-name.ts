import { basename } from 'node:path';

/** The last part of a name as it was sent, without what is no text, and no longer than a line. */
export function fileName(sent: string): string {
  const name = basename(sent.normalize('NFC').replaceAll('\\', '/'));
  return name
    .replace(/\p{Cc}/gu, '')
    .slice(-255)
    .toWellFormed();
}
