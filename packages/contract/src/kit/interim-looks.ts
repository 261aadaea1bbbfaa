import { z } from 'zod';
import { FeedbackInput } from './feedback.ts';
import { NamedModerator, ShownFeedback } from './fields.ts';
import { Result, Scale } from './scales.ts';
import { Id, Instant, Text } from './schemas.ts';

const comment = { description: 'What the moderator saw', examples: ['The logbook covers three weeks.'] };

export const InterimLookInput = z
  .object({
    result: Result,
    comment: Text().default('').meta(comment),
    feedback: FeedbackInput.optional().describe('What is said to the assessor with it'),
  })
  .meta({ id: 'InterimLookInput', description: 'What is sent to look at an outcome early' });

/** A look at one outcome of an attempt that was not finished: it decided nothing. */
export const InterimLook = z
  .object({
    outcomeId: Id,
    moderator: NamedModerator,
    lookedAt: Instant.describe('When it was looked at'),
    scale: Scale,
    words: z
      .string()
      .nullable()
      .meta({
        description: 'What the assessor is told; null for whom it is kept from',
        examples: ['Ask each learner where the figures come from before you judge this outcome.'],
      }),
    verdict: z
      .object({
        result: Result,
        comment: z.string().meta(comment),
      })
      .nullable()
      .describe('What the moderator found, before the judgement was shown; null for whom it is kept from'),
    judgement: z
      .object({
        result: Result,
        feedback: ShownFeedback,
        judgedAt: Instant.describe('When it was judged'),
      })
      .nullable()
      .describe('The judgement as it stood at the look; null for whom it is kept from'),
    comparison: z
      .enum(['agrees', 'differs', 'unknown'])
      .nullable()
      .describe('The verdict beside the judgement; null for whom they are kept from'),
  })
  .meta({ id: 'InterimLook', description: 'An early look at one outcome of an attempt' });
