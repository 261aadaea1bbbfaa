import { expect, it } from 'vitest';
import { everyMonth, valuesOf } from './every-month.ts';

it('fills in months between those that have something, over the end of a year', () => {
  const some = [
    { month: '2025-11', count: 3 },
    { month: '2026-02', count: 5 },
  ];
  expect(everyMonth(some)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(valuesOf(some, ({ count }) => count)).toEqual([3, null, null, 5]);
  expect(everyMonth([])).toEqual([]);
});
