import { expect, test } from 'vitest';
import { coverageOf } from './index.ts';
import type { CoveredAttempt } from './coverage.ts';

const attempt = (id: string, sampled: boolean, more: Partial<CoveredAttempt> = {}): CoveredAttempt => ({
  id,
  sampled,
  assessorId: 'naidoo',
  siteId: 'durban',
  outcomeIds: ['a'],
  methods: ['observation'],
  ...more,
});

test('a sample that has everything of the batch leaves no gap', () => {
  expect(coverageOf([attempt('1', true), attempt('2', false)])).toEqual([]);
});

test.each([
  ['assessor', { assessorId: 'venter' }, 'venter'],
  ['site', { siteId: 'umlazi' }, 'umlazi'],
  ['outcome', { outcomeIds: ['a', 'b'] }, 'b'],
  ['method', { methods: ['logbook'] }, 'logbook'],
] as const)('a %s with no attempt in the sample is a gap', (kind, more, id) => {
  expect(coverageOf([attempt('1', true), attempt('2', false, more)])).toEqual([{ kind, id }]);
});

test('a gap is told once, however many attempts are behind it', () => {
  const unseen = ['2', '3'].map((id) => attempt(id, false, { siteId: 'umlazi' }));
  expect(coverageOf([attempt('1', true), ...unseen])).toEqual([{ kind: 'site', id: 'umlazi' }]);
});

test('an id that is a site and an assessor counts for each by itself', () => {
  const both = attempt('2', false, { assessorId: 'durban' });
  expect(coverageOf([attempt('1', true), both])).toEqual([{ kind: 'assessor', id: 'durban' }]);
});

test('without a sample everything is missing, without a batch nothing', () => {
  expect(coverageOf([attempt('1', false, { assessorId: null })]).map((gap) => gap.kind)).toEqual([
    'site',
    'outcome',
    'method',
  ]);
  expect(coverageOf([])).toEqual([]);
});
