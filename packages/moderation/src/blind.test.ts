import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attemptStates } from '@moderator/contract/options';
import type { Result } from '@moderator/contract/types';
import { isBlindFor, isChangeAfterReveal, maskedReasons, visibleJudgements } from './index.ts';
import type { AttemptState } from './index.ts';
import type { BlindView, Viewer } from './blind.ts';

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

test.each([['whose course is not blind', { blind: false }]])(
  'a viewer %s sees every judgement',
  (_, view) => {
    expect(shownTo(view)).toEqual(ids);
  },
);

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

const nobody: Viewer = { isItsAssessor: false, isModerator: false, isManager: false };
const viewers = {
  'its assessor': { ...nobody, isItsAssessor: true },
  'a moderator': { ...nobody, isModerator: true },
  'a manager': { ...nobody, isManager: true },
  'anybody else': nobody,
};
const unmade = ['submitted', 'assessing'];
const undecided = ['assessed', 'batched', 'in_sample', 'not_sampled', 'moderating'];

/** In which states the judgement is kept from whom, written out by hand. */
const hidden: Record<keyof typeof viewers, string[]> = {
  'its assessor': [],
  'a moderator': [...unmade, ...undecided],
  'a manager': unmade,
  'anybody else': [...unmade, ...undecided, 'upheld', 'overturned'],
};

describe('the judgement', () => {
  test.each(Object.entries(viewers))('is kept from %s in the states that the domain says', (who, viewer) => {
    const states = attemptStates.filter((state) => isBlindFor({ state }, viewer));
    expect(states).toEqual(
      attemptStates.filter((state) => hidden[who as keyof typeof viewers].includes(state)),
    );
  });

  test('is not kept from a moderator once it is made where the policy says so', () => {
    const open = (state: AttemptState) => !isBlindFor({ state, blind: false }, viewers['a moderator']);
    expect(attemptStates.filter((state) => !open(state))).toEqual(unmade);
  });
});

describe('reasons of a row whose judgement is kept back', () => {
  test.each([
    ['all stay where no rule looks at the judgement', ['percentage'], ['appealed'], ['percentage']],
    ['what the draw decided is one', ['not_yet_competent'], ['not_yet_competent'], ['drawn']],
    ['chance is no different from a rule', ['percentage'], ['not_yet_competent'], ['drawn']],
    ['coverage is no different from a rule', ['stratum_not_covered'], ['borderline'], ['drawn']],
    [
      'what has nothing to do with the judgement stays',
      ['not_yet_competent', 'appealed', 'new_assessor'],
      ['not_yet_competent', 'appealed', 'new_assessor'],
      ['drawn', 'appealed', 'new_assessor'],
    ],
    [
      'a row with such a reason alone looks like one with both',
      ['appealed'],
      ['not_yet_competent'],
      ['drawn', 'appealed'],
    ],
    ['what came later was not drawn', ['widened'], ['not_yet_competent'], ['widened']],
    ['what is not sampled has none', [], ['not_yet_competent'], []],
  ])('%s', (_, reasons, alwaysInclude, shown) => {
    expect(maskedReasons(reasons, alwaysInclude)).toEqual(shown);
  });
});
