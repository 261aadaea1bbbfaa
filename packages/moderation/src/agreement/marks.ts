import { z95 } from './coefficient.ts';
import type { Estimate } from './coefficient.ts';
import { fQuantile, t95 } from './distributions.ts';
import type { MarkSums } from './measure.ts';

/** Mean squares of a table of marks: of learners (rows), of who gave them (columns), of what is left. */
export interface MeanSquares {
  /** How many pieces of work, each marked by as many people. */
  works: number;
  people: number;
  ofWorks: number;
  ofPeople: number;
  ofRest: number;
}

/**
 * The intraclass correlation ICC(2,1): how much of the difference between single marks is one of the work and not of
 * who marked it, in absolute agreement: being stricter counts against it. Two-way random effects, single marks. Null
 * where all marks are the same.
 *
 * Sources: Shrout and Fleiss (1979), Psychological Bulletin 86:420–428, ICC(2,1); interval: McGraw and Wong (1996),
 * Psychological Methods 1:30–46, ICC(A,1) of table 7.
 */
export function intraclassOf({
  works: n,
  people: k,
  ofWorks,
  ofPeople,
  ofRest,
}: MeanSquares): Estimate | null {
  const whole = ofWorks + (k - 1) * ofRest + (k * (ofPeople - ofRest)) / n;
  if (whole <= 0) return null;
  const value = (ofWorks - ofRest) / whole;
  // Without any difference but that of the works there is nothing to be uncertain about.
  if (ofPeople + ofRest === 0) return { value, low: value, high: value };
  const a = (k * value) / (n * (1 - value));
  const b = 1 + (k * value * (n - 1)) / (n * (1 - value));
  const freedom =
    (a * ofPeople + b * ofRest) ** 2 /
    ((a * ofPeople) ** 2 / (k - 1) + (b * ofRest) ** 2 / ((n - 1) * (k - 1)));
  const lower = fQuantile(0.975, n - 1, freedom);
  const upper = fQuantile(0.975, freedom, n - 1);
  const rest = k * ofPeople + (k * n - k - n) * ofRest;
  return {
    value,
    low: Math.max(-1, (n * (ofWorks - lower * ofRest)) / (lower * rest + n * ofWorks)),
    high: Math.min(1, (n * (upper * ofWorks - ofRest)) / (rest + n * upper * ofWorks)),
  };
}

/** Mean squares of marks that two people gave, from what the marks, their squares and products come to. */
export function meanSquaresOf(n: number, sums: MarkSums): MeanSquares {
  const { assessor, moderator, assessorSquared, moderatorSquared, product } = sums;
  const mean = (assessor + moderator) / (2 * n);
  const whole = assessorSquared + moderatorSquared - 2 * n * mean ** 2;
  const ofWorks = (assessorSquared + moderatorSquared + 2 * product) / 2 - 2 * n * mean ** 2;
  const ofPeople = (assessor ** 2 + moderator ** 2) / n - 2 * n * mean ** 2;
  return {
    works: n,
    people: 2,
    ofWorks: Math.max(0, ofWorks) / (n - 1),
    ofPeople: Math.max(0, ofPeople),
    ofRest: Math.max(0, whole - ofWorks - ofPeople) / (n - 1),
  };
}

/** By how much assessors give more than moderators, in marks; negative where they give less. */
export interface Difference {
  mean: Estimate;
  /** Limits of agreement: 95 % of differences are expected between them. */
  limits: { low: Estimate; high: Estimate };
}

/**
 * Mean difference of the marks of assessor and moderator with the limits of agreement, mean ± 1.96 standard
 * deviations, and the intervals of all three.
 *
 * Source: Bland and Altman (1986), Lancet 327:307–310; 1.96 in the place of 2 as in Bland and Altman (1999),
 * Statistical Methods in Medical Research 8:135–160.
 */
export function differenceOf(n: number, sums: MarkSums): Difference {
  const { assessor, moderator, assessorSquared, moderatorSquared, product } = sums;
  const mean = (assessor - moderator) / n;
  const squares = assessorSquared + moderatorSquared - 2 * product - n * mean ** 2;
  const deviation = Math.sqrt(Math.max(0, squares) / (n - 1));
  const t = t95(n - 1);
  const estimate = (value: number, error: number): Estimate => ({
    value,
    low: value - t * error,
    high: value + t * error,
  });
  const ofLimit = deviation * Math.sqrt(3 / n);
  return {
    mean: estimate(mean, deviation / Math.sqrt(n)),
    limits: {
      low: estimate(mean - z95 * deviation, ofLimit),
      high: estimate(mean + z95 * deviation, ofLimit),
    },
  };
}
