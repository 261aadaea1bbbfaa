import type { decisionKinds, Result, vacsRules } from '@moderator/contract/options';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** How two results on one outcome stand to each other; unknown where there is only one. */
export type Comparison = 'agrees' | 'differs' | 'unknown';
/** What a moderator may decide on an attempt. */
export type DecisionKind = (typeof decisionKinds)[number];

/**
 * How a moderator's verdict on an outcome stands to the assessor's judgement of it.
 *
 * @example compareVerdict('C', 'NYC') === 'differs'
 */
export function compareVerdict(verdict: Result, judgement: Result | null): Comparison {
  if (judgement === null) return 'unknown';
  return verdict === judgement ? 'agrees' : 'differs';
}

/**
 * The result of an attempt: competent when every outcome is; null while one is not judged.
 *
 * @example overallResult(['C', 'NYC']) === 'NYC'
 */
export function overallResult(results: readonly (Result | null)[]): Result | null {
  if (results.length === 0 || results.includes(null)) return null;
  return results.includes('NYC') ? 'NYC' : 'C';
}

/**
 * What complete verdicts amount to: upheld when all agree, overturned when an outcome's result changes even
 * if the attempt's does not, since the statement of results names outcomes; referred back when an outcome
 * was never judged. The moderator decides; this is only the proposal.
 *
 * @example proposedDecision([{ verdict: 'NYC', judgement: 'C' }]) === 'overturned'
 */
export function proposedDecision(
  outcomes: readonly { verdict: Result; judgement: Result | null }[],
): DecisionKind {
  const comparisons = outcomes.map((each) => compareVerdict(each.verdict, each.judgement));
  if (comparisons.includes('unknown')) return 'referred_back';
  return comparisons.includes('differs') ? 'overturned' : 'upheld';
}

/** A rule of evidence. */
export type VacsRule = (typeof vacsRules)[number];

/** The rules of evidence by the word and the question that a person knows each by. */
export const rulesOfEvidence: Record<VacsRule, { word: string; question: string }> = {
  valid: { word: 'Valid', question: 'Does the evidence cover the outcome and its criteria?' },
  authentic: { word: 'Authentic', question: "Is it the learner's own work?" },
  current: { word: 'Current', question: 'Does it show what the learner can do now?' },
  sufficient: { word: 'Sufficient', question: 'Is there enough of it to judge?' },
};

/** A tick (true), a cross (false) or nothing yet (null) on a rule of evidence. */
export interface Finding {
  rule: VacsRule;
  passed: boolean | null;
  comment: string;
}

/**
 * A cross without a comment helps nobody: it is refused (`comment_needed`). So are two findings on one rule
 * (`finding_twice`).
 *
 * @returns undefined where the findings may be signed
 * @example findingsRefusal([{ rule: 'valid', passed: true, comment: '' }]) === undefined
 */
export function findingsRefusal(findings: readonly Finding[]): Refusal | undefined {
  if (new Set(findings.map((each) => each.rule)).size < findings.length)
    return refusal('finding_twice', 'A rule of evidence has two findings. Keep one of them.');
  const silent = findings.find((each) => each.passed === false && each.comment.trim() === '');
  if (!silent) return undefined;
  const { word } = rulesOfEvidence[silent.rule];
  return refusal(
    'comment_needed',
    `Say what is wrong: the cross at "${word}" needs a comment. Your text is kept.`,
  );
}
