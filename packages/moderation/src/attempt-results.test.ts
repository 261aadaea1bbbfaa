import { describe, expect, test } from 'vitest';
import type { ResultRule, Scale } from '@moderator/contract/types';
import { attemptResult, closestToPass } from './attempt-results.ts';
import { twoResults } from './scales.ts';

const levels: Scale = { kind: 'levels', levels: ['Fail', 'Pass', 'Merit', 'Distinction'], passFrom: 'Pass' };
const marks: Scale = { kind: 'marks', maximum: 100, step: 0.5, passMark: 50, grades: [] };

const of = (scale: Scale, rule: ResultRule, results: (string | null)[], weights: number[] = []) => ({
  scale,
  rule,
  outcomes: results.map((result, place) => ({ scale, weight: weights[place] ?? 1, result })),
});
const said = (...sum: Parameters<typeof of>) => {
  const result = attemptResult(of(...sum));
  return result && `${result.result} ${result.passed ? 'passes' : 'fails'}`;
};

describe('where every outcome has to pass', () => {
  test.each([
    [twoResults, ['C', 'C'], 'C passes'],
    [twoResults, ['C', 'NYC'], 'NYC fails'],
    [levels, ['Distinction', 'Merit'], 'Merit passes'],
    [levels, ['Distinction', 'Fail'], 'Fail fails'],
    [marks, ['80', '60'], '70 passes'],
    [marks, ['90', '49.5'], '70 fails'],
    [twoResults, ['C', null], null],
    [twoResults, [], null],
  ] as [Scale, (string | null)[], string | null][])('on %o, %j is %s', (scale, results, expected) => {
    expect(said(scale, { kind: 'all_pass' }, results)).toBe(expected);
  });
});

describe('where outcomes are summed by their weight', () => {
  const sum: ResultRule = { kind: 'weighted_sum' };
  test.each([
    ['good ones make up for others', marks, sum, ['90', '30'], [1, 1], '60 passes'],
    ['the weight counts', marks, sum, ['90', '30'], [1, 4], '42 fails'],
    ['no weight at all counts alike', marks, sum, ['90', '30'], [0, 0], '60 passes'],
    ['what is rounded to the pass mark passes', marks, sum, ['49.5', '50'], [1, 1], '50 passes'],
    [
      'an outcome under the least share fails',
      marks,
      { ...sum, leastShare: 40 },
      ['90', '39.5'],
      [1, 1],
      '65 fails',
    ],
    [
      'an outcome at the least share does not',
      marks,
      { ...sum, leastShare: 40 },
      ['90', '40'],
      [1, 1],
      '65 passes',
    ],
    ['one may be made up for', marks, { ...sum, mostCompensated: 1 }, ['90', '49', '80'], [], '73 passes'],
    ['two may not', marks, { ...sum, mostCompensated: 1 }, ['90', '49', '49'], [], '62.5 fails'],
    ['levels are rounded to the nearest', levels, sum, ['Distinction', 'Merit'], [], 'Distinction passes'],
    ['half of the whole is competent', twoResults, sum, ['C', 'NYC'], [], 'C passes'],
    ['unless the course asks for more', twoResults, { ...sum, passFrom: 60 }, ['C', 'NYC'], [], 'NYC fails'],
  ] as [string, Scale, ResultRule, string[], number[], string][])(
    '%s',
    (_, scale, rule, results, weights, expected) => {
      expect(said(scale, rule, results, weights)).toBe(expected);
    },
  );

  test('outcomes of other scales count as shares of theirs', () => {
    const outcomes = [
      { scale: twoResults, weight: 1, result: 'C' },
      { scale: marks, weight: 1, result: '40' },
    ];
    expect(attemptResult({ scale: marks, rule: sum, outcomes })).toEqual({ result: '70', passed: true });
  });
});

describe('where only the best count', () => {
  test.each([
    [marks, 2, ['20', '80', '60'], '70 passes'],
    [marks, 3, ['20', '60', '55'], '45 fails'],
    [marks, 9, ['60', '40'], '50 passes'],
    [twoResults, 2, ['C', 'NYC', 'C'], 'C passes'],
    [twoResults, 2, ['C', 'NYC', 'NYC'], 'NYC fails'],
    [levels, 1, ['Fail', 'Merit'], 'Merit passes'],
  ] as [Scale, number, string[], string][])(
    'on %o, the best %d of %j are %s',
    (scale, count, results, expected) => {
      expect(said(scale, { kind: 'best_of', count }, results)).toBe(expected);
    },
  );
});

test.each([
  ['an outcome just under the pass mark', marks, ['48', '90'], 2],
  ['the whole on the pass mark', marks, ['20', '80'], 0],
  ['a level above', levels, ['Merit', 'Distinction'], 1],
  ['two results, which are never near', twoResults, ['C', 'NYC'], null],
] as [string, Scale, string[], number | null][])(
  'how near an attempt came to the other side: %s',
  (_, scale, results, distance) => {
    expect(closestToPass(of(scale, { kind: 'all_pass' }, results))).toBe(distance);
  },
);
