import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gathering } from './gathering.ts';
import type { Gathering } from './gathering.ts';
import type { LiveEvent } from './live-event.ts';

interface Told {
  id: number | null;
  type: string;
  subject: { id: string | null } | null;
}

let told: Told[];
let gathered: Gathering;
let isTheirs: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  told = [];
  isTheirs = true;
  gathered = gathering({ hears: () => isTheirs, send: (text) => void told.push(JSON.parse(text) as Told) });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const event = (
  id: number,
  type = 'attempt.changed',
  subject: string | null = `attempt ${id}`,
): LiveEvent => ({
  id,
  at: new Date('2026-11-29T08:00:00Z'),
  clientId: 'client',
  accountId: 'account',
  siteId: null,
  userId: null,
  people: null,
  type,
  subject: { kind: 'attempt', id: subject, version: null },
  horizon: '90',
});
/** One change in each of so many seconds. */
const happening = (seconds: number, from = 0) => {
  for (let second = 0; second < seconds; second++) {
    gathered.hear(event(from + second));
    vi.advanceTimersByTime(1_000);
  }
};
const ids = () => told.map(({ id }) => id);

describe('what others do', () => {
  it('is told at once where nothing happened for a while, without a name', () => {
    gathered.hear(event(1));
    vi.advanceTimersByTime(200);
    expect(told).toEqual([{ id: 1, at: '2026-11-29T08:00:00.000Z', type: 'attempt.changed', subject: null }]);
  });

  it('is told once of what one step does to many things, and does not make the next one late', () => {
    for (const id of [1, 2, 3]) gathered.hear(event(id));
    vi.advanceTimersByTime(60_000);
    expect(ids()).toEqual([3]);
    gathered.hear(event(4));
    vi.advanceTimersByTime(200);
    expect(ids()).toEqual([3, 4]);
  });

  it('is told more seldom the longer it goes on', () => {
    happening(120);
    const seconds = ids().map(Number);
    const rests = seconds.slice(1).map((second, index) => second - seconds[index]!);
    expect(rests.map((rest) => Math.min(rest, 18))).toEqual([3, 8, 15, 18, 18, 18, 18]);
  });

  it('is told at once again after a rest', () => {
    happening(60);
    vi.advanceTimersByTime(60_000);
    const before = told.length;
    gathered.hear(event(1_000));
    vi.advanceTimersByTime(200);
    expect(ids().slice(before)).toEqual([1_000]);
  });

  it('waits a long rest for whoever has just come to where it goes on and on', () => {
    happening(60);
    const newcomer: Told[] = [];
    const another = gathering({
      hears: () => true,
      send: (text) => void newcomer.push(JSON.parse(text) as Told),
    });
    another.beginResting(gathered.longRest()!);
    // Whoever has heard nothing does not know how much goes on.
    expect(another.longRest()).toBeUndefined();
    another.hear(event(1_000));
    vi.advanceTimersByTime(15_000);
    expect(newcomer).toEqual([]);
    vi.advanceTimersByTime(7_500);
    expect(newcomer).toHaveLength(1);
  });

  it('has no long rest after one change, nor when it was quiet since', () => {
    gathered.hear(event(1));
    vi.advanceTimersByTime(200);
    expect(gathered.longRest()).toBeUndefined();
    happening(60);
    expect(gathered.longRest()).toBe(15_000);
    vi.advanceTimersByTime(60_000);
    expect(gathered.longRest()).toBeUndefined();
  });

  it('of several kinds is told together, and the last alone is a place to go on from', () => {
    gathered.hear(event(1));
    gathered.hear(event(2, 'claim.changed'));
    gathered.hear(event(3));
    expect(gathered.isWaiting()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(told.map(({ id, type }) => [id, type])).toEqual([
      [null, 'attempt.changed'],
      [2, 'claim.changed'],
    ]);
    expect(gathered.isWaiting()).toBe(false);
  });

  it('says of many that it may be anything, whatever is told of others', () => {
    gathered.hear(event(1));
    gathered.hear(event(2, 'attempt.changed', null));
    vi.advanceTimersByTime(200);
    expect(told.map(({ subject }) => subject)).toEqual([null, { kind: 'attempt', id: null, version: null }]);
  });

  it('is not told any more to whoever may not hear of it since', () => {
    gathered.hear(event(1));
    isTheirs = false;
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });

  it('is not told any more to whoever is gone', () => {
    gathered.hear(event(1));
    gathered.end();
    vi.advanceTimersByTime(60_000);
    expect([told, gathered.isWaiting()]).toEqual([[], false]);
  });
});
