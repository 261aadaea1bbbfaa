import { z } from 'zod';
import { screeningDocumentKinds } from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { Id, Line } from '../../kit/schemas.ts';

/** What a vacancy asks for: tests, criteria that have to do with the work, documents. */

const perCent = z.number().min(0).max(100);
const name = Line(64).meta({
  description: 'Short name by which answers speak of it',
  examples: ['forklift'],
});
const asked = Line(500).meta({
  description: 'What is asked',
  examples: ['Do you hold a licence for lift trucks?'],
});
const must = z.boolean().describe('Whether nobody qualifies who does not meet it');

export const VacancyTest = z
  .object({
    assessmentId: Ref('assessments'),
    weight: perCent.meta({ description: 'How much it counts beside the other tests', examples: [60] }),
    minimum: perCent
      .optional()
      .meta({ description: 'Per cent below which nobody qualifies', examples: [50] }),
    required: z.boolean().describe('Whether nobody is through with testing before it'),
  })
  .meta({ id: 'VacancyTest', description: 'A test that a vacancy asks for' });

const choices = z
  .array(Line())
  .min(1)
  .max(20)
  .meta({ description: 'What can be chosen', examples: [['Days', 'Nights']] });

const YesOrNo = z.object({
  id: name,
  text: asked,
  kind: z.literal('yes_no').describe('Yes or no'),
  must,
  expected: z.boolean().describe('The answer that meets it'),
});
const Amount = z.object({
  id: name,
  text: asked,
  kind: z.literal('number').describe('A number'),
  must,
  expected: z
    .object({
      atLeast: z
        .number()
        .optional()
        .meta({ description: 'The least that meets it', examples: [2] }),
      atMost: z
        .number()
        .optional()
        .meta({ description: 'The most that meets it', examples: [40] }),
    })
    .describe('What meets it'),
});
const Choice = z.object({
  id: name,
  text: asked,
  kind: z.literal('choice').describe('One of several'),
  must,
  choices,
  expected: choices.describe('What of it meets it'),
});

/** There are no others, so that nobody is asked for what has nothing to do with the work. */
export const Criterion = z
  .discriminatedUnion('kind', [YesOrNo, Amount, Choice])
  .meta({ id: 'VacancyCriterion', description: 'Something that the work asks of people' });

export const VacancyDocument = z
  .object({
    id: name,
    title: Line().meta({ description: 'What it is', examples: ['Licence for lift trucks'] }),
    kind: z.enum(screeningDocumentKinds).describe('Kind of document'),
    required: z.boolean().describe('Whether nothing is complete without it'),
  })
  .meta({ id: 'VacancyDocument', description: 'A document that a vacancy asks for' });

/** What somebody answers to a criterion. */
export const CriterionAnswer = z
  .object({
    criterionId: name.describe('The criterion that it answers'),
    value: z.union([z.boolean(), z.number(), Line()]).meta({
      description: 'Yes or no, a number, or what was chosen',
      examples: [true],
    }),
  })
  .meta({ id: 'CriterionAnswer', description: 'What somebody answers to a criterion' });

const shownOf = { id: name, text: asked, must };

/** A criterion as those who apply see it: not what meets it. */
export const AskedCriterion = z
  .object({
    ...shownOf,
    kind: z.enum(['yes_no', 'number', 'choice']).describe('Kind of answer'),
    choices: z
      .array(z.string())
      .optional()
      .meta({ description: 'What can be chosen', examples: [['Days', 'Nights']] }),
  })
  .meta({ id: 'AskedCriterion', description: 'A criterion as those who apply see it' });

/** Files that somebody sends with an application. */
export const SentDocuments = z
  .object({
    documents: z
      .array(
        z.object({
          documentId: name.describe('What the vacancy asks for'),
          fileId: Id.meta({
            description: 'A file that one has uploaded oneself',
            examples: ['0192f3a4-1210-7f10-9c34-12994f89ce37'],
          }),
        }),
      )
      .min(1)
      .max(20)
      .describe('Files, each for something that is asked for; they replace those from before'),
  })
  .meta({ id: 'SentDocuments', description: 'Files that somebody sends with an application' });
