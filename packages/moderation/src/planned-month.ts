import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/**
 * Why a look may not be planned for a month; undefined where it may. What is overdue keeps its month while only its
 * note is changed.
 *
 * @param month YYYY-MM
 * @param today YYYY-MM-DD by the calendar of the account
 * @param before the month that it was planned for; undefined for a new one
 * @example plannedMonthRefusal('2026-10', '2026-11-22')?.code === 'month_over'
 */
export function plannedMonthRefusal(month: string, today: string, before?: string): Refusal | undefined {
  if (month >= today.slice(0, 7) || month === before) return undefined;
  return refusal(
    'month_over',
    'This month is over, so nothing can be planned for it. Your note is kept; choose this month or a later one.',
  );
}
