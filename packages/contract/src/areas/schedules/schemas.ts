import { z } from 'zod';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Instant, Line, Named } from '../../kit/schemas.ts';

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
