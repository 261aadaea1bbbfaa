import { expect, test } from 'vitest';
import { isBeginningOfName, isSameName } from './index.ts';

test.each([
  ['Riaan Pretorius', true],
  [' riaan  PRETORIUS ', true],
  ['R. Pretorius', false],
  ['Riaan Pretorius-Nel', false],
  ['', false],
])('%j signs for Riaan Pretorius: %s', (typed, expected) => {
  expect(isSameName(typed, 'Riaan Pretorius')).toBe(expected);
});

test('a name is the same however its marks are written', () => {
  expect(isSameName('Zoë'.normalize('NFD'), 'Zoë'.normalize('NFC'))).toBe(true);
});

test.each([
  ['', true],
  ['riaan ', true],
  ['Riaan  PRE', true],
  ['Riaan Pretorius', true],
  ['R. ', false],
  ['Pretorius', false],
  ['Riaan Pretorius-Nel', false],
])('%j can still become Riaan Pretorius: %s', (typed, expected) => {
  expect(isBeginningOfName(typed, 'Riaan Pretorius')).toBe(expected);
});
