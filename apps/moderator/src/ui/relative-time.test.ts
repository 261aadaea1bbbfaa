import { describe, expect, test } from 'vitest';
import { clockTime, dayAndMonth, daysUntil, exactTime, relativeTime, shortDate } from './relative-time.ts';

/** 23:00 where the account is, and 21:00 in Greenwich. */
const now = new Date('2026-11-21T23:00:00+02:00');

describe('relative time', () => {
  test('days are calendar days where the account is', () => {
    expect(relativeTime('2026-11-22T01:00:00+02:00', now)).toBe('tomorrow');
    expect(relativeTime('2026-11-24', now)).toBe('in 3 days');
    expect(relativeTime('2026-11-20', now)).toBe('yesterday');
    expect(daysUntil('2026-11-22', new Date('2026-11-21T22:30:00Z'))).toBe(0);
  });

  test('a day without a time is today all day long', () => {
    expect(relativeTime('2026-11-21', now)).toBe('today');
  });

  test('the same day is told in hours and minutes', () => {
    expect(relativeTime('2026-11-21T22:40:00+02:00', now)).toBe('20 minutes ago');
    expect(relativeTime('2026-11-21T20:30:00+02:00', now)).toBe('2 hours ago');
    expect(relativeTime('2026-11-21T23:00:20+02:00', now)).toBe('just now');
  });

  test('far away it is told in weeks, months and years', () => {
    expect(relativeTime('2026-12-15', now)).toBe('in 3 weeks');
    expect(relativeTime('2026-08-01', now)).toBe('3 months ago');
    expect(relativeTime('2024-01-01', now)).toBe('2 years ago');
  });
});

describe('a date', () => {
  test('is that of the account wherever it is read, and its time names the zone', () => {
    expect(exactTime('2026-11-21T22:30:00Z')).toBe('Sunday, 22 November 2026 at 00:30 SAST');
    expect(clockTime('2026-11-21T11:05:00Z')).toBe('13:05 SAST');
    expect(shortDate('2026-11-21T22:30:00Z')).toBe('22 Nov 2026');
  });

  test('that is a day alone is that day in every zone', () => {
    expect(exactTime('2026-11-21')).toBe('Saturday, 21 November 2026');
    expect(shortDate('2026-11-21')).toBe('21 Nov 2026');
  });

  test('says its year only where it is another one', () => {
    expect(dayAndMonth('2026-11-25', now)).toBe('25 Nov');
    expect(dayAndMonth('2027-01-03', now)).toBe('03 Jan 2027');
  });
});
