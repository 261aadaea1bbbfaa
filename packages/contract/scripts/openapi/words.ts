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
