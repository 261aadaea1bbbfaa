import { describe, expect, it } from 'vitest';
import type { DraftBody, Workspace, WorkspaceOutcome } from '@moderator/contract/types';
import { emptyDraft } from '../draft/draft-body.ts';
import { judgementOn, judgementsOf, withoutJudgement } from './judgement-readiness.ts';

const recorded = { result: 'NYC', mark: 40, feedback: 'Recorded', judgedAt: '2026-05-04T10:00:00Z' };
const outcomes = [{ id: 'a' }, { id: 'b' }, { id: 'c', judgement: recorded }] as WorkspaceOutcome[];
const assessed = (assessedAt: string | null, asked: string | null = 'c') =>
  ({
    attempt: { assessedAt },
    outcomes,
    decision: asked ? { actions: [{ outcomeId: asked }] } : null,
  }) as Workspace;
const body: DraftBody = {
  ...emptyDraft,
  judgements: {
    a: { result: 'C' as const, mark: 71, feedback: 'Good' },
    b: { result: null, mark: 40, feedback: 'Begun' },
  },
};

describe('judgementOn', () => {
  const on = (assessedAt: string | null, draft = body) =>
    judgementOn(assessed(assessedAt), outcomes[2]!, draft).result;

  it.each([
    ['is what was recorded, where the draft says nothing', null, 'NYC'],
    ['is what was recorded since the judgement that was referred back', '2026-05-01T08:00:00Z', 'NYC'],
    ['leaves out what was recorded before an earlier signature', '2026-05-04T10:00:00Z', null],
  ])('%s', (_, assessedAt, expected) => expect(on(assessedAt)).toBe(expected));

  it('stands where a moderator asked something of other outcomes alone', () => {
    const { result } = judgementOn(assessed('2026-05-04T10:00:00Z', 'a'), outcomes[2]!, emptyDraft);
    expect(result).toBe('NYC');
  });

  it('begins with the mark and the feedback of before where its result has to be given anew', () => {
    expect(judgementOn(assessed('2026-05-04T10:00:00Z'), outcomes[2]!, emptyDraft)).toEqual({
      result: null,
      mark: 40,
      feedback: 'Recorded',
    });
  });

  it('is the draft, where there is one', () => {
    const judgements = { c: { result: 'C' as const, mark: null, feedback: '' } };
    expect(on(null, { ...emptyDraft, judgements })).toBe('C');
  });
});

describe('withoutJudgement', () => {
  it('names the outcomes that have no result, whatever else was typed', () => {
    expect(withoutJudgement(assessed(null), body).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('judgementsOf', () => {
  it('gives what can be signed', () => {
    expect(judgementsOf(assessed(null), body)).toEqual([
      { outcomeId: 'a', result: 'C', mark: 71, feedback: 'Good' },
      { outcomeId: 'c', result: 'NYC', mark: 40, feedback: 'Recorded' },
    ]);
  });
});
