import type { CoverageGap } from './coverage.ts';
import { fillCoverage } from './coverage-fill.ts';
import { keyBySeed } from './keyed-order.ts';
import type { KeyedHash } from './keyed-order.ts';
import type { BandedRecord } from './risk-bands.ts';
import { explainSample } from './sample-explanation.ts';
import type { SampleExplanation } from './sample-explanation.ts';
import type { SampleReason, SampleRule, SamplingPolicy, SampleRow } from './sampling-policy.ts';

/** Where neither the account nor the course says otherwise. */
export const defaultSamplingPolicy: SamplingPolicy = {
  percentage: 25,
  minimum: 3,
  alwaysInclude: ['not_yet_competent', 'appealed', 'new_assessor'],
  strata: ['assessor', 'site', 'outcome', 'method'],
  tolerance: 0,
  blind: true,
  facilitatorMayModerate: false,
  vacs: 'required',
  sequentialStep: 5,
  sequentialRun: 5,
  borderlineMargin: 0,
  riskBands: null,
};

/** What the rules look at; facts that are not known do not include anything. */
export interface SampleAttempt {
  id: string;
  assessorId: string | null;
  siteId: string;
  outcomeIds?: readonly string[];
  methods?: readonly string[];
  /** Whether its result passes; null while it has none. */
  passed?: boolean | null;
  appealed?: boolean;
  /** Days for which the assessor has been assessing. */
  assessorDays?: number;
  /** Levels or marks from the lowest result that passes; null where the scale knows no nearness. */
  distance?: number | null;
  conflictingEvidence?: boolean;
  assessorAsked?: boolean;
}

/** For how long somebody counts as a new assessor. */
const newAssessorDays = 90;

/** @param days for which somebody has been assessing; nothing where that is not known */
export const isNewAssessor = (days = Infinity): boolean => days < newAssessorDays;

/** Rules that put an attempt into the sample wherever the draw places it. One more rule is one more row. */
const alwaysRules: Record<SampleRule, (attempt: SampleAttempt, policy: SamplingPolicy) => boolean> = {
  not_yet_competent: (attempt) => attempt.passed === false,
  appealed: (attempt) => attempt.appealed === true,
  new_assessor: (attempt) => isNewAssessor(attempt.assessorDays),
  borderline: (attempt, policy) => Math.abs(attempt.distance ?? Infinity) <= policy.borderlineMargin,
  conflicting_evidence: (attempt) => attempt.conflictingEvidence === true,
  assessor_asked: (attempt) => attempt.assessorAsked === true,
};

/** The bands of assessors by their ids; who is in none gets the share of the policy. */
export type Bands = ReadonlyMap<string, Pick<BandedRecord, 'band' | 'percentage'>>;
const noBands: Bands = new Map();

/**
 * How many attempts the draw takes by chance, before rules and coverage add theirs.
 * @example sampleSizeOf({ percentage: 25, minimum: 3 }, attempts) === 7 // of 26
 */
export function sampleSizeOf(
  policy: Pick<SamplingPolicy, 'percentage' | 'minimum'>,
  attempts: readonly Pick<SampleAttempt, 'assessorId'>[],
  bands: Bands = noBands,
): number {
  const shares = [...groupsOf(policy, attempts, bands).values()].reduce((sum, { share }) => sum + share, 0);
  return Math.min(attempts.length, Math.max(policy.minimum, shares));
}

/** Attempts that are drawn with one share: those of a band, or all. */
interface Group {
  size: number;
  share: number;
}

const bandOf = ({ assessorId }: Pick<SampleAttempt, 'assessorId'>, bands: Bands) =>
  bands.get(assessorId ?? '');

function groupsOf(
  policy: Pick<SamplingPolicy, 'percentage'>,
  attempts: readonly Pick<SampleAttempt, 'assessorId'>[],
  bands: Bands,
): Map<string | undefined, Group> {
  const groups = new Map<string | undefined, { size: number; percentage: number }>();
  for (const attempt of attempts) {
    const own = bandOf(attempt, bands);
    const known = groups.get(own?.band);
    if (known) known.size += 1;
    else groups.set(own?.band, { size: 1, percentage: own?.percentage ?? policy.percentage });
  }
  return new Map(
    [...groups].map(([band, { size, percentage }]) => [band, { size, share: shareOf(percentage, size) }]),
  );
}

