import { describe, expect, it } from 'vitest';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { emptyDraft } from '../draft/draft-body.ts';
import { judgementsOf, withoutJudgement } from './judgement-readiness.ts';

const outcomes = [{ id: 'a' }, { id: 'b' }] as WorkspaceOutcome[];
const body = {
  ...emptyDraft,
  judgements: {
    a: { result: 'C' as const, mark: 71, feedback: 'Good' },
    b: { result: null, mark: 40, feedback: 'Begun' },
  },
};

describe('withoutJudgement', () => {
  it('names the outcomes that have no result, whatever else was typed', () => {
    expect(withoutJudgement(outcomes, body).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('judgementsOf', () => {
  it('gives what can be signed', () => {
    expect(judgementsOf(outcomes, body)).toEqual([
      { outcomeId: 'a', result: 'C', mark: 71, feedback: 'Good' },
    ]);
  });
});
