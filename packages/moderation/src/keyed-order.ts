/** Gives the hash of an item for a seed: HMAC-SHA-256 (RFC 2104) with the seed as the key, in hexadecimal. */
export type KeyedHash = (seed: string) => (id: string) => string;

/** An item's place in a draw, by its keyed hash. */
export interface Keyed {
  id: string;
  hash: string;
}

/**
 * Ids with their keyed hash, in its order, ties by the id, whatever order they came in (rule 3). Who has
 * the seed gets the same order on any machine; who has not cannot foresee it.
 *
 * @param keyedHash the machine's own HMAC-SHA-256: ten thousand of them through an implementation in JavaScript,
 *   or one by one through the promises of a browser, would take longer than all the rest of a draw
 * @throws RangeError for an empty seed, which is no key at all
 * @example keyBySeed('4f1c', ['a', 'b', 'c'], keyedHash)
 */
export function keyBySeed(seed: string, ids: readonly string[], keyedHash: KeyedHash): Keyed[] {
  if (seed === '') throw new RangeError('The seed of a draw is empty.');
  const hashOf = keyedHash(seed);
  return ids
    .map((id) => ({ id, hash: hashOf(id) }))
    .sort((a, b) => compare(a.hash, b.hash) || compare(a.id, b.id));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
