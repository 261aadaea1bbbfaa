import { vacsRules } from '@moderator/contract/options';
import type { decisionKinds } from '@moderator/contract/options';
import type { Result, Scale } from '@moderator/contract/types';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { passes, valueOf } from './scales.ts';

/** How two results on one outcome stand to each other; unknown where there is only one. */
export type Comparison = 'agrees' | 'differs' | 'unknown';
/** What a moderator may decide on an attempt. */
export type DecisionKind = (typeof decisionKinds)[number];

/** What verdict and judgement are compared by. */
export interface Yardstick {
  scale: Scale;
  /** By how many levels or marks they may differ and still agree, by the policy; none unless told. */
  tolerance?: number | undefined;
}

/**
 * How a moderator's verdict on an outcome stands to the assessor's judgement of it. Within the tolerance of the
 * policy they agree, also where one of them passes and the other does not: see isSplitByPass.
 *
 * Source: a marking tolerance within which the first mark stands, as in the sampling of centres' marking by the
 * awarding bodies of the United Kingdom (JCQ, Instructions for conducting non-examination assessments).
 *
 * @example compareVerdict('C', 'NYC', { scale: twoResults }) === 'differs'
 */
export function compareVerdict(
  verdict: Result,
  judgement: Result | null,
  { scale, tolerance = 0 }: Yardstick,
): Comparison {
  if (judgement === null) return 'unknown';
  const distance = Math.abs(valueOf(scale, verdict) - valueOf(scale, judgement));
  // Two results have nothing between them that could be tolerated.
  const allowed = scale.kind === 'two_results' ? 0 : tolerance;
  return verdict === judgement || distance <= allowed + 1e-6 ? 'agrees' : 'differs';
}

/**
 * Whether one of verdict and judgement passes and the other does not, which within a tolerance is easily missed.
 * @example isSplitByPass('49', '51', { scale: marks }) === true // 50 pass
 */
export const isSplitByPass = (verdict: Result, judgement: Result | null, { scale }: Yardstick): boolean =>
  judgement !== null && passes(scale, verdict) !== passes(scale, judgement);

/**
 * Whether overturning takes the verdict for the result of an outcome: where it differs from the judgement, or passes
 * where that does not. What else agrees within the tolerance stays as it was judged.
 *
 * @example changesResult('66', '67', { scale: marks, tolerance: 3 }) === false
 */
export const changesResult = (verdict: Result, judgement: Result | null, yardstick: Yardstick): boolean =>
  compareVerdict(verdict, judgement, yardstick) !== 'agrees' || isSplitByPass(verdict, judgement, yardstick);

/**
 * The result of an outcome that stands after a decision: the assessor's, and the moderator's where an overturning
 * changes it, or where there is no judgement.
 *
 * @example standingResult('overturned', { verdict: 'NYC', judgement: 'C' }, { scale: twoResults }) === 'NYC'
 */
export function standingResult(
  kind: DecisionKind,
  { verdict, judgement }: { verdict: Result | null; judgement: Result | null },
  yardstick: Yardstick,
): Result | null {
  if (verdict === null || judgement === null) return judgement ?? verdict;
  return kind === 'overturned' && changesResult(verdict, judgement, yardstick) ? verdict : judgement;
}

/**
 * What complete verdicts amount to, by how each stands to its judgement: upheld when all agree, overturned when an
 * outcome's result changes even if the attempt's does not, since the statement of results names outcomes; referred
 * back when an outcome was never judged. The moderator decides; this is only the proposal.
 *
 * @example proposedDecision(['agrees', 'differs']) === 'overturned'
 */
export function proposedDecision(comparisons: readonly Comparison[]): DecisionKind {
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
