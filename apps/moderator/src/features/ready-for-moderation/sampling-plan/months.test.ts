import { expect, test } from 'vitest';
import { monthsFrom } from './months.ts';

test('begin with this one and go on over the turn of the year', () => {
  expect(monthsFrom('2026-11-30', []).slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
});

test('leave out what is planned already, and are as many as ever', () => {
  const months = monthsFrom('2026-11-30', ['2026-11', '2027-01']);
  expect(months.slice(0, 2)).toEqual(['2026-12', '2027-02']);
  expect(months).toHaveLength(monthsFrom('2026-11-30', []).length);
});

test('keep the one it was planned for, over or not, and none twice', () => {
  expect(monthsFrom('2026-11-30', ['2026-09'], '2026-09')[0]).toBe('2026-09');
  const again = monthsFrom('2026-11-30', ['2026-12'], '2026-12');
  expect(again.filter((month) => month === '2026-12')).toHaveLength(1);
});
