import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOfSums, medianOf, share } from './arithmetic.ts';
import { figureDefinitions } from './definitions.ts';

describe('definitions', () => {
  it('say in a sentence how each figure comes about, and call no two alike', () => {
    const all = Object.values(figureDefinitions);
    expect(all.filter(({ formula }) => !/^[A-Z].+\.$/.test(formula))).toEqual([]);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  });
});

describe('a share', () => {
  it.each([
    [0, 0, null],
    [0, 4, 0],
    [2, 3, 0.6667],
    [1, 3, 0.3333],
    [5, 5, 1],
  ])('of %i in %i is %s', (part, whole, expected) => {
    expect(share(part, whole)).toBe(expected);
  });
});

describe('a median', () => {
  it.each([
    [[], null],
    [[[7, 1]], 7],
    [
      [
        [1, 1],
        [4, 1],
      ],
      2.5,
    ],
    [
      [
        [9, 1],
        [2, 1],
        [5, 2],
      ],
      5,
    ],
    [
      [
        [3, 0],
        [8, 3],
      ],
      8,
    ],
  ] as [[number, number][], number | null][])('of %j is %s', (spread, expected) => {
    expect(medianOf(spread)).toBe(expected);
  });

  it('is that of the values written out one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1 }), (values) => {
        const sorted = values.toSorted((a, b) => a - b);
        const middle = (sorted[(values.length - 1) >> 1]! + sorted[values.length >> 1]!) / 2;
        expect(medianOf(values.map((value) => [value, 1]))).toBe(middle);
      }),
    );
  });
});

describe('a mean', () => {
  it('of nothing is null, of one has no deviation, of two is between them', () => {
    expect(meanOfSums({ n: 0, sum: 0, squares: 0 })).toBeNull();
    expect(meanOfSums({ n: 1, sum: 60, squares: 3600 })).toEqual({ mean: 60, n: 1, deviation: null });
    expect(meanOfSums({ n: 2, sum: 130, squares: 8500 })).toEqual({ mean: 65, n: 2, deviation: 7.0711 });
  });
});
