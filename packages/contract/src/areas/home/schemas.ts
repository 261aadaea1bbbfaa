import { z } from 'zod';
import { AttemptRow } from '../../kit/attempts.ts';
import { BatchSummary } from '../../kit/batch-summary.ts';
import { Day, Id } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const homeArea: Area = {
  name: 'home',
  about: 'What needs a moderator now.',
};

export const Home = z
  .object({
    overdue: z.int().meta({ description: 'What should be done already', examples: [1] }),
    dueToday: z.int().meta({ description: 'What is due today', examples: [2] }),
    dueThisWeek: z.int().meta({ description: 'What is due this week', examples: [8] }),
    readyToBatch: z.int().meta({ description: 'Attempts that are ready for a batch', examples: [24] }),
    toModerate: z
      .int()
      .meta({ description: 'In a sample, free or mine, and I may moderate it', examples: [6] }),
    inProgress: z.int().meta({ description: 'Claimed by me', examples: [2] }),
    returned: z.int().meta({ description: 'Referred back by me, not handed in again yet', examples: [1] }),
    batches: z.array(BatchSummary).describe('Batches of attempts'),
    continueWith: AttemptRow.nullable().describe('Work that was begun and not finished'),
    returnedActions: z
      .array(
        z.object({
          attemptId: Id,
          learner: z.string().meta({ description: 'Name of the learner', examples: ['Zanele Ndlovu'] }),
          course: z.string().meta({
            description: 'Title of the course',
            examples: ['Business Administration Services NQF 4'],
          }),
          outcome: z
            .string()
            .meta({ description: 'Title of the outcome', examples: ['Manage records of a team'] }),
          action: z.string().meta({
            description: 'What is to be done',
            examples: ['Record the observation again, with the date.'],
          }),
          dueOn: Day.meta({ description: 'Day by which it has to be done', examples: ['2026-11-30'] }),
          to: z.enum(['assessor', 'learner']).describe('Who is to do it'),
        }),
      )
      .describe('What is to be done about work that was referred back'),
  })
  .meta({ id: 'ModeratorHome', description: 'What needs a moderator now' });
