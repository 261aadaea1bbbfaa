// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Versioned } from '../../src/kit/runtime.ts';
import type { Named } from '../shared/types.ts';

/** A day on which nobody of an account works */
export interface DayOff {
  /** The day */
  day: string;
  /** Why nobody works on it */
  name: string;
}

/** Working days and reminders of an account */
export interface DueDays {
  /** Whether the caller may change them for the account */
  mayEdit: boolean;
  /** Which version it is; 0 where nobody has saved one */
  version: number;
  calendar: WorkingCalendar;
  reminders: ReminderRules;
  /** Working days within which a released result can be appealed against */
  appealDays: number;
  /** Working days within which an appeal is to be decided */
  appealDecisionDays: number;
  /** Working days within which an assessment by another body is to be taken into a batch */
  externalDays: number;
  /** Who saved it; null where nobody did */
  savedBy: Named | null;
  /** When it was saved; null where nobody did */
  savedAt: string | null;
}

/** Working days and reminders to save */
export interface DueDaysToSave {
  /** The account; the own one unless told */
  accountId?: string;
  calendar: WorkingCalendar;
  reminders: ReminderRules;
  /** Working days within which a released result can be appealed against; where it is left out, it stays as it is */
  appealDays?: number;
  /** Working days within which an appeal is to be decided; where it is left out, it stays as it is */
  appealDecisionDays?: number;
  /** Working days within which an assessment by another body is to be taken into a batch; where it is left out, it stays as it is */
  externalDays?: number;
  /** The version that was changed: somebody else may have saved one since */
  version: number;
}

/** When people are reminded of what is asked of them */
export interface ReminderRules {
  /** Working days before the due day; null: not before it */
  before: number | null;
  /** Whether on the due day */
  onTheDay: boolean;
  /** Days from one to the next once it is overdue; null: none */
  every: number | null;
}

/** On which days an account works */
export interface WorkingCalendar {
  /** Days of the week that are worked on; 1 is Monday */
  weekdays: number[];
  /** Whose public holidays are kept: of South Africa, of England and Wales, or none */
  publicHolidays: "ZA" | "GB" | "none";
  /** Days of the account's own, the first one first */
  daysOff: DayOff[];
}

export interface GetDueDaysQuery {
  /** The account; the own one unless told */
  accountId?: string | null;
}

export interface DueDaysCalls {
  /**
   * Working days and reminders of an account.
   * `GET /v2/moderation/due-days` for moderator, manager, admin, verifier, assessor, trainer, learner. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const dueDays = await api.getDueDays();
   */
  getDueDays(input?: { query?: GetDueDaysQuery }, options?: CallOptions): Promise<Versioned<DueDays>>;

  /**
   * Save the working days and reminders of an account.
   * `PUT /v2/moderation/due-days` for manager, admin. Codes: key_reused, stale_version, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const dueDays = await api.saveDueDays({ body });
   */
  saveDueDays(input: { body: DueDaysToSave }, options?: CallOptions): Promise<Versioned<DueDays>>;
}
