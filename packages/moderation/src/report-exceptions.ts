import type { DecisionKind, RuleAnswer } from './verdicts.ts';

/** What a report says of an attempt, as far as it decides how closely it is to be read. */
export interface ReportedAttempt {
  decision: DecisionKind;
  outcomes: readonly { agreed: boolean | null; changedAfterReveal: boolean }[];
  findings: readonly { answer: RuleAnswer }[];
}

/**
 * What nobody needs to look at twice: upheld, every outcome judged alike and unchanged, no rule of evidence broken
 * or left out. Everything else is an exception, which a report tells in full and first.
 *
 * @example isPlain({ decision: 'overturned', outcomes: [], findings: [] }) === false
 */
export const isPlain = ({ decision, outcomes, findings }: ReportedAttempt): boolean =>
  decision === 'upheld' &&
  outcomes.every((each) => each.agreed !== false && !each.changedAfterReveal) &&
  findings.every((each) => each.answer === 'met' || each.answer === 'open');
