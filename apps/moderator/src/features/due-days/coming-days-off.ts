import type { WorkingCalendar } from '@moderator/contract/types';
import { dayOff, daysAfter } from '@moderator/moderation';
import type { DayOff } from '@moderator/moderation';

/**
 * Days of the twelve months from a day on which nobody works, beside the weekends, the first one first. A public holiday
 * that is a weekend's day anyway is left out: nothing follows from it.
 *
 * @example comingDaysOff(usualCalendar, '2026-12-20')[0] // { day: '2026-12-25', off: { kind: 'public', holiday: 'christmas' } }
 */
export function comingDaysOff(calendar: WorkingCalendar, today: string): { day: string; off: DayOff }[] {
  const worked = { ...calendar, publicHolidays: 'none' as const, daysOff: [] };
  return Array.from({ length: 366 }, (_, index) => daysAfter(today, index)).flatMap((day) => {
    const off = dayOff(day, calendar);
    const isFree = dayOff(day, worked) !== undefined;
    return off && off.kind !== 'weekend' && (off.kind === 'own' || !isFree) ? [{ day, off }] : [];
  });
}
