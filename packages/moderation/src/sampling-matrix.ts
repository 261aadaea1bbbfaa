import type { cellStatuses, lookStatuses } from '@moderator/contract/options';

/** Whether a planned look is done, its month is over, has begun or is still to come. */
export type LookStatus = (typeof lookStatuses)[number];

/** What stands out of a cell: a planned look, or else what was looked at and what there is. */
export type CellStatus = (typeof cellStatuses)[number];

/** A month, as far as it decides how a planned look stands. */
export interface PlannedMonth {
  /** YYYY-MM */
  month: string;
  /** Whether an attempt of the assessor was looked at on this outcome since the month began. */
  isDone: boolean;
}

/** What is known of one assessor and one outcome. */
export interface CellFacts {
  /** Attempts of which the assessor judged the outcome. */
  assessed: number;
  /** Of these, those in a sample. */
  sampled: number;
  /** Of these, those that were looked at: decided on, or early on this outcome alone. */
  looked: number;
  planned: readonly PlannedMonth[];
}

/**
 * How a planned look stands: a look in its month or later does it, and until then it is due from its first day
 * and overdue from the first day of the month after.
 *
 * @param today YYYY-MM-DD by the calendar of the account
 * @example lookStatus({ month: '2026-11', isDone: false }, '2026-11-22') === 'due'
 */
export function lookStatus({ month, isDone }: PlannedMonth, today: string): LookStatus {
  if (isDone) return 'sampled';
  const thisMonth = today.slice(0, 7);
  if (month > thisMonth) return 'planned';
  return month === thisMonth ? 'due' : 'overdue';
}

/**
 * What stands out of a cell of the sampling plan: what is overdue before what is due, then that it was looked at,
 * then what is planned or waits in a sample, then that there is something to look at.
 *
 * @param today YYYY-MM-DD by the calendar of the account
 * @example cellStatus({ assessed: 4, sampled: 1, looked: 0, planned: [] }, '2026-11-22') === 'in_sample'
 */
export function cellStatus({ assessed, sampled, looked, planned }: CellFacts, today: string): CellStatus {
  const statuses = new Set(planned.map((each) => lookStatus(each, today)));
  if (statuses.has('overdue')) return 'overdue';
  if (statuses.has('due')) return 'due';
  if (looked > 0 || statuses.has('sampled')) return 'sampled';
  if (sampled > 0) return 'in_sample';
  if (statuses.has('planned')) return 'planned';
  return assessed > 0 ? 'open' : 'nothing';
}
