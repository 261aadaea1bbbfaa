import { z } from 'zod';
import { assurances, sessionKinds } from '../../kit/options.ts';
import { Id, Instant, Named } from '../../kit/schemas.ts';

/** What is known of how somebody was taught; nothing in it was judged. */
export const Taught = z
  .object({
    schedule: z
      .object({
        id: Id,
        title: z.string().meta({
          description: 'What the schedule is called',
          examples: ['Business administration, July to October'],
        }),
        facilitator: Named.nullable().describe('Who taught; null where nobody is named'),
        startsAt: Instant.describe('When it began'),
        endsAt: Instant.describe('When it ended'),
      })
      .nullable()
      .describe('The schedule in which the learner took the course; null where there was none'),
    sessions: z
      .array(
        z.object({
          id: Id,
          title: z
            .string()
            .meta({ description: 'What the session is called', examples: ['Records and their owners'] }),
          kind: z.enum(sessionKinds).describe('What kind of session it was'),
          trainer: Named.nullable().describe('Who held it; null where nobody is named'),
          startsAt: Instant.describe('When it began'),
          minutes: z
            .int()
            .nullable()
            .meta({ description: 'How long the learner was there; null where nobody knows', examples: [85] }),
          late: z.boolean().describe('Whether the learner came late'),
        }),
      )
      .describe('Sessions of it that the learner came to, the latest first; fifty at most'),
    missed: z
      .int()
      .min(0)
      .meta({ description: 'Sessions of it at which the learner was absent', examples: [1] }),
    assurance: z
      .enum(assurances)
      .nullable()
      .meta({
        description: 'How the learner proved who they are on shared devices; null where none was used',
        examples: ['pin'],
      }),
  })
  .meta({ id: 'Taught', description: 'How the learner was taught, by whom and when' });
