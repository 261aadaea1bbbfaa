import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { textProblem } from './validation-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-ZA', messages: {} }));

describe('generic messages', () => {
  test.each([
    ['', { required: true, most: 255 }, 'Email is a required field'],
    ['   ', { required: true, most: 255 }, 'Email is a required field'],
    ['', { most: 255 }, null],
    ['a@b', { email: true, most: 255 }, 'Email must be a valid email'],
    ['a@b.co', { email: true, required: true, most: 255 }, null],
    ['a'.repeat(256), { most: 255 }, 'Email must be at most 255 characters'],
    ['a'.repeat(255), { most: 255 }, null],
  ])('of "%s" under %o', (value, rules, message) => {
    expect(textProblem('Email', value, rules)).toBe(message);
  });
});
