import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { Scale } from '@moderator/contract/types';
import { resultCodeLook, resultLook, resultWords } from './result-looks.ts';

i18n.loadAndActivate({ locale: 'en-ZA', messages: {} });

const levels: Scale = { kind: 'levels', levels: ['Fail', 'Pass', 'Merit'], passFrom: 'Pass' };
const marks: Scale = {
  kind: 'marks',
  maximum: 100,
  step: 0.5,
  passMark: 50,
  grades: [{ name: 'B', from: 60 }],
};

test.each([
  [{ result: 'C' }, 'Competent', 'C', 'good'],
  [{ result: 'NYC' }, 'Not yet competent', 'NYC', 'warn'],
  [{ result: 'Merit', scale: levels }, 'Merit', 'Merit', 'good'],
  [{ result: 'Fail', scale: levels }, 'Fail', 'Fail', 'warn'],
  [{ result: '67', scale: marks }, '67 of 100, B', '67', 'good'],
  [{ result: '42', scale: marks }, '42 of 100', '42', 'warn'],
  [{ result: '70', scale: marks, passed: false }, '70 of 100, B', '70', 'warn'],
  [{ result: '70' }, '70', '70', 'neutral'],
])('%j is said as "%s", in short as "%s", and looks %s', (said, words, code, tone) => {
  expect([resultLook(said).word, resultCodeLook(said).word]).toEqual([words, code]);
  expect([resultLook(said).tone, resultCodeLook(said).tone]).toEqual([tone, tone]);
});

test('marks are written as the language writes numbers', () => {
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  expect(resultWords({ result: '67.5' })).toBe('67,5');
});
