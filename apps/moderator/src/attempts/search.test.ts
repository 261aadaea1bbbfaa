import { describe, expect, test } from 'vitest';
import { isFiltered, parseAttemptSearch } from './search.ts';

describe('the address of a list of attempts', () => {
  test('known filters are taken, unknown words dropped', () => {
    expect(
      parseAttemptSearch({ due: ['overdue', 'someday'], state: 'assessed', sort: '-dueAt', page: '3' }),
    ).toMatchObject({ due: ['overdue'], state: ['assessed'], sort: '-dueAt' });
  });

  test('a sort the platform does not know is no sort', () => {
    expect(parseAttemptSearch({ sort: 'password' }).sort).toBeUndefined();
  });

  test('an order alone is no filter', () => {
    expect(isFiltered(parseAttemptSearch({ sort: 'learner' }))).toBe(false);
    expect(isFiltered(parseAttemptSearch({ query: 'Dlamini' }))).toBe(true);
  });

  test('what the address carries for others is no filter', () => {
    const address = { ...parseAttemptSearch({}), utm: '1', isRunningGroupHardware: 'true', view: 'batches' };
    expect(isFiltered(address)).toBe(false);
  });
});
