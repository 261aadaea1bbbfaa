import { usualAppealDays, usualCalendar, usualReminders, usualWaitingDays } from '@moderator/moderation';
import type { ReminderRules, WorkingCalendar } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';

export interface DueDaySettings {
  /** 0 where nobody has saved any. */
  version: number;
  calendar: WorkingCalendar;
  reminders: ReminderRules;
  /** Working days within which a result can be appealed against. */
  appeal_days: number;
  /** Within which an appeal is to be decided. */
  appeal_decision_days: number;
  /** Within which what another body assessed is to be taken into a batch. */
  external_days: number;
  saved_by: string | null;
  saved_at: Date | null;
}

/** On which days an account works and when it reminds people; what is usual where nobody said. */
export async function dueDaysOf(queries: Queries, accountId: string): Promise<DueDaySettings> {
  const row = await queries
    .selectFrom('due_days')
    .select([
      'version',
      'calendar',
      'reminders',
      'appeal_days',
      'appeal_decision_days',
      'external_days',
      'saved_by',
      'saved_at',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return (
    row ?? {
      version: 0,
      calendar: usualCalendar,
      reminders: usualReminders,
      appeal_days: usualAppealDays,
      appeal_decision_days: usualWaitingDays,
      external_days: usualWaitingDays,
      saved_by: null,
      saved_at: null,
    }
  );
}
