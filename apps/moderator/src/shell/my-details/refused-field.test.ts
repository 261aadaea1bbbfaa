import { ApiError } from '@moderator/client';
import { expect, test } from 'vitest';
import { refusedField } from './refused-field.ts';

const refusal = (code: '4001' | '4002' | '4004') =>
  new ApiError('x', { status: 409, code, outcome: 'rejected', attempts: 1, requestId: null, problem: null });

test.each([
  ['4004', 'email'],
  ['4002', 'phoneNumber'],
  ['4001', null],
] as const)('%s is told at the field %s', (code, field) => {
  expect(refusedField(refusal(code))).toBe(field);
});

test('what is no refusal of the platform is about no field', () => {
  expect(refusedField(new Error('x'))).toBeNull();
});
