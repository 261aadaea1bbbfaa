import type { Result } from '@moderator/contract/options';

/** One outcome judged by both. */
export interface Pair {
  assessor: Result;
  moderator: Result;
}

/** A coefficient with its 95 % interval. */
export interface Coefficient {
  value: number;
  low: number;
  high: number;
}

/** What is known of the agreement of two people; under {@link fewestPairs} pairs the two counts alone. */
export interface Agreement {
  pairs: number;
  agreed: number;
  /** Share of pairs that agree, 0 to 1. */
  raw: number | null;
  kappa: Coefficient | null;
  ac1: Coefficient | null;
}

/** Under this many pairs a share or a coefficient says more about chance than about people (rule 7). */
export const fewestPairs = 30;

/**
 * Agreement of assessors and moderators on two categories: the share that agrees, and that share corrected
 * for chance in two ways. Kappa falls when nearly everybody is competent, however well people agree; AC1
 * was made to stay, so they are shown together. Intervals are 95 %, cut to −1 to 1.
 *
 * @example agreementOf([{ assessor: 'C', moderator: 'NYC' }]) // { pairs: 1, agreed: 0, raw: null, … }
 *
 * Sources: Cohen (1960), Educational and Psychological Measurement 20:37–46, with the large-sample
 * standard error of formula 7 there; Gwet (2008), British Journal of Mathematical and Statistical
 * Psychology 61:29–48, AC1 with the variance of its formula for two raters, infinite population.
 */
export function agreementOf(pairs: readonly Pair[]): Agreement {
  const n = pairs.length;
  const agreed = pairs.filter((pair) => pair.assessor === pair.moderator).length;
  if (n < fewestPairs) return { pairs: n, agreed, raw: null, kappa: null, ac1: null };
  const raw = agreed / n;
  const shareC = (who: keyof Pair) => pairs.filter((pair) => pair[who] === 'C').length / n;
  return {
    pairs: n,
    agreed,
    raw,
    kappa: cohen(raw, shareC('assessor'), shareC('moderator'), n),
    ac1: gwet(pairs, raw),
  };
}

function cohen(observed: number, a: number, b: number, n: number): Coefficient | null {
  const chance = a * b + (1 - a) * (1 - b);
  // Everybody gave one and the same result: chance alone would agree, and kappa is not defined.
  if (chance === 1) return null;
  const value = (observed - chance) / (1 - chance);
  return interval(value, Math.sqrt((observed * (1 - observed)) / (n * (1 - chance) ** 2)));
}

function gwet(pairs: readonly Pair[], observed: number): Coefficient {
  const n = pairs.length;
  const share = pairs.reduce((sum, pair) => sum + weight(pair), 0) / n;
  const chance = 2 * share * (1 - share);
  const value = (observed - chance) / (1 - chance);
  // Each pair's own contribution; their spread gives the variance.
  const spread = pairs.reduce((sum, pair) => {
    const agrees = pair.assessor === pair.moderator ? 1 : 0;
    const ownChance = share * (1 - weight(pair)) + (1 - share) * weight(pair);
    const own = (agrees - chance) / (1 - chance) - (2 * (1 - value) * (ownChance - chance)) / (1 - chance);
    return sum + (own - value) ** 2;
  }, 0);
  return interval(value, Math.sqrt(spread / (n * (n - 1))));
}

/** Share of the two raters who said competent. */
const weight = (pair: Pair): number =>
  ((pair.assessor === 'C' ? 1 : 0) + (pair.moderator === 'C' ? 1 : 0)) / 2;

function interval(value: number, error: number): Coefficient {
  return { value, low: Math.max(-1, value - 1.96 * error), high: Math.min(1, value + 1.96 * error) };
}
