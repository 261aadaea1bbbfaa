import { incompleteBeta } from './distributions.ts';

/**
 * How probable a difference between two directions is, or a larger one, were both equally likely: the exact sign test
 * on the pairs that differ, two-sided. Of two results this is McNemar's exact test. 1 where no pair differs.
 *
 * Sources: Dixon and Mood (1946), Journal of the American Statistical Association 41:557–566; McNemar (1947),
 * Psychometrika 12:153–157.
 *
 * @example directionOf(6, 16) // 0.0525
 */
export function directionOf(oneWay: number, otherWay: number): number {
  const n = oneWay + otherWay;
  const fewer = Math.min(oneWay, otherWay);
  // P(X ≤ k) of n throws of a coin is I_½(n − k, k + 1).
  return n === 0 ? 1 : Math.min(1, 2 * incompleteBeta(0.5, n - fewer, fewer + 1));
}

/** Under this probability a direction is told as one, and not as chance. */
export const clearDirection = 0.05;

/** Who gives less, as far as the pairs tell: nobody where the difference may be chance, null where it is not known. */
export type Stricter = 'assessor' | 'moderator' | 'nobody' | null;

/**
 * Who is stricter.
 * @param probability of {@link directionOf}; null where there are too few pairs to say
 */
export function stricterOf(
  assessorHigher: number,
  moderatorHigher: number,
  probability: number | null,
): Stricter {
  if (probability === null) return null;
  if (probability >= clearDirection) return 'nobody';
  return assessorHigher > moderatorHigher ? 'moderator' : 'assessor';
}
