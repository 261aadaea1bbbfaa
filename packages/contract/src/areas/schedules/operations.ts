import { z } from 'zod';
import { Appointment, scheduleArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { Id } from '../../kit/schemas.ts';

export const scheduleCalls = area(scheduleArea, {
  getSummativeModerator: {
    method: 'GET',
    path: '/admin/schedules/{id}/summative/moderator',
    summary: "The moderator of a schedule's summative assessment",
    audience: ['admin', 'manager', 'trainer', 'moderator'],
    answer: { kind: 'data', schema: Appointment },
  },
  setSummativeModerator: {
    method: 'PUT',
    path: '/admin/schedules/{id}/summative/moderator',
    summary: 'Appoint the moderator',
    audience: ['admin', 'manager'],
    body: z.object({ moderatorId: Id.nullable() }),
    answer: { kind: 'data', schema: Appointment },
    versioned: true,
    errors: ['4008'],
  },
});
