import { vacsRules } from '@moderator/contract/options';
import type { decisionKinds, Result } from '@moderator/contract/options';
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

/**
 * A tick (true) or a cross (false) on a rule of evidence; null is not checked, and the comment says why, or
 * nothing yet where there is no comment.
 */
export interface Finding {
  rule: VacsRule;
  passed: boolean | null;
  comment: string;
}

/** What a finding on a rule of evidence says; `open` where it says nothing. */
export type RuleAnswer = 'met' | 'not_met' | 'not_checked' | 'open';

/**
 * How a rule of evidence was answered on one attempt.
 * @example answerOf({ rule: 'current', passed: null, comment: 'No dates are asked for.' }) === 'not_checked'
 */
export function answerOf(finding: Finding | undefined): RuleAnswer {
  if (!finding) return 'open';
  if (finding.passed !== null) return finding.passed ? 'met' : 'not_met';
  return finding.comment.trim() === '' ? 'open' : 'not_checked';
}

/**
 * Why findings may not be signed: two findings on one rule (`finding_twice`); a cross without a comment, which
 * helps nobody (`comment_needed`); a rule that is neither answered nor said why not, unless the policy leaves
 * that open (`rule_open`).
 *
 * @returns undefined where the findings may be signed
 * @example findingsRefusal([{ rule: 'valid', passed: true, comment: '' }], 'optional') === undefined
 */
export function findingsRefusal(
  findings: readonly Finding[],
  vacs: 'required' | 'optional' = 'required',
): Refusal | undefined {
  if (new Set(findings.map((each) => each.rule)).size < findings.length)
    return refusal('finding_twice', 'A rule of evidence has two findings. Keep one of them.');
  const silent = findings.find((each) => each.passed === false && each.comment.trim() === '');
  if (silent)
    return refusal(
      'comment_needed',
      `Say what is wrong: the cross at "${rulesOfEvidence[silent.rule].word}" needs a comment. Your text is kept.`,
    );
  const open = vacsRules.find(
    (rule) => answerOf(findings.find((finding) => finding.rule === rule)) === 'open',
  );
  if (vacs === 'optional' || !open) return undefined;
  return refusal(
    'rule_open',
    `"${rulesOfEvidence[open].word}" is not answered. Tick it, cross it, or say why it was not checked; your text is kept.`,
  );
}
