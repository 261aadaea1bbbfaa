import { describe, expect, test } from 'vitest';
import { applyTransition } from './index.ts';
import type { Result } from '@moderator/contract/types';
import type { AttemptState, TransitionFacts, TransitionName } from './index.ts';

const judged = (results: Record<string, Result | null>) =>
  Object.entries(results).map(([outcomeId, result]) => ({ outcomeId, result }));

const outcomeIds = ['a', 'b'];
const bothC = judged({ a: 'C', b: 'C' });
const onlyA = judged({ a: 'C' });
const draftB = judged({ a: 'C', b: null });
const bNot = judged({ a: 'C', b: 'NYC' });
const action = { outcomeId: 'b', action: 'Have the logbook signed.', dueOn: '2026-11-21' };
const today = '2026-11-21';
const reason = 'The logbook is not signed.';
const moderated = { outcomeIds, judgements: bothC, verdicts: bothC };
const differing = { outcomeIds, judgements: bothC, verdicts: bNot };
/** The same verdicts, with what the moderator says about each. */
const saying = (comment: string) => ({ ...differing, verdicts: bNot.map((each) => ({ ...each, comment })) });
const returning = { ...moderated, today };

type Case = [what: string, facts: TransitionFacts, code: string | undefined];
const cases: Partial<Record<TransitionName, { state: AttemptState; table: Case[] }>> = {
  sign_judgement: {
    state: 'assessing',
    table: [
      ['every outcome has a judgement', { outcomeIds, judgements: bothC }, undefined],
      ['an outcome has no judgement', { outcomeIds, judgements: onlyA }, 'judgement_needed'],
      ['an outcome has only a draft', { outcomeIds, judgements: draftB }, 'judgement_needed'],
      ['the course has no outcomes', { outcomeIds: [], judgements: [] }, 'outcomes_missing'],
      ['nothing is known', {}, 'outcomes_missing'],
    ],
  },
  uphold: {
    state: 'moderating',
    table: [
      ['all verdicts agree', moderated, undefined],
      ['a verdict is missing', { ...moderated, verdicts: onlyA }, 'verdict_needed'],
      ['a verdict is a draft', { ...moderated, verdicts: draftB, reason }, 'verdict_needed'],
      ['a verdict differs', differing, 'reason_needed'],
      ['a verdict differs and the reason is blank', { ...differing, reason: '  ' }, 'reason_needed'],
      ['a verdict differs and there is a reason', { ...differing, reason }, undefined],
      ['the assessor never judged an outcome', { ...moderated, judgements: onlyA }, 'reason_needed'],
      ['judgements are not known', { outcomeIds, verdicts: bothC }, 'reason_needed'],
      ['nothing is known', {}, 'outcomes_missing'],
    ],
  },
  overturn: {
    state: 'moderating',
    table: [
      [
        'an outcome changes, with a comment on it and a reason',
        { ...saying('Unsigned.'), reason },
        undefined,
      ],
      ['an outcome changes without a comment on it', { ...differing, reason }, 'outcome_comment_needed'],
      ['the comment on it is blank', { ...saying(' '), reason }, 'outcome_comment_needed'],
      [
        'only the outcome that stays has a comment',
        { ...differing, verdicts: [{ ...bNot[0]!, comment: 'Fine.' }, bNot[1]!], reason },
        'outcome_comment_needed',
      ],
      [
        'only the outcome that changes has a comment',
        { ...differing, verdicts: [bNot[0]!, { ...bNot[1]!, comment: 'Unsigned.' }], reason },
        undefined,
      ],
      ['there is no reason', differing, 'reason_needed'],
      ['the reason is blank', { ...differing, reason: '\n' }, 'reason_needed'],
      ['nothing changes', { ...moderated, reason }, 'nothing_differs'],
      [
        'the assessor never judged the outcome',
        { ...differing, judgements: onlyA, reason },
        'nothing_differs',
      ],
      ['a verdict is missing', { ...differing, verdicts: onlyA, reason }, 'verdict_needed'],
    ],
  },
  refer_back: {
    state: 'moderating',
    table: [
      ['an action is due today', { ...returning, actions: [action] }, undefined],
      ['there is no action', { ...returning, actions: [] }, 'action_needed'],
      ['an action is blank', { ...returning, actions: [{ ...action, action: ' ' }] }, 'action_needed'],
      [
        'an action was due yesterday',
        { ...returning, actions: [{ ...action, dueOn: '2026-11-20' }] },
        'due_in_the_past',
      ],
      ['an action has no due date', { ...returning, actions: [{ ...action, dueOn: '' }] }, 'due_date_needed'],
      ['a due date is no day', { ...returning, actions: [{ ...action, dueOn: 'soon' }] }, 'due_date_needed'],
      [
        'one of two is late',
        { ...returning, actions: [action, { ...action, dueOn: '2025-12-31' }] },
        'due_in_the_past',
      ],
      [
        'the outcome is foreign',
        { ...returning, actions: [{ ...action, outcomeId: 'z' }] },
        'foreign_outcome',
      ],
      ['today is not known', { ...moderated, actions: [action] }, 'due_in_the_past'],
      ['a verdict is missing', { ...returning, verdicts: onlyA, actions: [action] }, 'verdict_needed'],
    ],
  },
  report: {
    state: 'upheld',
    table: [
      ['the whole sample is decided', { undecided: 0 }, undefined],
      ['one is not', { undecided: 1 }, 'sample_undecided'],
      ['nobody counted', {}, 'sample_undecided'],
    ],
  },
  reopen: {
    state: 'certificated',
    table: [
      ['it is scoped and has a reason', { ...moderated, reopenedOutcomeIds: ['b'], reason }, undefined],
      ['there is no reason', { ...moderated, reopenedOutcomeIds: ['b'] }, 'reason_needed'],
      ['there is no scope', { ...moderated, reason }, 'scope_needed'],
      ['the scope is foreign', { ...moderated, reopenedOutcomeIds: ['z'], reason }, 'foreign_outcome'],
      ['it was never moderated', { outcomeIds, reopenedOutcomeIds: ['b'], reason }, 'no_decision'],
    ],
  },
};

const names = Object.keys(cases) as (keyof typeof cases)[];
describe.each(names)('%s', (name) => {
  const { state, table } = cases[name]!;
  test.each(table)('when %s', (_, facts, code) => {
    const result = applyTransition(name, state, facts);
    expect(result.ok ? undefined : result.refusal.code).toBe(code);
    // A person reads it: at least what happened and what to do, in whole sentences.
    if (!result.ok) expect(result.refusal.sentence).toMatch(/^[A-Z0-9].+\.$/);
  });
});

test('a report that is refused says how many are open, with the code of the catalogue', () => {
  const refused = applyTransition('report', 'upheld', { undecided: 2 });
  expect(refused).toMatchObject({
    refusal: { catalogueCode: '40013', sentence: expect.stringContaining('2 of the sample are not decided') },
  });
});

test('a missing judgement is counted in words', () => {
  const refused = applyTransition('sign_judgement', 'assessing', { outcomeIds, judgements: [] });
  expect(refused).toMatchObject({
    refusal: { sentence: expect.stringContaining('2 outcomes have no judgement') },
  });
});
