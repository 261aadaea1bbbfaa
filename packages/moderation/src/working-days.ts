import { daysAfter, publicHolidays, weekdayOf } from './public-holidays.ts';
import type { HolidayCountry, PublicHoliday } from './public-holidays.ts';

/** On which days an account works. */
export interface WorkingCalendar {
  /** 1 is Monday and 7 Sunday; one at least. */
  weekdays: readonly number[];
  publicHolidays: HolidayCountry | 'none';
  /** Days of the account's own, for example between the years. */
  daysOff: readonly { day: string; name: string }[];
}

/** That of an account which said nothing else. */
export const usualCalendar: WorkingCalendar = {
  weekdays: [1, 2, 3, 4, 5],
  publicHolidays: 'ZA',
  daysOff: [],
};

/** Why nobody works on a day. */
export type DayOff =
  | { kind: 'own'; name: string }
  | { kind: 'public'; holiday: PublicHoliday }
  | { kind: 'weekend' };

/** Why nobody works on a day, YYYY-MM-DD; undefined on a working day. */
export function dayOff(
  day: string,
  { weekdays, publicHolidays: country, daysOff }: WorkingCalendar,
): DayOff | undefined {
  const own = daysOff.find((each) => each.day === day);
  if (own) return { kind: 'own', name: own.name };
  const holiday = country === 'none' ? undefined : publicHolidays(country, Number(day.slice(0, 4))).get(day);
  if (holiday) return { kind: 'public', holiday };
  return weekdays.includes(weekdayOf(day)) ? undefined : { kind: 'weekend' };
}

/**
 * The day that so many working days lie behind, or before, another; the day itself does not count.
 *
 * @param count whole; less than nothing goes back. 0 gives the day itself where it is worked on, else the next that is.
 * @throws RangeError where the calendar has no working day within ten years
 * @example workingDaysAfter('2026-12-23', 2, usualCalendar) // '2026-12-28': Christmas, the Day of Goodwill and a Sunday lie between
 */
export function workingDaysAfter(day: string, count: number, calendar: WorkingCalendar): string {
  const step = count < 0 ? -1 : 1;
  let found = day;
  let left = Math.abs(count);
  for (let looked = 0; looked < 3660; looked++) {
    const isWorked = dayOff(found, calendar) === undefined;
    if (left === 0 && isWorked) return found;
    found = daysAfter(found, step);
    if (left > 0 && dayOff(found, calendar) === undefined) left -= 1;
  }
  throw new RangeError('The calendar has no working days.');
}

/** Working days from one day to a later one, of which the first does not count. */
export function workingDaysBetween(from: string, to: string, calendar: WorkingCalendar): number {
  let count = 0;
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1))
    if (!dayOff(day, calendar)) count += 1;
  return count;
}
