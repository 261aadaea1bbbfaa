import { describe, expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T23:00:00');

describe('relative time', () => {
  test('days are calendar days where the person is', () => {
    expect(relativeTime('2026-11-22T01:00:00', now)).toBe('tomorrow');
    expect(relativeTime('2026-11-24', now)).toBe('in 3 days');
    expect(relativeTime('2026-11-20', now)).toBe('yesterday');
  });

  test('a day without a time is today all day long', () => {
    expect(relativeTime('2026-11-21', now)).toBe('today');
  });

  test('the same day is told in hours and minutes', () => {
    expect(relativeTime('2026-11-21T22:40:00', now)).toBe('20 minutes ago');
    expect(relativeTime('2026-11-21T20:30:00', now)).toBe('2 hours ago');
    expect(relativeTime('2026-11-21T23:00:20', now)).toBe('just now');
  });

  test('far away it is told in weeks, months and years', () => {
    expect(relativeTime('2026-12-15', now)).toBe('in 3 weeks');
    expect(relativeTime('2026-08-01', now)).toBe('3 months ago');
    expect(relativeTime('2024-01-01', now)).toBe('2 years ago');
  });
});
