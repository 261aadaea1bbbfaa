import { keyBySeed } from './keyed-order.ts';
import { explainSample } from './sample-explanation.ts';
import type { SampleExplanation } from './sample-explanation.ts';
import type { Result } from '@moderator/contract/options';

/** Why an attempt is in a sample, in the words of the screen. */
export const sampleReasons = {
  percentage: 'Percentage of the batch',
  minimum: 'Minimum number',
  not_yet_competent: 'Not yet competent',
  appealed: 'Appealed',
  new_assessor: 'New assessor',
  borderline: 'Borderline',
  conflicting_evidence: 'Conflicting evidence',
  assessor_asked: 'Assessor asked',
  stratum_not_covered: 'Otherwise not covered',
  widened: 'Widened after an overturn',
  chosen_by_hand: 'Chosen by hand',
} as const;
/** A reason, as stored. */
export type SampleReason = keyof typeof sampleReasons;

/** What a sample can be asked to cover at least once. */
export type Stratum = 'assessor' | 'site' | 'outcome' | 'method';

/** How a sample is drawn and worked through; per account, overridable per course. */
export interface SamplingPolicy {
  /** Share of the batch in per cent, 0 to 100. */
  percentage: number;
  minimum: number;
  /** Rules that add to the draw; none of them applies unless it is named here. */
  alwaysInclude: readonly SampleRule[];
  strata: readonly Stratum[];
  /** Whether the assessor's judgement is hidden until the moderator's verdict. */
  blind: boolean;
  facilitatorMayModerate: boolean;
  /** By how many attempts an overturn widens the sample. */
  sequentialStep: number;
  /** After how many upholds in a row it stops growing. */
  sequentialRun: number;
}

/** Where neither the account nor the course says otherwise. */
export const defaultSamplingPolicy: SamplingPolicy = {
  percentage: 25,
  minimum: 3,
  alwaysInclude: [],
  strata: ['assessor', 'site', 'outcome', 'method'],
  blind: true,
  facilitatorMayModerate: false,
  sequentialStep: 5,
  sequentialRun: 5,
};

/** What the rules look at; facts that are not known do not include anything. */
export interface SampleAttempt {
  id: string;
  assessorId: string | null;
  siteId: string;
  result?: Result | null;
  appealed?: boolean;
  /** Days for which the assessor has been assessing. */
  assessorDays?: number;
  borderline?: boolean;
  conflictingEvidence?: boolean;
  assessorAsked?: boolean;
}

const newAssessorDays = 90;

/** Rules that put an attempt into the sample wherever the draw places it. One more rule is one more row. */
const alwaysRules = {
  not_yet_competent: (attempt: SampleAttempt) => attempt.result === 'NYC',
  appealed: (attempt: SampleAttempt) => attempt.appealed === true,
  new_assessor: (attempt: SampleAttempt) => (attempt.assessorDays ?? Infinity) < newAssessorDays,
  borderline: (attempt: SampleAttempt) => attempt.borderline === true,
  conflicting_evidence: (attempt: SampleAttempt) => attempt.conflictingEvidence === true,
  assessor_asked: (attempt: SampleAttempt) => attempt.assessorAsked === true,
};
/** The name of a rule that a policy can name. */
export type SampleRule = keyof typeof alwaysRules;

/** One attempt of the batch after the draw; without reasons exactly when it is not sampled. */
export interface SampleRow {
  attemptId: string;
  /** Place in the order of the draw, from 1. */
  position: number;
  hash: string;
  sampled: boolean;
  reasons: SampleReason[];
}

/** How many attempts the draw alone takes, before the rules add theirs. */
export function sampleSizeOf(policy: Pick<SamplingPolicy, 'percentage' | 'minimum'>, size: number): number {
  return Math.min(size, Math.max(policy.minimum, shareOf(policy, size)));
}

/** 1.1 % of 3,000 is 33.00000000000001 in floating point, and that is no reason to take a 34th. */
const shareOf = (policy: Pick<SamplingPolicy, 'percentage'>, size: number): number =>
  Math.min(size, Math.max(0, Math.ceil((size * policy.percentage) / 100 - 1e-9)));

/**
 * Draws a sample that anyone with the seed can repeat (rule 3): attempts in the order of their keyed hash,
 * the first ones for the percentage, more up to the minimum, then what the policy always includes.
 *
 * @throws RangeError for an empty seed, and for a rule of the policy that is not known: a sample that leaves
 *   out a rule would look as if it had been applied
 * @example
 * const { rows } = await drawSample({ seed: '4f1c', policy: defaultSamplingPolicy, attempts });
 * rows.filter((row) => row.sampled)
 */
export async function drawSample(draw: {
  seed: string;
  policy: SamplingPolicy;
  attempts: readonly SampleAttempt[];
}): Promise<{ rows: SampleRow[]; size: number; explanation: SampleExplanation }> {
  const { seed, policy, attempts } = draw;
  const unknown = policy.alwaysInclude.find((rule) => !Object.hasOwn(alwaysRules, rule));
  if (unknown !== undefined) throw new RangeError(`The sampling policy names an unknown rule: ${unknown}.`);
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const order = await keyBySeed(seed, [...byId.keys()]);
  const share = shareOf(policy, order.length);
  const drawn = sampleSizeOf(policy, order.length);
  const rows = order.map(({ id, hash }, index): SampleRow => {
    const attempt = byId.get(id)!;
    const reasons: SampleReason[] = policy.alwaysInclude.filter((rule) => alwaysRules[rule](attempt));
    if (index < share) reasons.unshift('percentage');
    else if (index < drawn) reasons.unshift('minimum');
    return { attemptId: id, position: index + 1, hash, sampled: reasons.length > 0, reasons };
  });
  const size = rows.filter((row) => row.sampled).length;
  return { rows, size, explanation: explainSample(seed, policy, rows) };
}
