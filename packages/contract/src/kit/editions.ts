import { z } from 'zod';
import { NamedModerator, NamedOutcome } from './fields.ts';
import { editionStandings } from './options.ts';
import { Result } from './scales.ts';
import { Id, Instant, Lines } from './schemas.ts';

export const EditionStanding = z.enum(editionStandings).meta({
  id: 'EditionStanding',
  description: 'Whether it stands, is in question since a reopening, or was superseded by its next edition',
  examples: ['stands'],
});

export const ReopeningReason = Lines(2000).meta({
  description: 'Why it is judged anew; it stays on record',
  examples: ['The second recording is of another learner.'],
});

export const AppealGrounds = Lines(5000).meta({
  description: 'On what grounds; it is read by whoever judges it',
  examples: ['The second recording was not watched.'],
});

/** An appeal, as far as it is told beside the work of whoever judges it. */
export const JudgedAppeal = z
  .object({
    id: Id,
    outcomes: z.array(NamedOutcome).describe('Outcomes that are appealed'),
    grounds: AppealGrounds,
    evidenceIds: z.array(Id).describe('Identifiers of the evidence that came with it'),
    verdicts: z
      .array(
        z.object({
          outcomeId: Id,
          result: Result.describe('Result of the verdict'),
          comment: z
            .string()
            .meta({ description: 'What was said of it', examples: ['The logbook covers it.'] }),
        }),
      )
      .describe('Verdicts of the caller on them'),
    isBlind: z
      .boolean()
      .describe('Whether what was judged before is hidden, since one of them has no verdict yet'),
  })
  .meta({ id: 'JudgedAppeal', description: 'An appeal that the caller judges' });

/** A reopening, as far as it is told beside what it puts in question. */
export const OpenReopening = z
  .object({
    id: Id,
    outcomes: z.array(NamedOutcome).describe('Outcomes that are judged anew; verdicts on the others stand'),
    reason: ReopeningReason,
    by: NamedModerator.describe('Who asked for it'),
    at: Instant.describe('When it was asked for'),
  })
  .meta({ id: 'OpenReopening', description: 'What of a signed decision is judged anew, and why' });
