import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSamplingPolicy, drawSample as draw, sampleSizeOf } from './index.ts';
import { createHmac } from 'node:crypto';
import { keyBySeed } from './keyed-order.ts';
import type { SampleAttempt, SamplingPolicy } from './index.ts';
import type { Bands } from './sampling.ts';
import type { SampleRule } from './sampling-policy.ts';
import { coverageOf } from './coverage.ts';

const keyedHash = (seed: string) => (id: string) => createHmac('sha256', seed).update(id).digest('hex');
const drawSample = (asked: Omit<Parameters<typeof draw>[0], 'keyedHash'>) => draw({ ...asked, keyedHash });

const rules: SampleRule[] = [
  'not_yet_competent',
  'appealed',
  'new_assessor',
  'borderline',
  'conflicting_evidence',
  'assessor_asked',
];
const plain = (id: string): SampleAttempt => ({ id, assessorId: 'naidoo', siteId: 'durban' });
const some = (count: number) => Array.from({ length: count }, (_, index) => plain(`attempt-${index}`));
const policyWith = (more: Partial<SamplingPolicy>): SamplingPolicy => ({
  ...defaultSamplingPolicy,
  alwaysInclude: [],
  strata: [],
  ...more,
});

const anyBatch = fc.uniqueArray(
  fc.record(
    {
      id: fc.uuid(),
      assessorId: fc.constantFrom('naidoo', 'venter'),
      siteId: fc.constantFrom('durban', 'umlazi'),
      passed: fc.constantFrom(true, false, null),
      appealed: fc.boolean(),
      assessorDays: fc.nat({ max: 200 }),
      outcomeIds: fc.subarray(['a', 'b', 'c']),
      methods: fc.subarray(['portfolio', 'observation']),
    },
    { requiredKeys: ['id', 'assessorId', 'siteId'] },
  ),
  { selector: (each) => each.id, maxLength: 40 },
);
const anyDraw = fc.record({
  seed: fc.string({ minLength: 1 }),
  attempts: anyBatch,
  bands: fc.constantFrom<Bands>(
    new Map(),
    new Map([['naidoo', { band: 'watched', percentage: 60 }]]),
    new Map([
      ['naidoo', { band: 'proven', percentage: 10 }],
      ['venter', { band: 'new', percentage: 100 }],
    ]),
  ),
  policy: fc
    .record({
      percentage: fc.integer({ min: 0, max: 100 }),
      minimum: fc.nat({ max: 10 }),
      alwaysInclude: fc.subarray(rules),
      strata: fc.subarray(['assessor', 'site', 'outcome', 'method'] as const),
    })
    .map(policyWith),
});

describe('any draw', () => {
  test('is the same for the same seed, in whatever order the attempts come', () => {
    fc.assert(
      fc.property(anyDraw, fc.infiniteStream(fc.nat()), (draw, numbers) => {
        const shuffled = draw.attempts
          .map((attempt) => ({ attempt, key: numbers.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ attempt }) => attempt);
        expect(drawSample({ ...draw, attempts: shuffled })).toEqual(drawSample(draw));
      }),
    );
  });

  test('is no smaller than the policy asks and no larger than the batch', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const { rows, size } = drawSample(draw);
        expect(rows).toHaveLength(draw.attempts.length);
        expect(size).toBe(rows.filter((row) => row.sampled).length);
        expect(size).toBeGreaterThanOrEqual(sampleSizeOf(draw.policy, draw.attempts, draw.bands));
        expect(size).toBeLessThanOrEqual(rows.length);
      }),
    );
  });

  test('gives each sampled row its reasons, once each, and the others none', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const { rows } = drawSample(draw);
        for (const { sampled, reasons } of rows) {
          expect(reasons.length > 0).toBe(sampled);
          expect(new Set(reasons).size).toBe(reasons.length);
        }
      }),
    );
  });

  test('takes the first of each band in its order without a gap, as the positions count', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const { rows } = drawSample({ ...draw, policy: { ...draw.policy, minimum: 0 } });
        expect(rows.map((row) => row.position)).toEqual(rows.map((_, index) => index + 1));
        expect(rows.map((row) => row.hash)).toEqual(rows.map((row) => row.hash).sort());
        for (const assessorId of ['naidoo', 'venter']) {
          const percentage = draw.bands.get(assessorId)?.percentage;
          if (percentage === undefined) continue;
          const theirs = new Set(
            draw.attempts.filter((each) => each.assessorId === assessorId).map((each) => each.id),
          );
          const drawn = rows
            .filter((row) => theirs.has(row.attemptId))
            .map((row) => row.reasons.includes('percentage'));
          const share = Math.ceil((theirs.size * percentage) / 100);
          expect(drawn).toEqual(drawn.map((_, index) => index < share));
        }
      }),
    );
  });

  test('covers what can be covered of the strata, and names what cannot', () => {
    const expected = [
      { kind: 'outcome', id: 'c' },
      { kind: 'outcome', id: 'nobody has evidence of it' },
    ] as const;
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const { rows, unfillable } = drawSample({ ...draw, expected });
        const sampled = new Map(rows.map((row) => [row.attemptId, row.sampled]));
        const gaps = coverageOf(
          draw.attempts.map((attempt) => ({
            ...attempt,
            outcomeIds: attempt.outcomeIds ?? [],
            methods: attempt.methods ?? [],
            sampled: sampled.get(attempt.id)!,
          })),
          expected,
        ).filter((gap) => draw.policy.strata.includes(gap.kind));
        expect(new Set(unfillable.map((gap) => gap.id))).toEqual(new Set(gaps.map((gap) => gap.id)));
      }),
    );
  });

  test('takes for coverage alone nothing that anything else put in, and without strata nothing', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const { rows } = drawSample(draw);
        for (const { reasons } of rows)
          if (reasons.includes('stratum_not_covered')) expect(reasons).toEqual(['stratum_not_covered']);
        const without = drawSample({ ...draw, policy: { ...draw.policy, strata: [] } }).rows;
        expect(without).toEqual(
          rows.map((row) =>
            row.reasons.includes('stratum_not_covered') ? { ...row, sampled: false, reasons: [] } : row,
          ),
        );
      }),
    );
  });
});

