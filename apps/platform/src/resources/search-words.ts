/** What LIKE takes for a wildcard, as text. */
export const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/**
 * The words of a search as the database keeps them (plain_text in 0006-documents-at-scale.sql): lower case,
 * without marks. More than eight say no more than eight.
 */
export const plainWords = (text: string | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => word.slice(0, 64))
      .slice(0, 8),
  ),
];

/** Patterns for LIKE over plain text, one a word of what somebody searches for. */
export const searchPatterns = (text: string | undefined): string[] =>
  plainWords(text).map((word) => `%${escaped(word)}%`);

/** Where the words that begin like this one end, in the order of code points. */
export const afterPrefix = (word: string) => `${word}${String.fromCodePoint(0x10ffff)}`;
