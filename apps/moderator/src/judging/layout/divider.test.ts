import { describe, expect, it } from 'vitest';
import { boundShare, shareAfterKey } from './divider.ts';

describe('boundShare', () => {
  it('leaves both sides what they need', () => {
    expect(boundShare(0.01, 1000)).toBeCloseTo(0.32);
    expect(boundShare(0.99, 1000)).toBeCloseTo(0.66);
    expect(boundShare(0.5, 1000)).toBe(0.5);
  });
  it('halves a window that is too narrow for both', () => {
    expect(boundShare(0.9, 500)).toBe(0.5);
  });
});

describe('shareAfterKey', () => {
  it('moves by small and large steps, to the ends and back to the usual place', () => {
    expect(shareAfterKey('ArrowRight', 0.5, 2000, false)).toBeCloseTo(0.52);
    expect(shareAfterKey('ArrowLeft', 0.5, 2000, true)).toBeCloseTo(0.4);
    expect(shareAfterKey('Home', 0.5, 2000, false)).toBeCloseTo(0.16);
    expect(shareAfterKey('End', 0.5, 2000, false)).toBeCloseTo(0.83);
    expect(shareAfterKey('Enter', 0.3, 2000, false)).toBe(0.58);
  });
  it('leaves other keys alone', () => {
    expect(shareAfterKey('a', 0.5, 2000, false)).toBeUndefined();
  });
});
