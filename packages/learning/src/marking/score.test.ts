import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksByHand, meanOf, settledBy } from './by-hand.ts';
import { question } from './questions.fixture.ts';
import { scoreOf, standingScore, standingTry } from './score.ts';
import { slips } from './short-text.ts';

describe('a score', () => {
  it.each([
    [
      [
        { marks: 2, got: 1 },
        { marks: 1, got: 1 },
      ],
      66.67,
    ],
    [Array.from({ length: 10 }, () => ({ marks: 0.1, got: 0.1 })), 100],
    [
      [
        { marks: 1, got: 0 },
        { marks: 0, got: 0 },
      ],
      0,
    ],
    [[{ marks: 0, got: 0 }], null],
    [[], null],
    [
      [
        { marks: 1, got: 1 },
        { marks: 1, got: undefined },
      ],
      null,
    ],
  ])('is the per cent of all marks, once all of it is marked: %j is %s', (questions, score) =>
    expect(scoreOf(questions)).toBe(score),
  );

  it('lies from 0 to 100 and does not depend on the order of questions', () => {
    const marked = fc
      .record({ marks: fc.nat(10_000), share: fc.double({ min: 0, max: 1, noNaN: true }) })
      .map(({ marks, share }) => ({ marks: marks / 100, got: Math.floor(marks * share) / 100 }));
    fc.assert(
      fc.property(fc.array(marked), (questions) => {
        const score = scoreOf(questions);
        expect(scoreOf(questions.toReversed())).toBe(score);
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it.each([
    ['highest', 70],
    ['latest', 60],
    ['first', 40.5],
    ['average', 56.83],
  ] as const)('of several tries is the %s: %s', (rule, score) =>
    expect(standingScore([40.5, 70, 60], rule)).toBe(score),
  );
  it('is none without a try that is marked', () => expect(standingScore([], 'average')).toBeNull());
});

describe('the try by which somebody stands where they do', () => {
  it.each([
    ['highest', [40, 70], { place: 1, passed: true }],
    ['latest', [80, 20], { place: 0, passed: true }],
    ['latest', [20, 40], { place: 0, passed: false }],
    ['first', [20, 80], { place: 0, passed: false }],
    ['first', [80, 20], { place: 0, passed: true }],
    ['average', [60, 20], { place: 0, passed: true }],
    ['average', [20, 60, 90], { place: 2, passed: true }],
    ['average', [], undefined],
  ] as const)('by the %s of %s is %o: no later one takes a pass away', (rule, scores, stands) =>
    expect(standingTry(scores, rule, 50)).toEqual(stands),
  );
});

describe('slips', () => {
  const letters = fc.string({ maxLength: 12 });
  it('are none between the same, as many both ways, and found to be too many where they are', () =>
    fc.assert(
      fc.property(letters, letters, fc.nat(3), (one, other, most) => {
        const all = slips(one, other);
        expect(slips(other, one)).toBe(all);
        expect(all === 0).toBe(one === other);
        expect(all).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
        expect(slips(one, other, most) <= most).toBe(all <= most);
      }),
    ));
});

describe('an assessor', () => {
  const level = (marks: number) => ({ title: `${marks} marks`, marks });
  const rubric = [
    { title: 'Reasons', levels: [level(0), level(1), level(2)] },
    { title: 'Words', levels: [level(0), level(1.5)] },
  ];
  const essay = (criteria: typeof rubric, marks = 3) =>
    question(
      'essay',
      { options: { leastWords: 0, mostWords: 100, files: 0 }, answer: { rubric: criteria } },
      marks,
    );
  const seen = question('observation', { options: { items: ['Gloves', 'Labels', 'Waste'] } }, 2);

  it.each([
    ['the sum of levels', essay(rubric), { levels: [1, 1] }, { marks: 2.5 }],
    ['never more than there are', essay(rubric), { levels: [2, 1] }, { marks: 3 }],
    ['nothing before each criterion has a level', essay(rubric), { levels: [2] }, { marks: undefined }],
    ['marks where there is no rubric', essay([]), { marks: 1.25 }, { marks: 1.25 }],
    ['what was met of what was seen', seen, { seen: ['met', 'not_met', 'met'] }, { marks: 1.33 }],
    ['nothing before all was seen', seen, { seen: ['met', 'not_observed', 'met'] }, { marks: undefined }],
    ['nothing before anything was said', seen, {}, { marks: undefined }],
  ] as const)('gives %s', (_, asked, given, marks) => expect(marksByHand(asked, given)).toEqual(marks));

  it.each([
    ['a level that there is not', essay(rubric), { levels: [3, 0] }],
    ['a level more', essay(rubric), { levels: [0, 0, 0] }],
    ['marks beside a rubric', essay(rubric), { marks: 1 }],
    ['more than there is', essay([]), { marks: 4 }],
    ['things seen of a text', essay([]), { seen: ['met'] }],
    ['levels of what is seen', seen, { levels: [0] }],
    ['more seen than there is', seen, { seen: ['met', 'met', 'met', 'met'] }],
  ] as const)('cannot give %s', (_, asked, given) =>
    expect(marksByHand(asked, given)).toEqual({ mistake: expect.any(String) }),
  );

  it.each([
    [[], 1, undefined],
    [[4], 1, [0]],
    [[4], 2, undefined],
    [[4, 5], 2, [0, 1]],
    [[5, 4], 2, [0, 1]],
    [[4, 5.01], 2, undefined],
    [[4, 8, 7], 2, [2]],
  ] as const)(
    'is followed by another where two differ by more than a tenth: of %j by %i count %j',
    (sums, markers, settled) => expect(settledBy(sums, 10, markers)).toEqual(settled),
  );
  it('gives half of two that differ', () => expect(meanOf([4, 4.25])).toBe(4.13));
});
