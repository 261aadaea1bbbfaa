import type { SampleReason, SampleRule, SamplingPolicy, SampleRow } from './sampling-policy.ts';
import { keyBySeed } from './keyed-order.ts';
import { explainSample } from './sample-explanation.ts';
import type { SampleExplanation } from './sample-explanation.ts';
import type { Result } from '@moderator/contract/options';

/** Where neither the account nor the course says otherwise. */
export const defaultSamplingPolicy: SamplingPolicy = {
  percentage: 25,
  minimum: 3,
  alwaysInclude: [],
  strata: ['assessor', 'site', 'outcome', 'method'],
  blind: true,
  facilitatorMayModerate: false,
  vacs: 'required',
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

/** For how long somebody counts as a new assessor. */
export const newAssessorDays = 90;

/** Rules that put an attempt into the sample wherever the draw places it. One more rule is one more row. */
const alwaysRules: Record<SampleRule, (attempt: SampleAttempt) => boolean> = {
  not_yet_competent: (attempt) => attempt.result === 'NYC',
  appealed: (attempt) => attempt.appealed === true,
  new_assessor: (attempt) => (attempt.assessorDays ?? Infinity) < newAssessorDays,
  borderline: (attempt) => attempt.borderline === true,
  conflicting_evidence: (attempt) => attempt.conflictingEvidence === true,
  assessor_asked: (attempt) => attempt.assessorAsked === true,
};
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
