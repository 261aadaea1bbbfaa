import type { DueDays } from '@moderator/contract/types';
import { isRecord } from '@/storage/guarded-storage.ts';

/** What a manager changes: all but whose it is. */
export type DueDaysForm = Pick<DueDays, 'calendar' | 'reminders' | WaitingDays>;

/** Working days within which something is to be done. */
const waitingDays = ['appealDays', 'appealDecisionDays', 'externalDays'] as const;
export type WaitingDays = (typeof waitingDays)[number];

export const formOf = ({
  calendar,
  reminders,
  appealDays,
  appealDecisionDays,
  externalDays,
}: DueDaysForm): DueDaysForm => ({ calendar, reminders, appealDays, appealDecisionDays, externalDays });

/** What of a form was kept on the device; undefined where another version of the application kept something else. */
export function keptForm(kept: unknown): DueDaysForm | undefined {
  if (!isRecord(kept) || !isRecord(kept['reminders']) || !isRecord(kept['calendar'])) return undefined;
  if (waitingDays.some((days) => typeof kept[days] !== 'number')) return undefined;
  const { weekdays, daysOff } = kept['calendar'];
  return Array.isArray(weekdays) && Array.isArray(daysOff) ? (kept as unknown as DueDaysForm) : undefined;
}
