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

/** Something for each thing that is told apart by kind and id: batches have thousands of attempts, and names cost more than looks. */
type ByGap<Value> = Record<CoverageGap['kind'], Map<string, Value>>;
const byGap = <Value>(): ByGap<Value> => ({
  assessor: new Map(),
  site: new Map(),
  outcome: new Map(),
  method: new Map(),
});

/** Calls for each thing that an attempt stands for. */
function forEachOf(attempt: CoveredAttempt, tell: (kind: CoverageGap['kind'], id: string) => void): void {
  if (attempt.assessorId) tell('assessor', attempt.assessorId);
  tell('site', attempt.siteId);
  for (const id of attempt.outcomeIds) tell('outcome', id);
  for (const id of attempt.methods) tell('method', id);
}

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
  const covered = byGap<boolean>();
  const all: CoverageGap[] = [];
  const tell = (kind: CoverageGap['kind'], id: string, sampled: boolean) => {
    const known = covered[kind].get(id);
    if (known === undefined) all.push({ kind, id });
    if (!known) covered[kind].set(id, sampled);
  };
  for (const each of attempts) forEachOf(each, (kind, id) => tell(kind, id, each.sampled));
  for (const { kind, id } of expected) tell(kind, id, false);
  return all.filter(({ kind, id }) => !covered[kind].get(id));
}

/**
 * Which of these gaps an attempt would close if it were sampled.
 * @example gapsClosedBy(attempt, coverageOf(attempts)) // [{ kind: 'site', id: 'umlazi' }]
 */
export function gapsClosedBy<Gap extends CoverageGap>(attempt: CoveredAttempt, gaps: readonly Gap[]): Gap[] {
  return closedAmong(attempt, placesOf(gaps)).map((place) => gaps[place]!);
}

/** Where each gap stands among all. */
function placesOf(gaps: readonly CoverageGap[]): ByGap<number> {
  const places = byGap<number>();
  for (const [place, { kind, id }] of gaps.entries()) places[kind].set(id, place);
  return places;
}

/** Places of the gaps that an attempt would close, in their order. */
function closedAmong(attempt: CoveredAttempt, places: ByGap<number>): number[] {
  const closed: number[] = [];
  if (attempt.sampled) return closed;
  forEachOf(attempt, (kind, id) => {
    const place = places[kind].get(id);
    if (place !== undefined && !closed.includes(place)) closed.push(place);
  });
  return closed.sort((one, other) => one - other);
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
  const places = placesOf(gaps);
  const offered = attempts
    .map((attempt) => ({ attempt, closed: closedAmong(attempt, places) }))
    .filter(({ closed }) => closed.length > 0)
    .sort((one, other) => other.closed.length - one.closed.length);
  const ofGap: { attempt: Attempt; closes: CoverageGap[] }[][] = gaps.map(() => []);
  for (const { attempt, closed } of offered) {
    const candidate = { attempt, closes: closed.map((place) => gaps[place]!) };
    for (const place of closed) ofGap[place]!.push(candidate);
  }
  return ofGap;
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
  const strata = byGap<CoverageGap & { attempts: number; last: CoveredAttempt }>();
  const all: (CoverageGap & { attempts: number; last: CoveredAttempt })[] = [];
  for (const each of attempts)
    forEachOf(each, (kind, id) => {
      const known = strata[kind].get(id);
      // What an attempt stands for twice it stands for once.
      if (known?.last === each) return;
      const counted = known ?? { kind, id, attempts: 0, last: each };
      counted.attempts += 1;
      counted.last = each;
      if (known) return;
      strata[kind].set(id, counted);
      all.push(counted);
    });
  return all
    .map(({ last: _last, ...stratum }) => stratum)
    .filter((each) => chanceToMiss(attempts.length, each.attempts, drawn) > 0.5)
    .sort((one, other) => one.attempts - other.attempts);
}

/** The chance that a draw of `drawn` out of `all` has none of `some`. */
function chanceToMiss(all: number, some: number, drawn: number): number {
  let chance = 1;
  for (let taken = 0; taken < drawn; taken++) chance *= Math.max(0, all - some - taken) / (all - taken);
  return chance;
}
