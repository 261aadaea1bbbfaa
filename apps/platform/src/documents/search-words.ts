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
      // Values that lists are filtered by are words that begin with one; no text is taken for them.
      .replace(/\p{Cc}/gu, ' ')
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

/**
 * The parts of a word that the database keeps beside it (search_words in 0006-documents-at-scale.sql): of a number, of
 * a double name, of the part of an address before the @. None where it is in one piece.
 */
export function partsOf(word: string): string[] {
  const parts = word
    .replace(/@.*$/, '')
    .split(/[-._/+'(),:#]/)
    .filter(Boolean);
  return parts.length === 1 && parts[0] === word ? [] : parts;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const digits = [...'0123456789'];

/**
 * What a word may have been with one slip less: two letters the wrong way round, one too many, one wrong, one
 * left out, in this order. Letters are taken for letters and digits for digits.
 * Source: the operations of the Damerau-Levenshtein distance.
 */
export function oneEditAway(word: string): string[] {
  if (word.length < 3 || word.length > 40) return [];
  const alphabet = /^\d+$/.test(word) ? digits : /\d/.test(word) ? [...letters, ...digits] : letters;
  const places = Array.from({ length: word.length }, (_, place) => place);
  const cut = (place: number) => [word.slice(0, place), word.slice(place)] as const;
  const swapped = places.slice(1).map((place) => {
    const [before, after] = cut(place);
    return before.slice(0, -1) + after.slice(0, 1) + before.slice(-1) + after.slice(1);
  });
  const without = places.map((place) => word.slice(0, place) + word.slice(place + 1));
  const other = places.flatMap((place) =>
    alphabet.map((letter) => word.slice(0, place) + letter + word.slice(place + 1)),
  );
  const more = [...places, word.length].flatMap((place) => alphabet.map((letter) => cut(place).join(letter)));
  const all = new Set([...swapped, ...without, ...other, ...more]);
  all.delete(word);
  return [...all];
}
