import { z } from 'zod';
import { attemptReaders } from '../../kit/attempts.ts';
import { area } from '../../kit/operation.ts';
import { DueDays, DueDaysToSave, accountId, dueDayArea } from './schemas.ts';

export const dueDayCalls = area(dueDayArea, {
  getDueDays: {
    method: 'GET',
    path: '/moderation/due-days',
    summary: 'Working days and reminders of an account',
    audience: [...attemptReaders, 'learner'],
    query: z.object({ accountId }),
    answer: { kind: 'data', schema: DueDays },
  },
  saveDueDays: {
    method: 'PUT',
    path: '/moderation/due-days',
    summary: 'Save the working days and reminders of an account',
    audience: ['manager', 'admin'],
    body: DueDaysToSave,
    answer: { kind: 'data', schema: DueDays },
    errors: ['stale_version', 'not_allowed'],
  },
});
