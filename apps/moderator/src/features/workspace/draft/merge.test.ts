import { describe, expect, it } from 'vitest';
import type { DraftBody } from '@moderator/contract/types';
import { emptyDraft, sendable } from './draft-body.ts';
import { bodyOf, chooseTheirs, fieldsOf, mergeDrafts } from './merge.ts';

const draft = (parts: Partial<DraftBody>): DraftBody => ({ ...emptyDraft, ...parts });

describe('fieldsOf and bodyOf', () => {
  it('give back what was filled in', () => {
    const body = draft({
      comments: { a: 'Clear', b: '' },
      findings: [{ rule: 'valid', passed: false, comment: 'No plan', evidenceIds: ['e'] }],
      kind: 'overturned',
      reason: 'Because',
      actions: [{ outcomeId: 'a', action: 'Redo', dueOn: '2026-12-01', to: 'learner' }],
      judgements: { a: { result: 'C', mark: 70, feedback: 'Good' } },
      notes: 'n',
    });
    expect(bodyOf(fieldsOf(body), null)).toEqual({ ...body, comments: { a: 'Clear' } });
  });
});

describe('mergeDrafts', () => {
  const base = draft({ comments: { a: 'one' }, reason: 'r' });

  it('keeps what each side changed alone', () => {
    const { merged, conflicts } = mergeDrafts(
      base,
      draft({ comments: { a: 'one', b: 'mine' }, reason: 'r' }),
      draft({ comments: { a: 'theirs' }, reason: '' }),
    );
    expect(conflicts).toEqual([]);
    expect(merged.comments).toEqual({ a: 'theirs', b: 'mine' });
    expect(merged.reason).toBe('');
  });

  it('names what both changed differently and keeps mine for the moment', () => {
    const { merged, conflicts } = mergeDrafts(
      base,
      draft({ comments: { a: 'mine' }, reason: 'r' }),
      draft({ comments: { a: 'theirs' }, reason: 'r' }),
    );
    expect(conflicts).toEqual(['comment:a']);
    expect(merged.comments.a).toBe('mine');
  });

  it('sees no conflict where both made the same change', () => {
    const changed = draft({ comments: { a: 'two' }, reason: 'r' });
    expect(mergeDrafts(base, changed, changed).conflicts).toEqual([]);
  });

  it('takes a conflict where one side removed what the other changed', () => {
    const { conflicts } = mergeDrafts(
      base,
      draft({ comments: { a: '' }, reason: 'r' }),
      draft({ comments: { a: 'two' }, reason: 'r' }),
    );
    expect(conflicts).toEqual(['comment:a']);
  });

  it('never calls the evidence looked at last a conflict', () => {
    const { merged, conflicts } = mergeDrafts(
      base,
      { ...base, evidenceId: 'x' },
      { ...base, evidenceId: 'y' },
    );
    expect(conflicts).toEqual([]);
    expect(merged.evidenceId).toBe('x');
  });
});

describe('chooseTheirs', () => {
  it('replaces the fields chosen, also by nothing', () => {
    const merged = draft({ comments: { a: 'mine' }, reason: 'mine' });
    const chosen = chooseTheirs(merged, draft({ comments: { a: 'theirs' } }), ['comment:a', 'reason']);
    expect(chosen.comments.a).toBe('theirs');
    expect(chosen.reason).toBe('');
  });
});

describe('sendable', () => {
  it('leaves out what the platform would refuse as empty', () => {
    const body = sendable(
      draft({
        actions: [{ outcomeId: 'a', action: '  ', dueOn: '', to: 'learner' }],
        findings: [{ rule: 'valid', passed: null, comment: '', evidenceIds: [] }],
      }),
    );
    expect(body.actions).toEqual([{ outcomeId: 'a', to: 'learner' }]);
    expect(body.findings).toEqual([]);
  });
});
