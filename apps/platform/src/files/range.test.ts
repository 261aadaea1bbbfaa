import { describe, expect, it } from 'vitest';
import { rangeOf, tagOf } from './range.ts';

const tag = tagOf('a'.repeat(64));

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
    expect(rangeOf({ range: header, ifRange: undefined }, 100, tag)).toEqual(expected);
  });

  it.each([
    ['as it is', tag, { start: 10, end: 19 }],
    ['as it was', '"0123"', undefined],
    ['as it may be alike', `W/${tag}`, undefined],
    ['of some day', 'Sat, 21 Nov 2026 08:00:00 GMT', undefined],
  ])('reads a range of the file %s', (_, ifRange, expected) => {
    expect(rangeOf({ range: 'bytes=10-19', ifRange }, 100, tag)).toEqual(expected);
  });

  it('refuses a range behind the end', () => {
    expect(() => rangeOf({ range: 'bytes=100-', ifRange: undefined }, 100, tag)).toThrow('outside the file');
  });
});
