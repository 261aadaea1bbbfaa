/** Names of fewer letters are words of many languages, and say nothing alone. */
const fewestLetters = 3;

const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of names that give a person away, as they are compared: without capitals and marks. */
const tellingWords = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names
      .flatMap((name) => withoutMarks(name).split(/[^\p{L}\p{N}]+/u))
      .filter((word) => word.length >= fewestLetters),
  );

const words = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of a text that are part of these names, each once and as it is written.
 * @example namesIn('Zanele’s second sheet', ['Zanele Ndlovu']) // ['Zanele']
 */
export function namesIn(text: string, names: readonly string[]): string[] {
  const telling = tellingWords(names);
  return [...new Set(text.match(words) ?? [])].filter((word) => telling.has(withoutMarks(word)));
}

/**
 * A text with an ellipsis for every word that is part of these names, whatever capitals and marks it is written with; one
 * of words that follow each other. Names of fewer than three letters stay: they are words of a language as well.
 * @example withoutNames('Sheet of Zanele Ndlovu', ['Zanele Ndlovu']) // 'Sheet of …'
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const telling = tellingWords(names);
  return text
    .replaceAll(words, (word) => (telling.has(withoutMarks(word)) ? '…' : word))
    .replaceAll(/…(?:[\s_.-]*…)+/gu, '…');
}
