import { expect, test } from 'vitest';
import { attemptStates } from '@moderator/contract/options';
import { platformStatus, stateForLearner, stateLabels } from './index.ts';
import type { AttemptState } from './index.ts';
import type { PlatformStatus } from './attempt-states.ts';

/** Shown to others, for a competent and for a not yet competent result. */
const shown: Record<AttemptState, [competent: PlatformStatus, notYet: PlatformStatus]> = {
  open: ['InProgress', 'InProgress'],
  submitted: ['InProgress', 'InProgress'],
  assessing: ['InProgress', 'InProgress'],
  assessed: ['AwaitingModeration', 'AwaitingModeration'],
  batched: ['AwaitingModeration', 'AwaitingModeration'],
  in_sample: ['AwaitingModeration', 'AwaitingModeration'],
  not_sampled: ['AwaitingModeration', 'AwaitingModeration'],
  moderating: ['AwaitingModeration', 'AwaitingModeration'],
  upheld: ['AwaitingModeration', 'AwaitingModeration'],
  overturned: ['AwaitingModeration', 'AwaitingModeration'],
  returned: ['InProgress', 'InProgress'],
  reported: ['Passed', 'Failed'],
  verifying: ['Passed', 'Failed'],
  endorsed: ['Passed', 'Failed'],
  not_endorsed: ['Passed', 'Failed'],
  certificated: ['Completed', 'Completed'],
};

test.each(attemptStates)('the status of %s is the one that the domain shows to others', (state) => {
  expect([platformStatus(state, true), platformStatus(state, false)]).toEqual(shown[state]);
});

test.each(attemptStates)(
  'a learner is told of %s no more than that their result waits for the report',
  (state) => {
    const isKept = shown[state][0] === 'AwaitingModeration';
    expect(stateForLearner(state)).toBe(isKept ? 'assessed' : state);
  },
);

test('every state has a word of its own for people', () => {
  const words = attemptStates.map((state) => stateLabels[state]);
  expect(new Set(words).size).toBe(attemptStates.length);
  expect(words.every((word) => /^[A-Z][a-z ]+$/.test(word))).toBe(true);
});
