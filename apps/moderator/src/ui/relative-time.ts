import { t } from '@lingui/core/macro';
import { formatDate, formatDistance } from '@/i18n/format.ts';

const dayMs = 86_400_000;

/** A calendar day (YYYY-MM-DD) is a day where the person is, not midnight in Greenwich. */
const parseTime = (value: string): Date =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00`) : new Date(value);

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/**
 * "in 3 days", "yesterday", "20 minutes ago". Days are calendar days: at 23:00, what is due at 01:00
 * is due tomorrow. Minutes and hours are told only for points in time of the same day.
 */
export function relativeTime(value: string, now = new Date()): string {
  const then = parseTime(value);
  const days = Math.round((startOfDay(then) - startOfDay(now)) / dayMs);
  if (days === 0 && value.length > 10) {
    const minutes = Math.round((then.getTime() - now.getTime()) / 60_000);
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

/** The date in full, with the time where there is one: "Saturday, 21 November 2026 at 13:05". */
export const exactTime = (value: string): string =>
  formatDate(parseTime(value), {
    dateStyle: 'full',
    ...(value.length > 10 && { timeStyle: 'short' as const }),
  });

/** The date in short: "21 Nov 2026". */
export const shortDate = (value: string): string => formatDate(parseTime(value), { dateStyle: 'medium' });
