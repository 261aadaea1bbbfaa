import { fewestPairs } from './agreement.ts';
import { z95 } from './coefficient.ts';
import type { Estimate } from './coefficient.ts';

/** Pairs of a month: 2026-10. */
export interface MonthCount {
  month: string;
  pairs: number;
  agreed: number;
}

/** A month with the share that agrees; null while there are too few pairs to tell one. */
export interface MonthTrend extends MonthCount {
  /** The share over this month and as many before it as it takes; `since` is the first of them. */
  share: (Estimate & { pairs: number; since: string }) | null;
}

/**
 * The share that agrees, month by month. A month rarely has the {@link fewestPairs} pairs under which counts stand
 * alone, so each point takes in as many months before it as it needs, and says since when.
 *
 * @param months those that have pairs, in their order
 */
export const trendOf = (months: readonly MonthCount[]): MonthTrend[] =>
  months.map((each, place) => {
    let [pairs, agreed, first] = [each.pairs, each.agreed, place];
    while (pairs < fewestPairs && first > 0) {
      const before = months[--first]!;
      pairs += before.pairs;
      agreed += before.agreed;
    }
    const share =
      pairs < fewestPairs ? null : { ...shareInterval(agreed, pairs), pairs, since: months[first]!.month };
    return { ...each, share };
  });

/**
 * A share with its 95 % interval, which stays within 0 and 1 and holds for shares near them, too.
 * Source: Wilson (1927), Journal of the American Statistical Association 22:209–212.
 *
 * @example shareInterval(81, 263) // 0.3080, between 0.2553 and 0.3662
 */
export function shareInterval(part: number, of: number): Estimate {
  const share = part / of;
  const middle = share + z95 ** 2 / (2 * of);
  const half = z95 * Math.sqrt((share * (1 - share)) / of + z95 ** 2 / (4 * of ** 2));
  const whole = 1 + z95 ** 2 / of;
  return {
    value: share,
    low: Math.max(0, (middle - half) / whole),
    high: Math.min(1, (middle + half) / whole),
  };
}
