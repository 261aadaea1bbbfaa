import { describe, expect, test } from 'vitest';
import { ApiError } from '@moderator/client';
import type { ErrorCode, Problem } from '@moderator/contract/errors';
import { refusedPart } from './refused-part.ts';

const refusal = (status: number, code: ErrorCode, ...paths: string[]) =>
  new ApiError('no', {
    status,
    code,
    outcome: 'rejected',
    attempts: 1,
    requestId: null,
    problem: { code, errors: paths.map((path) => ({ path, message: 'no' })) } as Problem,
  });

describe('a report that the platform refuses', () => {
  test.each([
    ['mislabelled_file', 422, 'file'],
    ['empty_file', 422, 'file'],
    ['wrong_media_type', 415, 'file'],
    ['too_large', 413, 'file'],
    ['internal', 500, null],
    ['too_many_requests', 429, null],
  ] as const)('for %s is told at its file, where that helps', (code, status, part) => {
    expect(refusedPart(refusal(status, code), true)).toBe(part);
  });

  test('for its text is told at that text', () => {
    expect(refusedPart(refusal(400, 'invalid_input', 'body.from'), false)).toBe('email');
    expect(refusedPart(refusal(400, 'invalid_input', 'body.body'), true)).toBe('message');
    expect(refusedPart(refusal(413, 'too_large'), false)).toBe('message');
  });

  test('for what nobody typed, or without an answer, is told as any other failure', () => {
    expect(refusedPart(refusal(400, 'invalid_input', 'body.title'), true)).toBeNull();
    expect(refusedPart(new TypeError('offline'), true)).toBeNull();
  });
});
