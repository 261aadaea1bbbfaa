const encoder = new TextEncoder();

/** An item's place in a draw: HMAC-SHA-256 (RFC 2104) of its id with the seed as the key, in hexadecimal. */
export interface Keyed {
  id: string;
  hash: string;
}

/**
 * Ids with their keyed hash, in its order, ties by the id, whatever order they came in (rule 3). Who has
 * the seed gets the same order on any machine; who has not cannot foresee it.
 *
 * @throws RangeError for an empty seed, which is no key at all
 * @example await keyBySeed('4f1c', ['a', 'b', 'c'])
 */
export async function keyBySeed(seed: string, ids: readonly string[]): Promise<Keyed[]> {
  if (seed === '') throw new RangeError('The seed of a draw is empty.');
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', encoder.encode(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const keyed = await Promise.all(
    ids.map(async (id) => ({ id, hash: toHex(await subtle.sign('HMAC', key, encoder.encode(id))) })),
  );
  return keyed.sort((a, b) => compare(a.hash, b.hash) || compare(a.id, b.id));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Bytes as lower-case hexadecimal. */
export const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
