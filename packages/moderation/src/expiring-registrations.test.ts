import { expect, test } from 'vitest';
import { expiringRegistrations } from './index.ts';

const today = '2026-11-22';
const registration = (
  number: string,
  expiresOn: string,
  courses: readonly string[] | '*' = '*',
  kind: 'assessor' | 'moderator' = 'moderator',
) => ({ number, expiresOn, courses, kind });

test.each([
  ['that ran out long ago', '2026-08-31', true],
  ['that ran out yesterday', '2026-11-21', true],
  ['whose last day is today', '2026-11-22', true],
  ['that ends in 60 days', '2027-01-21', true],
  ['that ends in 61 days', '2027-01-22', false],
])('a registration %s', (_, expiresOn, told) => {
  expect(expiringRegistrations([registration('1', expiresOn)], today)).toHaveLength(told ? 1 : 0);
});

test('one that was renewed is not spoken of, whatever way its courses are written', () => {
  const renewed = [registration('old', '2026-12-01', ['a']), registration('new', '2028-12-01', ['*'])];
  expect(expiringRegistrations(renewed, today)).toEqual([]);
});

test('one of another kind, or for fewer courses, renews nothing', () => {
  const kept = [
    registration('old', '2026-12-01', ['a', 'b']),
    registration('fewer', '2028-12-01', ['a']),
    registration('other kind', '2028-12-01', '*', 'assessor'),
  ];
  expect(expiringRegistrations(kept, today).map((each) => each.number)).toEqual(['old']);
});

test('the earliest end stands first', () => {
  const both = [registration('later', '2026-12-24', ['a']), registration('sooner', '2026-11-30', ['b'])];
  expect(expiringRegistrations(both, today).map((each) => each.number)).toEqual(['sooner', 'later']);
});
