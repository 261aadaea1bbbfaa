import { z } from 'zod';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Instant, Line, Named } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const scheduleArea: Area = {
  name: 'schedules',
  about: 'When which learners take which course, and who moderates it.',
};

const ScheduleFields = z.object({
  accountId: Ref('accounts'),
  courseId: Id,
  siteId: Ref('sites').nullish(),
  title: Line(),
  startsAt: Instant,
  endsAt: Instant,
  facilitatorId: Id.nullish(),
  assessorId: Id.nullish(),
  moderatorId: Id.nullish(),
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

export const Appointment = z.object({ moderator: Named.nullable() }).meta({ id: 'SummativeModerator' });
