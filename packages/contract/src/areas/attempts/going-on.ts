import { z } from 'zod';
import { AttemptRow } from '../../kit/attempts.ts';
import { NamedBatch, NamedModerator } from '../../kit/fields.ts';
import { Id, Instant, Named, Text } from '../../kit/schemas.ts';

/** What there is to do next, and what becomes of work that is not one's own. */

const at = Instant.describe('When it was handed over');

export const HandedOver = z
  .object({ to: NamedModerator, at })
  .meta({ id: 'HandedOver', description: 'To whom an attempt was handed over, and when' });

export const HandOver = z
  .object({
    id: Id,
    attempt: AttemptRow,
    from: NamedModerator.describe('Who handed it over'),
    to: NamedModerator.describe('Who is to moderate it'),
    note: z.string().meta({
      description: 'What its sender says about it',
      examples: ['I assessed it myself.'],
    }),
    at,
  })
  .meta({
    id: 'HandOver',
    description: 'An attempt that somebody who may not moderate it gave to a colleague',
  });

export const HandOverInput = z.object({
  colleagueId: Id.describe('Who is to moderate it'),
  note: Text()
    .default('')
    .meta({ description: 'What the colleague should know', examples: ['I assessed it myself.'] }),
});

export const Colleagues = z
  .object({ colleagues: z.array(Named).describe('People who may moderate it, by name') })
  .meta({ id: 'Colleagues', description: 'Who may moderate an attempt' });

export const HandOvers = z
  .object({ handOvers: z.array(HandOver).describe('What was handed to the caller and waits, newest first') })
  .meta({ id: 'HandOvers', description: 'Attempts that colleagues handed over and that wait' });

const count = z.int().meta({ description: 'How many attempts', examples: [2] });

export const NextWork = z
  .object({
    next: AttemptRow.nullable().describe(
      'The next attempt that the caller may and need work on, of the same batch first; null where there is none',
    ),
    batch: NamedBatch.extend({
      undecided: count.describe('Attempts of the sample that are not decided'),
      mayReport: z.boolean().meta({
        description: 'Whether its whole sample is decided and the caller may sign the report',
        examples: [false],
      }),
      reportId: Id.nullable().describe('The signed report; null before'),
    })
      .nullable()
      .describe('The batch of the attempt that the question is about; null where it is in none'),
    left: z
      .array(
        z.object({
          reason: z
            .enum(['claimed', 'conflict', 'referred_back'])
            .describe('Held by somebody, not for the caller to moderate, or back with its assessor'),
          people: z.array(Named).describe('Who has it, or who may take it'),
          count,
        }),
      )
      .describe(
        'What of that batch is left for others, and for whom, where the next attempt is not of it; otherwise empty',
      ),
  })
  .meta({ id: 'NextWork', description: 'What to work on next, or what is left and for whom' });
