/** What the byte order mark at the beginning says; older programs write text with one. */
function marked([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * Bytes as text, in whichever of the ways it is written that the platform takes.
 * @param isCut whether they may end in the middle of a character
 * @throws where they are no text
 */
export function decodeText(bytes: Uint8Array, isCut = false): string {
  const encoding = marked(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes, { stream: isCut });
  if (bytes.includes(0)) throw new Error('Not text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
