import { describe, expect, it } from 'vitest';
import { latestReminder, usualReminders } from './reminders.ts';
import { usualCalendar } from './working-days.ts';

const asked = { askedOn: '2026-12-01', dueOn: '2026-12-18' };
const on = (today: string, rules = usualReminders, facts: { askedOn: string; dueOn: string } = asked) =>
  latestReminder({ today, ...facts }, rules, usualCalendar);

describe('a reminder of something due on Friday 18 December', () => {
  it.each([
    // Three working days before: the 16th is a holiday.
    ['2026-12-13', undefined],
    ['2026-12-14', { kind: 'before', on: '2026-12-14' }],
    ['2026-12-17', { kind: 'before', on: '2026-12-14' }],
    ['2026-12-18', { kind: 'due', on: '2026-12-18' }],
    ['2026-12-24', { kind: 'due', on: '2026-12-18' }],
    ['2026-12-25', { kind: 'overdue', on: '2026-12-25' }],
    ['2027-01-05', { kind: 'overdue', on: '2027-01-01' }],
  ])('by %s is %j', (today, expected) => expect(on(today)).toEqual(expected));

  it('is none for days that were over when it was asked', () => {
    const late = { askedOn: '2026-12-17', dueOn: '2026-12-18' };
    expect(on('2026-12-17', usualReminders, late)).toBeUndefined();
    expect(on('2026-12-18', usualReminders, late)).toEqual({ kind: 'due', on: '2026-12-18' });
  });

  it('is what the account wants', () => {
    expect(on('2026-12-17', { before: null, onTheDay: true, every: 7 })).toBeUndefined();
    expect(on('2026-12-18', { before: 3, onTheDay: false, every: null })).toEqual({
      kind: 'before',
      on: '2026-12-14',
    });
    expect(on('2026-12-20', { before: null, onTheDay: false, every: 1 })).toEqual({
      kind: 'overdue',
      on: '2026-12-20',
    });
    expect(on('2027-06-01', { before: null, onTheDay: false, every: null })).toBeUndefined();
  });
});
