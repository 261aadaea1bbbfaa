/** What coverage looks at for each attempt of a batch. */
export interface CoveredAttempt {
  id: string;
  assessorId: string | null;
  siteId: string;
  outcomeIds: readonly string[];
  methods: readonly string[];
  sampled: boolean;
}

/** Something of the batch that the sample lacks, by its id. */
export interface CoverageGap {
  kind: 'assessor' | 'site' | 'outcome' | 'method';
  id: string;
}

const keysOf = (attempt: Omit<CoveredAttempt, 'sampled'>): CoverageGap[] => [
  ...(attempt.assessorId ? [{ kind: 'assessor' as const, id: attempt.assessorId }] : []),
  { kind: 'site', id: attempt.siteId },
  ...attempt.outcomeIds.map((id) => ({ kind: 'outcome' as const, id })),
  ...attempt.methods.map((id) => ({ kind: 'method' as const, id })),
];

const nameOf = ({ kind, id }: CoverageGap): string => `${kind} ${id}`;

/**
 * Which assessors, sites, outcomes and methods of a batch no attempt of the sample stands for (rule 4), each
 * once and in the order of the batch.
 *
 * @param expected what the batch should have besides: outcomes of its course, which perhaps no attempt has evidence of
 * @example coverageOf(attempts) // [{ kind: 'site', id: 'umlazi' }]
 */
export function coverageOf(
  attempts: readonly CoveredAttempt[],
  expected: readonly CoverageGap[] = [],
): CoverageGap[] {
  const covered = new Set(
    attempts
      .filter((each) => each.sampled)
      .flatMap(keysOf)
      .map(nameOf),
  );
  const all = new Map([...attempts.flatMap(keysOf), ...expected].map((gap) => [nameOf(gap), gap]));
  return [...all].filter(([key]) => !covered.has(key)).map(([, gap]) => gap);
}

/**
 * Which of these gaps an attempt would close if it were sampled.
 * @example gapsClosedBy(attempt, coverageOf(attempts)) // [{ kind: 'site', id: 'umlazi' }]
 */
export function gapsClosedBy<Gap extends CoverageGap>(attempt: CoveredAttempt, gaps: readonly Gap[]): Gap[] {
  if (attempt.sampled) return [];
  const keys = new Set(keysOf(attempt).map(nameOf));
  return gaps.filter((gap) => keys.has(nameOf(gap)));
}

/**
 * For each gap the attempts that would close it: those that close most gaps at once first, else in the order given.
 *
 * @param gaps all that the sample lacks
 * @returns the candidates of each gap, in the order of the gaps
 * @example candidatesOf(gaps, attempts)[0][0] // { attempt, closes: [gap, another] }
 */
export function candidatesOf<Attempt extends CoveredAttempt>(
  gaps: readonly CoverageGap[],
  attempts: readonly Attempt[],
): { attempt: Attempt; closes: CoverageGap[] }[][] {
  const offered = attempts
    .map((attempt) => ({ attempt, closes: gapsClosedBy(attempt, gaps) }))
    .filter(({ closes }) => closes.length > 0)
    .sort((one, other) => other.closes.length - one.closes.length);
  return gaps.map((gap) => offered.filter(({ closes }) => closes.includes(gap)));
}

/**
 * What a draw will rather miss than meet: strata with so few attempts that a sample of this size leaves all of
 * them out more often than not. The chance is hypergeometric: C(n - m, k) / C(n, k) for m of n attempts.
 *
 * @param drawn how many the draw takes; what the policy always includes can only make a gap less likely
 * @returns each with the number of its attempts, the likeliest gap first
 * @example likelyGaps(attempts, 3) // [{ kind: 'site', id: 'umlazi', attempts: 1 }]
 */
export function likelyGaps(
  attempts: readonly CoveredAttempt[],
  drawn: number,
): (CoverageGap & { attempts: number })[] {
  const strata = new Map<string, CoverageGap & { attempts: number }>();
  for (const gap of attempts.flatMap((each) => [
    ...new Map(keysOf(each).map((key) => [nameOf(key), key])).values(),
  ])) {
    const known = strata.get(nameOf(gap)) ?? { ...gap, attempts: 0 };
    strata.set(nameOf(gap), { ...known, attempts: known.attempts + 1 });
  }
  return [...strata.values()]
    .filter((each) => chanceToMiss(attempts.length, each.attempts, drawn) > 0.5)
    .sort((one, other) => one.attempts - other.attempts);
}

/** The chance that a draw of `drawn` out of `all` has none of `some`. */
function chanceToMiss(all: number, some: number, drawn: number): number {
  let chance = 1;
  for (let taken = 0; taken < drawn; taken++) chance *= Math.max(0, all - some - taken) / (all - taken);
  return chance;
}
