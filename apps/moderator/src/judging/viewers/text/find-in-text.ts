export interface Piece {
  text: string;
  /** Number of the match, or undefined between matches. */
  match: number | undefined;
}

/** More would make the page slow and help nobody. */
export const mostMatches = 2_000;

/**
 * Cuts a text at the places where a query occurs, whatever the case.
 *
 * @example
 * cutAtMatches('Ab ab', 'ab') // [{ text: 'Ab', match: 0 }, { text: ' ' }, { text: 'ab', match: 1 }]
 */
export function cutAtMatches(text: string, query: string): Piece[] {
  if (query === '') return text === '' ? [] : [{ text, match: undefined }];
  const pieces: Piece[] = [];
  const pattern = new RegExp(query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
  let from = 0;
  let match = 0;
  for (const found of text.matchAll(pattern)) {
    if (match >= mostMatches) break;
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), match: undefined });
    pieces.push({ text: found[0], match: match++ });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), match: undefined });
  return pieces;
}

export const countMatches = (pieces: readonly Piece[]): number =>
  pieces.filter((piece) => piece.match !== undefined).length;

/** The match after or before another, round at the ends. */
export const stepMatch = (current: number, total: number, step: 1 | -1): number =>
  total === 0 ? 0 : (current + step + total) % total;
