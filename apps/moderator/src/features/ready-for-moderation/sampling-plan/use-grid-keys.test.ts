import { expect, test } from 'vitest';
import { placeAfter } from './use-grid-keys.ts';

const from = { row: 1, column: 1 };

test.each([
  ['ArrowUp', false, { row: 0, column: 1 }],
  ['ArrowDown', false, { row: 2, column: 1 }],
  ['ArrowLeft', false, { row: 1, column: 0 }],
  ['ArrowRight', false, { row: 1, column: 2 }],
  ['Home', false, { row: 1, column: 0 }],
  ['End', false, { row: 1, column: 3 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 4, column: 3 }],
  ['PageUp', false, { row: 0, column: 1 }],
  ['PageDown', false, { row: 4, column: 1 }],
])('%s (control %s) leads to its cell and never out of the grid', (key, control, place) => {
  expect(placeAfter(key, control, from, 5, 4)).toEqual(place);
});

test('other keys lead nowhere', () => {
  expect(placeAfter('a', false, from, 5, 4)).toBeUndefined();
});
