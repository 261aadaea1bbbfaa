import { usualCalendar, usualReminders } from '@moderator/moderation';
import type { Fixture } from '../../testing/fixture.ts';

export const dueDays: Fixture = {
  bodies: {
    saveDueDays: () => ({ calendar: usualCalendar, reminders: usualReminders, version: 0 }),
  },
};
