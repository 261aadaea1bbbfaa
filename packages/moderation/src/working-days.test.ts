import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from './public-holidays.ts';
import { dayOff, usualCalendar, workingDaysAfter, workingDaysBetween } from './working-days.ts';

const withOwn = { ...usualCalendar, daysOff: [{ day: '2026-12-28', name: 'Closed between the years' }] };

describe('a day off', () => {
  it.each([
    ['2026-11-23', undefined],
    ['2026-11-22', { kind: 'weekend' }],
    ['2026-12-16', { kind: 'public', holiday: 'reconciliation' }],
    ['2026-12-26', { kind: 'public', holiday: 'goodwill' }],
    ['2026-12-28', { kind: 'own', name: 'Closed between the years' }],
  ])('%s is %j', (day, expected) => expect(dayOff(day, withOwn)).toEqual(expected));

  it('is no public holiday where the account keeps none', () => {
    expect(dayOff('2026-12-16', { ...usualCalendar, publicHolidays: 'none' })).toBeUndefined();
  });
});

describe('working days', () => {
  it.each([
    ['2026-11-23', 1, '2026-11-24'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-12-23', 2, '2026-12-29'],
    ['2026-12-15', 1, '2026-12-17'],
    ['2026-12-17', -1, '2026-12-15'],
    ['2026-11-23', 10, '2026-12-07'],
    ['2026-11-23', -3, '2026-11-18'],
  ])('%s and %i are %s', (day, count, expected) =>
    expect(workingDaysAfter(day, count, withOwn)).toBe(expected),
  );

  it('counted there and back are the same, over ten thousand days', () => {
    const day = fc.integer({ min: 0, max: 10_000 }).map((days) => daysAfter('2020-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (from, count) => {
        const to = workingDaysAfter(from, count, withOwn);
        expect(dayOff(to, withOwn)).toBeUndefined();
        expect(workingDaysBetween(from, to, withOwn)).toBe(count);
        expect(workingDaysAfter(to, -count, withOwn) <= from || dayOff(from, withOwn) !== undefined).toBe(
          true,
        );
      }),
    );
  });

  it('that a calendar has none of are refused instead of looked for without end', () => {
    const never = { ...usualCalendar, weekdays: [] };
    expect(() => workingDaysAfter('2026-11-23', 1, never)).toThrow(RangeError);
  });
});
