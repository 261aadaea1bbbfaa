import type { figureIntervals } from '@moderator/contract/options';

export type Interval = (typeof figureIntervals)[number];

/** Days of a period, both of which belong to it. */
export interface Days {
  from: string;
  to: string;
}

/** Before everything that is counted. */
export const beginning = '0001-01-01';

const date = (day: string) => new Date(`${day}T00:00:00Z`);
const dayFrom = (instant: Date) => instant.toISOString().slice(0, 10);

/** @example addDays('2026-02-28', 1) // '2026-03-01' */
export function addDays(day: string, days: number): string {
  const moved = date(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return dayFrom(moved);
}

/** How many days a period has. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((date(to).getTime() - date(from).getTime()) / 86_400_000) + 1;

/** The same day of another year; of a leap day the last of February. */
export function yearsLater(day: string, years: number): string {
  const moved = date(day);
  const month = moved.getUTCMonth();
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  if (moved.getUTCMonth() !== month) moved.setUTCDate(0);
  return dayFrom(moved);
}

/** The first day of the day, week or month that a day lies in; weeks begin on Monday. */
export function beginOf(day: string, interval: Interval): string {
  const at = date(day);
  if (interval === 'day') return day;
  return interval === 'week' ? addDays(day, 1 - (at.getUTCDay() || 7)) : `${day.slice(0, 7)}-01`;
}

/** The first day behind the day, week or month that a day lies in; weeks begin on Monday. */
export function nextBegin(day: string, interval: Interval): string {
  const at = date(day);
  if (interval === 'day') return addDays(day, 1);
  if (interval === 'week') return addDays(day, 8 - (at.getUTCDay() || 7));
  return dayFrom(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)));
}

/**
 * A period as days, weeks or months; the first and the last are as long as the period reaches.
 * @param most how many there are at most
 * @returns undefined where there are more
 */
export function splitDays({ from, to }: Days, interval: Interval, most: number): Days[] | undefined {
  const parts: Days[] = [];
  for (let begin = from; begin <= to;) {
    if (parts.length === most) return undefined;
    const next = nextBegin(begin, interval);
    const end = addDays(next, -1);
    parts.push({ from: begin, to: end < to ? end : to });
    begin = next;
  }
  return parts;
}

/** Which day, ISO week or month a period is exactly; undefined where it is none of these. */
export function wholePeriod({ from, to }: Days): Interval | undefined {
  if (from === to) return 'day';
  const isWeek = date(from).getUTCDay() === 1 && lengthOf({ from, to }) === 7;
  if (isWeek) return 'week';
  return from.endsWith('-01') && nextBegin(from, 'month') === addDays(to, 1) ? 'month' : undefined;
}
