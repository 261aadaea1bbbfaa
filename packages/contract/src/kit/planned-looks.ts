import { z } from 'zod';
import { NamedAssessor, NamedCourse } from './fields.ts';
import { Id } from './schemas.ts';

/** A month of the calendar, as it is planned by. */
export const Month = z
  .string()
  .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ description: 'Calendar month, YYYY-MM', examples: ['2026-11'] });

/** A planned look that waits, as Home names it. */
export const DueLook = z
  .object({
    id: Id,
    course: NamedCourse,
    assessor: NamedAssessor,
    outcome: z
      .object({
        id: Id,
        name: z
          .string()
          .meta({ description: 'Code and title of the outcome', examples: ['O1 Manage records of a team'] }),
      })
      .describe('The outcome to be sampled'),
    month: Month,
    note: z
      .string()
      .meta({ description: 'What to look for', examples: ['The observation sheets are new to her.'] }),
    interim: z.boolean().meta({
      description: 'Whether attempts that are not finished may be looked at, outcome by outcome',
      examples: [false],
    }),
    isOverdue: z.boolean().meta({ description: 'Whether its month is over', examples: [false] }),
  })
  .meta({ id: 'DueLook', description: 'A planned look whose month has begun and that nobody has done' });
