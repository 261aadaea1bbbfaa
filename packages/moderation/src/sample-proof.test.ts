import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proveBy, proveByParts } from './index.ts';

/** The bound by whole numbers of any size and without a search: another way to the same definition. */
function countedBound(N: number, n: number, x: number): number {
  const choose = (from: number, take: number): bigint => {
    if (take < 0 || take > from) return 0n;
    let ways = 1n;
    for (let each = 1; each <= take; each++) ways = (ways * BigInt(from - take + each)) / BigInt(each);
    return ways;
  };
  let largest = x;
  for (let K = x; K <= N - n + x; K++) {
    let ways = 0n;
    for (let k = 0; k <= x; k++) ways += choose(K, k) * choose(N - K, n - k);
    // P ≥ 1/20
    if (20n * ways >= choose(N, n)) largest = K;
  }
  return largest - x;
}

describe('the bound', () => {
  test.each([
    [26, 7, 1, 11],
    [26, 7, 0, 7],
    [26, 26, 3, 0],
    [26, 0, 0, 26],
    [1, 1, 1, 0],
    [0, 0, 0, 0],
    // P = 1/20 exactly, which counts.
    [20, 1, 0, 19],
    [10_000, 60, 0, 485],
  ])('of %i with %i drawn and %i changed is %i', (population, drawn, changed, most) => {
    expect(proveBy({ population, drawn, changed }).most).toBe(most);
  });

  const anySample = fc
    .nat({ max: 60 })
    .chain((population) => fc.tuple(fc.constant(population), fc.nat({ max: population })))
    .chain(([population, drawn]) =>
      fc.tuple(fc.constant(population), fc.constant(drawn), fc.nat({ max: drawn })),
    )
    .map(([population, drawn, changed]) => ({ population, drawn, changed }));

  test('is the one that counting all draws gives', () => {
    fc.assert(
      fc.property(anySample, (sample) => {
        expect(proveBy(sample).most).toBe(countedBound(sample.population, sample.drawn, sample.changed));
      }),
    );
  });

  test('is never more than what was not drawn, and falls as more is drawn without a change', () => {
    fc.assert(
      fc.property(anySample, ({ population, drawn, changed }) => {
        const { most } = proveBy({ population, drawn, changed });
        expect(most).toBeGreaterThanOrEqual(0);
        expect(most).toBeLessThanOrEqual(population - drawn);
        if (drawn < population)
          expect(proveBy({ population, drawn: drawn + 1, changed }).most).toBeLessThanOrEqual(most);
      }),
    );
  });

  test.each([
    [{ population: 5, drawn: 6, changed: 0 }],
    [{ population: 5, drawn: 2, changed: 3 }],
    [{ population: 5.5, drawn: 2, changed: 0 }],
    [{ population: 5, drawn: 2, changed: -1 }],
  ])('is refused for %o', (sample) => {
    expect(() => proveBy(sample)).toThrow(RangeError);
  });
});

describe('a sample that was drawn in parts', () => {
  test('says what one says when it has one part, or one that is not drawn as a whole', () => {
    const one = { population: 26, drawn: 7, changed: 1 };
    expect(proveByParts([one])).toEqual(proveBy(one));
    expect(proveByParts([one, { population: 4, drawn: 4, changed: 2 }])).toEqual({
      population: 30,
      drawn: 11,
      changed: 3,
      most: 11,
    });
  });

  test('is no surer of itself than the parts are', () => {
    const parts = [
      { population: 30, drawn: 10, changed: 0 },
      { population: 30, drawn: 10, changed: 1 },
    ];
    const alone = parts.map((part) => proveBy(part).most);
    expect(proveByParts(parts).most).toBeGreaterThan(alone[0]! + alone[1]!);
  });

  test('says nothing of nothing', () => {
    expect(proveByParts([])).toEqual({ population: 0, drawn: 0, changed: 0, most: 0 });
  });
});
