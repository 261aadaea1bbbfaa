import type { Tally } from './measure.ts';

/**
 * Tallies of different pairs of one measure, as if they had been counted together.
 * @example together([ofMay, ofJune]).pairs // those of both
 */
export function together([first, ...others]: readonly [Tally, ...Tally[]]): Tally {
  return others.reduce<Tally>(
    (sum, each) => ({
      measure: sum.measure,
      pairs: sum.pairs + each.pairs,
      agreed: sum.agreed + each.agreed,
      assessorHigher: sum.assessorHigher + each.assessorHigher,
      moderatorHigher: sum.moderatorHigher + each.moderatorHigher,
      table: sum.table.map((row, judged) => row.map((count, blind) => count + each.table[judged]![blind]!)),
      sums: {
        assessor: sum.sums.assessor + each.sums.assessor,
        moderator: sum.sums.moderator + each.sums.moderator,
        assessorSquared: sum.sums.assessorSquared + each.sums.assessorSquared,
        moderatorSquared: sum.sums.moderatorSquared + each.sums.moderatorSquared,
        product: sum.sums.product + each.sums.product,
      },
    }),
    first,
  );
}
