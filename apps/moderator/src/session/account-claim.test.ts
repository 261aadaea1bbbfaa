import { expect, test } from 'vitest';
import { accountOfClaim } from './account-claim.ts';

test('the first of a list counts', () => {
  expect(accountOfClaim(['a', 'b'])).toBe('a');
});

test('one alone is the one, and none is none', () => {
  expect([accountOfClaim('a'), accountOfClaim([]), accountOfClaim(undefined)]).toEqual([
    'a',
    undefined,
    undefined,
  ]);
});
