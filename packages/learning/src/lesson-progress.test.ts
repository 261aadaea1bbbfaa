import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLessonDone, mergeRanges, shareOf, withShown } from './lesson-progress.ts';
import type { LessonRule, Range } from './lesson-progress.ts';

const film: LessonRule = { completion: 'watched', watchedShare: 0.9, length: 100 };
const pages: LessonRule = { completion: 'read', watchedShare: 0.9, length: 4 };

const someRanges = fc.array(fc.tuple(fc.nat(120), fc.nat(120)), { maxLength: 20 });
const secondsOf = (ranges: readonly Range[]) => {
  const seconds = new Set<number>();
  for (const [from, to] of ranges) for (let at = from; at < to; at += 1) seconds.add(at);
  return seconds.size;
};

describe('what was watched', () => {
  it('is counted once, however often and in whatever order it is told', () =>
    fc.assert(
      fc.property(someRanges, someRanges, (some, others) => {
        const one = withShown(withShown({}, { watched: some }, 'film'), { watched: others }, 'film');
        const other = withShown(
          withShown({}, { watched: others }, 'film'),
          { watched: [...some, ...some] },
          'film',
        );
        expect(one).toEqual(other);
        expect(secondsOf(mergeRanges(some))).toBe(secondsOf(some));
        expect(shareOf(one, { length: 120 })).toBeCloseTo(secondsOf([...some, ...others]) / 120);
      }),
    ));

  it('never gets less by watching more', () =>
    fc.assert(
      fc.property(someRanges, someRanges, (some, more) => {
        const before = withShown({}, { watched: some }, 'film');
        expect(shareOf(withShown(before, { watched: more }, 'film'), film)).toBeGreaterThanOrEqual(
          shareOf(before, film),
        );
      }),
    ));
});

describe('a lesson', () => {
  it.each([
    ['a film', film, { watched: [[0, 89]] as Range[] }, true, false],
    ['a film', film, { watched: [[0, 90]] as Range[] }, false, true],
    ['a film of no known length', { ...film, length: null }, { watched: [[0, 5]] as Range[] }, false, false],
    ['a film of no known length', { ...film, length: null }, { watched: [[0, 5]] as Range[] }, true, true],
    ['pages', pages, { pages: [1, 2, 3] }, true, false],
    ['pages', pages, { pages: [1, 2, 3, 4] }, false, true],
    ['pages turned over quickly', pages, { pages: [1, 4] }, true, true],
    ['pages turned over quickly', pages, { pages: [1, 4] }, false, false],
    ['pages that there are not', pages, { pages: [5, 6, 7, 8] }, false, false],
    ['whatever opens', { ...pages, completion: 'opened' as const }, {}, false, true],
    [
      'what ends with an assessment',
      { ...pages, completion: 'assessment' as const },
      { pages: [1, 2, 3, 4] },
      true,
      false,
    ],
  ])('of %s is done by what was shown and said', (_, rule, shown, final, isDone) =>
    expect(
      isLessonDone(withShown({}, shown, rule === pages || 'pages' in shown ? 'pages' : 'film'), rule, final),
    ).toBe(isDone),
  );
});
