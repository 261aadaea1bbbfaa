import { t } from '@lingui/core/macro';
import { accountTimeZone } from '@moderator/contract/options';
import { dayNumber } from '@moderator/moderation';
import { formatDate, formatDistance } from '@/i18n/format.ts';

const dayMs = 86_400_000;

/** A calendar day (YYYY-MM-DD) is the same day everywhere; a point in time is told in the account's zone. */
const isDay = (value: string): boolean => value.length === 10;
const zoneOf = (value: string): string => (isDay(value) ? 'UTC' : accountTimeZone);
const dayOf = (value: string): number =>
  isDay(value) ? Date.parse(value) / dayMs : dayNumber(new Date(value), accountTimeZone);

/** Days from today until a day or a point in time, by the account's calendar; negative for the past. */
export const daysUntil = (value: string, now = new Date()): number =>
  dayOf(value) - dayNumber(now, accountTimeZone);

/** The calendar day of the account, YYYY-MM-DD, as the platform counts days. */
export const dayInAccount = (instant: Date): string =>
  new Date(dayNumber(instant, accountTimeZone) * dayMs).toISOString().slice(0, 10);

/**
 * "in 3 days", "yesterday", "20 minutes ago". Days are calendar days: at 23:00, what is due at 01:00
 * is due tomorrow. Minutes and hours are told only for points in time of the same day.
 */
export function relativeTime(value: string, now = new Date()): string {
  const days = daysUntil(value, now);
  if (days === 0 && !isDay(value)) {
    const minutes = Math.round((new Date(value).getTime() - now.getTime()) / 60_000);
    if (Math.abs(minutes) < 1) return t`just now`;
    return Math.abs(minutes) < 60
      ? formatDistance(minutes, 'minute')
      : formatDistance(Math.trunc(minutes / 60), 'hour');
  }
  if (Math.abs(days) < 14) return formatDistance(days, 'day');
  if (Math.abs(days) < 60) return formatDistance(Math.trunc(days / 7), 'week');
  if (Math.abs(days) < 365) return formatDistance(Math.trunc(days / 30.44), 'month');
  return formatDistance(Math.trunc(days / 365.25), 'year');
}

const told = (value: string, options: Intl.DateTimeFormatOptions): string =>
  formatDate(new Date(value), { ...options, timeZone: zoneOf(value) });

/** The date in full, with time and zone where there is a time: "Saturday, 21 November 2026 at 13:05 SAST". */
export const exactTime = (value: string): string =>
  isDay(value)
    ? told(value, { dateStyle: 'full' })
    : t`${told(value, { dateStyle: 'full' })} at ${clockTime(value)}`;

/** The time of day with its zone: "13:05 SAST". */
export const clockTime = (value: string): string =>
  told(value, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });

/** The date in short: "21 Nov 2026". */
export const shortDate = (value: string): string => told(value, { dateStyle: 'medium' });

/** The day in the fewest words: "21 Nov", with the year where it is another one. */
export const dayAndMonth = (value: string, now = new Date()): string =>
  told(value, {
    day: 'numeric',
    month: 'short',
    ...(told(value, { year: 'numeric' }) !== told(now.toISOString(), { year: 'numeric' }) && {
      year: 'numeric' as const,
    }),
  });
