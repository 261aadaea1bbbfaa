import type { DecisionKind, RuleAnswer } from './verdicts.ts';

/** What a report says of an attempt, as far as it decides how closely it is to be read. */
export interface ReportedAttempt {
  decision: DecisionKind;
  outcomes: readonly { agreed: boolean | null; changedAfterReveal: boolean }[];
  findings: readonly { answer: RuleAnswer }[];
  /** Each time that it was referred back before. */
  referrals: readonly unknown[];
}

/**
 * What nobody needs to look at twice: upheld and never referred back, every outcome judged alike and unchanged, no rule
 * of evidence broken or left out. Everything else is an exception, which a report tells in full and first.
 *
 * @example isPlain({ decision: 'overturned', outcomes: [], findings: [], referrals: [] }) === false
 */
export const isPlain = ({ decision, outcomes, findings, referrals }: ReportedAttempt): boolean =>
  decision === 'upheld' &&
  referrals.length === 0 &&
  outcomes.every(isJudgedAlike) &&
  findings.every((each) => each.answer === 'met' || each.answer === 'open');

/**
 * The exceptions among these, in the order in which they are to be read: what was overturned, what was referred back, what was
 * judged again since, what was judged otherwise on some outcome, and then what has a remark on a rule of evidence alone.
 * Among equals they keep their order, so that a batch of hundreds does not hide the few that were overturned behind a remark
 * that all have.
 *
 * @example exceptionsAmong([unchecked, overturned, plain]) // [overturned, unchecked]
 */
export const exceptionsAmong = <Attempt extends ReportedAttempt>(attempts: readonly Attempt[]): Attempt[] =>
  attempts.filter((attempt) => !isPlain(attempt)).toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf({ decision, outcomes, referrals }: ReportedAttempt): number {
  if (decision === 'overturned') return 0;
  if (decision === 'referred_back') return 1;
  if (referrals.length > 0) return 2;
  return outcomes.every(isJudgedAlike) ? 4 : 3;
}

interface Assessment {
  assessed: string | null;
  assessedPassed: boolean | null;
}

/**
 * What an attempt was assessed as first: what a report says became of a result begins there. Where it was not kept what was judged
 * before a referral, what was judged last is what is known.
 *
 * @example firstAssessment({ assessed: 'NYC', assessedPassed: false, referrals: [{ assessed: 'C', assessedPassed: true }] }).assessed // 'C'
 */
export const firstAssessment = (attempt: Assessment & { referrals: readonly Assessment[] }): Assessment =>
  attempt.referrals.find(({ assessed }) => assessed !== null) ?? attempt;

const isJudgedAlike = ({ agreed, changedAfterReveal }: ReportedAttempt['outcomes'][number]): boolean =>
  agreed !== false && !changedAfterReveal;
