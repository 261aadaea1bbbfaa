import { decodeText } from '../shared/decode-text.ts';

export interface ReadText {
  text: string;
  isCut: boolean;
}

/** Bytes shown; a log of a hundred megabytes would stop the page. */
export const mostBytes = 1_000_000;

/** Bytes as text. Rejects when they are none. */
export async function readText(blob: Blob): Promise<ReadText> {
  const isCut = blob.size > mostBytes;
  const bytes = new Uint8Array(await blob.slice(0, mostBytes).arrayBuffer());
  const text = decodeText(bytes, isCut);
  return { text: isCut ? text : pretty(text), isCut };
}

/** JSON on one line is for machines. */
function pretty(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
