import { z } from 'zod';
import { Day, Id, Instant, Lines, Named, Version } from '../../kit/schemas.ts';
import { visitPointKinds } from '../../kit/options.ts';

const kind = z.enum(visitPointKinds).describe('A finding, a question to the provider, or a condition');
const text = { description: 'What it says', examples: ['The observation sheet carries no date.'] };
const item = {
  description: 'The question of the checklist that it is about',
  examples: ['feedback'],
};
const against = z.boolean().describe('Whether it stands against an endorsement');

const Reply = z
  .object({
    by: Named.describe('Who wrote it'),
    at: Instant.describe('When it was written'),
    text: z
      .string()
      .meta({ description: 'What it says', examples: ['The dated sheet is in the portfolio now.'] }),
  })
  .meta({ id: 'VisitReply', description: 'What was answered, or why something is closed' });

export const VisitPoint = z
  .object({
    id: Id,
    version: Version,
    kind,
    text: z.string().meta(text),
    attempt: Named.nullable().describe('The attempt that it is about, by its learner'),
    outcome: Named.nullable().describe('The outcome that it is about'),
    item: z.string().nullable().meta(item),
    against,
    dueOn: Day.nullable().describe('By when a condition is to be met; null for everything else'),
    by: Named.describe('Who wrote it'),
    at: Instant.describe('When it was written'),
    sharedAt: Instant.nullable().describe('Since when the provider sees it; null: a note of the verifier'),
    answer: Reply.nullable().describe('What the provider answered'),
    closed: Reply.nullable().describe('Who closed the condition, and why'),
  })
  .meta({ id: 'VisitPoint', description: 'A finding, a question or a condition of a visit' });

export const VisitPointInput = z
  .object({
    kind,
    text: Lines(5000).meta(text),
    attemptId: Id.nullish().describe('The attempt that it is about'),
    outcomeId: Id.nullish().describe('The outcome that it is about'),
    item: z.string().max(60).nullish().meta(item),
    against: against.default(false),
    dueOn: Day.nullish().describe('By when a condition is to be met; needed for one'),
    shared: z.boolean().default(false).describe('Whether the provider sees it from now on'),
  })
  .meta({ id: 'VisitPointInput', description: 'What is sent to write something down in a room' });

export const VisitReplyInput = z
  .object({ text: Lines(5000).meta({ description: 'What it says', examples: ['Dated now.'] }) })
  .meta({ id: 'VisitReplyInput', description: 'What is sent to answer a point, or to close a condition' });
