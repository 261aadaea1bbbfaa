import { refuse } from '../kernel/refusal.ts';

/**
 * The one byte range that a request asks for, both ends included; undefined for the whole file.
 * Source: RFC 9110, section 14. Several ranges at once are answered with the whole, as it allows.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
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
