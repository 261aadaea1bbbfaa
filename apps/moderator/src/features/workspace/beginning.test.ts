import { describe, expect, it } from 'vitest';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { beginningOf } from './beginning.ts';

const outcome = (id: string, isJudged = false, evidenceIds: string[] = []) =>
  ({ id, evidenceIds, verdict: isJudged ? {} : null }) as WorkspaceOutcome;
const workspace = {
  outcomes: [outcome('first', true), outcome('second', false, ['sheet']), outcome('third')],
  evidence: [],
};

describe('a visit to an attempt begins', () => {
  it('at the first outcome without a verdict', () => {
    expect(beginningOf(workspace, null)).toEqual({ outcomeId: 'second', evidenceId: 'sheet' });
  });

  it('behind what was judged without a network, which only the device knows of', () => {
    expect(beginningOf(workspace, null, new Map([['second', 'c']])).outcomeId).toBe('third');
  });

  it('at the first one where all are judged', () => {
    const all = new Map([
      ['second', 'c'],
      ['third', 'c'],
    ]);
    expect(beginningOf(workspace, null, all).outcomeId).toBe('first');
  });
});
