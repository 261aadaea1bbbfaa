import { describe, expect, it } from 'vitest';
import { usualCalendar } from '@moderator/moderation';
import { comingDaysOff } from './coming-days-off.ts';

describe('the days off that come', () => {
  it('are those on which somebody would work otherwise, and the account’s own', () => {
    const calendar = {
      weekdays: [...usualCalendar.weekdays],
      publicHolidays: 'ZA' as const,
      daysOff: [{ day: '2026-12-27', name: 'Closed' }],
    };
    const days = comingDaysOff(calendar, '2026-12-10');
    // The Day of Goodwill of 2026 is a Saturday.
    expect(days.slice(0, 4).map(({ day }) => day)).toEqual([
      '2026-12-16',
      '2026-12-25',
      '2026-12-27',
      '2027-01-01',
    ]);
    expect(days.at(-1)!.day <= '2027-12-11').toBe(true);
  });

  it('are none where no holidays are kept', () => {
    const calendar = { weekdays: [1, 2, 3, 4, 5], publicHolidays: 'none' as const, daysOff: [] };
    expect(comingDaysOff(calendar, '2026-12-10')).toEqual([]);
  });
});
