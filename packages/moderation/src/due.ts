/** The groups of a queue by due date, the most pressing first. */
export type DueGroup = 'overdue' | 'today' | 'this_week' | 'later' | 'none';

/**
 * Where a due date stands as seen from now in a time zone. What was due earlier today counts as today;
 * weeks end on Sunday.
 *
 * @param timeZone IANA name
 * @example dueGroup(new Date('2026-11-21T15:00Z'), new Date('2026-11-21T08:00Z'), 'Africa/Johannesburg') === 'today'
 */
export function dueGroup(dueAt: Date | null, now: Date, timeZone: string): DueGroup {
  if (dueAt === null) return 'none';
  const days = dayNumber(dueAt, timeZone) - dayNumber(now, timeZone);
  if (days < 0) return 'overdue';
  if (days === 0) return 'today';
  // Day number 4 was a Monday: 1 January 1970 was a Thursday.
  const daysToSunday = 6 - ((dayNumber(now, timeZone) + 3) % 7);
  return days <= daysToSunday ? 'this_week' : 'later';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Since 1972 all zones are whole quarters of an hour from UTC, so a quarter is of one day. */
const quarterMs = 900_000;
const since1972 = Date.UTC(1972, 0, 8);
/** Days of quarters by zone: calendars are slow, and lists ask for the days of the same few thousand quarters. */
const daysOfQuarters = new Map<string, Map<number, number>>();
const mostQuarters = 50_000;

/**
 * Days since 1 January 1970 on the calendar of a zone, so that days can be told apart and subtracted.
 * @param timeZone IANA name
 * @example dayNumber(new Date('1970-01-01T23:00Z'), 'Africa/Johannesburg') === 1
 */
export function dayNumber(instant: Date, timeZone: string): number {
  if (instant.getTime() < since1972) return calendarDay(instant, timeZone);
  let days = daysOfQuarters.get(timeZone);
  if (!days || days.size > mostQuarters) daysOfQuarters.set(timeZone, (days = new Map()));
  const quarter = Math.floor(instant.getTime() / quarterMs);
  let day = days.get(quarter);
  if (day === undefined) days.set(quarter, (day = calendarDay(instant, timeZone)));
  return day;
}

function calendarDay(instant: Date, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return Date.parse(`${format.format(instant)}T00:00:00Z`) / 86_400_000;
}
