import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { widenBy } from './index.ts';
import type { Widening, WideningDecision } from './index.ts';
import type { WideningStep } from './widening.ts';

const policy = { sequentialStep: 2, sequentialRun: 3 };
const overturned = (...changed: string[]): WideningDecision => ({ id: 'd', kind: 'overturned', changed });
const upheld: WideningDecision = { id: 'u', kind: 'upheld', changed: [] };
const open = (more: Partial<Widening> = {}): Widening => ({
  outcomeId: 'a',
  openedBy: 'd0',
  causedBy: 'd0',
  run: 0,
  state: 'open',
  ...more,
});

describe('a changed result', () => {
  test('widens the sample by the step, in keyed order, and says why', () => {
    expect(
      widenBy(overturned('a'), { widenings: [], unsampled: ['1', '2', '3'], pending: 4 }, policy),
    ).toEqual({
      widenings: [{ outcomeId: 'a', openedBy: 'd', causedBy: 'd', run: 0, state: 'open' }],
      step: { outcomeIds: ['a'], causedBy: 'd', attemptIds: ['1', '2'] },
    });
  });

  test('of two outcomes takes the same attempts for both', () => {
    const { widenings, step } = widenBy(
      overturned('a', 'b'),
      { widenings: [], unsampled: ['1', '2', '3'], pending: 0 },
      policy,
    );
    expect(widenings.map((each) => each.outcomeId)).toEqual(['a', 'b']);
    expect(step).toMatchObject({ outcomeIds: ['a', 'b'], attemptIds: ['1', '2'] });
  });

  test('breaks the run of a widening that is open, and takes a step more', () => {
    expect(
      widenBy(overturned('a'), { widenings: [open({ run: 2 })], unsampled: ['7'], pending: 1 }, policy),
    ).toEqual({
      widenings: [open({ causedBy: 'd' })],
      step: { outcomeIds: ['a'], causedBy: 'd', attemptIds: ['7'] },
    });
  });

  test('opens another widening where the one before was closed', () => {
    const closed = open({ state: 'closed', run: 3 });
    const { widenings } = widenBy(
      overturned('a'),
      { widenings: [closed], unsampled: ['7'], pending: 1 },
      policy,
    );
    expect(widenings).toEqual([closed, open({ openedBy: 'd', causedBy: 'd' })]);
  });

  test('ends at once where everything is sampled and decided', () => {
    expect(widenBy(overturned('a'), { widenings: [], unsampled: [], pending: 0 }, policy)).toEqual({
      widenings: [open({ openedBy: 'd', causedBy: 'd', state: 'exhausted' })],
      step: null,
    });
  });

  test('widens nothing where the policy has no step', () => {
    const scope = { widenings: [], unsampled: ['1'], pending: 0 };
    expect(widenBy(overturned('a'), scope, { ...policy, sequentialStep: 0 })).toEqual({
      widenings: [],
      step: null,
    });
  });
});

describe('a result that stands', () => {
  test.each([
    ['counts', 0, 1, 'open'],
    ['closes the widening with the run of the policy', 2, 3, 'closed'],
  ] as const)('%s', (_, before, run, state) => {
    const { widenings, step } = widenBy(
      upheld,
      { widenings: [open({ run: before })], unsampled: ['7'], pending: 1 },
      policy,
    );
    expect(widenings).toEqual([open({ run, state })]);
    expect(step).toBeNull();
  });

  test('beside another that was changed in the same attempt counts as well', () => {
    const { widenings } = widenBy(
      overturned('b'),
      { widenings: [open()], unsampled: [], pending: 1 },
      policy,
    );
    expect(widenings[0]).toEqual(open({ run: 1 }));
  });

  test('takes the next step when nothing waits and the run is too short', () => {
    expect(
      widenBy(upheld, { widenings: [open()], unsampled: ['7', '8', '9'], pending: 0 }, policy).step,
    ).toEqual({
      outcomeIds: ['a'],
      causedBy: 'd0',
      attemptIds: ['7', '8'],
    });
  });

  test('changes nothing of a widening that is closed', () => {
    const closed = open({ state: 'closed', run: 3 });
    expect(widenBy(upheld, { widenings: [closed], unsampled: ['7'], pending: 0 }, policy)).toEqual({
      widenings: [closed],
      step: null,
    });
  });
});

