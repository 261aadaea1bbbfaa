import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

const hmac = (seed: string, id: string) => createHmac('sha256', seed).update(id).digest('hex');

test('hashes what RFC 4231 hashes as it says', () => {
  expect(keyedHash('Jefe')('what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('is the HMAC-SHA-256 of any seed and any ids, one after the other', () => {
  const text = fc.string({ unit: 'binary', maxLength: 150 });
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 5 }), (seed, ids) => {
      expect(ids.map(keyedHash(seed))).toEqual(ids.map((id) => hmac(seed, id)));
    }),
  );
});
