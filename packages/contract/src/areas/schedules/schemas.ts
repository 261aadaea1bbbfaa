import { z } from 'zod';
import { NamedModerator, Title } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Instant } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const scheduleArea: Area = {
  name: 'schedules',
  about: 'When which learners take which course, and who moderates it.',
};

const ScheduleFields = z.object({
  accountId: Ref('accounts'),
  courseId: Ref('courses'),
  siteId: Ref('sites').nullish(),
  title: Title('Business administration, July to October'),
  startsAt: Instant.meta({ description: 'When it begins', examples: ['2026-07-13T07:00:00.000Z'] }),
  endsAt: Instant.meta({ description: 'When it ends', examples: ['2026-10-30T14:00:00.000Z'] }),
  facilitatorId: Ref('users').nullish(),
  assessorId: Ref('users').nullish(),
  moderatorId: Ref('users').nullish(),
});

export const schedules = resource('schedules', ScheduleFields, {
  area: scheduleArea,
  path: '/admin/schedules',
  singular: 'Schedule',
  plural: 'Schedules',
  read: ['admin', 'manager', 'trainer', 'moderator'],
  write: ['admin', 'manager', 'trainer'],
  filters: ['accountId', 'courseId', 'siteId'],
  sorts: ['title', 'startsAt', 'endsAt'],
  searched: ['title'],
  errors: ['4003', '4005'],
});

export const Appointment = z
  .object({ moderator: NamedModerator.nullable().describe('The moderator; null where there is none yet') })
  .meta({ id: 'SummativeModerator', description: 'Who moderates a summative assessment' });
