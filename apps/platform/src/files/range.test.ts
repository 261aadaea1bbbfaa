import { describe, expect, it } from 'vitest';
import { rangeOf } from './range.ts';

describe('rangeOf', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
  ])('reads %s of 100 bytes as %o', (header, expected) => {
    expect(rangeOf(header, 100)).toEqual(expected);
  });

  it('refuses a range behind the end', () => {
    expect(() => rangeOf('bytes=100-', 100)).toThrow('outside the file');
  });
});
