import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreementOf, fewestPairs } from './agreement.ts';
import { gwetOf, kappaOf } from './categories.ts';
import { directionOf, stricterOf } from './direction.ts';
import { intraclassOf, meanSquaresOf } from './marks.ts';
import { ladder, marks, pairsOf, twoResults } from './tally.fixture.ts';
import { tallyOf } from './tally.ts';
import type { Pair } from './tally.ts';

const of = (...pairs: Parameters<typeof tallyOf>) => agreementOf(tallyOf(...pairs));
/** Both C, only the assessor C, only the moderator C, neither. */
const results = (both: number, assessor: number, moderator: number, neither: number) =>
  of(
    twoResults,
    pairsOf([
      [neither, moderator],
      [assessor, both],
    ]),
  );
const named = ({ coefficients }: ReturnType<typeof agreementOf>, name: string) =>
  coefficients.find((each) => each.name === name);

/**
 * By hand, of 50 pairs 20, 5, 10, 15. Observed 0.7. Kappa: chance 0.5·0.6 + 0.5·0.4 = 0.5, so 0.2/0.5. AC1: share of
 * C 0.55, chance 2·0.55·0.45 = 0.495, so 0.205/0.505; contributions 1.105872 (20 times), 0.870601 (15), −0.991962
 * (15), squares 42.34871, error √(42.34871/2450).
 */
test('a balanced table gives the figures worked out by hand', () => {
  const figures = results(20, 5, 10, 15);
  expect(figures).toMatchObject({ raw: 0.7, pairs: 50, agreed: 35, assessorHigher: 5, moderatorHigher: 10 });
  expect(named(figures, 'kappa')?.value).toBeCloseTo(0.4, 10);
  const ac1 = named(figures, 'ac1');
  expect(ac1?.value).toBeCloseTo(0.405941, 6);
  expect(ac1?.low).toBeCloseTo(0.148254, 4);
  expect(ac1?.high).toBeCloseTo(0.663628, 4);
});

/** By hand, of 125 pairs 118, 5, 2, 0: the example for which AC1 was made. */
test('where nearly all are competent kappa falls below chance and AC1 does not', () => {
  const figures = results(118, 5, 2, 0);
  expect(named(figures, 'kappa')?.value).toBeCloseTo(-0.00128 / 0.05472, 10);
  expect(named(figures, 'ac1')?.value).toBeCloseTo(0.889568 / 0.945568, 10);
});

describe('at the edges', () => {
  test(`under ${fewestPairs} pairs there are counts alone, whatever the scale`, () => {
    const alone = { raw: null, coefficients: [], difference: null, probability: null, stricter: null };
    expect(results(0, 0, 0, 0)).toMatchObject({ pairs: 0, agreed: 0, ...alone });
    expect(results(28, 1, 0, 0)).toMatchObject({ pairs: 29, agreed: 28, assessorHigher: 1, ...alone });
    const few = Array.from({ length: 29 }, (): Pair => [50, 60]);
    expect(of(marks, few)).toMatchObject({ pairs: 29, agreed: 0, moderatorHigher: 29, ...alone });
    expect(results(29, 1, 0, 0).raw).toBeCloseTo(29 / 30, 10);
  });

  test('kappa is not defined where everybody gave one result, and AC1 is 1', () => {
    expect(results(40, 0, 0, 0).coefficients).toEqual([{ name: 'ac1', value: 1, low: 1, high: 1 }]);
  });

  test('complete disagreement is as low as it goes', () => {
    const figures = results(0, 20, 20, 0);
    expect(figures.raw).toBe(0);
    expect(figures.coefficients.map(({ value, low }) => [value, low])).toEqual([
      [-1, -1],
      [-1, -1],
    ]);
  });

  test('marks that are all one have no intraclass correlation, and no difference', () => {
    const figures = of(
      marks,
      Array.from({ length: 40 }, (): Pair => [70, 70]),
    );
    expect(figures.coefficients).toEqual([]);
    expect(figures.difference?.mean).toEqual({ value: 0, low: 0, high: 0 });
  });

  test('marks that are the same pair by pair correlate wholly', () => {
    const figures = of(
      marks,
      Array.from({ length: 40 }, (_, each): Pair => [each, each]),
    );
    expect(named(figures, 'icc')).toMatchObject({ value: 1, low: 1, high: 1 });
  });
});

test('one who always gives five marks more is told so, and correlates less for it', () => {
  const fair = Array.from({ length: 40 }, (_, each): Pair => [40 + each, 40 + each + (each % 2 ? 1 : -1)]);
  const generous = fair.map(([assessor, moderator]): Pair => [assessor + 5, moderator]);
  expect(of(marks, fair).stricter).toBe('nobody');
  const figures = of(marks, generous);
  expect(figures).toMatchObject({ stricter: 'moderator', assessorHigher: 40 });
  expect(figures.difference?.mean.value).toBeCloseTo(5, 10);
  expect(named(figures, 'icc')!.value).toBeLessThan(named(of(marks, fair), 'icc')!.value);
});

test('what is within the tolerance agrees, and still has a direction', () => {
  const pairs = Array.from({ length: 30 }, (_, each): Pair => [60, each < 20 ? 63 : 70]);
  expect(of(marks, pairs, 5)).toMatchObject({ agreed: 20, moderatorHigher: 30, stricter: 'assessor' });
});

