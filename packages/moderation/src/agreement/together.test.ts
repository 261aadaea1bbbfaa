import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ladder, marks, twoResults } from './tally.fixture.ts';
import { tallyOf } from './tally.ts';
import type { Pair } from './tally.ts';
import { together } from './together.ts';

describe('tallies of parts', () => {
  it.each([
    ['two results', twoResults, 1, 0],
    ['levels', ladder(4), 3, 0],
    ['marks', marks, 100, 3],
  ] as const)('of %s come to the tally of all pairs', (_, measure, highest, tolerance) => {
    const value = fc.integer({ min: 0, max: highest });
    fc.assert(
      fc.property(fc.array(fc.array(fc.tuple(value, value)), { minLength: 1 }), (parts: Pair[][]) => {
        const [first, ...others] = parts.map((pairs) => tallyOf(measure, pairs, tolerance));
        expect(together([first!, ...others])).toEqual(tallyOf(measure, parts.flat(), tolerance));
      }),
    );
  });
});
