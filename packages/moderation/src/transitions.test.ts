import { describe, expect, test } from 'vitest';
import { attemptStates } from '@moderator/contract/options';
import { applyTransition } from './index.ts';
import type { AttemptState, TransitionFacts, TransitionName } from './index.ts';

/** The table of states as the domain tells it, written out by hand: from where, to where. Its type asks for every transition. */
const domain: Record<TransitionName, [from: AttemptState[], to: AttemptState]> = {
  submit: [['open'], 'submitted'],
  resubmit: [['returned'], 'submitted'],
  claim_assessment: [['submitted'], 'assessing'],
  release_assessment: [['assessing'], 'submitted'],
  sign_judgement: [['assessing'], 'assessed'],
  sign_new_judgement: [['assessing'], 'in_sample'],
  batch: [['assessed'], 'batched'],
  unbatch: [['batched'], 'assessed'],
  draw_in: [['batched'], 'in_sample'],
  draw_out: [['batched'], 'not_sampled'],
  widen: [['not_sampled'], 'in_sample'],
  claim_moderation: [['in_sample'], 'moderating'],
  release_moderation: [['moderating'], 'in_sample'],
  uphold: [['moderating'], 'upheld'],
  overturn: [['moderating'], 'overturned'],
  refer_back: [['moderating'], 'returned'],
  reopen: [
    ['upheld', 'overturned', 'returned', 'reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated'],
    'in_sample',
  ],
  report: [['upheld', 'overturned', 'not_sampled'], 'reported'],
  request_verification: [['reported'], 'verifying'],
  withdraw_verification: [['verifying'], 'reported'],
  endorse: [['verifying'], 'endorsed'],
  not_endorse: [['verifying'], 'not_endorsed'],
  certificate: [['endorsed'], 'certificated'],
  reset: [['open', 'submitted', 'assessing', 'assessed', 'returned', 'reported', 'not_endorsed'], 'open'],
};

/** Facts with which every guard is content, except uphold's and overturn's at once: one differs. */
const facts: TransitionFacts = {
  outcomeIds: ['a', 'b'],
  judgements: [
    { outcomeId: 'a', result: 'C' },
    { outcomeId: 'b', result: 'C' },
  ],
  verdicts: [
    { outcomeId: 'a', result: 'C' },
    { outcomeId: 'b', result: 'NYC', comment: 'The logbook is not signed.' },
  ],
  reason: 'The logbook is not signed.',
  actions: [{ outcomeId: 'b', action: 'Have the logbook signed.', dueOn: '2026-12-01' }],
  today: '2026-11-21',
  undecided: 0,
  reopenedOutcomeIds: ['b'],
};

const transitionNames = Object.keys(domain) as TransitionName[];
const everyPair = transitionNames.flatMap((name) => attemptStates.map((state) => [name, state] as const));

describe('every transition from every state', () => {
  test.each(everyPair)('%s from %s is what the domain says', (name, state) => {
    const [from, to] = domain[name];
    const result = applyTransition(name, state, facts);
    if (from.includes(state)) {
      expect(result).toEqual({ ok: true, to });
      return;
    }
    expect(result).toMatchObject({ ok: false, refusal: { code: 'wrong_state' } });
    expect(result.ok ? '' : result.refusal.sentence).toMatch(/^This attempt is ".+", so it cannot be .+\. /);
  });

  test('no state of the table is one that nothing reaches', () => {
    const reached = new Set(Object.values(domain).map(([, to]) => to));
    expect(attemptStates.filter((state) => !reached.has(state))).toEqual([]);
  });
});

test('a result is released by no transition but the report', () => {
  const before: AttemptState[] = [
    'batched',
    'in_sample',
    'not_sampled',
    'moderating',
    'upheld',
    'overturned',
  ];
  const after = new Set<AttemptState>(['reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated']);
  const releasing = before
    .flatMap((state) => transitionNames.filter((name) => applyTransition(name, state, facts).ok))
    .filter((name) => after.has(domain[name][1]));
  expect(new Set(releasing)).toEqual(new Set(['report']));
});
