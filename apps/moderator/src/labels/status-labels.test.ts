import { attemptStates, progressStatuses } from '@moderator/contract/options';
import { describe, expect, test } from 'vitest';
import { attemptStateLooks, progressStatusLooks } from './status-labels.ts';

describe('a status is shown with colour, shape and word', () => {
  test.each(progressStatuses)('%s', (status) => {
    const { word, tone, shape } = progressStatusLooks[status];
    expect([word, tone, shape].every(Boolean)).toBe(true);
  });

  test.each(attemptStates)('%s', (state) => {
    const { word, tone, shape } = attemptStateLooks[state];
    expect([word, tone, shape].every(Boolean)).toBe(true);
  });

  test('what is finished looks finished', () => {
    expect([progressStatusLooks.Completed, progressStatusLooks.Passed].map(({ tone }) => tone)).toEqual([
      'good',
      'good',
    ]);
  });
});