test.each([
  [0, 25, 3, 0],
  [1, 25, 3, 1],
  [2, 25, 3, 2],
  [10, 25, 3, 3],
  [12, 25, 3, 3],
  [13, 25, 3, 4],
  [100, 25, 3, 25],
  [101, 25, 3, 26],
  [10, 100, 0, 10],
  [10, 0, 0, 0],
  [10, 250, 3, 10],
  [3000, 1.1, 3, 33],
])('of %i attempts at %d %% and at least %i, %i are drawn', (count, percentage, minimum, size) => {
  const policy = policyWith({ percentage, minimum });
  expect(sampleSizeOf(policy, some(count))).toBe(size);
  expect(drawSample({ seed: 's', policy, attempts: some(count) }).size).toBe(size);
});

test('what the percentage takes is told apart from what the minimum adds', () => {
  const policy = policyWith({ percentage: 20, minimum: 3 });
  const { rows, explanation } = drawSample({ seed: 's', policy, attempts: some(5) });
  expect(rows.map((row) => row.reasons)).toEqual([['percentage'], ['minimum'], ['minimum'], [], []]);
  expect(explanation).toMatchObject({ seed: 's', batchSize: 5, byReason: { percentage: 1, minimum: 2 } });
  expect(explanation.sentence).toMatch(/^3 of 5 attempts: 20 % of the batch and at least 3, .* seed s\.$/);
});

describe('a rule that always includes', () => {
  const nothing = policyWith({ percentage: 0, minimum: 0, borderlineMargin: 2 });
  const facts: [SampleRule, Partial<SampleAttempt>, Partial<SampleAttempt>][] = [
    ['not_yet_competent', { passed: false }, { passed: true }],
    ['appealed', { appealed: true }, { appealed: false }],
    ['new_assessor', { assessorDays: 89 }, { assessorDays: 90 }],
    ['borderline', { distance: -2 }, { distance: 2.5 }],
    ['conflicting_evidence', { conflictingEvidence: true }, { conflictingEvidence: false }],
    ['assessor_asked', { assessorAsked: true }, { assessorAsked: false }],
  ];

  test.each(facts)('%s takes whom it means, not others and not who is unknown', (rule, meant, other) => {
    const attempts = [{ ...plain('meant'), ...meant }, { ...plain('other'), ...other }, plain('unknown')];
    const { rows, explanation } = drawSample({
      seed: 's',
      policy: { ...nothing, alwaysInclude: [rule] },
      attempts,
    });
    expect(rows.filter((row) => row.sampled)).toMatchObject([{ attemptId: 'meant', reasons: [rule] }]);
    expect(explanation.byReason).toEqual({ [rule]: 1 });
  });

  test.each(facts)('%s takes nobody while the policy does not name it', (_, meant) => {
    const attempts = [{ ...plain('meant'), ...meant }];
    expect(drawSample({ seed: 's', policy: nothing, attempts }).size).toBe(0);
  });

  test('that is not known stops the draw instead of being left out', () => {
    const policy = policyWith({ alwaysInclude: ['toString' as SampleRule] });
    expect(() => drawSample({ seed: 's', policy, attempts: [] })).toThrow(RangeError);
  });
});

describe('the order of a draw', () => {
  /** Checked against `printf %s a | openssl dgst -sha256 -hmac seed`, and so for the others. */
  test('is the one that any other implementation of HMAC-SHA-256 gives', () => {
    const { rows } = drawSample({
      seed: 'seed',
      policy: policyWith({}),
      attempts: ['a', 'b', 'c'].map(plain),
    });
    expect(Object.fromEntries(rows.map((row) => [row.attemptId, row.hash]))).toEqual({
      a: '1668ea3c80505261095d0aebd9d986b9a02bcab1b5c261d9d084be5ab83c3ea9',
      b: 'ffef1cce3f91fdef90c976566f57cdd06985659ac33ca24fffa855366d548f10',
      c: '176d641a7bc7b0d7818e14077ffb5d8bec3f41e794bc347913d3159a80aa5a71',
    });
    const keyed = keyBySeed('seed', ['c', 'b', 'a'], keyedHash);
    expect(keyed.map(({ id }) => id)).toEqual(rows.map((row) => row.attemptId));
  });

  test('is another with another seed', () => {
    const ids = some(50).map((each) => each.id);
    const orderOf = (seed: string) => keyBySeed(seed, ids, keyedHash).map(({ id }) => id);
    expect(orderOf('one')).not.toEqual(orderOf('two'));
  });

  test('is refused without a seed', () => {
    expect(() => keyBySeed('', ['a'], keyedHash)).toThrow('seed');
  });
});

test('a hundred thousand attempts are drawn in seconds', { timeout: 20_000 }, () => {
  const { rows, size } = drawSample({
    seed: 's',
    policy: defaultSamplingPolicy,
    attempts: some(100_000),
  });
  expect([rows.length, size]).toEqual([100_000, 25_000]);
});
