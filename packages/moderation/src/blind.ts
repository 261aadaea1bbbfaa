import type { Result } from './verdicts.ts';

/** Who looks at an attempt, and what they have committed themselves to. */
export interface BlindView {
  /** Whether the policy of the course hides judgements. */
  blind: boolean;
  /** Ids of the course's outcomes; a judgement of any other outcome is never shown. */
  outcomes: readonly string[];
  /** This moderator's own verdicts as stored; a draft has no result and reveals nothing. */
  verdicts: readonly { outcomeId: string; result: Result | null }[];
  /** False for who does not moderate the attempt; taken as true where it is not said, to hide rather than show. */
  moderating?: boolean;
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
  const { blind, outcomes, verdicts, moderating = true } = view;
  const stored = verdicts.filter((each) => each.result !== null).map((each) => each.outcomeId);
  const revealed = new Set(blind && moderating ? stored : outcomes);
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
