import { orderBySeed } from './keyed-order.ts';
import type { Result } from './verdicts.ts';

/** Why an attempt is in a sample. */
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
export type SampleReason = keyof typeof sampleReasons;

export interface SamplingPolicy {
  /** Share of the batch in per cent, 0 to 100. */
  percentage: number;
  minimum: number;
  alwaysInclude: readonly AlwaysRule[];
  /** What a sample has to cover at least once. */
  strata: readonly ('assessor' | 'site' | 'outcome' | 'method')[];
  /** Whether the assessor's judgement is hidden until the moderator's verdict. */
  blind: boolean;
  facilitatorMayModerate: boolean;
  /** By how many attempts an overturn widens the sample. */
  sequentialStep: number;
  /** After how many upholds in a row it stops growing. */
  sequentialRun: number;
}

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
export type AlwaysRule = keyof typeof alwaysRules;

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

const shareOf = (policy: Pick<SamplingPolicy, 'percentage'>, size: number): number =>
  Math.ceil((size * policy.percentage) / 100);

/**
 * Draws a sample that anyone with the seed can repeat (rule 3): attempts in the order of their keyed hash,
 * the first ones for the percentage, more up to the minimum, then what the policy always includes.
 *
 * @example
 * const { rows } = await drawSample({ seed: '4f1c', policy: defaultSamplingPolicy, attempts });
 * rows.filter((row) => row.sampled)
 */
export async function drawSample(draw: {
  seed: string;
  policy: SamplingPolicy;
  attempts: readonly SampleAttempt[];
}): Promise<{ rows: SampleRow[]; size: number }> {
  const { seed, policy, attempts } = draw;
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const order = await orderBySeed(seed, [...byId.keys()]);
  const share = shareOf(policy, order.length);
  const drawn = sampleSizeOf(policy, order.length);
  const rows = order.map(({ id, hash }, index): SampleRow => {
    const attempt = byId.get(id)!;
    const reasons: SampleReason[] = policy.alwaysInclude.filter((rule) => alwaysRules[rule](attempt));
    if (index < share) reasons.unshift('percentage');
    else if (index < drawn) reasons.unshift('minimum');
    return { attemptId: id, position: index + 1, hash, sampled: reasons.length > 0, reasons };
  });
  return { rows, size: rows.filter((row) => row.sampled).length };
}
