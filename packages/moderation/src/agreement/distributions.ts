/**
 * The regularised incomplete beta function I_x(a, b), from which the distributions below follow.
 * Source: the continued fraction DLMF 8.17.22 (https://dlmf.nist.gov/8.17), evaluated by the method of Lentz (1976).
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast on this side; the other side is its mirror.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x) - Math.log(a),
  );
  let [fraction, c, d] = [1, 1, 0];
  for (let step = 0; step <= 10_000; step++) {
    const m = Math.floor(step / 2);
    const term =
      step === 0
        ? 1
        : step % 2 === 0
          ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
          : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + term * d);
    c = away(1 + term / c);
    fraction *= c * d;
    if (Math.abs(1 - c * d) < 1e-14) break;
  }
  return front * (fraction - 1);
}

/** Lentz's method divides by what may come to nothing. */
const away = (value: number): number => (Math.abs(value) < 1e-300 ? 1e-300 : value);

/** The logarithm of the gamma function, by Lanczos (1964) with g = 7 and nine terms, to some 15 digits. */
export function logGamma(x: number): number {
  const terms = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  const shifted = x - 1;
  const sum = terms.reduce(
    (total, term, place) => total + (place === 0 ? term : term / (shifted + place)),
    0,
  );
  const t = shifted + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum);
}

/**
 * The value that an F distribution stays below with some probability.
 * @example fQuantile(0.95, 5, 10) // 3.3258
 */
export function fQuantile(probability: number, between: number, within: number): number {
  // The share that the incomplete beta function takes is within 0 and 1, so halving it comes to the end.
  let [low, high] = [0, 1];
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (incompleteBeta(middle, between / 2, within / 2) < probability) low = middle;
    else high = middle;
  }
  return (within * low) / (between * (1 - low));
}

/** The value that Student's t exceeds in either direction in 5 % of cases. */
export const t95 = (freedom: number): number => Math.sqrt(fQuantile(0.95, 1, freedom));
