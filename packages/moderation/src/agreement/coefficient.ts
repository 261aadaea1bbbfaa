/** A figure with its 95 % interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % above it. */
export const z95 = 1.959963984540054;

/** A coefficient with the interval of its standard error, cut to −1 to 1. */
export const coefficient = (value: number, error: number): Estimate => ({
  value,
  low: Math.max(-1, value - z95 * error),
  high: Math.min(1, value + z95 * error),
});
