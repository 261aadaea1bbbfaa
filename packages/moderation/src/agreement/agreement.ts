import { gwetOf, kappaOf } from './categories.ts';
import type { Estimate } from './coefficient.ts';
import { directionOf, stricterOf } from './direction.ts';
import type { Stricter } from './direction.ts';
import { differenceOf, intraclassOf, meanSquaresOf } from './marks.ts';
import type { Difference } from './marks.ts';
import type { Measure, Tally } from './measure.ts';

/** Names of the figures that correct agreement for chance, or say what marks have in common. */
export type CoefficientName = 'kappa' | 'ac1' | 'weighted_kappa' | 'ac2' | 'icc';

/** What is known of the agreement of assessors and moderators; under {@link fewestPairs} pairs the counts alone. */
export interface Agreement {
  measure: Measure;
  pairs: number;
  agreed: number;
  assessorHigher: number;
  moderatorHigher: number;
  /** Share of pairs that agree, 0 to 1. */
  raw: number | null;
  /** Empty where nothing can be said. */
  coefficients: ({ name: CoefficientName } & Estimate)[];
  /** For marks alone. */
  difference: Difference | null;
  /** How probable the direction is by chance, and what it says. */
  probability: number | null;
  stricter: Stricter;
}

/** Under this many pairs a share or a coefficient says more about chance than about people (rule 7). */
export const fewestPairs = 30;

/**
 * Agreement of assessors and moderators, from counted pairs of one measure: for two results kappa and AC1, for levels
 * weighted kappa and AC2, for marks the intraclass correlation and the mean difference with its limits; and in every
 * case who is stricter. Sources stand with each figure.
 *
 * @example agreementOf(tally).raw // null under 30 pairs
 */
export function agreementOf(tally: Tally): Agreement {
  const { measure, pairs, agreed, assessorHigher, moderatorHigher } = tally;
  const enough = pairs >= fewestPairs;
  const probability = enough ? directionOf(assessorHigher, moderatorHigher) : null;
  return {
    measure,
    pairs,
    agreed,
    assessorHigher,
    moderatorHigher,
    raw: enough ? agreed / pairs : null,
    coefficients: enough ? coefficientsOf(tally) : [],
    difference: enough && measure.kind === 'marks' ? differenceOf(pairs, tally.sums) : null,
    probability,
    stricter: stricterOf(assessorHigher, moderatorHigher, probability),
  };
}

function coefficientsOf({ measure, pairs, table, sums }: Tally): Agreement['coefficients'] {
  const named = (name: CoefficientName, estimate: Estimate | null) =>
    estimate ? [{ name, ...estimate }] : [];
  if (measure.kind === 'marks') return named('icc', intraclassOf(meanSquaresOf(pairs, sums)));
  const [kappa, gwet] = [kappaOf(table), gwetOf(table)];
  return measure.kind === 'two_results'
    ? [...named('kappa', kappa), ...named('ac1', gwet)]
    : [...named('weighted_kappa', kappa), ...named('ac2', gwet)];
}
