import { describe, expect, it } from 'vitest';
import { inCircle, lockedBy, shownStatus } from './shown-status.ts';

const now = new Date('2026-11-20T08:00:00Z');
const [before, after] = [new Date('2026-11-19T08:00:00Z'), new Date('2026-11-21T08:00:00Z')];
const plain = { registration: null, opensAt: null, closesAt: null, isLocked: false, isUnplanned: false };

describe('what somebody is told of a thing', () => {
  it.each([
    ['can be begun', plain, 'Published'],
    ['opens later', { ...plain, opensAt: after }, 'Upcoming'],
    ['comes after another', { ...plain, isLocked: true, opensAt: after }, 'Locked'],
    ['is taught on schedules of others', { ...plain, isUnplanned: true }, 'Unplanned'],
    ['is over', { ...plain, closesAt: before }, 'Missed'],
    [
      'is registered and opens later',
      { ...plain, registration: { status: 'NotAttempted' as const }, opensAt: after, isLocked: true },
      'Upcoming',
    ],
    ['is registered', { ...plain, registration: { status: 'NotAttempted' as const } }, 'NotAttempted'],
    [
      'is begun, whatever is put before it since',
      { ...plain, registration: { status: 'InProgress' as const }, isLocked: true },
      'InProgress',
    ],
    [
      'was begun and is over',
      { ...plain, registration: { status: 'InProgress' as const }, closesAt: before },
      'NotCompleted',
    ],
    [
      'is passed',
      { ...plain, registration: { status: 'Passed' as const }, closesAt: before, isLocked: true },
      'Passed',
    ],
  ])('that %s', (_, surroundings, status) => expect(shownStatus(surroundings, now)).toBe(status));
});

describe('what comes first', () => {
  const items = [
    { id: 'a', required: true, after: [] },
    { id: 'b', required: false, after: [] },
    { id: 'c', required: true, after: ['b'] },
  ];
  it.each([
    ['free', [], 'c', 'b'],
    ['free', ['b'], 'c', undefined],
    ['ordered', [], 'c', 'a'],
    ['ordered', ['a'], 'c', 'b'],
    ['ordered', ['a', 'b'], 'c', undefined],
    ['ordered', [], 'a', undefined],
    ['free', [], 'unknown', undefined],
  ] as const)('in a %s course with %j finished, %s waits for %s', (sequence, finished, id, first) =>
    expect(lockedBy(items, id, sequence, new Set(finished))).toBe(first),
  );

  it('is never itself, over however many others', () => {
    expect(inCircle(items)).toBeUndefined();
    expect(
      inCircle([...items, { id: 'd', after: ['e'] }, { id: 'e', after: ['f'] }, { id: 'f', after: ['d'] }]),
    ).toBe('d');
    expect(inCircle([{ id: 'a', after: ['a'] }])).toBe('a');
    const long = Array.from({ length: 500 }, (_, index) => ({
      id: `${index}`,
      after: index ? [`${index - 1}`] : [],
    }));
    expect(inCircle(long)).toBeUndefined();
  });
});
