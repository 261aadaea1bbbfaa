import { describe, expect, test } from 'vitest';
import { agreementOf, fewestPairs } from './index.ts';
import type { Pair } from './agreement.ts';

/** Pairs from the four cells of a table: both C, only the assessor C, only the moderator C, neither. */
const table = (both: number, assessor: number, moderator: number, neither: number): Pair[] => {
  const times = (length: number, pair: Pair) => Array.from({ length }, () => pair);
  return [
    ...times(both, { assessor: 'C', moderator: 'C' }),
    ...times(assessor, { assessor: 'C', moderator: 'NYC' }),
    ...times(moderator, { assessor: 'NYC', moderator: 'C' }),
    ...times(neither, { assessor: 'NYC', moderator: 'NYC' }),
  ];
};

/**
 * By hand, of 50 pairs 20, 5, 10, 15. Observed 0.7. Kappa: chance 0.5·0.6 + 0.5·0.4 = 0.5, so 0.2/0.5;
 * error √(0.21/(50·0.25)) = 0.129615. AC1: share of C 0.55, chance 2·0.55·0.45 = 0.495, so 0.205/0.505;
 * contributions 1.105872 (20 times), 0.870601 (15), −0.991962 (15), squares 42.34871, error √(42.34871/2450).
 */
test('a balanced table gives the figures worked out by hand', () => {
  const { raw, kappa, ac1, pairs, agreed } = agreementOf(table(20, 5, 10, 15));
  expect({ raw, pairs, agreed }).toEqual({ raw: 0.7, pairs: 50, agreed: 35 });
  expect(kappa?.value).toBeCloseTo(0.4, 10);
  expect(kappa?.low).toBeCloseTo(0.145955, 5);
  expect(kappa?.high).toBeCloseTo(0.654045, 5);
  expect(ac1?.value).toBeCloseTo(0.405941, 6);
  expect(ac1?.low).toBeCloseTo(0.148254, 4);
  expect(ac1?.high).toBeCloseTo(0.663628, 4);
});

/**
 * By hand, of 125 pairs 118, 5, 2, 0. Observed 0.944. Kappa: chance 0.984·0.96 + 0.016·0.04 = 0.94528.
 * AC1: share of C 0.972, chance 2·0.972·0.028 = 0.054432. The example for which AC1 was made.
 */
test('where nearly all are competent kappa falls below chance and AC1 does not', () => {
  const { kappa, ac1 } = agreementOf(table(118, 5, 2, 0));
  expect(kappa?.value).toBeCloseTo(-0.00128 / 0.05472, 10);
  expect(ac1?.value).toBeCloseTo(0.889568 / 0.945568, 10);
});

describe('at the edges', () => {
  test(`under ${fewestPairs} pairs there are counts alone`, () => {
    const none = { raw: null, kappa: null, ac1: null };
    expect(agreementOf([])).toEqual({ pairs: 0, agreed: 0, ...none });
    expect(agreementOf(table(28, 1, 0, 0))).toEqual({ pairs: 29, agreed: 28, ...none });
    expect(agreementOf(table(29, 1, 0, 0)).raw).toBeCloseTo(29 / 30, 10);
  });

  test('kappa is not defined where everybody gave one result, and AC1 is 1', () => {
    const { kappa, ac1 } = agreementOf(table(40, 0, 0, 0));
    expect(kappa).toBeNull();
    expect(ac1).toEqual({ value: 1, low: 1, high: 1 });
  });

  test('complete disagreement is as low as it goes, and intervals stay within −1 and 1', () => {
    const { raw, kappa, ac1 } = agreementOf(table(0, 20, 20, 0));
    expect([raw, kappa?.value, ac1?.value]).toEqual([0, -1, -1]);
    for (const each of [kappa, ac1]) expect(each!.low).toBeGreaterThanOrEqual(-1);
    const high = agreementOf(table(35, 1, 0, 4));
    for (const each of [high.kappa, high.ac1]) expect(each!.high).toBeLessThanOrEqual(1);
  });

  test('it does not matter who is called the assessor', () => {
    const one = agreementOf(table(20, 5, 10, 15));
    const other = agreementOf(table(20, 10, 5, 15));
    expect(other.kappa?.value).toBeCloseTo(one.kappa!.value, 12);
    expect(other.ac1?.value).toBeCloseTo(one.ac1!.value, 12);
  });
});
