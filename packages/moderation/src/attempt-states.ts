import type { attemptStates } from '@moderator/contract/options';

/** A state of an attempt; the contract lists them in the order of its life. */
export type AttemptState = (typeof attemptStates)[number];

/** The name of a state as people read it. */
export const stateLabels: Record<AttemptState, string> = {
  open: 'Open',
  submitted: 'Submitted',
  assessing: 'Being assessed',
  assessed: 'Assessed',
  batched: 'In a batch',
  in_sample: 'In sample',
  not_sampled: 'Not sampled',
  moderating: 'Being moderated',
  upheld: 'Upheld',
  overturned: 'Overturned',
  returned: 'Referred back',
  reported: 'Reported',
  verifying: 'Being verified',
  endorsed: 'Endorsed',
  not_endorsed: 'Not endorsed',
  certificated: 'Certificated',
};

/** The progress status that others see: the result only after the batch's report. */
export type PlatformStatus = 'InProgress' | 'AwaitingModeration' | 'Passed' | 'Failed' | 'Completed';

const inProgress = new Set<AttemptState>(['open', 'submitted', 'assessing', 'returned']);
const released = new Set<AttemptState>(['reported', 'verifying', 'endorsed', 'not_endorsed']);

/**
 * @param passed whether the released result passes; where that is not known, it counts as passed
 * @example platformStatus('in_sample') === 'AwaitingModeration'
 */
export function platformStatus(state: AttemptState, passed: boolean | null = null): PlatformStatus {
  if (inProgress.has(state)) return 'InProgress';
  if (state === 'certificated') return 'Completed';
  if (released.has(state)) return passed === false ? 'Failed' : 'Passed';
  return 'AwaitingModeration';
}

/**
 * The state of an attempt as its learner is told it. Between the judgement and the report it is one: the state by itself
 * would tell what was decided before it is released.
 *
 * @example stateForLearner('overturned') === 'assessed'
 */
export const stateForLearner = (state: AttemptState): AttemptState =>
  platformStatus(state) === 'AwaitingModeration' ? 'assessed' : state;
