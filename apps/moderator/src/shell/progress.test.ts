import { describe, expect, test } from 'vitest';
import { creep, done, doneDelayMs, started, tickMs } from './progress.ts';
import type { Progress } from './progress.ts';

const value = (progress: Progress) => (progress.kind === 'determinate' ? progress.value : NaN);

describe('the bar at the top', () => {
  test('creeps in steps that shrink', () => {
    const first = creep(started);
    const second = creep(first);
    expect(value(first)).toBeGreaterThan(value(started));
    expect(value(second) - value(first)).toBeLessThan(value(first) - value(started));
  });

  test('never arrives by itself, and after a while no longer says how far it is', () => {
    let progress: Progress = started;
    for (let step = 0; step < 60; step++) {
      progress = creep(progress);
      if (progress.kind === 'determinate') expect(progress.value).toBeLessThan(value(done));
    }
    expect(progress.kind).toBe('indeterminate');
  });

  test('moves each second; done is 99 per cent, and gone 200 ms later', () => {
    expect([tickMs, done, doneDelayMs]).toEqual([1_000, { kind: 'determinate', value: 99 }, 200]);
  });

  test('complete stays complete', () => {
    expect(creep({ kind: 'complete' })).toEqual({ kind: 'complete' });
  });
});
