import { keysOf, nameOf } from './coverage.ts';
import type { CoveredAttempt, CoverageGap } from './coverage.ts';
import type { Stratum } from './sampling-policy.ts';

/**
 * Which attempts a sample takes in addition so that it stands for every stratum of the policy (rule 4). Each time
 * the one that covers most of what is missing, the first of the keyed order among equals: the greedy way to cover
 * a set, which takes at most 1 + 1/2 + … + 1/d times as many as the fewest that could do it, d being the most that
 * one attempt covers. Source: Chvátal (1979), Mathematics of Operations Research 4:233–235.
 *
 * @param order the attempts of the batch in keyed order, with those that are in the sample already
 * @param expected what the batch should have besides, and perhaps has not
 * @returns ids in the order in which they are taken, and what no attempt of the batch is of
 * @example fillCoverage(order, ['site']) // { taken: ['a7'], unfillable: [] }
 */
export function fillCoverage(
  order: readonly CoveredAttempt[],
  strata: readonly Stratum[],
  expected: readonly CoverageGap[] = [],
): { taken: string[]; unfillable: CoverageGap[] } {
  const wanted = (gap: CoverageGap) => strata.includes(gap.kind);
  const standing = order.map((attempt) => ({ attempt, keys: keysOf(attempt).filter(wanted).map(nameOf) }));
  const covered = new Set(standing.flatMap(({ attempt, keys }) => (attempt.sampled ? keys : [])));
  const left = standing.flatMap(({ attempt, keys }) => {
    const missing = new Set(attempt.sampled ? [] : keys.filter((key) => !covered.has(key)));
    return missing.size > 0 ? [{ id: attempt.id, missing }] : [];
  });
  const taken: string[] = [];
  const uncovered = (missing: ReadonlySet<string>) =>
    [...missing].reduce((count, key) => count + (covered.has(key) ? 0 : 1), 0);
  // What an attempt would cover only ever gets less, so one walk through the order for each number of things finds
  // the same attempts as a search for the best one after each step.
  const most = left.reduce((found, { missing }) => Math.max(found, missing.size), 0);
  for (let covers = most; covers > 0; covers--)
    for (const { id, missing } of left)
      if (uncovered(missing) === covers) {
        taken.push(id);
        for (const key of missing) covered.add(key);
      }
  const known = new Set(standing.flatMap(({ keys }) => keys));
  return { taken, unfillable: expected.filter((gap) => wanted(gap) && !known.has(nameOf(gap))) };
}
