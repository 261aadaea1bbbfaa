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
  const covered = new Map(strata.map((stratum) => [stratum, new Set<string>()]));
  for (const attempt of order)
    if (attempt.sampled)
      for (const [stratum, ids] of covered) for (const id of idsOf(attempt, stratum)) ids.add(id);
  const left = order.flatMap((attempt) => {
    const missing = attempt.sampled ? [] : missingOf(attempt, covered);
    return missing.length > 0 ? [{ id: attempt.id, missing, most: missing.length }] : [];
  });
  const taken: string[] = [];
  // What an attempt would cover only ever gets less, so one walk through the order for each number of things finds
  // the same attempts as a search for the best one after each step.
  const most = left.reduce((found, each) => Math.max(found, each.most), 0);
  for (let covers = most; covers > 0; covers--)
    for (const each of left) {
      if (each.most < covers) continue;
      each.most = each.missing.reduce((count, { among, id }) => count + (among.has(id) ? 0 : 1), 0);
      if (each.most < covers) continue;
      taken.push(each.id);
      for (const { among, id } of each.missing) among.add(id);
      each.most = 0;
    }
  // Whatever an attempt of the batch is of is covered by now.
  return { taken, unfillable: expected.filter(({ kind, id }) => covered.get(kind)?.has(id) === false) };
}

/** What an attempt stands for in one stratum. */
function idsOf(attempt: CoveredAttempt, stratum: Stratum): readonly string[] {
  if (stratum === 'outcome') return attempt.outcomeIds;
  if (stratum === 'method') return attempt.methods;
  if (stratum === 'site') return [attempt.siteId];
  return attempt.assessorId === null ? [] : [attempt.assessorId];
}

/** What an attempt stands for and nothing yet covers, with where it is covered as soon as it is. */
function missingOf(attempt: CoveredAttempt, covered: ReadonlyMap<Stratum, Set<string>>) {
  const missing: { id: string; among: Set<string> }[] = [];
  for (const [stratum, among] of covered)
    for (const id of idsOf(attempt, stratum))
      if (!among.has(id) && !missing.some((each) => each.id === id && each.among === among))
        missing.push({ id, among });
  return missing;
}
