import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { Id, Named } from '../../kit/schemas.ts';
import { resource } from '../../kit/resource.ts';
import { Instant, Line } from '../../kit/schemas.ts';

const ScheduleFields = z.object({
  accountId: Id,
  courseId: Id,
  siteId: Id.nullish(),
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

const Appointment = z.object({ moderator: Named.nullable() }).meta({ id: 'SummativeModerator' });

export const scheduleOperations = [
  ...schedules.operations,
  ...area('schedules', [
    {
      id: 'getSummativeModerator',
      method: 'GET',
      path: '/admin/schedules/{id}/summative/moderator',
      summary: "The moderator of a schedule's summative assessment",
      audience: ['admin', 'manager', 'trainer', 'moderator'],
      answer: { kind: 'data', schema: Appointment },
    },
    {
      id: 'setSummativeModerator',
      method: 'PUT',
      path: '/admin/schedules/{id}/summative/moderator',
      summary: 'Appoint the moderator',
      audience: ['admin', 'manager'],
      body: z.object({ moderatorId: Id.nullable() }),
      answer: { kind: 'data', schema: Appointment },
      versioned: true,
      errors: ['4008'],
    },
  ]),
];
