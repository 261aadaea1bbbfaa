import { expect, test } from 'vitest';
import { parsePlanSearch } from './search.ts';

test('an address says course, period and cell', () => {
  const search = { courseId: 'c', from: '2026-01-01', to: '2026-12-31', assessorId: 'a', outcomeId: 'o' };
  expect(parsePlanSearch(search)).toEqual(search);
});

test('what is no day and no text is left out', () => {
  expect(parsePlanSearch({ from: '2026-13-40', to: 'today', courseId: ['a', 'b'], outcomeId: ' ' })).toEqual({
    courseId: undefined,
    from: undefined,
    to: undefined,
    assessorId: undefined,
    outcomeId: undefined,
  });
});
