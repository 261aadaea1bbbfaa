import { z } from 'zod';
import { Day, Id } from '../../kit/schemas.ts';

export const moderationFilter = {
  from: Day.optional().describe('First day; a year before the last unless told'),
  to: Day.optional().describe('Last day; today unless told'),
  courseId: z.array(Id).max(200).optional().describe('Only of these courses'),
  siteId: z.array(Id).max(500).optional().describe('Only from these sites'),
};

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

const TimeTaken = z
  .object({
    count: count('How many it is the median of', 18),
    median: z
      .number()
      .min(0)
      .nullable()
      .meta({ description: 'Median of the working days that it took; null of nothing', examples: [4.5] }),
  })
  .meta({ id: 'TimeTaken', description: 'How long something took, in working days of the account' });

const figures = {
  assess: TimeTaken.describe('From submission to assessment, of what was assessed'),
  moderate: TimeTaken.describe('From assessment to decision, of what was decided'),
  upheld: count('Decisions that upheld the result', 21),
  overturned: count('Decisions that changed the result', 3),
  referredBack: count('Decisions that referred the work back', 2),
};

export const ModerationFigures = z
  .object({
    from: Day.meta({ description: 'First day', examples: ['2026-01-01'] }),
    to: Day.meta({ description: 'Last day', examples: ['2026-11-30'] }),
    all: z.object(figures).describe('Figures of all of the days'),
    months: z
      .array(
        z.object({
          month: z.string().meta({ description: 'The month', examples: ['2026-10'] }),
          ...figures,
        }),
      )
      .describe('The same by month, each that has some, in order'),
  })
  .meta({
    id: 'ModerationFigures',
    description: 'How long assessing and moderating takes, and what comes of it',
  });
