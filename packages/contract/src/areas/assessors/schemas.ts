import { z } from 'zod';
import { AgreementOverTime } from '../../kit/agreement.ts';
import { FeedbackInput, FeedbackTopic } from '../../kit/feedback.ts';
import { NamedAssessor, NamedCourse, NamedLearner, NamedModerator, NamedOutcome } from '../../kit/fields.ts';
import { riskBands } from '../../kit/options.ts';
import { Day, Id, Instant, Lines, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const assessorArea: Area = {
  name: 'assessors',
  about: 'What is known of the work of an assessor, and what moderators say to them about it.',
  licences: ['DueAssessments', 'ReadyForModeration'],
};

const count = (description: string, example: number) => z.int().meta({ description, examples: [example] });

const answer = {
  description: 'What the assessor says to it; empty where nothing',
  examples: ['I have changed the observation sheet.'],
};

export const AssessorFeedback = FeedbackInput.extend({
  id: Id,
  attempt: z
    .object({ id: Id, learner: NamedLearner, course: NamedCourse })
    .describe('The attempt that it is about'),
  outcome: NamedOutcome.nullable().describe(
    'The outcome that was looked at early; null for what goes with a decision',
  ),
  assessor: NamedAssessor.describe('To whom it is said'),
  moderator: NamedModerator.describe('Who says it'),
  writtenAt: Instant.describe('When it was written'),
  isReleased: z
    .boolean()
    .describe(
      'Whether the assessor sees it: from the report on, at once where the attempt is referred back or was looked at early',
    ),
  acknowledgedAt: Instant.nullable().describe('When the assessor acknowledged it; null before'),
  answer: z.string().meta(answer),
}).meta({ id: 'AssessorFeedback', description: 'What a moderator says to the assessor of an attempt' });

export const FeedbackAnswer = z.object({ answer: Text().default('').meta(answer) });

const note = {
  description: 'What was done; empty where nothing is said',
  examples: ['Went through the sheet with a colleague.'],
};

export const ActionInput = z.object({
  topic: FeedbackTopic,
  text: Lines(2000).meta({
    description: 'What the assessor is to do',
    examples: ['Take part in the workshop on dating evidence.'],
  }),
  dueOn: Day.meta({ description: 'Day by which it is to be done', examples: ['2026-12-15'] }),
});

export const AssessorAction = ActionInput.extend({
  id: Id,
  assessor: NamedAssessor.describe('Who is to do it'),
  moderator: NamedModerator.describe('Who set it'),
  setAt: Instant.describe('When it was set'),
  doneAt: Instant.nullable().describe('When the assessor did it; null before'),
  note: z.string().meta(note),
}).meta({ id: 'AssessorAction', description: 'What an assessor is to do about what recurs' });

export const ActionDone = z.object({ note: Text().default('').meta(note) });

const Registration = z.object({
  kind: z.enum(['assessor', 'moderator']).describe('What the person is registered as'),
  number: z.string().meta({ description: 'Number of the registration', examples: ['ASR-20418'] }),
  body: z.string().meta({ description: 'The quality body', examples: ['Services SETA'] }),
  expiresOn: Day.meta({ description: 'Last day on which it holds', examples: ['2028-06-30'] }),
});

export const AssessorRecord = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name by which people know it', examples: ['Thabo Mokoena'] }),
    from: Day.meta({ description: 'First day that the figures are of', examples: ['2025-11-22'] }),
    to: Day.meta({ description: 'Last day that the figures are of', examples: ['2026-11-22'] }),
    account: z.string().meta({ description: 'Name of the provider', examples: ['Umfolozi Skills Academy'] }),
    registrations: z.array(Registration).describe('Registrations, those that hold longest first'),
    work: z
      .object({
        assessed: count('Attempts that the person assessed in the period', 48),
        sampled: count('Of those in a sample', 14),
        upheld: count('Decided in the period as they were assessed', 11),
        overturned: count('Decided in the period otherwise', 2),
        referredBack: count('Referred back in the period', 1),
      })
      .describe('What became of the work; decisions that the caller may know of'),
    agreement: z.array(AgreementOverTime).describe('How far moderators judged as the person did'),
    band: z
      .object({
        band: z.enum(riskBands).describe('How much is looked at'),
        percentage: z.number().meta({ description: 'Per cent that are drawn in it', examples: [25] }),
        pairs: count('Pairs of verdict and judgement so far', 62),
        decided: count('Attempts that were upheld or overturned so far', 16),
        overturned: count('Of those overturned', 2),
        leastPairs: count('Pairs under which an assessor is new, by the policy', 30),
        watchedFrom: z
          .number()
          .meta({ description: 'Per cent overturned from which one is watched', examples: [10] }),
      })
      .nullable()
      .describe(
        'Risk band by the policy of the account; null where it has none, and for the person, whose decisions may not be released yet',
      ),
    topics: z
      .array(
        z.object({
          topic: FeedbackTopic,
          feedback: count('How often in the last half year, since the last action on it', 3),
          recurs: z.boolean().describe('Whether that is often enough for an action'),
        }),
      )
      .describe('What feedback was about, most often first'),
  })
  .meta({ id: 'AssessorRecord', description: 'What is known of the work of an assessor' });
