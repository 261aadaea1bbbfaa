import { z } from 'zod';
import { AttemptRow, BatchSummary } from '../../kit/attempts.ts';
import { Day, Id } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const homeArea: Area = {
  name: 'home',
  about: 'What needs a moderator now.',
};

export const Home = z
  .object({
    overdue: z.int(),
    dueToday: z.int(),
    dueThisWeek: z.int(),
    readyToBatch: z.int(),
    toModerate: z.int().describe('In a sample, free or mine, and I may moderate it'),
    inProgress: z.int().describe('Claimed by me'),
    returned: z.int().describe('Referred back by me, not handed in again yet'),
    batches: z.array(BatchSummary),
    continueWith: AttemptRow.nullable(),
    returnedActions: z.array(
      z.object({
        attemptId: Id,
        learner: z.string(),
        course: z.string(),
        outcome: z.string(),
        action: z.string(),
        dueOn: Day,
        to: z.enum(['assessor', 'learner']),
      }),
    ),
  })
  .meta({ id: 'ModeratorHome' });
