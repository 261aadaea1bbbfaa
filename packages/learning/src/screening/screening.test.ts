import { describe, expect, it } from 'vitest';
import { applicationStates } from '@moderator/contract/options';
import { leavingOf, mayMove, movesOf } from './application-states.ts';
import { fourFifthsRatio, protectedCells } from './protected-cells.ts';
import { meetsCriterion, qualificationOf } from './qualifying.ts';
import type { Criterion } from './qualifying.ts';

describe('an application', () => {
  it.each([
    ['applied', 'rejected'],
    ['tested', 'shortlisted rejected on_hold'],
    ['on_hold', 'shortlisted rejected'],
    ['shortlisted', 'interviewed offered rejected on_hold'],
    ['interviewed', 'offered rejected'],
    ['offered', 'hired rejected'],
    ['rejected', 'tested shortlisted'],
    ['testing', ''],
    ['hired', ''],
    ['declined', ''],
    ['withdrawn', ''],
    ['expired', ''],
  ] as const)('that is %s is moved by managers to: %s', (from, to) => {
    expect(movesOf('manager', from).join(' ')).toBe(to);
  });

  it('is turned down by a person alone, and never by the platform', () => {
    for (const from of applicationStates) {
      expect(mayMove('platform', from, 'rejected')).toBe(false);
      expect(movesOf('platform', from).every((to) => ['testing', 'tested', 'expired'].includes(to))).toBe(
        true,
      );
    }
  });

  it('is left by whoever made it until they are hired: what is offered they decline', () => {
    expect(
      ['applied', 'testing', 'tested', 'on_hold', 'shortlisted', 'interviewed'].map((each) =>
        leavingOf(each as 'applied'),
      ),
    ).toEqual(Array(6).fill('withdrawn'));
    expect(leavingOf('offered')).toBe('declined');
    expect(leavingOf('hired')).toBeUndefined();
  });
});

const base = { id: 'a', text: 'Asked', must: true };
const shifts: Criterion = { ...base, kind: 'yes_no', expected: true };
const years: Criterion = { ...base, kind: 'number', expected: { atLeast: 2, atMost: 40 } };
const turn: Criterion = { ...base, kind: 'choice', choices: ['Days', 'Nights'], expected: ['Nights'] };

describe('what is asked for', () => {
  it.each([
    [shifts, true, true],
    [shifts, false, false],
    [shifts, undefined, null],
    [years, 2, true],
    [years, 40, true],
    [years, 1.99, false],
    [years, 40.01, false],
    [years, 'two', false],
    [turn, 'Nights', true],
    [turn, 'Days', false],
    [turn, 'Never', false],
  ] as const)('of %j is by %j met: %j', (criterion, value, met) => {
    expect(meetsCriterion(criterion, value)).toBe(met);
  });

  it('is weighed by what counts alone, and pending while a minimum is not marked', () => {
    const tests = [
      { title: 'Numbers', weight: 60, minimum: 50, score: 80 },
      { title: 'Words', weight: 40, score: 50 },
      { title: 'For practice', weight: 0, score: null },
    ];
    expect(qualificationOf([shifts], { a: true }, tests)).toEqual({
      status: 'qualified',
      of: [
        { requirement: 'Asked', met: true },
        { requirement: 'Numbers: at least 50 per cent', met: true },
      ],
      score: 68,
    });
    const open = [{ ...tests[0]!, score: null }];
    expect(qualificationOf([], {}, open)).toMatchObject({ status: 'pending', score: null });
    expect(qualificationOf([shifts], { a: false }, open).status).toBe('not_qualified');
    expect(qualificationOf([{ ...shifts, must: false }], { a: false }, []).status).toBe('qualified');
  });
});

describe('figures of small groups', () => {
  it('are shown from five people on, and others are hidden with those that are smaller', () => {
    expect(protectedCells({ a: 30, b: 3, c: 9 })).toEqual({ a: 30, b: null, c: null });
    expect(protectedCells({ a: 5, b: 6 })).toEqual({ a: 5, b: 6 });
    expect(protectedCells({ a: 0, b: 0 })).toEqual({ a: 0, b: 0 });
  });

  /** Everything that somebody sees of a table, who knows its sum and the rule. */
  const seen = (cells: number[]) =>
    JSON.stringify([
      cells.reduce((sum, each) => sum + each, 0),
      protectedCells(Object.fromEntries(cells.map((count, place) => [place, count]))),
    ]);
  const tables = (groups: number, most: number): number[][] =>
    groups === 0
      ? [[]]
      : tables(groups - 1, most).flatMap((rest) =>
          Array.from({ length: most + 1 }, (_, count) => [...rest, count]),
        );

  it.each([
    [2, 45],
    [3, 24],
    [4, 12],
  ])('cannot be computed from the others, of %i groups of up to %i people', (groups, most) => {
    const alike = new Map<string, number[][]>();
    for (const table of tables(groups, most)) {
      const key = seen(table);
      alike.set(key, [...(alike.get(key) ?? []), table]);
    }
    const told = [...alike.values()].flatMap((same) => {
      const shown = protectedCells(Object.fromEntries(same[0]!.map((count, place) => [place, count])));
      return same[0]!.flatMap((_, place) =>
        shown[place] === null && new Set(same.map((table) => table[place])).size === 1 ? [same[0]] : [],
      );
    });
    expect(told).toEqual([]);
  });

  it('give the ratio of four fifths of the groups that are shown', () => {
    expect(fourFifthsRatio({ a: 40, b: 20, c: null }, { a: 20, b: 8, c: null })).toBe(0.8);
    expect(fourFifthsRatio({ a: 40, b: null }, { a: 20, b: null })).toBeNull();
    expect(fourFifthsRatio({ a: 40, b: 20 }, { a: 0, b: 0 })).toBeNull();
  });
});
