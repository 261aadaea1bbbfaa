import { describe, expect, test } from 'vitest';
import { narrowsBatch, parseBatchSearch, parseReadySearch, viewOf } from './search.ts';

describe('the address of what is ready', () => {
  test.each([
    [{}, 'batches'],
    [{ show: 'reported' }, 'batches'],
    [{ view: 'attempts' }, 'attempts'],
    [{ state: ['assessed'] }, 'attempts'],
    [{ sort: 'learner' }, 'attempts'],
    [{ state: ['assessed'], view: 'batches' }, 'batches'],
  ] as const)('%j opens %s', (raw, view) => {
    expect(viewOf(parseReadySearch(raw))).toBe(view);
  });
});

describe('the address of a batch', () => {
  test('keeps what is known and drops the rest', () => {
    expect(
      parseBatchSearch({
        show: 'all',
        sort: '-assessor',
        group: 'assessor',
        state: ['upheld', 'lost'],
        page: 2,
      }),
    ).toEqual({
      show: 'all',
      sort: '-assessor',
      group: 'assessor',
      state: ['upheld'],
      query: undefined,
      siteId: undefined,
      assessorId: undefined,
    });
    expect(parseBatchSearch({ sort: 'mark' }).sort).toBeUndefined();
  });

  test('is narrowed by a filter, not by an order', () => {
    expect(narrowsBatch(parseBatchSearch({ sort: 'site', group: 'assessor', show: 'all' }))).toBe(false);
    expect(narrowsBatch(parseBatchSearch({ query: 'Dlamini' }))).toBe(true);
  });
});
