import { describe, expect, it } from 'vitest';
import { attemptStates } from '@moderator/contract/options';
import { consentRefusal, editionStanding, hangsOn, reopeningState } from './reopenings.ts';
import { applyTransition } from './transitions.ts';

describe('what hangs on a decision', () => {
  it.each([
    ['upheld', []],
    ['overturned', []],
    ['returned', ['referral']],
    ['reported', ['result']],
    ['verifying', ['result', 'verification']],
    ['endorsed', ['result', 'verification']],
    ['not_endorsed', ['result', 'verification']],
    ['certificated', ['result', 'verification', 'certificate']],
    ['moderating', undefined],
    ['not_sampled', undefined],
  ] as const)('of an attempt that is %s is %j', (state, expected) =>
    expect(hangsOn(state)).toEqual(expected),
  );

  it('is known of every state that can be reopened, and of no other', () => {
    const facts = {
      reopenedOutcomeIds: ['a'],
      outcomeIds: ['a'],
      verdicts: [{ outcomeId: 'a', result: 'C' }],
      reason: 'The recording is of somebody else.',
    };
    for (const state of attemptStates)
      expect([state, hangsOn(state) !== undefined]).toEqual([
        state,
        applyTransition('reopen', state, facts).ok,
      ]);
  });
});

describe('a reopening', () => {
  it.each([
    [{ consented: null, isReopened: false, isDecided: false }, 'asked'],
    [{ consented: false, isReopened: false, isDecided: false }, 'refused'],
    [{ consented: null, isReopened: true, isDecided: false }, 'open'],
    [{ consented: true, isReopened: true, isDecided: false }, 'open'],
    [{ consented: true, isReopened: true, isDecided: true }, 'done'],
  ] as const)('with %j is %s', (facts, expected) => expect(reopeningState(facts)).toBe(expected));

  it.each([
    ['asked', { isAsker: false, consents: true, note: '' }, undefined],
    ['asked', { isAsker: false, consents: false, note: 'The evidence is plain.' }, undefined],
    ['asked', { isAsker: false, consents: false, note: ' ' }, 'reason_needed'],
    ['asked', { isAsker: true, consents: true, note: '' }, 'own_reopening'],
    ['refused', { isAsker: false, consents: true, note: '' }, 'wrong_state'],
    ['open', { isAsker: false, consents: false, note: 'Too late.' }, 'wrong_state'],
  ] as const)('that is %s and is answered with %j gives %s', (state, answer, code) =>
    expect(consentRefusal(state, answer)?.code).toBe(code),
  );
});

describe('an edition', () => {
  it.each([
    [false, false, 'stands'],
    [false, true, 'in_question'],
    [true, false, 'superseded'],
    [true, true, 'superseded'],
  ] as const)('superseded %s, questioned %s: %s', (isSuperseded, isQuestioned, expected) =>
    expect(editionStanding({ isSuperseded, isQuestioned })).toBe(expected),
  );
});
