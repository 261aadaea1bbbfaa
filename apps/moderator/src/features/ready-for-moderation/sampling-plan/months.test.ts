import { expect, test } from 'vitest';
import { monthsFrom } from './months.ts';

test('begin with this one and go on over the turn of the year', () => {
  expect(monthsFrom('2026-11-30').slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
});

test('keep one that is over where it was planned for it, and none twice', () => {
  expect(monthsFrom('2026-11-30', '2026-09')[0]).toBe('2026-09');
  expect(monthsFrom('2026-11-30', '2026-12').filter((month) => month === '2026-12')).toHaveLength(1);
});
