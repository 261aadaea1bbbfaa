import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSamplingPolicy, drawSample, sampleSizeOf } from './index.ts';
import { keyBySeed } from './keyed-order.ts';
import type { SampleAttempt, SamplingPolicy } from './index.ts';
import type { SampleRule } from './sampling-policy.ts';

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
const policyWith = (more: Partial<SamplingPolicy>): SamplingPolicy => ({ ...defaultSamplingPolicy, ...more });

const anyBatch = fc.uniqueArray(
  fc.record(
    {
      id: fc.uuid(),
      assessorId: fc.constantFrom('naidoo', 'venter'),
      siteId: fc.constantFrom('durban', 'umlazi'),
      result: fc.constantFrom('C' as const, 'NYC' as const, null),
      appealed: fc.boolean(),
      assessorDays: fc.nat({ max: 200 }),
    },
    { requiredKeys: ['id', 'assessorId', 'siteId'] },
  ),
  { selector: (each) => each.id, maxLength: 40 },
);
const anyDraw = fc.record({
  seed: fc.string({ minLength: 1 }),
  attempts: anyBatch,
  policy: fc
    .record({
      percentage: fc.integer({ min: 0, max: 100 }),
      minimum: fc.nat({ max: 10 }),
      alwaysInclude: fc.subarray(rules),
    })
    .map(policyWith),
});

describe('any draw', () => {
  test('is the same for the same seed, in whatever order the attempts come', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraw, fc.infiniteStream(fc.nat()), async (draw, numbers) => {
        const shuffled = draw.attempts
          .map((attempt) => ({ attempt, key: numbers.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ attempt }) => attempt);
        expect(await drawSample({ ...draw, attempts: shuffled })).toEqual(await drawSample(draw));
      }),
    );
  });

  test('is no smaller than the policy asks and no larger than the batch', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraw, async (draw) => {
        const { rows, size } = await drawSample(draw);
        expect(rows).toHaveLength(draw.attempts.length);
        expect(size).toBe(rows.filter((row) => row.sampled).length);
        expect(size).toBeGreaterThanOrEqual(sampleSizeOf(draw.policy, rows.length));
        expect(size).toBeLessThanOrEqual(rows.length);
      }),
    );
  });

  test('gives each sampled row its reasons, once each, and the others none', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraw, async (draw) => {
        const { rows } = await drawSample(draw);
        for (const { sampled, reasons } of rows) {
          expect(reasons.length > 0).toBe(sampled);
          expect(new Set(reasons).size).toBe(reasons.length);
        }
      }),
    );
  });

  test('takes the first of its order without a gap, as the positions count', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraw, async (draw) => {
        const { rows } = await drawSample(draw);
        expect(rows.map((row) => row.position)).toEqual(rows.map((_, index) => index + 1));
        expect(rows.map((row) => row.hash)).toEqual(rows.map((row) => row.hash).sort());
        const drawn = rows.findIndex(
          (row) => !row.reasons.some((each) => each === 'percentage' || each === 'minimum'),
        );
        expect(drawn === -1 ? rows.length : drawn).toBe(sampleSizeOf(draw.policy, rows.length));
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
])('of %i attempts at %d %% and at least %i, %i are drawn', async (count, percentage, minimum, size) => {
  const policy = policyWith({ percentage, minimum });
  expect(sampleSizeOf(policy, count)).toBe(size);
  expect((await drawSample({ seed: 's', policy, attempts: some(count) })).size).toBe(size);
});

test('what the percentage takes is told apart from what the minimum adds', async () => {
  const policy = policyWith({ percentage: 20, minimum: 3 });
  const { rows, explanation } = await drawSample({ seed: 's', policy, attempts: some(5) });
  expect(rows.map((row) => row.reasons)).toEqual([['percentage'], ['minimum'], ['minimum'], [], []]);
  expect(explanation).toMatchObject({ seed: 's', batchSize: 5, byReason: { percentage: 1, minimum: 2 } });
  expect(explanation.sentence).toMatch(/^3 of 5 attempts: 20 % of the batch and at least 3, .* seed s\.$/);
});

describe('a rule that always includes', () => {
  const nothing = policyWith({ percentage: 0, minimum: 0 });
  const facts: [SampleRule, Partial<SampleAttempt>, Partial<SampleAttempt>][] = [
    ['not_yet_competent', { result: 'NYC' }, { result: 'C' }],
    ['appealed', { appealed: true }, { appealed: false }],
    ['new_assessor', { assessorDays: 89 }, { assessorDays: 90 }],
    ['borderline', { borderline: true }, { borderline: false }],
    ['conflicting_evidence', { conflictingEvidence: true }, { conflictingEvidence: false }],
    ['assessor_asked', { assessorAsked: true }, { assessorAsked: false }],
  ];

  test.each(facts)(
    '%s takes whom it means, not others and not who is unknown',
    async (rule, meant, other) => {
      const attempts = [{ ...plain('meant'), ...meant }, { ...plain('other'), ...other }, plain('unknown')];
      const { rows, explanation } = await drawSample({
        seed: 's',
        policy: { ...nothing, alwaysInclude: [rule] },
        attempts,
      });
      expect(rows.filter((row) => row.sampled)).toMatchObject([{ attemptId: 'meant', reasons: [rule] }]);
      expect(explanation.byReason).toEqual({ [rule]: 1 });
    },
  );

  test.each(facts)('%s takes nobody while the policy does not name it', async (_, meant) => {
    const attempts = [{ ...plain('meant'), ...meant }];
    expect((await drawSample({ seed: 's', policy: nothing, attempts })).size).toBe(0);
  });

  test('that is not known stops the draw instead of being left out', async () => {
    const policy = policyWith({ alwaysInclude: ['toString' as SampleRule] });
    await expect(drawSample({ seed: 's', policy, attempts: [] })).rejects.toThrow(RangeError);
  });
});

describe('the order of a draw', () => {
  /** Checked against `printf %s a | openssl dgst -sha256 -hmac seed`, and so for the others. */
  test('is the one that any other implementation of HMAC-SHA-256 gives', async () => {
    const { rows } = await drawSample({
      seed: 'seed',
      policy: defaultSamplingPolicy,
      attempts: ['a', 'b', 'c'].map(plain),
    });
    expect(Object.fromEntries(rows.map((row) => [row.attemptId, row.hash]))).toEqual({
      a: '1668ea3c80505261095d0aebd9d986b9a02bcab1b5c261d9d084be5ab83c3ea9',
      b: 'ffef1cce3f91fdef90c976566f57cdd06985659ac33ca24fffa855366d548f10',
      c: '176d641a7bc7b0d7818e14077ffb5d8bec3f41e794bc347913d3159a80aa5a71',
    });
    const keyed = await keyBySeed('seed', ['c', 'b', 'a']);
    expect(keyed.map(({ id }) => id)).toEqual(rows.map((row) => row.attemptId));
  });

  test('is another with another seed', async () => {
    const ids = some(50).map((each) => each.id);
    const orderOf = async (seed: string) => (await keyBySeed(seed, ids)).map(({ id }) => id);
    expect(await orderOf('one')).not.toEqual(await orderOf('two'));
  });

  test('is refused without a seed', async () => {
    await expect(keyBySeed('', ['a'])).rejects.toThrow('seed');
  });
});

test('a hundred thousand attempts are drawn in seconds', { timeout: 20_000 }, async () => {
  const { rows, size } = await drawSample({
    seed: 's',
    policy: defaultSamplingPolicy,
    attempts: some(100_000),
  });
  expect([rows.length, size]).toEqual([100_000, 25_000]);
});
