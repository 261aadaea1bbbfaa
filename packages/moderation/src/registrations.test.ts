import { expect, test } from 'vitest';
import { standingRefusal } from './index.ts';

const today = '2026-11-22';
const moderator = (expiresOn: string, courses: readonly string[] | '*' = '*') =>
  ({ kind: 'moderator', number: 'MOD-1', expiresOn, courses }) as const;

test.each([
  ['nobody registered', [], 'not_registered'],
  ['an assessor alone', [{ ...moderator('2028-01-31'), kind: 'assessor' as const }], 'not_registered'],
  ['whose registration is over', [moderator('2026-08-31')], 'registration_expired'],
  [
    'whose registration is over for its few courses',
    [moderator('2026-08-31', ['a'])],
    'registration_expired',
  ],
  ['whose registration ends today', [moderator(today)], undefined],
  ['with an old and a new one', [moderator('2026-08-31'), moderator('2028-08-31', ['a'])], undefined],
] as const)('%s may moderate nothing, or something', (_, registrations, kind) => {
  expect(standingRefusal('moderator', registrations, today)?.kind).toBe(kind);
});
