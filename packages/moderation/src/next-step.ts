/** What somebody is to do next, where several things wait. */
export type NextStepKind =
  | 'continue'
  | 'assess_overdue'
  | 'sign_report'
  | 'moderate'
  | 'assess'
  | 'draw'
  | 'build';

/** A batch that waits, as far as it decides what comes next. */
export interface WaitingBatch {
  id: string;
  state: 'collecting' | 'sampled' | 'reported';
  /** Whether a report on it can be signed now. */
  isReportable: boolean;
  /** Attempts of its sample that this person may decide on. */
  toModerate: number;
}

/** What waits for a person. */
export interface WhatWaits {
  /** An attempt that they hold. */
  claimed: boolean;
  /** Whether they assess; else what is due is somebody else's. */
  assesses: boolean;
  overdue: number;
  /** Due today or later this week. */
  dueSoon: number;
  /** Whether they may moderate today: a role and a registration that holds. */
  moderates: boolean;
  /** The most pressing first. */
  batches: readonly WaitingBatch[];
  readyToBatch: number;
}

/**
 * The one thing to do next: what was begun is finished first, then what is late, then what only waits for a
 * signature and holds up results, then the sample, then what is due soon, and last what begins something new.
 *
 * @returns undefined when nothing waits
 * @example nextStep({ ...facts, batches: [decided] }) // { kind: 'sign_report', batchId: decided.id }
 */
export function nextStep(waits: WhatWaits): { kind: NextStepKind; batchId?: string } | undefined {
  const { batches } = waits;
  const reportable = batches.find((batch) => batch.isReportable);
  const open = batches.find((batch) => batch.toModerate > 0);
  const undrawn = batches.find((batch) => batch.state === 'collecting');
  if (waits.claimed) return { kind: 'continue' };
  if (waits.assesses && waits.overdue > 0) return { kind: 'assess_overdue' };
  if (waits.moderates && reportable) return { kind: 'sign_report', batchId: reportable.id };
  if (waits.moderates && open) return { kind: 'moderate', batchId: open.id };
  if (waits.assesses && waits.dueSoon > 0) return { kind: 'assess' };
  if (waits.moderates && undrawn) return { kind: 'draw', batchId: undrawn.id };
  if (waits.moderates && waits.readyToBatch > 0) return { kind: 'build' };
  return undefined;
}
