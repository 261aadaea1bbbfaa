import { describe, expect, it } from 'vitest';
import { appealDecisionRefusal, appealPartRefusal, appealRefusal, appealableUntil } from './appeals.ts';
import { usualCalendar } from './working-days.ts';

const result = {
  releasedOn: '2026-11-20',
  isAppealed: false,
  today: '2026-11-27',
  appealDays: 5,
  calendar: usualCalendar,
};

describe('the window of an appeal', () => {
  it.each([
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-11-23', 1, '2026-11-24'],
    // Reconciliation Day is no working day.
    ['2026-12-15', 1, '2026-12-17'],
    [null, 5, null],
  ])('of a result released on %s with %i days ends on %s', (releasedOn, appealDays, until) =>
    expect(appealableUntil({ releasedOn, appealDays, calendar: usualCalendar })).toBe(until),
  );

  it.each([
    ['it is its last day', {}, undefined],
    ['it is over', { today: '2026-11-28' }, 'appeal_too_late'],
    ['it was appealed against', { isAppealed: true }, 'appealed_already'],
    ['nothing is released', { releasedOn: null }, 'not_released'],
  ])('where %s', (_, part, code) => expect(appealRefusal({ ...result, ...part })?.code).toBe(code));
});

describe('who judges an appeal', () => {
  it('had no part in the result', () => {
    expect(appealPartRefusal('me', ['assessor', null, 'me'])?.catalogueCode).toBe('4008');
    expect(appealPartRefusal('me', ['assessor', null])).toBeUndefined();
  });
});

describe('the decision on an appeal', () => {
  it.each([
    ['upheld', 'Seen.', [true, false], undefined],
    ['dismissed', 'Seen.', [false, false], undefined],
    ['upheld', 'Seen.', [false], 'nothing_differs'],
    ['dismissed', 'Seen.', [true, false], 'result_differs'],
    ['dismissed', ' ', [false], 'reason_needed'],
    ['upheld', 'Seen.', [true, null], 'verdict_needed'],
  ] as const)('%s with reasons "%s" over changes %j: %s', (kind, reasons, changes, code) =>
    expect(appealDecisionRefusal({ kind, reasons, changes })?.code).toBe(code),
  );
});
