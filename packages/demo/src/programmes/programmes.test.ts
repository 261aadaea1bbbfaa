import { describe, expect, it } from 'vitest';
import { firstNames, surnames } from '../setting/names.ts';
import { employers, trainingSites } from '../setting/places.ts';
import { programmes } from './programmes.ts';

describe('the demonstration programmes', () => {
  it('are courses of both routes, and of each kind of scale', () => {
    expect(programmes.filter((programme) => programme.route === 'legacy')).toHaveLength(3);
    expect(programmes.filter((programme) => programme.route === 'occupational')).toHaveLength(4);
    expect(programmes.map(({ scale }) => scale?.kind ?? 'two_results').toSorted()).toEqual([
      'levels',
      'marks',
      ...Array.from({ length: 5 }, () => 'two_results'),
    ]);
  });

  it.each(programmes)('$title has outcomes whose credits add up to its own', (programme) => {
    expect(programme.outcomes.length).toBeGreaterThanOrEqual(4);
    expect(programme.outcomes.length).toBeLessThanOrEqual(7);
    expect(programme.outcomes.reduce((sum, outcome) => sum + outcome.credits, 0)).toBe(programme.credits);
    for (const outcome of programme.outcomes) {
      expect(outcome.criteria.length).toBeGreaterThanOrEqual(3);
      expect(outcome.criteria.length).toBeLessThanOrEqual(6);
    }
  });

  it('have enough people, sites and employers to fill', () => {
    expect(new Set(firstNames).size).toBeGreaterThan(40);
    expect(new Set(surnames).size).toBeGreaterThan(40);
    expect(
      new Set(
        Object.values(trainingSites)
          .flat()
          .map(({ name }) => name),
      ).size,
    ).toBe(10);
    for (const programme of programmes) expect(employers[programme.field].length).toBeGreaterThan(2);
  });
});
