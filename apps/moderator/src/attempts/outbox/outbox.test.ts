import { describe, expect, it } from 'vitest';
import { ApiError } from '@moderator/client';
import { afterFailure, allInOutbox, dropFromOutbox, keepInOutbox, readOutbox } from './outbox.ts';

const failure = (status: number, outcome: 'not-sent' | 'rejected' | 'unknown') =>
  new ApiError('No', { status, code: 'invalid_input', outcome, attempts: 1, requestId: null, problem: null });

describe('afterFailure', () => {
  it('keeps a decision whose answer was lost', () => {
    expect(afterFailure(failure(0, 'unknown'))).toBe('keep');
    expect(afterFailure(failure(503, 'unknown'))).toBe('keep');
    expect(afterFailure(failure(0, 'not-sent'))).toBe('keep');
  });
  it('keeps a decision whose sign-in ended', () => {
    expect(afterFailure(failure(401, 'rejected'))).toBe('keep');
  });
  it('drops a decision that the platform refused', () => {
    expect(afterFailure(failure(409, 'rejected'))).toBe('drop');
    expect(afterFailure(failure(412, 'rejected'))).toBe('drop');
  });
});

describe('a decision that the browser refuses to keep', () => {
  const entry = {
    attemptId: 'a',
    learner: 'Zulu, Karabo',
    version: 3,
    decision: { kind: 'upheld' as const },
    idempotencyKey: 'key',
    signedAt: '2026-11-21T10:00:00Z',
    wasSent: true,
  };

  it('waits for as long as the window is there, for its person alone', async () => {
    expect(await keepInOutbox('me', entry)).toBe(false);
    expect(await readOutbox('me', 'a')).toEqual(entry);
    expect(await allInOutbox('me')).toEqual([entry]);
    expect([await readOutbox('you', 'a'), await allInOutbox('you')]).toEqual([undefined, []]);
    await dropFromOutbox('me', 'a');
    expect(await allInOutbox('me')).toEqual([]);
  });
});