/** 1.1 % of 3,000 is 33.00000000000001 in floating point, and that is no reason to take a 34th. */
const shareOf = (percentage: number, size: number): number =>
  Math.min(size, Math.max(0, Math.ceil((size * percentage) / 100 - 1e-9)));

/** Everything from which a sample follows. */
export interface Draw {
  seed: string;
  policy: SamplingPolicy;
  attempts: readonly SampleAttempt[];
  keyedHash: KeyedHash;
  bands?: Bands;
  /** What the batch should have besides, and perhaps has not: outcomes of its course. */
  expected?: readonly CoverageGap[];
}

/** The rows of a batch after its draw. */
export interface DrawnSample {
  rows: SampleRow[];
  size: number;
  explanation: SampleExplanation;
  /** What the policy asks to cover and no attempt of the batch is of. */
  unfillable: CoverageGap[];
}

/**
 * Draws a sample that anyone with the seed can repeat (rule 3): attempts in the order of their keyed hash,
 * the first ones for the percentage (of each band by itself, where the policy has bands), more up to the minimum, what
 * the policy always includes, and what is still missing of its strata (rule 4).
 *
 * @throws RangeError for an empty seed, and for a rule of the policy that is not known: a sample that leaves
 *   out a rule would look as if it had been applied
 * @example
 * const { rows } = drawSample({ seed: '4f1c', policy: defaultSamplingPolicy, attempts, keyedHash });
 * rows.filter((row) => row.sampled)
 */
export function drawSample({
  seed,
  policy,
  attempts,
  keyedHash,
  bands = noBands,
  expected,
}: Draw): DrawnSample {
  const unknown = policy.alwaysInclude.find((rule) => !Object.hasOwn(alwaysRules, rule));
  if (unknown !== undefined) throw new RangeError(`The sampling policy names an unknown rule: ${unknown}.`);
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const order = keyBySeed(seed, [...byId.keys()], keyedHash);
  const drawn = order.map(({ id }) => byId.get(id)!);
  const chance = drawnByChance(drawn, policy, bands);
  const reasons = drawn.map((attempt, index) => {
    const own: SampleReason[] = chance[index] ? [chance[index]] : [];
    for (const rule of policy.alwaysInclude) if (alwaysRules[rule](attempt, policy)) own.push(rule);
    return own;
  });
  const { taken, unfillable } = fillCoverage(
    // Named one by one: copying all of ten thousand attempts takes longer than drawing them.
    drawn.map(({ id, assessorId, siteId, outcomeIds = [], methods = [] }, index) => ({
      id,
      assessorId,
      siteId,
      outcomeIds,
      methods,
      sampled: reasons[index]!.length > 0,
    })),
    policy.strata,
    expected,
  );
  const covering = new Set(taken);
  const rows = order.map(({ id, hash }, index): SampleRow => {
    const own = reasons[index]!;
    if (covering.has(id)) own.push('stratum_not_covered');
    return { attemptId: id, position: index + 1, hash, sampled: own.length > 0, reasons: own };
  });
  const size = rows.filter((row) => row.sampled).length;
  return { rows, size, explanation: explainSample(seed, policy, rows), unfillable };
}

/** Who is drawn by chance, in the order: the share of each group, then more up to the minimum. */
function drawnByChance(
  order: readonly SampleAttempt[],
  policy: SamplingPolicy,
  bands: Bands,
): ('percentage' | 'minimum' | undefined)[] {
  const groups = groupsOf(policy, order, bands);
  const drawn = order.map((attempt) => {
    const group = groups.get(bandOf(attempt, bands)?.band)!;
    group.share -= 1;
    return group.share >= 0 ? ('percentage' as const) : undefined;
  });
  let short = Math.min(order.length, policy.minimum) - drawn.filter(Boolean).length;
  return drawn.map((reason) => reason ?? (short-- > 0 ? ('minimum' as const) : undefined));
}
