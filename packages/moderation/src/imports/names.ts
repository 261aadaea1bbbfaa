/**
 * The words of a name, without case, marks and signs, in the order of the alphabet: who writes the surname first means
 * the same person.
 * @example wordsOf('Ndlovu, Zanélé') // ['ndlovu', 'zanele']
 */
export const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted();

/**
 * A name without its gaps, as Canvas writes it into the names of files.
 * @example gluedName('Ndlovu, Zanele') === 'ndlovuzanele'
 */
export const gluedName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}_]/gu, '');

/**
 * A number by which people are known, without what different systems put into it.
 * @example plainNumber('  2026/0417 ') === '20260417'
 */
export const plainNumber = (number: string): string => number.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * How alike two texts are, from 0 to 1: how few letters have to be changed, added or left out (Levenshtein 1966), as a
 * share of the longer one.
 * @example likeness('ndlovu', 'ndhlovu') // 0.857…
 */
export function likeness(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  if (longer === 0) return 1;
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let place = 1; place <= other.length; place++) {
      const changed = row[place - 1]! + (one[at - 1] === other[place - 1] ? 0 : 1);
      next.push(Math.min(changed, row[place]! + 1, next[place - 1]! + 1));
    }
    row = next;
  }
  return 1 - row[other.length]! / longer;
}
