import type { Fixture } from '../../testing/fixture.ts';

export const schedules: Fixture = {
  paths: { '/admin/schedules': 'schedules' },
  bodies: {
    Schedule: ({ accounts, courses }) => ({
      accountId: accounts,
      courseId: courses,
      title: 'Schedule',
      startsAt: '2026-11-23T08:00:00Z',
      endsAt: '2026-11-23T12:00:00+02:00',
    }),
  },
};
