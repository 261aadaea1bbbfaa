import { expect, test } from 'vitest';
import { marksIn } from './marks-in.ts';

test.each([
  ['67', 67],
  ['67.', 67],
  ['67.5', 67.5],
  [' 67,5 ', 67.5],
  ['.5', 0.5],
  ['0', 0],
  ['100', 100],
  ['100,1', null],
  ['675', null],
  ['-1', null],
  ['1e1', null],
  ['6 7', null],
  ['', null],
])('"%s" of 100 is %s', (typed, marks) => {
  expect(marksIn(typed, 100)).toBe(marks);
});
