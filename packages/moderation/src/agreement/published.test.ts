import { describe, expect, test } from 'vitest';
import { gwetOf, kappaOf } from './categories.ts';
import { directionOf } from './direction.ts';
import { fQuantile, incompleteBeta, t95 } from './distributions.ts';
import { differenceOf, intraclassOf } from './marks.ts';
import { shareInterval } from './trend.ts';
import { marks } from './tally.fixture.ts';
import { tallyOf } from './tally.ts';

/** Weights of the examples that are published with others than ours. */
const identity = (row: number, column: number) => (row === column ? 1 : 0);
const quadratic = (row: number, column: number, categories: number) =>
  1 - ((row - column) / (categories - 1)) ** 2;

/**
 * Gwet (2014), table of two abstractors and 100 pregnancies, as printed by the author's package irrCAC 1.0, vignettes
 * "overview" and "weighting".
 */
describe('Gwet’s two abstractors', () => {
  const table = [
    [13, 0, 0],
    [0, 20, 7],
    [0, 4, 56],
  ];

  test('kappa and AC1 are those that were published', () => {
    expect(kappaOf(table, identity)?.value).toBeCloseTo(0.7964094, 7);
    const ac1 = gwetOf(table, identity);
    expect(ac1.value).toBeCloseTo(0.8493305, 7);
    expect(ac1.value - ac1.low).toBeCloseTo(1.959964 * 0.04321747, 3);
    expect([ac1.low, ac1.high]).toEqual([expect.closeTo(0.764, 3), expect.closeTo(0.934, 3)]);
  });

  test('weighted kappa and AC2 are those that were published', () => {
    expect(kappaOf(table, quadratic)?.value).toBeCloseTo(0.8921569, 7);
    const ac2 = gwetOf(table, quadratic);
    expect(ac2.value).toBeCloseTo(0.9402369, 7);
    expect(ac2.value - ac2.low).toBeCloseTo(1.959964 * 0.01792019, 3);
    expect([ac2.low, ac2.high]).toEqual([expect.closeTo(0.905, 3), expect.closeTo(0.976, 3)]);
  });
});

/** SAS/STAT user's guide, procedure FREQ, "Agreement study": two dermatologists, weights of Cicchetti and Allison. */
describe('the skin conditions of SAS', () => {
  const table = [
    [10, 4, 1, 0],
    [5, 10, 12, 2],
    [2, 4, 12, 5],
    [0, 2, 6, 13],
  ];

  test('kappa has the interval that was published', () => {
    expect(kappaOf(table, identity)).toEqual({
      value: expect.closeTo(0.3449, 4),
      low: expect.closeTo(0.203, 4),
      high: expect.closeTo(0.4868, 4),
    });
  });

  test('linearly weighted kappa has the interval that was published', () => {
    expect(kappaOf(table)).toEqual({
      value: expect.closeTo(0.5082, 4),
      low: expect.closeTo(0.3798, 4),
      high: expect.closeTo(0.6366, 4),
    });
  });
});

/** Shrout and Fleiss (1979), tables 2 to 4: six targets, four judges. */
test('the intraclass correlation of Shrout and Fleiss is the one that was published', () => {
  const icc = intraclassOf({ works: 6, people: 4, ofWorks: 11.2417, ofPeople: 32.4861, ofRest: 1.0194 });
  expect(icc).toEqual({
    value: expect.closeTo(0.29, 2),
    low: expect.closeTo(0.019, 3),
    high: expect.closeTo(0.761, 3),
  });
});

/** Bland and Altman (1986), table 1: peak expiratory flow of 17 people by two meters. */
test('the flow meters of Bland and Altman differ as was published', () => {
  const large = [494, 395, 516, 434, 476, 557, 413, 442, 650, 433, 417, 656, 267, 478, 178, 423, 427];
  const mini = [512, 430, 520, 428, 500, 600, 364, 380, 658, 445, 432, 626, 260, 477, 259, 350, 451];
  const { sums } = tallyOf(
    marks,
    large.map((value, place) => [value, mini[place]!] as const),
  );
  const { mean, limits } = differenceOf(17, sums);
  expect(mean.value).toBeCloseTo(-2.1, 1);
  expect([mean.low, mean.high]).toEqual([expect.closeTo(-22, 1), expect.closeTo(17.8, 1)]);
  // They multiplied by 2 what is 1.96 here: the standard deviation of 38.8 is behind both.
  expect((limits.high.value - limits.low.value) / (2 * 1.959964)).toBeCloseTo(38.8, 1);
  // Their interval of a limit is 34.6 either way: √(3 · 38.8² / 17) times 2.12.
  expect(limits.low.value - limits.low.low).toBeCloseTo(34.5, 1);
});

describe('tables of distributions', () => {
  test.each([
    [0.95, 5, 10, 3.3258],
    [0.975, 3, 7, 5.8898],
    [0.95, 1, 30, 4.1709],
    [0.975, 120, 120, 1.4327],
  ])('F at %d with %d and %d degrees of freedom is %d', (probability, between, within, value) => {
    expect(fQuantile(probability, between, within)).toBeCloseTo(value, 3);
  });

  test.each([
    [1, 12.706],
    [16, 2.12],
    [29, 2.0452],
    [100_000, 1.96],
  ])('t with %d degrees of freedom is %d', (freedom, value) => {
    expect(t95(freedom)).toBeCloseTo(value, 3);
  });

  test('the incomplete beta function is 0 and 1 at its ends', () => {
    expect([incompleteBeta(0, 2, 3), incompleteBeta(1, 2, 3)]).toEqual([0, 1]);
  });
});

/** By hand: (1 + 22 + 231 + 1540 + 7315 + 26334 + 74613) / 2²² = 110056 / 4194304, twice. */
test('six against sixteen is as probable by chance as the sum of its binomials', () => {
  expect(directionOf(6, 16)).toBeCloseTo((2 * 110_056) / 4_194_304, 12);
});

/** Newcombe (1998), Statistics in Medicine 17:857–872, table I, method 3. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %d of %d is the one that was published', (part, of, low, high) => {
  const share = shareInterval(part, of);
  expect([share.low, share.high]).toEqual([expect.closeTo(low, 4), expect.closeTo(high, 4)]);
});
