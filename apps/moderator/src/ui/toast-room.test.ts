import { describe, expect, test } from 'vitest';
import { roomFor } from './toast-room.ts';

const messages = { left: 1_060, height: 70 };
const action = (top: number, left = 1_200) => ({ top, bottom: top + 36, left, right: left + 160 });

describe('messages at the top right', () => {
  test.each([
    ['begin at the top of a page without actions', [], 12],
    ['begin below an action in their way', [action(32)], 80],
    ['begin below two that stand one under the other', [action(32), action(90)], 138],
    ['stay at the top beside an action further to the left', [action(32, 600)], 12],
    ['stay at the top above an action further down', [action(300)], 12],
    [
      'stay at the top where actions fill the side of the window',
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => action(20 + row * 80)),
      12,
    ],
  ])('%s', (_, actions, expected) => {
    expect(roomFor(messages, actions, 900)).toBe(expected);
  });
});
