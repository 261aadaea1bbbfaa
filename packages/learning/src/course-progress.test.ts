import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseProgress } from './course-progress.ts';
import type { CourseItem } from './course-progress.ts';
import { statusAfter } from './registration-statuses.ts';
import type { StoredStatus } from './registration-statuses.ts';

const now = new Date('2026-11-20T08:00:00Z');
const item = (
  status: StoredStatus | null,
  more: Partial<CourseItem> & { progress?: number; score?: number; tries?: number } = {},
) => {
  const { progress = 0, score, tries = 0, ...rest } = more;
  return {
    required: true,
    weight: 1,
    maxTries: null,
    registration: status && { status, closesAt: null, progress, score: score ?? null, tries },
    ...rest,
  } satisfies CourseItem;
};
const open = { hasOutcomes: false, closesAt: null };
const over = { hasOutcomes: false, closesAt: new Date('2026-11-19T08:00:00Z') };

describe('progress on a course', () => {
  it.each([
    ['nothing begun', [item(null), item('NotAttempted')], open, 'NotAttempted', 0],
    ['one begun', [item('InProgress', { progress: 0.5 }), item(null)], open, 'InProgress', 25],
    ['all completed', [item('Completed'), item('Completed')], open, 'Completed', 100],
    ['all passed', [item('Passed', { score: 80 }), item('Completed')], open, 'Passed', 100],
    ['what is not required', [item('Completed'), item(null, { required: false })], open, 'Completed', 100],
    ['by weight', [item('Completed', { weight: 3 }), item(null)], open, 'InProgress', 75],
    ['a third thrice', [item('Completed'), item('Completed'), item(null)], open, 'InProgress', 66],
    ['failed with tries left', [item('Failed', { tries: 1, maxTries: 2 })], open, 'InProgress', 0],
    ['failed for good', [item('Failed', { tries: 2, maxTries: 2 })], open, 'Failed', 0],
    [
      'all passed, outcomes to be judged',
      [item('Passed', { score: 80 })],
      { ...open, hasOutcomes: true },
      'InProgress',
      100,
    ],
    [
      'waiting for moderation',
      [item('AwaitingModeration'), item('Passed')],
      { ...open, hasOutcomes: true },
      'InProgress',
      99,
    ],
    ['over before it was begun', [item(null)], over, 'Missed', 0],
    ['over while it was done', [item('Completed'), item(null)], over, 'NotCompleted', 50],
    ['over after it was done', [item('Completed')], over, 'Completed', 100],
    ['of nothing', [], open, 'NotAttempted', 0],
  ])('%s', (_, items, facts, status, percent) =>
    expect(courseProgress({ items, ...facts }, now)).toEqual({ status, percent }),
  );

  const someItem = fc.record({
    status: fc.constantFrom<StoredStatus>(
      'NotAttempted',
      'InProgress',
      'Passed',
      'Failed',
      'Completed',
      'NotCompleted',
    ),
    weight: fc.nat(100),
    required: fc.boolean(),
    progress: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  it('is a hundred per cent only when all that is required is finished, and never less by finishing more', () =>
    fc.assert(
      fc.property(fc.array(someItem, { minLength: 1, maxLength: 20 }), fc.nat(19), (some, place) => {
        const items = some.map(({ status, ...more }) => item(status, more));
        const { percent } = courseProgress({ items, ...open }, now);
        const required = items.filter((each) => each.required);
        const isFinished = required.every(({ registration }) =>
          ['Passed', 'Completed'].includes(registration?.status ?? ''),
        );
        expect(percent === 100).toBe(isFinished && required.length > 0);
        const one = items[place % items.length];
        if (!one?.registration) return;
        one.registration.status = statusAfter('complete', one.registration.status) ?? one.registration.status;
        expect(courseProgress({ items, ...open }, now).percent).toBeGreaterThanOrEqual(percent);
      }),
    ));
});
