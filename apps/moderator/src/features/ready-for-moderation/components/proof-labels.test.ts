import { describe, expect, test } from 'vitest';
import { proofSentence } from './proof-labels.ts';

const proof = { population: 26, drawn: 7, waiting: 0, changed: 1, most: 11, besides: 2 };

describe('what a sample proves', () => {
  test.each([
    [
      'tells a bound of those that chance did not draw',
      {},
      '7 of 26 drawn and looked at, 1 result changed: with 95 % confidence at most 11 of the 19 that chance did not draw would change.',
    ],
    [
      'is nothing where the bound is all of them',
      { drawn: 2, changed: 2, most: 24 },
      '2 of 26 drawn and looked at, 2 results changed: too few to tell anything of the 24 that chance did not draw.',
    ],
    [
      'leaves nothing to chance where all were drawn',
      { population: 7, most: 0, besides: 0 },
      'All 7 were drawn and looked at, 1 result changed: nothing is left to chance.',
    ],
    [
      'leaves nothing to chance where a rule put in what was not drawn',
      { population: 9, most: 2 },
      'All 9 were looked at: nothing is left to chance.',
    ],
    [
      'waits for those of a whole batch that are open',
      { population: 10, most: 3, waiting: 1 },
      'All 10 are in the sample: nothing is left to chance once the one that is open is decided.',
    ],
    [
      'is said of one attempt that was drawn as of one',
      { population: 1, drawn: 1, changed: 0, most: 0, besides: 0 },
      'The one attempt was drawn and looked at, no result changed: nothing is left to chance.',
    ],
    [
      'is said of one attempt that a rule put in as of one',
      { population: 1, drawn: 0, changed: 0, most: 1, besides: 1 },
      'The one attempt was looked at: nothing is left to chance.',
    ],
    [
      'is said of one attempt that is open as of one',
      { population: 1, drawn: 0, changed: 0, most: 1, waiting: 1, besides: 0 },
      'The one attempt is in the sample: nothing is left to chance once it is decided.',
    ],
    [
      'is nothing before one of those that chance drew is decided',
      { drawn: 0, changed: 0, most: 26 },
      'Of 26 attempts none that was drawn by chance is decided yet: nothing is proved.',
    ],
  ])('%s', (_, figures, sentence) => {
    expect(proofSentence({ ...proof, ...figures })).toBe(sentence);
  });
});
