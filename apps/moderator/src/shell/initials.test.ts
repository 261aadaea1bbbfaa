import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  [['Nomvula', 'Dlamini'], 'ND'],
  [['👩🏽‍🔧 Welders', ''], '👩🏽‍🔧'],
  [['Ẹ̀bùn', 'van Wyk'], 'Ẹ̀V'],
  [['🇿🇦 Academy'], '🇿🇦'],
  [['', ' '], ''],
])('%j begins with %s', (names, initials) => {
  expect(initialsOf(...names)).toBe(initials);
});
