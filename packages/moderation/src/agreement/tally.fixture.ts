import { categoriesOf } from './measure.ts';
import type { Measure, Tally } from './measure.ts';

/** What somebody gave, and what the other one gave of the same work. */
export type Pair = readonly [assessor: number, moderator: number];

export const twoResults: Measure = { kind: 'two_results' };
export const marks: Measure = { kind: 'marks', maximum: 100 };
export const ladder = (count: number): Measure => ({
  kind: 'levels',
  levels: Array.from({ length: count }, (_, place) => `Level ${place}`),
});

/** Counts pairs one by one, as nobody would who has many of them. */
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

/** The pairs of a table of counts, row by row. */
export const pairsOf = (table: readonly (readonly number[])[]): Pair[] =>
  table.flatMap((row, assessor) =>
    row.flatMap((count, moderator) => Array.from({ length: count }, (): Pair => [assessor, moderator])),
  );
