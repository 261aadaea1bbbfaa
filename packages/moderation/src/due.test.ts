import { expect, test } from 'vitest';
import { dueGroup } from './index.ts';

const johannesburg = 'Africa/Johannesburg';
/** A Wednesday, ten in the morning in Johannesburg. */
const wednesday = '2026-11-18T08:00Z';

test.each([
  ['yesterday', '2026-11-17T15:00Z', wednesday, johannesburg, 'overdue'],
  ['earlier today', '2026-11-18T05:00Z', wednesday, johannesburg, 'today'],
  ['in the last minute of today', '2026-11-18T21:59Z', wednesday, johannesburg, 'today'],
  ['in the first minute of tomorrow', '2026-11-18T22:00Z', wednesday, johannesburg, 'this_week'],
  ['on Sunday', '2026-11-22T21:59Z', wednesday, johannesburg, 'this_week'],
  ['on Monday', '2026-11-22T22:00Z', wednesday, johannesburg, 'later'],
  ['on the Monday after a Sunday', '2026-11-23T08:00Z', '2026-11-22T08:00Z', johannesburg, 'later'],
  ['on the Sunday of a Monday', '2026-11-29T08:00Z', '2026-11-23T08:00Z', johannesburg, 'this_week'],
  ['next year, in the same week', '2027-01-03T08:00Z', '2026-12-31T08:00Z', johannesburg, 'this_week'],
  ['yesterday here, today there', '2026-11-18T02:00Z', '2026-11-18T06:00Z', 'America/New_York', 'overdue'],
  ['the day after clocks go back', '2026-11-02T05:00Z', '2026-11-01T04:30Z', 'America/New_York', 'later'],
  ['the day clocks go forward', '2026-03-29T21:00Z', '2026-03-29T00:30Z', 'Europe/London', 'today'],
] as const)('what is due %s', (_, dueAt, now, timeZone, group) => {
  expect(dueGroup(new Date(dueAt), new Date(now), timeZone)).toBe(group);
});

test('what has no due date has no group of time', () => {
  expect(dueGroup(null, new Date(wednesday), johannesburg)).toBe('none');
});
