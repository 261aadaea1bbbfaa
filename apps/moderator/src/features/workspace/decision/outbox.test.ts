import { describe, expect, it } from 'vitest';
import { ApiError } from '@moderator/client';
import { afterFailure } from './outbox.ts';

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
