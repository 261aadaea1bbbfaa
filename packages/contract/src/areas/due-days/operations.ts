import { z } from 'zod';
import { attemptReaders } from '../../kit/attempts.ts';
import { area } from '../../kit/operation.ts';
import { DueDays, DueDaysToSave, MyReminders, accountId, dueDayArea } from './schemas.ts';

const audience = [...attemptReaders, 'learner'] as const;

export const dueDayCalls = area(dueDayArea, {
  getDueDays: {
    method: 'GET',
    path: '/moderation/due-days',
    summary: 'Working days and reminders of an account, and whether they come to the caller by mail',
    audience: [...audience],
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
  setMyReminders: {
    method: 'PUT',
    path: '/moderation/due-days/mine',
    summary: 'Whether the caller is reminded by mail of what is asked of them',
    audience: [...audience],
    body: MyReminders,
    answer: { kind: 'data', schema: MyReminders },
  },
});
