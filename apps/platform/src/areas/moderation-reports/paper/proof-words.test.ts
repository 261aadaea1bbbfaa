import { describe, expect, it } from 'vitest';
import { proofWords } from './proof-words.ts';

const proof = {
  kind: 'complete' as const,
  population: 26,
  drawn: 7,
  waiting: 0,
  changed: 1,
  most: 11,
  besides: 2,
  assessors: [],
};

describe('what a sample proves, on the paper of a report', () => {
  it.each([
    [
      'is a bound of those that chance did not draw',
      {},
      '7 of 26 drawn and looked at, 1 result changed: with 95 % confidence at most 11 of the 19 that chance did not draw would change. Only what chance drew counts: 2 more were looked at since a rule, a widening or a person put them in. The bound is exact (hypergeometric distribution, one-sided).',
    ],
    [
      'is nothing where the bound is all of them',
      { drawn: 2, changed: 2, most: 24, waiting: 1, besides: 0 },
      '2 of 26 drawn and looked at, 2 results changed: too few to tell anything of the 24 that chance did not draw. Only what chance drew counts. 1 that was drawn is referred back and not counted.',
    ],
    [
      'leaves nothing to chance where all were looked at',
      { population: 9, most: 2 },
      'All 9 were looked at: nothing is left to chance.',
    ],
    [
      'leaves out what is referred back',
      { population: 10, most: 3, waiting: 1 },
      'All 10 are in the sample, and 1 of them is referred back: of the others nothing is left to chance.',
    ],
    [
      'is said of one attempt as of one',
      { population: 1, drawn: 1, changed: 0, most: 0, besides: 0 },
      'The one attempt was drawn and looked at, no result changed: nothing is left to chance.',
    ],
    [
      'is said of one attempt that a rule put in as of one',
      { population: 1, drawn: 0, changed: 0, most: 1, besides: 1 },
      'The one attempt was looked at: nothing is left to chance.',
    ],
    [
      'is said of one attempt that is referred back as of one',
      { population: 1, drawn: 0, changed: 0, most: 1, waiting: 1, besides: 0 },
      'The one attempt is in the sample and referred back.',
    ],
  ])('%s', (_, figures, words) => {
    expect(proofWords({ ...proof, ...figures })).toBe(words);
  });
});
