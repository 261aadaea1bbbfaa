import { expect, test } from 'vitest';
import { ApiError } from '@moderator/client';
import { describeError } from './describe-error.ts';

test('an error of the application is told without the words of the engine', () => {
  const { message, safe, reference } = describeError(
    new TypeError("Cannot read properties of null (reading 'x')"),
  );
  expect([message, safe, reference]).toEqual([
    'The application stumbled over something it did not expect.',
    'What is saved stays saved.',
    null,
  ]);
});

test('a refusal is referred to by the id of its request, without its code', () => {
  const refused = new ApiError('Your role does not allow this.', {
    status: 403,
    code: 'not_allowed',
    outcome: 'rejected',
    attempts: 1,
    requestId: '11111111-2222',
    problem: null,
  });
  expect(describeError(refused)).toEqual({
    message: 'Your role does not allow this.',
    safe: 'Nothing was changed.',
    reference: '11111111-2222',
  });
});
