import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import type { MatrixCell, PlannedLook } from '@moderator/contract/types';
import { monthLabel, shareLabel, whenLabel } from './cell-labels.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-ZA', messages: {} }));

const cell = (part: Partial<MatrixCell>): MatrixCell => ({
  outcomeId: 'o',
  status: 'open',
  assessed: 0,
  sampled: 0,
  decided: 0,
  changed: 0,
  interim: 0,
  unfinished: 0,
  lastLookedAt: null,
  months: [],
  planned: [],
  ...part,
});
const planned = (month: string, part: Partial<PlannedLook> = {}): PlannedLook => ({
  id: month,
  version: 1,
  month,
  note: '',
  interim: false,
  status: 'planned',
  doneAt: null,
  plannedBy: { id: 'm', name: 'Riaan Pretorius' },
  plannedAt: '2026-11-01T08:00:00Z',
  ...part,
});

test('a month is told by its name and year', () => {
  expect(monthLabel('2026-11')).toBe('Nov 2026');
});

test('what was looked at is told beside what there is', () => {
  expect(shareLabel(cell({ assessed: 12, sampled: 4, decided: 2 }))).toBe('2 of 12');
  expect(shareLabel(cell({ assessed: 12, decided: 2, interim: 1 }))).toBe('3 of 12');
  expect(shareLabel(cell({ unfinished: 2 }))).toContain('2');
  expect(shareLabel(cell({}))).toBe('');
});

test('the month that waits comes before those in which it was looked at', () => {
  expect(whenLabel(cell({ months: ['2026-03', '2026-10'] }))).toBe('Oct 2026');
  expect(whenLabel(cell({ months: ['2026-10'], planned: [planned('2026-12')] }))).toBe('Dec 2026');
  expect(whenLabel(cell({ months: ['2026-10'], planned: [planned('2026-09', { status: 'sampled' })] }))).toBe(
    'Oct 2026',
  );
  expect(whenLabel(cell({ planned: [planned('2026-12', { interim: true })] }))).toBe('Dec 2026, early');
  expect(whenLabel(cell({}))).toBe('');
});
