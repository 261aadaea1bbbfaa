import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longestUnheldMs, OpenedAhead } from './opened-ahead.ts';

const closed: string[] = [];
let opened = 0;
const open = (key: string) => {
  opened++;
  return {
    opened: key === 'broken' ? Promise.reject(new Error('broken')) : Promise.resolve(key),
    close: () => closed.push(key),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  closed.length = 0;
  opened = 0;
});
afterEach(() => vi.useRealTimers());

describe('what is opened ahead', () => {
  it('is there for whoever takes it, and theirs to close', async () => {
    const ahead = new OpenedAhead(open, 2);
    const leave = ahead.open('a');
    expect(await ahead.take('a').opened).toBe('a');
    leave();
    vi.advanceTimersByTime(longestUnheldMs);
    expect([opened, closed]).toEqual([1, []]);
  });

  it('is what was asked for last: the oldest goes, and what is asked for again stays', () => {
    const ahead = new OpenedAhead(open, 2);
    for (const key of ['a', 'b', 'a', 'c']) ahead.open(key);
    expect([opened, closed]).toEqual([3, ['b']]);
  });

  it('stays as long as somebody holds it, and a while longer', () => {
    const ahead = new OpenedAhead(open, 2);
    const leave = ahead.open('a');
    vi.advanceTimersByTime(longestUnheldMs * 10);
    leave();
    vi.advanceTimersByTime(longestUnheldMs - 1);
    const leaveAgain = ahead.open('a');
    vi.advanceTimersByTime(longestUnheldMs);
    expect(closed).toEqual([]);
    leaveAgain();
    vi.advanceTimersByTime(longestUnheldMs);
    expect([opened, closed]).toEqual([1, ['a']]);
  });

  it('is opened anew where it could not be opened', async () => {
    const ahead = new OpenedAhead(open, 2);
    ahead.open('broken');
    await vi.advanceTimersByTimeAsync(0);
    await expect(ahead.take('broken').opened).rejects.toThrow('broken');
    expect([opened, closed]).toEqual([2, ['broken']]);
  });
});
