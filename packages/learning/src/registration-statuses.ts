import type { progressStatuses } from '@moderator/contract/options';

/** Where a person stands with one thing, as others see it. */
export type ProgressStatus = (typeof progressStatuses)[number];

/** Those that are kept; the others follow from them and from what surrounds them. */
export const storedStatuses = [
  'NotAttempted',
  'InProgress',
  'AwaitingModeration',
  'Passed',
  'Failed',
  'Completed',
  'NotCompleted',
  'Missed',
] as const satisfies readonly ProgressStatus[];
export type StoredStatus = (typeof storedStatuses)[number];

const unfinished = { NotAttempted: 'Completed', InProgress: 'Completed', NotCompleted: 'Completed' } as const;
const kept = { Passed: 'Passed', Completed: 'Completed', AwaitingModeration: 'AwaitingModeration' } as const;

/**
 * What happens to a registration, and where it leads from where. What a state has no entry for is refused; what is
 * passed or completed does not fall back by a later result, only by an attempt that is reopened or by a reset, which
 * makes a new registration.
 */
const transitions = {
  /** Something of it was seen: a first session, a first answer. */
  open: {
    NotAttempted: 'InProgress',
    InProgress: 'InProgress',
    Failed: 'Failed',
    ...kept,
  },
  /** It is finished, and nobody asks how well. */
  complete: { ...unfinished, Failed: 'Completed', ...kept },
  /** It is finished with a result that reaches the pass mark. */
  pass: { NotAttempted: 'Passed', InProgress: 'Passed', NotCompleted: 'Passed', Failed: 'Passed', ...kept },
  /** It is finished with a result that does not. */
  fail: { NotAttempted: 'Failed', InProgress: 'Failed', NotCompleted: 'Failed', Failed: 'Failed', ...kept },
  /** It is handed in, and somebody still has to mark it. */
  submit: {
    NotAttempted: 'InProgress',
    InProgress: 'InProgress',
    // Time handed it in: what it becomes is said by its marks.
    NotCompleted: 'NotCompleted',
    Failed: 'Failed',
    ...kept,
  },
  /** It is finished and counts for a result that is moderated first. */
  awaitModeration: {
    NotAttempted: 'AwaitingModeration',
    InProgress: 'AwaitingModeration',
    NotCompleted: 'AwaitingModeration',
    Failed: 'AwaitingModeration',
    ...kept,
  },
  /** The attempt that it is evidence of is reported. */
  releasePassed: { AwaitingModeration: 'Passed', Passed: 'Passed', Completed: 'Completed' },
  releaseFailed: { AwaitingModeration: 'Failed', Failed: 'Failed' },
  /** What was reported is asked again. */
  reopenAttempt: { Passed: 'AwaitingModeration', Failed: 'AwaitingModeration' },
  certify: { Passed: 'Completed', Completed: 'Completed' },
  /** The time in which it can be done is over. */
  closeWindow: { NotAttempted: 'Missed', InProgress: 'NotCompleted' },
  /** There is time again. */
  reopenWindow: { Missed: 'NotAttempted', NotCompleted: 'InProgress' },
  /** Something from elsewhere counts instead. */
  waive: { ...unfinished, Missed: 'Completed', Failed: 'Completed' },
} as const satisfies Record<string, Partial<Record<StoredStatus, StoredStatus>>>;

export type RegistrationEvent = keyof typeof transitions;

/**
 * The status after something happened; undefined where it cannot happen to what stands there.
 * @example statusAfter('fail', 'Passed') // 'Passed': the better result stands
 * @example statusAfter('open', 'Missed') // undefined
 */
export const statusAfter = (event: RegistrationEvent, from: StoredStatus): StoredStatus | undefined =>
  (transitions[event] as Partial<Record<StoredStatus, StoredStatus>>)[from];

/** Nothing more is asked of the person. */
export const isOver = (status: StoredStatus): boolean =>
  status === 'Passed' || status === 'Completed' || status === 'AwaitingModeration';

/**
 * The status at a moment: what the job that closes windows will write, also where it has not come to it yet.
 * @example statusAt({ status: 'NotAttempted', closesAt: yesterday }, now) // 'Missed'
 */
export function statusAt(
  { status, closesAt }: { status: StoredStatus; closesAt: Date | null },
  now: Date,
): StoredStatus {
  if (!closesAt || closesAt > now) return status;
  return statusAfter('closeWindow', status) ?? status;
}
