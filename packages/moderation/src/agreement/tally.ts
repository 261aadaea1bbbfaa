import { categoriesOf } from './measure.ts';
import type { Measure, Tally } from './measure.ts';

/** What somebody gave, and what the other one gave of the same work. */
export type Pair = readonly [assessor: number, moderator: number];

/**
 * Counts pairs one by one; who has many of them lets the database count.
 * @param tolerance by how much two marks or levels may differ and still agree
 * @example tallyOf({ kind: 'two_results' }, [[1, 1], [0, 1]]).agreed // 1
 */
export function tallyOf(measure: Measure, pairs: readonly Pair[], tolerance = 0): Tally {
  const count = categoriesOf(measure);
  const table = Array.from({ length: count }, () => Array.from({ length: count }, () => 0));
  const sums = { assessor: 0, moderator: 0, assessorSquared: 0, moderatorSquared: 0, product: 0 };
  let [agreed, assessorHigher, moderatorHigher] = [0, 0, 0];
  for (const [assessor, moderator] of pairs) {
    if (Math.abs(assessor - moderator) <= tolerance) agreed++;
    if (assessor > moderator) assessorHigher++;
    if (assessor < moderator) moderatorHigher++;
    if (count > 0) table[assessor]![moderator]! += 1;
    sums.assessor += assessor;
    sums.moderator += moderator;
    sums.assessorSquared += assessor ** 2;
    sums.moderatorSquared += moderator ** 2;
    sums.product += assessor * moderator;
  }
  return { measure, pairs: pairs.length, agreed, assessorHigher, moderatorHigher, table, sums };
}
