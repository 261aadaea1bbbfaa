import { describe, expect, it } from 'vitest';
import { endOfTry, nextTry } from './next-try.ts';

const now = new Date('2026-11-03T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const over = (number: number, minutes: number) => ({ number, isOpen: false, submittedAt: ago(minutes) });
const open = (number: number) => ({ number, isOpen: true, submittedAt: null });

describe('the next try', () => {
  it.each([
    ['is the first', [], 1, 0, { number: 1, at: null }],
    ['is the one that is open', [over(1, 5), open(2)], 2, 60, { number: 2, at: null }],
    ['is another one where some are left', [over(1, 5)], 2, 0, { number: 2, at: null }],
    ['waits', [over(1, 5)], 2, 60, { number: 2, at: ago(-55) }],
    ['has waited', [over(1, 60)], 2, 60, { number: 2, at: null }],
    ['is any where there is no limit', [over(1, 9), over(2, 5)], null, 0, { number: 3, at: null }],
    ['is none where none is left', [over(1, 9), over(2, 5)], 2, 0, null],
  ] as const)('%s', (_, tries, maxTries, waitMinutes, next) =>
    expect(nextTry(tries, { maxTries, waitMinutes }, now)).toEqual(next),
  );
});

describe('a try', () => {
  it.each([
    ['never ends without a limit', null, 0, null, null],
    ['ends with the whole thing', null, 50, ago(-5), ago(-5)],
    ['ends after its minutes', 60, 0, null, ago(-60)],
    ['has extra time', 60, 25, null, ago(-75)],
    ['does not outlast the whole thing', 60, 25, ago(-70), ago(-70)],
  ] as const)('%s', (_, limitMinutes, extraTimePercent, closesAt, end) =>
    expect(endOfTry(now, { limitMinutes, extraTimePercent, closesAt })).toEqual(end),
  );
});
