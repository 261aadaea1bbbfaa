const toDecimals = (value: number, decimals: number): number =>
  Math.round((value + Number.EPSILON) * 10 ** decimals) / 10 ** decimals;

/**
 * A part of a whole from 0 to 1, with four decimals.
 * @returns null where there is no whole
 * @example share(2, 3) // 0.6667
 */
export const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : toDecimals(part / whole, 4);

/** Values, each with how often it is there. */
type Spread = Iterable<readonly [value: number, count: number]>;

/**
 * The value in the middle; of an even number the mean of the two.
 * @example medianOf([[2, 1], [5, 2], [9, 1]]) // 5
 */
export function medianOf(spread: Spread): number | null {
  const rows = [...spread].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const many = rows.reduce((sum, [, count]) => sum + count, 0);
  if (many === 0) return null;
  const at = (place: number): number => {
    let before = 0;
    for (const [value, count] of rows) {
      before += count;
      if (place < before) return value;
    }
    return 0;
  };
  return (at(Math.floor((many - 1) / 2)) + at(Math.floor(many / 2))) / 2;
}

/** A mean with what is needed to judge it. */
interface Mean {
  mean: number;
  /** How many values it is of. */
  n: number;
  /** Standard deviation of the sample; null of fewer than two. */
  deviation: number | null;
}

/**
 * Mean and standard deviation from sums, so that sums of days can be added up.
 * @returns null of nothing
 * @example meanOfSums({ n: 2, sum: 130, squares: 8500 }) // { mean: 65, n: 2, deviation: 7.0711 }
 */
export function meanOfSums({ n, sum, squares }: { n: number; sum: number; squares: number }): Mean | null {
  if (n === 0) return null;
  const spread = n < 2 ? null : Math.max(0, (squares - (sum * sum) / n) / (n - 1));
  return {
    mean: toDecimals(sum / n, 4),
    n,
    deviation: spread === null ? null : toDecimals(Math.sqrt(spread), 4),
  };
}
