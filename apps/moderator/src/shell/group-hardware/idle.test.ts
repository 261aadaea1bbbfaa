import { describe, expect, test } from 'vitest';
import { idleState } from './idle.ts';

const minutes = (count: number) => count * 60_000;

describe('a shared device that nobody touches', () => {
  test.each([
    [0, { kind: 'active' }],
    [minutes(9) - 1, { kind: 'active' }],
    [minutes(9), { kind: 'warning', secondsLeft: 60 }],
    [minutes(9.5), { kind: 'warning', secondsLeft: 30 }],
    [minutes(10) - 1, { kind: 'warning', secondsLeft: 1 }],
    [minutes(10), { kind: 'over' }],
    // A lid that was closed for an hour.
    [minutes(60), { kind: 'over' }],
  ])('for %i ms', (since, expected) => {
    expect(idleState(since)).toEqual(expected);
  });
});