test.each([
  [9, 1, 0.02, 'moderator'],
  [1, 9, 0.02, 'assessor'],
  [6, 4, 0.75, 'nobody'],
  [9, 1, 0.05, 'nobody'],
  [9, 1, null, null],
] as const)(
  '%d higher by the assessor and %d by the moderator with probability %s: %s is stricter',
  (a, m, p, who) => {
    expect(stricterOf(a, m, p)).toBe(who);
  },
);

/** The same figures counted another way: pair by pair, from their definitions. */
describe('a recount', () => {
  const level = fc.integer({ min: 0, max: 3 });
  const pairs = fc.array(fc.tuple(level, level), { minLength: 30, maxLength: 80 });

  test('weighted kappa is one less what is disagreed about over what chance would disagree about', () => {
    fc.assert(
      fc.property(pairs, (some) => {
        const distance = ([one, other]: Pair) => Math.abs(one - other);
        const seen = some.reduce((sum, pair) => sum + distance(pair), 0) / some.length;
        const byChance =
          some
            .flatMap(([one]) => some.map(([, other]) => distance([one, other])))
            .reduce((a, b) => a + b, 0) /
          some.length ** 2;
        const kappa = kappaOf(tallyOf(ladder(4), some).table);
        if (byChance === 0) expect(kappa).toBeNull();
        else expect(kappa!.value).toBeCloseTo(Math.max(-1, 1 - seen / byChance), 8);
      }),
    );
  });

  test('the intraclass correlation follows from the squares of an analysis of variance by hand', () => {
    const mark = fc.integer({ min: 0, max: 200 }).map((half) => half / 2);
    fc.assert(
      fc.property(fc.array(fc.tuple(mark, mark), { minLength: 30, maxLength: 60 }), (some) => {
        const n = some.length;
        const mean = some.flat().reduce((a, b) => a + b, 0) / (2 * n);
        const column = [0, 1].map((who) => some.reduce((sum, pair) => sum + pair[who]!, 0) / n);
        const rows = some.reduce((sum, [a, b]) => sum + 2 * ((a + b) / 2 - mean) ** 2, 0) / (n - 1);
        const columns = column.reduce((sum, each) => sum + n * (each - mean) ** 2, 0);
        const rest =
          some.reduce(
            (sum, pair) =>
              sum +
              pair.reduce(
                (inner, value, who) => inner + (value - (pair[0] + pair[1]) / 2 - column[who]! + mean) ** 2,
                0,
              ),
            0,
          ) /
          (n - 1);
        const expected = (rows - rest) / (rows + rest + (2 * (columns - rest)) / n);
        const icc = intraclassOf(meanSquaresOf(n, tallyOf(marks, some).sums));
        if (icc) expect(icc.value).toBeCloseTo(expected, 6);
        else expect(rows + rest + (2 * (columns - rest)) / n).toBeLessThan(1e-6);
      }),
    );
  });

  test('the direction is what throwing coins would give', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (one, other) => {
        const n = one + other;
        let [term, sum] = [1, 0];
        for (let k = 0; k <= Math.min(one, other); k++) {
          sum += term;
          term = (term * (n - k)) / (k + 1);
        }
        expect(directionOf(one, other)).toBeCloseTo(Math.min(1, (2 * sum) / 2 ** n), 9);
      }),
    );
  });
});

describe('whatever was judged', () => {
  const counts = fc.array(fc.array(fc.nat(40), { minLength: 3, maxLength: 3 }), {
    minLength: 3,
    maxLength: 3,
  });
  const enough = counts.filter((table) => table.flat().reduce((a, b) => a + b, 0) >= fewestPairs);

  /** Weighted kappa of these is 229 / 512 below none; the last bits of its sums differ when they are turned. */
  const lastBits = [
    [22, 35, 27],
    [32, 0, 3],
    [31, 4, 2],
  ];

  test('it does not matter who is called the assessor, but for the direction', () => {
    fc.assert(
      fc.property(enough, (table) => {
        const turned = table.map((_, row) => table.map((each) => each[row]!));
        const [one, other] = [of(ladder(3), pairsOf(table)), of(ladder(3), pairsOf(turned))];
        expect(other.coefficients.map(({ name }) => name)).toEqual(one.coefficients.map(({ name }) => name));
        for (const [at, { value }] of one.coefficients.entries())
          expect(other.coefficients[at]!.value).toBeCloseTo(value, 9);
        expect([other.assessorHigher, other.moderatorHigher]).toEqual([
          one.moderatorHigher,
          one.assessorHigher,
        ]);
      }),
      { examples: [[lastBits]] },
    );
  });

  test('coefficients lie in their intervals, and these between −1 and 1', () => {
    fc.assert(
      fc.property(enough, (table) => {
        for (const { value, low, high } of of(ladder(3), pairsOf(table)).coefficients) {
          expect(low).toBeGreaterThanOrEqual(-1);
          expect(high).toBeLessThanOrEqual(1);
          expect(low).toBeLessThanOrEqual(value + 1e-9);
          expect(high).toBeGreaterThanOrEqual(value - 1e-9);
        }
      }),
    );
  });

  test('a ladder with two levels has the figures of two results', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30), fc.nat(30)), ([a, b, c, d]) => {
        const table = [
          [a + 30, b],
          [c, d],
        ];
        const [two, ladderOfTwo] = [twoResults, ladder(2)].map((measure) => of(measure, pairsOf(table)));
        const bare = (each: typeof two) =>
          each!.coefficients.map(({ value, low, high }) => [value, low, high]);
        expect(bare(ladderOfTwo)).toEqual(bare(two));
        expect(gwetOf(table).value).toBeLessThanOrEqual(1);
      }),
    );
  });
});
