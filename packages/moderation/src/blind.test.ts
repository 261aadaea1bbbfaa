import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isChangeAfterReveal, visibleJudgements } from './index.ts';
import type { BlindView, Result } from './index.ts';

const ids = ['a', 'b', 'c', 'd'];
const judgements = ids.map((outcomeId) => ({
  outcomeId,
  result: 'C' as const,
  mark: 70,
  feedback: 'Well done.',
}));
const result = fc.constantFrom<Result | null>('C', 'NYC', null);
const verdicts = fc.array(fc.record({ outcomeId: fc.constantFrom(...ids, 'foreign'), result }));
const shownTo = (view: Partial<BlindView>) =>
  visibleJudgements({ blind: true, outcomes: ids, verdicts: [], ...view }, judgements).map(
    (each) => each.outcomeId,
  );

describe('a blind moderator', () => {
  test('never gets the judgement of an outcome without a stored verdict', () => {
    fc.assert(
      fc.property(verdicts, (own) => {
        const stored = own.filter((each) => each.result !== null).map((each) => each.outcomeId);
        expect(shownTo({ verdicts: own })).toEqual(ids.filter((id) => stored.includes(id)));
      }),
    );
  });

  test('sees nothing by a draft', () => {
    expect(shownTo({ verdicts: [{ outcomeId: 'a', result: null }] })).toEqual([]);
  });

  test('sees nothing of an outcome that is not of the course, even by a verdict on it', () => {
    expect(shownTo({ outcomes: ['a'], verdicts: [{ outcomeId: 'b', result: 'C' }] })).toEqual([]);
  });
});

test.each([
  ['whose course is not blind', { blind: false }],
  ['who does not moderate the attempt', { moderating: false }],
])('a viewer %s sees every judgement', (_, view) => {
  expect(shownTo(view)).toEqual(ids);
});

test.each([
  [undefined, 'C', false],
  [null, 'NYC', false],
  ['C', 'C', false],
  ['C', 'NYC', true],
  ['NYC', 'C', true],
] as const)(
  'a verdict that was %s and becomes %s is a change after the reveal: %s',
  (before, after, changed) => {
    expect(isChangeAfterReveal(before, after)).toBe(changed);
  },
);
