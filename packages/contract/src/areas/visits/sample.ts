import { z } from 'zod';
import { NamedBatch, NamedCourse } from '../../kit/fields.ts';
import { visitAnswers } from '../../kit/options.ts';
import { Result } from '../../kit/scales.ts';
import { Id, Instant, Lines, Named, Text } from '../../kit/schemas.ts';

const comment = { description: 'What was seen', examples: ['The second call is not the learner’s own.'] };

const VisitResult = z
  .object({
    outcomeId: Id.describe('The outcome'),
    result: Result,
    comment: Text(5000).default('').meta(comment),
  })
  .meta({ id: 'VisitResult', description: 'What a verifier finds of one outcome' });

const VisitFound = VisitResult.extend({
  outcome: z
    .string()
    .optional()
    .meta({ description: 'Code and title of the outcome', examples: ['EL-01 Isolate a circuit'] }),
}).meta({ id: 'VisitFound', description: 'What a verifier found of one outcome, as it is shown' });

export const VisitJudgement = z
  .object({ results: z.array(VisitResult).min(1).max(200).describe('A result for each outcome') })
  .meta({ id: 'VisitJudgement', description: 'What a verifier finds of one attempt' });

export const VisitDraw = z
  .object({
    percentage: z
      .int()
      .min(1)
      .max(100)
      .nullish()
      .meta({
        description: 'Share of the released attempts in per cent; of the layout unless told',
        examples: [20],
      }),
  })
  .meta({ id: 'VisitDraw', description: 'How the verifier draws their own sample' });

export const VisitChoice = z
  .object({
    attemptId: Id.describe('The attempt'),
    reason: Lines(2000).meta({ description: 'Why it is looked at', examples: ['The only one of its site.'] }),
  })
  .meta({ id: 'VisitChoice', description: 'An attempt that the verifier chooses by hand' });

export const VisitSampleRow = z
  .object({
    attemptId: Id,
    learner: Named,
    course: NamedCourse,
    batch: NamedBatch,
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why it was chosen by hand; null where it was drawn', examples: [null] }),
    judgedAt: Instant.nullable().describe('When the verifier judged it; null before'),
    results: z
      .array(VisitFound)
      .nullable()
      .describe('What they found; null before, and to others until it is signed'),
  })
  .meta({ id: 'VisitSampleRow', description: "One attempt of a verifier's sample" });

export const VisitSample = z
  .object({
    seed: z
      .string()
      .nullable()
      .meta({ description: 'With it anybody draws the same sample; null before', examples: ['4f1c09'] }),
    percentage: z
      .int()
      .nullable()
      .meta({ description: 'Share that was drawn', examples: [10] }),
    drawnAt: Instant.nullable().describe('When it was drawn; null before'),
    least: z.int().meta({ description: 'How many attempts the body wants at least', examples: [3] }),
    rows: z
      .array(VisitSampleRow)
      .describe('The attempts, in the order of the draw, then those chosen by hand'),
  })
  .meta({ id: 'VisitSample', description: "A verifier's own sample" });

const ChecklistAnswer = z
  .object({
    id: z
      .string()
      .max(60)
      .meta({ description: 'The question', examples: ['feedback'] }),
    answer: z.enum(visitAnswers).describe('The answer'),
    comment: Text(5000).default('').meta(comment),
  })
  .meta({
    id: 'VisitChecklistAnswer',
    description: 'What a verifier answers to a question of the checklist',
  });

export const VisitChecklist = z
  .object({ answers: z.array(ChecklistAnswer).max(60).describe('What is answered so far') })
  .meta({ id: 'VisitChecklist', description: 'The checklist of a visit, as far as it is answered' });
