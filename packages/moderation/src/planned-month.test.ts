import { expect, test } from 'vitest';
import { plannedMonthRefusal } from './index.ts';

const today = '2026-11-22';

test.each<[string, string, string | undefined, string | undefined]>([
  ['this month can be planned', '2026-11', undefined, undefined],
  ['a later month can be planned', '2027-01', undefined, undefined],
  ['a month that is over cannot be planned', '2026-10', undefined, 'month_over'],
  ['a month of last year cannot be planned', '2025-12', undefined, 'month_over'],
  ['what is overdue keeps its month', '2026-10', '2026-10', undefined],
  ['what is overdue does not move further back', '2026-09', '2026-10', 'month_over'],
  ['what is overdue moves forward', '2026-12', '2026-10', undefined],
])('%s', (_, month, before, code) => {
  expect(plannedMonthRefusal(month, today, before)?.code).toBe(code);
});
