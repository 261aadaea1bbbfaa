import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isOver, statusAfter, statusAt, storedStatuses } from './registration-statuses.ts';
import type { RegistrationEvent, StoredStatus } from './registration-statuses.ts';

describe('a registration', () => {
  const table: [RegistrationEvent, StoredStatus, StoredStatus | undefined][] = [
    ['open', 'NotAttempted', 'InProgress'],
    ['open', 'Completed', 'Completed'],
    ['open', 'Missed', undefined],
    ['open', 'NotCompleted', undefined],
    ['complete', 'InProgress', 'Completed'],
    ['complete', 'NotCompleted', 'Completed'],
    ['complete', 'Passed', 'Passed'],
    ['pass', 'InProgress', 'Passed'],
    ['pass', 'Failed', 'Passed'],
    ['fail', 'InProgress', 'Failed'],
    ['fail', 'Passed', 'Passed'],
    ['submit', 'InProgress', 'InProgress'],
    ['submit', 'NotCompleted', 'NotCompleted'],
    ['awaitModeration', 'InProgress', 'AwaitingModeration'],
    ['releasePassed', 'AwaitingModeration', 'Passed'],
    ['releasePassed', 'InProgress', undefined],
    ['releaseFailed', 'AwaitingModeration', 'Failed'],
    ['reopenAttempt', 'Passed', 'AwaitingModeration'],
    ['certify', 'Passed', 'Completed'],
    ['certify', 'Failed', undefined],
    ['closeWindow', 'NotAttempted', 'Missed'],
    ['closeWindow', 'InProgress', 'NotCompleted'],
    ['closeWindow', 'AwaitingModeration', undefined],
    ['reopenWindow', 'Missed', 'NotAttempted'],
    ['waive', 'Missed', 'Completed'],
    ['waive', 'Passed', undefined],
  ];
  it.each(table)('that meets %s while %s becomes %s', (event, from, to) =>
    expect(statusAfter(event, from)).toBe(to),
  );

  it('never falls back from what is passed or completed but by an attempt that is reopened', () => {
    const results = [...new Set(table.map(([event]) => event))].filter((event) => event !== 'reopenAttempt');
    fc.assert(
      fc.property(
        fc.constantFrom(...storedStatuses),
        fc.array(fc.constantFrom(...results), { maxLength: 30 }),
        (from, events) => {
          let [status, wasDone] = [from, false];
          for (const event of events) {
            wasDone ||= status === 'Passed' || status === 'Completed';
            status = statusAfter(event, status) ?? status;
            if (wasDone) expect(['Passed', 'Completed']).toContain(status);
          }
        },
      ),
    );
  });

  it('is told as closed once its time is over, whether or not a job has come to it', () => {
    const [before, after] = [new Date('2026-11-27T14:00:00Z'), new Date('2026-11-27T15:00:00Z')];
    const closesAt = new Date('2026-11-27T15:00:00Z');
    expect(statusAt({ status: 'InProgress', closesAt }, before)).toBe('InProgress');
    expect(statusAt({ status: 'InProgress', closesAt }, after)).toBe('NotCompleted');
    expect(statusAt({ status: 'Passed', closesAt }, after)).toBe('Passed');
    expect(statusAt({ status: 'NotAttempted', closesAt: null }, after)).toBe('NotAttempted');
  });

  it('asks nothing more once it is passed, completed or on its way through moderation', () =>
    expect(storedStatuses.filter((status) => isOver(status))).toEqual([
      'AwaitingModeration',
      'Passed',
      'Completed',
    ]));
});
