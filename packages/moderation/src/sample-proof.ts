/** What a sample of chance allows to say of what it did not look at. */
export interface SampleProof {
  /** How many there are. */
  population: number;
  /** Of these drawn by chance and looked at. */
  drawn: number;
  /** Of the drawn ones those whose result changed. */
  changed: number;
  /** Of those that were not drawn at most so many would change. */
  most: number;
}

/** With what confidence a bound is told: it is too low in at most one of twenty draws. */
const confidence = 0.95;

/**
 * The exact upper bound on results that would change in a finite population: the largest K with
 * P(X ≤ changed | hypergeometric N, K, n) ≥ 1 − confidence, less what was found. Holds for what was drawn by chance
 * alone, each attempt as likely as any other: what a rule, a widening or a hand puts in is no evidence about the rest.
 *
 * Source: exact one-sided limit by inversion of the hypergeometric test; Buonaccorsi (1987), The American
 * Statistician 41:215–218; Wright (1991), Exact Confidence Bounds when Sampling from Small Finite Universes, Springer.
 *
 * @throws RangeError where the three numbers cannot be of one sample
 * @example proveBy({ population: 26, drawn: 7, changed: 1 }).most === 11
 */
export function proveBy(
  sample: Pick<SampleProof, 'population' | 'drawn' | 'changed'>,
  sureness: number = confidence,
): SampleProof {
  const { population, drawn, changed } = sample;
  if (![population, drawn, changed].every((each) => Number.isInteger(each) && each >= 0))
    throw new RangeError('A sample is counted in whole attempts.');
  if (drawn > population || changed > drawn)
    throw new RangeError(
      'A sample is no larger than its population, and no more of it changes than was drawn.',
    );
  const logFactorials = logFactorialsTo(population);
  // The chance falls as K grows, so the largest K is found by halving.
  let [least, most] = [changed, population - drawn + changed];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const chance = chanceOfAtMost(changed, population, middle, drawn, logFactorials);
    // A chance of exactly one in twenty counts, whichever way its last digit is rounded.
    if (chance >= 1 - sureness - 1e-9) least = middle;
    else most = middle - 1;
  }
  return { population, drawn, changed, most: least - changed };
}

/**
 * The bound for a sample that was drawn in parts with shares of their own: each part by itself, with what may go wrong
 * divided among them, so that together they hold as surely as one (Bonferroni's inequality).
 *
 * @example proveByParts([{ population: 20, drawn: 5, changed: 0 }, { population: 6, drawn: 6, changed: 1 }])
 */
export function proveByParts(
  parts: readonly Pick<SampleProof, 'population' | 'drawn' | 'changed'>[],
): SampleProof {
  // A part that was drawn as a whole leaves nothing to be unsure of.
  const unsure = parts.filter((part) => part.drawn < part.population).length;
  const proofs = parts.map((part) => proveBy(part, 1 - (1 - confidence) / Math.max(1, unsure)));
  const sum = (of: keyof SampleProof) => proofs.reduce((total, proof) => total + proof[of], 0);
  return { population: sum('population'), drawn: sum('drawn'), changed: sum('changed'), most: sum('most') };
}

/** P(X ≤ x) where n are drawn out of N of which K are of a kind. */
function chanceOfAtMost(x: number, N: number, K: number, n: number, logFactorials: Float64Array): number {
  const choose = (from: number, take: number) =>
    logFactorials[from]! - logFactorials[take]! - logFactorials[from - take]!;
  const all = choose(N, n);
  let chance = 0;
  for (let k = Math.max(0, n - (N - K)); k <= Math.min(x, K); k++)
    chance += Math.exp(choose(K, k) + choose(N - K, n - k) - all);
  return chance;
}

/** Those that were asked for so far; a batch asks for its assessors' one after the other. */
let known = new Float64Array(1);

/** log(0!), log(1!), … log(n!), and perhaps more. */
function logFactorialsTo(n: number): Float64Array {
  if (n < known.length) return known;
  const logs = new Float64Array(n + 1);
  for (let each = 2; each <= n; each++) logs[each] = logs[each - 1]! + Math.log(each);
  known = logs;
  return logs;
}
