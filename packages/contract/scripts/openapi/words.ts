/** Words of a name in code: `learnerId` is "learner id". */
export const wordsIn = (name: string): string =>
  name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** One of what a part of an address is about: `user` of `users`, `career` of `careers`. */
export const singularOf = (part: string): string =>
  wordsIn(part)
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/**
 * Words with their indefinite article. It follows the sound, of which the first letter tells most: "an account",
 * but "a user", "a unit", "a one-way sync".
 */
export const withArticle = (words: string): string =>
  `${/^(?!use|unit|one\b)[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

export const capitalised = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());
