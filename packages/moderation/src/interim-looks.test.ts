import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { attemptStates } from '@moderator/contract/options';
import { interimRefusal, interimView } from './index.ts';
import type { InterimQuestion, InterimViewer } from './interim-looks.ts';

const possible: InterimQuestion = { state: 'assessing', isJudged: true, isPlanned: true, isLookedAt: false };

describe('an early look', () => {
  it('is possible where it is planned, judged, and nobody looked', () => {
    expect(interimRefusal(possible)).toBeUndefined();
  });

  test.each<[string, Partial<InterimQuestion>, string]>([
    ['at what nobody assesses now', { state: 'submitted' }, 'interim_wrong_state'],
    ['at what is assessed', { state: 'assessed' }, 'interim_wrong_state'],
    ['at what is in a sample', { state: 'in_sample' }, 'interim_wrong_state'],
    ['that nobody planned', { isPlanned: false }, 'interim_not_planned'],
    ['at what is not judged', { isJudged: false }, 'interim_not_judged'],
    ['a second time', { isLookedAt: true }, 'interim_looked_at'],
  ])('is refused %s', (_, change, code) => {
    expect(interimRefusal({ ...possible, ...change })?.code).toBe(code);
  });

  it('opens nothing but what is being assessed, judged and planned', () => {
    const question = fc.record({
      state: fc.constantFrom(...attemptStates),
      isJudged: fc.boolean(),
      isPlanned: fc.boolean(),
      isLookedAt: fc.boolean(),
    });
    fc.assert(
      fc.property(question, (each) => {
        const opens = each.state === 'assessing' && each.isJudged && each.isPlanned && !each.isLookedAt;
        expect(interimRefusal(each) === undefined).toBe(opens);
      }),
    );
  });
});

describe('what an early look tells', () => {
  test.each<[string, InterimViewer, ReturnType<typeof interimView>]>([
    ['who looked, everything', { isMine: true, isItsAssessor: false, isBlind: true }, 'all'],
    ['the assessor, the words alone', { isMine: false, isItsAssessor: true, isBlind: false }, 'words'],
    ['who judges blind, only that it was', { isMine: false, isItsAssessor: false, isBlind: true }, 'nothing'],
    ['who knows the judgement, everything', { isMine: false, isItsAssessor: false, isBlind: false }, 'all'],
  ])('%s', (_, viewer, view) => {
    expect(interimView(viewer)).toBe(view);
  });
});
