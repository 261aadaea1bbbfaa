import { describe, expect, test } from 'vitest';
import { trendOf } from './trend.ts';

const month = (name: string, pairs: number, agreed: number) => ({ month: name, pairs, agreed });

describe('a trend by month', () => {
  test('has nothing to show without pairs', () => expect(trendOf([])).toEqual([]));

  test('tells no share before there are thirty pairs, and then takes in as few months as it takes', () => {
    const trend = trendOf([
      month('2026-01', 10, 10),
      month('2026-02', 15, 12),
      month('2026-03', 10, 5),
      month('2026-04', 40, 40),
    ]);
    expect(trend.map(({ share }) => share && [share.since, share.pairs, share.value])).toEqual([
      null,
      null,
      ['2026-01', 35, 27 / 35],
      ['2026-04', 40, 1],
    ]);
    expect(trend.map(({ pairs, agreed }) => [pairs, agreed])).toEqual([
      [10, 10],
      [15, 12],
      [10, 5],
      [40, 40],
    ]);
  });

  test('has an interval around the share that stays between none and all', () => {
    const [all] = trendOf([month('2026-01', 30, 30)]);
    expect(all!.share).toMatchObject({ value: 1, high: 1 });
    expect(all!.share!.low).toBeGreaterThan(0.88);
    expect(all!.share!.low).toBeLessThan(0.9);
  });
});
