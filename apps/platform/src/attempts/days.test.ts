import { describe, expect, it } from 'vitest';
import { dayBounds } from './days.ts';

describe('dayBounds', () => {
  it('gives the midnights of the zone, with the week ending on Sunday', () => {
    // Saturday, already Sunday in no zone that matters here: 21 November 2026 is a Saturday.
    expect(dayBounds(new Date('2026-11-21T10:00:00Z'), 'Africa/Johannesburg')).toEqual({
      today: new Date('2026-11-20T22:00:00Z'),
      tomorrow: new Date('2026-11-21T22:00:00Z'),
      nextWeek: new Date('2026-11-22T22:00:00Z'),
    });
  });

  it('follows the zone across midnight', () => {
    expect(dayBounds(new Date('2026-11-22T22:30:00Z'), 'Africa/Johannesburg').today).toEqual(
      new Date('2026-11-22T22:00:00Z'),
    );
  });
});
