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

/**
 * Which assessors, sites, outcomes and methods of a batch no attempt of the sample stands for (rule 4), each
 * once and in the order of the batch.
 *
 * @example coverageOf(attempts) // [{ kind: 'site', id: 'umlazi' }]
 */
export function coverageOf(attempts: readonly CoveredAttempt[]): CoverageGap[] {
  const keysOf = (attempt: CoveredAttempt): CoverageGap[] => [
    ...(attempt.assessorId ? [{ kind: 'assessor' as const, id: attempt.assessorId }] : []),
    { kind: 'site', id: attempt.siteId },
    ...attempt.outcomeIds.map((id) => ({ kind: 'outcome' as const, id })),
    ...attempt.methods.map((id) => ({ kind: 'method' as const, id })),
  ];
  const text = (gap: CoverageGap) => `${gap.kind} ${gap.id}`;
  const covered = new Set(
    attempts
      .filter((each) => each.sampled)
      .flatMap(keysOf)
      .map(text),
  );
  const all = new Map(attempts.flatMap(keysOf).map((gap) => [text(gap), gap]));
  return [...all].filter(([key]) => !covered.has(key)).map(([, gap]) => gap);
}
