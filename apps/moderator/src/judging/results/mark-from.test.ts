import { expect, test } from 'vitest';
import type { Scale } from '@moderator/contract/types';
import { markFrom } from './mark-from.ts';

const scale: Scale = { kind: 'marks', maximum: 100, step: 0.5, passMark: 50, grades: [] };

test.each([
  ['67', '67'],
  [' 67.5 ', '67.5'],
  ['67,50', '67.5'],
  ['007', '7'],
  ['67.', '67'],
  ['100', '100'],
  ['0', '0'],
  ['100.5', null],
  ['67.3', null],
  ['-1', null],
  ['1e1', null],
  ['sixty', null],
  ['', null],
])('"%s" is the mark %s', (typed, mark) => {
  expect(markFrom(scale, typed)).toBe(mark);
});
