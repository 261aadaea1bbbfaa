import { expect, it } from 'vitest';
import { playedParts } from './played.ts';

it('counts what ran between two messages of the player', () => {
  expect(playedParts(0, 0.25, 10, 1)).toEqual([1, 2, 3]);
  expect(playedParts(9.8, 10, 10, 1)).toEqual([99, 100]);
  expect(playedParts(60, 60.25, 3600, 1)).toEqual([2]);
});

it('counts nothing that was jumped over, forwards or back', () => {
  expect(playedParts(2, 8, 10, 1)).toEqual([]);
  expect(playedParts(8, 2, 10, 1)).toEqual([]);
});

it('lets a faster player take longer steps', () => {
  expect(playedParts(0, 2, 100, 2)).toEqual([1, 2, 3]);
  expect(playedParts(0, 2, 100, 1)).toEqual([]);
});

it('knows nothing of a recording whose length is not known', () => {
  expect(playedParts(0, 0.25, NaN, 1)).toEqual([]);
});
