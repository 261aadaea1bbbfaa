import { describe, expect, it } from 'vitest';
import { compared, grown } from './comparison.ts';
import { linesAsked, median, p95 } from './measure.ts';

const figure = (name: string, milliseconds: number, relative: number, size?: number) => ({
  name,
  milliseconds,
  p95: 2 * milliseconds,
  relative,
  ...(size === undefined ? {} : { size }),
});

describe('the median', () => {
  it.each([
    [[3], 3],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected));
});

describe('the p95', () => {
  it.each([
    [[3], 3],
    [Array.from({ length: 40 }, (_, index) => 40 - index), 38],
  ])('of %j is %d', (values, expected) => expect(p95(values)).toBe(expected));
});

describe('the lines that are asked for', () => {
  const run = async () => {};
  const lines = [
    { name: 'list', run },
    { name: 'claim', run },
    { name: 'verdict', needs: 'claim', run },
    { name: 'decision', needs: 'verdict', run },
  ];

  it.each([
    [['decision'], ['claim', 'verdict', 'decision']],
    [
      ['list', 'claim'],
      ['list', 'claim'],
    ],
    [[''], ['list', 'claim', 'verdict', 'decision']],
    [['nothing'], []],
  ])('are those of %j and what they need, in their order', (parts, expected) =>
    expect(linesAsked(lines, parts).map(({ name }) => name)).toEqual(expected),
  );
});

describe('the comparison with what is stored', () => {
  const stored = [figure('list', 10, 2), figure('list', 12, 2.4, 1000)];

  it('goes by the calibrating loop, so that a slower machine is no slower line', () => {
    expect(compared([figure('list', 30, 2)], stored)).toMatchObject([
      { before: 10, ratio: 1, slower: false },
    ]);
  });

  it('tells a line that is 1.3 times slower, and none that is less', () => {
    expect(compared([figure('list', 10, 2.62)], stored)[0]!.slower).toBe(true);
    expect(compared([figure('list', 10, 2.58)], stored)[0]!.slower).toBe(false);
  });

  it('compares with the line of the same size, and lets what is new pass', () => {
    expect(compared([figure('list', 1, 2.4, 1000)], stored)).toMatchObject([{ before: 12, ratio: 1 }]);
    expect(compared([figure('list', 1, 9, 7)], stored)).toMatchObject([
      { before: undefined, ratio: undefined, slower: false },
    ]);
  });
});

describe('the growth from few to many', () => {
  it('is that of lines which have both sizes, and too much beyond one and a half', () => {
    const figures = [
      figure('a', 10, 1, 10),
      figure('a', 14, 1, 99),
      figure('b', 10, 1, 10),
      figure('b', 16, 1, 99),
    ];
    expect(grown([...figures, figure('c', 1, 1)], 10, 99)).toEqual([
      { name: 'a', ratio: 1.4, p95: 1.4, tooMuch: false },
      { name: 'b', ratio: 1.6, p95: 1.6, tooMuch: true },
    ]);
  });
});
