import { describe, expect, test } from 'vitest';
import { candidatesOf, coverageOf, gapsClosedBy, likelyGaps } from './index.ts';
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

test.each([
  ['one that is of what is missing', attempt('2', false, { siteId: 'umlazi' }), ['umlazi']],
  [
    'one that is of two things that are missing',
    attempt('2', false, { siteId: 'umlazi', methods: ['logbook'] }),
    ['umlazi', 'logbook'],
  ],
  ['one that is of nothing that is missing', attempt('2', false), []],
  ['one that is in the sample already', attempt('2', true, { siteId: 'umlazi' }), []],
])('a gap is closed by %s', (_, candidate, closed) => {
  const gaps = [
    { kind: 'site', id: 'umlazi' },
    { kind: 'method', id: 'logbook' },
  ] as const;
  expect(gapsClosedBy(candidate, gaps).map((gap) => gap.id)).toEqual(closed);
});

test('who closes most gaps is offered first, and the order of the draw decides between equals', () => {
  const attempts = [
    attempt('1', true),
    attempt('2', false, { siteId: 'umlazi' }),
    attempt('3', false, { siteId: 'umlazi', assessorId: 'venter' }),
    attempt('4', false, { siteId: 'umlazi' }),
    attempt('5', false, { assessorId: 'venter' }),
  ];
  const gaps = coverageOf(attempts);
  const offered = candidatesOf(gaps, attempts)[gaps.findIndex(({ id }) => id === 'umlazi')]!;
  expect(offered.map((each) => each.attempt.id)).toEqual(['3', '2', '4']);
  expect(offered[0]!.closes).toHaveLength(2);
});

describe('what a draw is likely to miss', () => {
  const batch = Array.from({ length: 12 }, (_, index) =>
    attempt(String(index), false, { siteId: index === 0 ? 'alone' : index < 5 ? 'few' : 'many' }),
  );

  test.each([
    [3, ['alone']],
    [1, ['alone', 'few']],
    [6, []],
    [12, []],
  ])('by %s of twelve attempts', (drawn, ids) => {
    expect(likelyGaps(batch, drawn).map((gap) => gap.id)).toEqual(ids);
  });

  test('is counted by attempts, not by how often one names it', () => {
    const twice = [attempt('1', false, { methods: ['logbook', 'logbook'] }), ...batch];
    expect(likelyGaps(twice, 3)).toContainEqual({ kind: 'method', id: 'logbook', attempts: 1 });
  });
});
