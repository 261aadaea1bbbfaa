import { refuse } from '../kernel/refusal.ts';

/** What a request says of the part that it wants: the part, and of which state of the file (If-Range). */
export interface AskedRange {
  range: string | undefined;
  ifRange: string | undefined;
}

/** What a state of a file is known by, as ETag and If-Range have it. */
export const tagOf = (sha256: string): string => `"${sha256.slice(0, 32)}"`;

/**
 * The one byte range that a request asks for, both ends included; undefined for the whole file.
 * Source: RFC 9110, section 14. Several ranges at once are answered with the whole, as it allows; so is one of
 * another state of the file.
 */
export function rangeOf(
  asked: AskedRange | undefined,
  size: number,
  tag: string,
): { start: number; end: number } | undefined {
  if (asked?.ifRange !== undefined && asked.ifRange !== tag) return undefined;
  const match = /^bytes=(\d*)-(\d*)$/.exec(asked?.range?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end || start >= size)
    refuse('invalid_input', 'The range lies outside the file.', {
      headers: { 'content-range': `bytes */${size}` },
    });
  return { start, end };
}
