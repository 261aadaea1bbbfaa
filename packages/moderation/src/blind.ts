import type { AttemptState } from './attempt-states.ts';
import type { Result } from '@moderator/contract/types';

/** States in which the assessor's judgement is there and not yet compared with a moderator's verdict. */
const beforeDecision = new Set<AttemptState>([
  'assessed',
  'batched',
  'in_sample',
  'not_sampled',
  'moderating',
]);

/**
 * Whether an attempt is assessed and a moderator has not decided on it.
 * @example isBeforeDecision('in_sample') === true
 */
export const isBeforeDecision = (state: AttemptState): boolean => beforeDecision.has(state);

/** States in which a judgement is being made; what is there of it is its assessor's alone. */
const inTheMaking = new Set<AttemptState>(['submitted', 'assessing']);

/** States in which the result is decided and waits for the report of its batch. */
const unreleased = new Set<AttemptState>(['upheld', 'overturned']);

/** An attempt, as far as it decides who sees the judgement. */
export interface BlindSubject {
  state: AttemptState;
  /** Whether the policy of the course hides judgements; taken as true where it is not said. */
  blind?: boolean | undefined;
}

/** Who looks, as far as it decides what they see. */
export interface Viewer {
  isItsAssessor: boolean;
  isModerator: boolean;
  isManager: boolean;
}

/**
 * Whether the assessor's judgement is kept from a person outcome by outcome (rule 6): from everybody who might
 * moderate the attempt until the decision is signed, from all others until the report releases the result
 * (rule 2). Its own assessor and managers know it anyway.
 *
 * @example
 * isBlindFor({ state: 'in_sample' }, { isItsAssessor: false, isModerator: true, isManager: false }) === true
 */
export function isBlindFor({ state, blind = true }: BlindSubject, viewer: Viewer): boolean {
  if (viewer.isItsAssessor) return false;
  if (inTheMaking.has(state)) return true;
  if (viewer.isModerator) return isBeforeDecision(state) && blind;
  return !viewer.isManager && (isBeforeDecision(state) || unreleased.has(state));
}

/** Rules of a policy that look at the judgement: being in the sample by one of them, or not, tells it. */
const telling = new Set<string>(['not_yet_competent', 'borderline', 'conflicting_evidence']);

/** Reasons that the draw gives by lot or for coverage: to who has none of them, a rule has to have been the reason. */
const untold = new Set<string>([...telling, 'percentage', 'minimum', 'stratum_not_covered']);

/**
 * Reasons of a sample row as who is blind sees them. Where a rule of the policy looks at the judgement, all that the
 * draw itself decided is told as one, "drawn": masking that rule alone would tell it by what is left. What has nothing
 * to do with the judgement stays: an appeal, a new assessor, a widening, a choice by hand.
 *
 * @param alwaysInclude the rules of the policy with which the sample was drawn
 * @example maskedReasons(['not_yet_competent', 'appealed'], ['not_yet_competent']) // ['drawn', 'appealed']
 */
export function maskedReasons(reasons: readonly string[], alwaysInclude: readonly string[]): string[] {
  if (!alwaysInclude.some((rule) => telling.has(rule))) return [...reasons];
  const drawn = reasons.some((reason) => reason !== 'widened' && reason !== 'chosen_by_hand');
  return [...(drawn ? ['drawn'] : []), ...reasons.filter((reason) => !untold.has(reason))];
}

/** Who looks at an attempt, and what they have committed themselves to. */
export interface BlindView {
  /** Whether judgements are kept from them: see isBlindFor. */
  blind: boolean;
  /** Ids of the course's outcomes; a judgement of any other outcome is never shown. */
  outcomes: readonly string[];
  /** This moderator's own verdicts as stored; a draft has no result and reveals nothing. */
  verdicts: readonly { outcomeId: string; result: Result | null }[];
}

/**
 * The assessor's judgements that may be sent to a browser (rule 6). Outcome by outcome: the verdict on one
 * reveals the judgement of that one and of no other.
 *
 * @example
 * visibleJudgements({ blind: true, outcomes: ['a', 'b'], verdicts: [{ outcomeId: 'a', result: 'C' }] }, judgements)
 * // the judgement of 'a' alone
 */
export function visibleJudgements<Judgement extends { outcomeId: string }>(
  view: BlindView,
  judgements: readonly Judgement[],
): Judgement[] {
  const { blind, outcomes, verdicts } = view;
  const stored = verdicts.filter((each) => each.result !== null).map((each) => each.outcomeId);
  const revealed = new Set(blind ? stored : outcomes);
  return judgements.filter(({ outcomeId }) => outcomes.includes(outcomeId) && revealed.has(outcomeId));
}

/**
 * Whether a verdict changes after its reveal, which is recorded as such (rule 6). Storing a verdict is what
 * reveals the judgement, so every later change of its result is one; a change of its comment is not.
 *
 * @param before the stored result; null or undefined while there is none
 * @example isChangeAfterReveal('C', 'NYC') === true
 */
export const isChangeAfterReveal = (before: Result | null | undefined, after: Result): boolean =>
  (before ?? after) !== after;