test('a referral neither counts nor breaks a run', () => {
  const scope = { widenings: [open({ run: 2 })], unsampled: ['7'], pending: 1 };
  expect(widenBy({ ...upheld, kind: 'referred_back' }, scope, policy).widenings).toEqual(scope.widenings);
});

describe('any batch, any policy, any order of decisions', () => {
  /** Works through a batch of one assessor as its moderators do; `results` says what each next decision changes. */
  function work(size: number, drawn: number, anyPolicy: typeof policy, turns: readonly Turn[]) {
    const order = Array.from({ length: size }, (_, index) => `attempt-${index}`);
    const sampled = new Set(order.slice(0, drawn));
    const waiting = [...sampled];
    let widenings: Widening[] = [];
    const steps: WideningStep[] = [];
    const sizes = [sampled.size];
    for (let turn = 0; waiting.length > 0; turn++) {
      const { pick, changed, referred } = turns[turn % turns.length]!;
      waiting.splice(pick % waiting.length, 1);
      const kind = referred ? 'referred_back' : changed.length > 0 ? 'overturned' : 'upheld';
      const grown = widenBy(
        { id: `decision-${turn}`, kind, changed: referred ? [] : changed },
        { widenings, unsampled: order.filter((id) => !sampled.has(id)), pending: waiting.length },
        anyPolicy,
      );
      widenings = grown.widenings;
      if (grown.step) {
        steps.push(grown.step);
        for (const id of grown.step.attemptIds) {
          expect(sampled.has(id)).toBe(false);
          sampled.add(id);
          waiting.push(id);
        }
      }
      sizes.push(sampled.size);
    }
    return { widenings, steps, sizes, sampled: [...sampled] };
  }
  interface Turn {
    pick: number;
    changed: string[];
    referred: boolean;
  }
  const anyWork = fc.record({
    size: fc.nat({ max: 40 }),
    drawn: fc.nat({ max: 12 }),
    policy: fc.record({ sequentialStep: fc.nat({ max: 6 }), sequentialRun: fc.integer({ min: 1, max: 6 }) }),
    turns: fc.array(
      fc.record({ pick: fc.nat(), changed: fc.subarray(['a', 'b', 'c']), referred: fc.boolean() }),
      { minLength: 1, maxLength: 12 },
    ),
  });

  test('the sample follows from them alone, never shrinks, takes no attempt twice, and stops', () => {
    fc.assert(
      fc.property(anyWork, ({ size, drawn, policy: anyPolicy, turns }) => {
        const done = work(size, drawn, anyPolicy, turns);
        expect(done).toEqual(work(size, drawn, anyPolicy, turns));
        expect(done.sizes).toEqual([...done.sizes].sort((one, other) => one - other));
        expect(done.sampled.length).toBeLessThanOrEqual(size);
        const added = done.steps.flatMap((step) => step.attemptIds);
        // What is taken is what comes next in the order: no attempt is passed over.
        expect(added).toEqual(
          Array.from({ length: added.length }, (_, index) => `attempt-${Math.min(drawn, size) + index}`),
        );
      }),
    );
  });

  test('when all is decided, every widening is closed by its run or has nothing left to take', () => {
    fc.assert(
      fc.property(anyWork, ({ size, drawn, policy: anyPolicy, turns }) => {
        const { widenings, sampled } = work(size, drawn, anyPolicy, turns);
        for (const { state, run } of widenings) {
          expect(state).not.toBe('open');
          if (state === 'closed') expect(run).toBe(anyPolicy.sequentialRun);
          else expect(sampled).toHaveLength(size);
        }
      }),
    );
  });
});
