import { z } from 'zod';
import { NamedCourse, NamedSite } from '../../kit/fields.ts';
import { Day, Id, Instant, Named } from '../../kit/schemas.ts';

/** What somebody does with the work that schedules bring. */
export const ComingPart = z
  .enum(['assess', 'moderate'])
  .meta({ description: 'Work to assess oneself, or to moderate', examples: ['assess'] });

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

export const ComingWeek = z
  .object({
    from: Day.meta({ description: 'First day of the week; today in this week', examples: ['2026-11-24'] }),
    to: Day.meta({ description: 'Its last day', examples: ['2026-11-29'] }),
    learners: count('Learners who are to be assessed by then', 12),
    schedules: count('Schedules that they are in', 2),
  })
  .meta({ id: 'ComingWeek', description: 'What schedules bring in a week' });

export const ComingWork = z
  .object({
    part: ComingPart,
    weeks: z.array(ComingWeek).describe('This week and the five after it'),
    schedules: z
      .array(
        z.object({
          id: Id,
          title: z.string().meta({
            description: 'What the schedule is called',
            examples: ['Business administration, July to October'],
          }),
          course: NamedCourse,
          site: NamedSite.nullable().describe('Where it is; null where it is at no site'),
          assessor: Named.nullable().describe('Who is to assess; null where nobody is named'),
          dueAt: Instant.describe('Until when it is assessed'),
          learners: count('Learners who are in it', 8),
        }),
      )
      .describe('Schedules behind it, the first due first; two hundred at most'),
  })
  .meta({ id: 'ComingWork', description: 'Work that schedules bring in the next weeks' });
