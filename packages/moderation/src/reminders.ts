import { daysAfter } from './public-holidays.ts';
import { workingDaysAfter } from './working-days.ts';
import type { WorkingCalendar } from './working-days.ts';

/** When people are reminded of what is asked of them. */
export interface ReminderRules {
  /** Working days before the due day; null: not before it. */
  before: number | null;
  onTheDay: boolean;
  /** Days from one reminder to the next once it is overdue; null: none. */
  every: number | null;
}

/** Those of an account which said nothing else. */
export const usualReminders: ReminderRules = { before: 3, onTheDay: true, every: 7 };

export interface Reminder {
  kind: 'before' | 'due' | 'overdue';
  /** The day that it belongs to, by which it is sent once. */
  on: string;
}

/**
 * The latest reminder that has come by a day, so that one which a pause of the platform swallowed still goes out, and
 * older ones do not go out beside it. What was asked for later than a reminder's day has missed that reminder.
 *
 * @example latestReminder({ today: '2026-11-24', askedOn: '2026-11-10', dueOn: '2026-11-24' }, usualReminders, usualCalendar) // due
 */
export function latestReminder(
  { today, askedOn, dueOn }: { today: string; askedOn: string; dueOn: string },
  { before, onTheDay, every }: ReminderRules,
  calendar: WorkingCalendar,
): Reminder | undefined {
  const reminders: Reminder[] = [];
  if (before !== null) reminders.push({ kind: 'before', on: workingDaysAfter(dueOn, -before, calendar) });
  if (onTheDay) reminders.push({ kind: 'due', on: dueOn });
  if (every !== null) {
    const over = Math.floor((Date.parse(today) - Date.parse(dueOn)) / 86_400_000);
    const times = Math.floor(over / every);
    if (times > 0) reminders.push({ kind: 'overdue', on: daysAfter(dueOn, times * every) });
  }
  return reminders.findLast(({ on }) => on <= today && on > askedOn);
}
