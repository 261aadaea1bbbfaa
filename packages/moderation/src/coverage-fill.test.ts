import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverageOf, gapsClosedBy } from './coverage.ts';
import type { CoveredAttempt } from './coverage.ts';
import { fillCoverage } from './coverage-fill.ts';

const attempt = (id: string, more: Partial<CoveredAttempt> = {}): CoveredAttempt => ({
  id,
  assessorId: 'naidoo',
  siteId: 'durban',
  outcomeIds: ['a'],
  methods: ['observation'],
  sampled: false,
  ...more,
});
const start = attempt('drawn', { sampled: true });
const all = ['assessor', 'site', 'outcome', 'method'] as const;

test.each([
  ['nothing while the sample stands for all', [attempt('1')], all, []],
  ['one for a site', [attempt('1'), attempt('2', { siteId: 'umlazi' })], all, ['2']],
  [
    'the first of those that cover alike',
    ['1', '2'].map((id) => attempt(id, { siteId: 'umlazi' })),
    all,
    ['1'],
  ],
  [
    'the one that covers most before the one that comes first',
    [attempt('1', { siteId: 'umlazi' }), attempt('2', { siteId: 'umlazi', methods: ['logbook'] })],
    all,
    ['2'],
  ],
  [
    'another where the best one leaves something',
    [
      attempt('1', { siteId: 'pinetown' }),
      attempt('2', { siteId: 'umlazi', outcomeIds: ['b', 'c'] }),
      attempt('3', { outcomeIds: ['b', 'd'] }),
    ],
    all,
    ['2', '1', '3'],
  ],
  ['nothing for a stratum that the policy leaves out', [attempt('1', { siteId: 'umlazi' })], ['method'], []],
  ['nothing without strata', [attempt('1', { siteId: 'umlazi' })], [], []],
] as const)('takes %s', (_, rest, strata, taken) => {
  expect(fillCoverage([start, ...rest], strata).taken).toEqual(taken);
});

test('names what no attempt is of, where the policy asks for it', () => {
  const expected = [
    { kind: 'outcome', id: 'b' },
    { kind: 'outcome', id: 'a' },
    { kind: 'method', id: 'logbook' },
  ] as const;
  expect(fillCoverage([start], ['outcome'], expected)).toEqual({ taken: [], unfillable: [expected[0]] });
});

const anyOrder = fc.array(
  fc.record({
    assessorId: fc.constantFrom('naidoo', 'venter', null),
    siteId: fc.constantFrom('durban', 'umlazi', 'pinetown'),
    outcomeIds: fc.subarray(['a', 'b', 'c', 'd']),
    methods: fc.subarray(['observation', 'logbook']),
    sampled: fc.boolean(),
  }),
  { maxLength: 25 },
);

test('takes each time the attempt that covers most of what is missing, as a search after each step finds it', () => {
  fc.assert(
    fc.property(anyOrder, (drawn) => {
      const order = drawn.map((each, index) => ({ ...each, id: String(index) }));
      const slow: string[] = [];
      for (;;) {
        const now = order.map((each) => ({ ...each, sampled: each.sampled || slow.includes(each.id) }));
        const gaps = coverageOf(now);
        const [best] = now
          .map((each) => ({ id: each.id, closes: gapsClosedBy(each, gaps).length }))
          .sort((one, other) => other.closes - one.closes);
        if (!best || best.closes === 0) break;
        slow.push(best.id);
      }
      expect(fillCoverage(order, all).taken).toEqual(slow);
    }),
  );
});
