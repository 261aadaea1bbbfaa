import { describe, expect, it } from 'vitest';
import { clock, nextSpeed } from './positions.ts';

describe('clock', () => {
  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3729, '1:02:09'],
    [NaN, '–'],
  ])('tells %d seconds as %s', (seconds, words) => {
    expect(clock(seconds)).toBe(words);
  });
});

describe('nextSpeed', () => {
  it('goes up and down by one and stops at the ends', () => {
    expect(nextSpeed(1, 1)).toBe(1.25);
    expect(nextSpeed(1, -1)).toBe(0.75);
    expect(nextSpeed(2, 1)).toBe(2);
    expect(nextSpeed(0.5, -1)).toBe(0.5);
  });
});
