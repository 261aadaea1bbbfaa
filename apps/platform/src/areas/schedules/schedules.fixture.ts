import { randomInt } from 'node:crypto';
import type { Fixture } from '../../testing/fixture.ts';

const period = 'from=2026-10-01T00:00:00Z&to=2026-12-01T00:00:00Z';
const minutes = 60_000;

export const schedules: Fixture = {
  paths: { '/admin/schedules': 'schedules' },
  queries: {
    listScheduleGroups: () => `by=course&${period}`,
    getScheduleStatistics: () => period,
    getScheduleAnalytics: () => `interval=week&${period}`,
  },
  bodies: {
    // No two schedules of a course are at the same time.
    Schedule: ({ accounts, courses }) => ({
      accountId: accounts,
      courseId: courses,
      title: 'Schedule',
      startsAt: new Date(Date.parse('2026-11-23T08:00:00Z') + randomInt(100_000_000) * minutes)
        .toISOString()
        .replace('.000', ''),
      endsAt: '2299-11-23T12:00:00+02:00',
    }),
    setScheduleLearners: ({ learner }) => ({ learnerIds: [learner] }),
  },
};
