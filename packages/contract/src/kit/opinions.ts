import { z } from 'zod';
import { answerColours } from './options.ts';
import { Id, Line, Lines, Text } from './schemas.ts';

/**
 * Questions without a key, of surveys and reviews: nobody is right or wrong. They are kept as questions of assessments are,
 * each in revisions; marks count for nothing, so there are none.
 */

const common = {
  id: Id.optional().describe('The question that goes on; a new one where it is not said'),
  text: Lines(4000).meta({
    description: 'What is asked, in Markdown',
    examples: ['How well did the course prepare you for the work?'],
  }),
  required: z.boolean().default(false).describe('Whether it has to be answered'),
};

const points = z
  .array(Line())
  .min(2)
  .max(7)
  .meta({
    description: 'Names of the points, the lowest first',
    examples: [['Not at all', 'A little', 'Well']],
  });

const aboutAnswers = {
  description: 'The answers, of which no two have the same colour',
  examples: [
    [
      { colour: 'red', text: 'In the workshop' },
      { colour: 'blue', text: 'At work' },
    ],
  ],
};
const listed = z
  .array(
    z.object({
      colour: z.enum(answerColours).describe('Colour by which it is told from the others'),
      text: Line(500).meta({ description: 'What stands there to be chosen', examples: ['In the workshop'] }),
    }),
  )
  .min(2)
  .max(4);
const shownAnswers = listed.meta(aboutAnswers);
const answers = listed
  .refine((all) => new Set(all.map(({ colour }) => colour)).size === all.length, {
    message: 'Two answers have the same colour.',
  })
  .meta(aboutAnswers);

const likert = {
  type: z.literal('likert').describe('One of two to seven named points'),
  options: z.object({ points }).describe('What can be chosen'),
};
const rating = { type: z.literal('rating').describe('A number from one to ten') };
const text = { type: z.literal('text').describe('Up to 2,000 characters of text') };
const yesNo = { type: z.literal('yes_no').describe('Yes or no') };
const multipleChoice = {
  type: z.literal('multiple_choice').describe('One of up to four answers'),
  options: z.object({ answers }).describe('What can be chosen'),
};
const multipleResponse = {
  type: z.literal('multiple_response').describe('Some of up to four answers'),
  options: z.object({ answers }).describe('What can be chosen'),
};

const example = {
  type: 'likert',
  text: 'How well did the course prepare you for the work?',
  required: true,
  options: { points: ['Not at all', 'A little', 'Well', 'Very well'] },
};

/** A question of a survey as whoever makes it writes it. */
export const SurveyQuestionInput = z
  .discriminatedUnion('type', [
    z.object({ ...common, ...likert }),
    z.object({ ...common, ...rating }),
    z.object({ ...common, ...text }),
    z.object({ ...common, ...yesNo }),
    z.object({ ...common, ...multipleChoice }),
    z.object({ ...common, ...multipleResponse }),
  ])
  .meta({
    id: 'SurveyQuestionInput',
    description: 'A question that has no right answer',
    examples: [example],
  });

/** A question of a review: of it there is a mean, or there are words. */
export const ReviewQuestionInput = z
  .discriminatedUnion('type', [
    z.object({ ...common, ...likert }),
    z.object({ ...common, ...rating }),
    z.object({ ...common, ...text }),
  ])
  .meta({
    id: 'ReviewQuestionInput',
    description: 'A question that a reviewer answers',
    examples: [example],
  });

const kept = {
  ...common,
  id: Id,
  position: z
    .int()
    .min(1)
    .meta({ description: 'Place among the questions, from 1 on', examples: [1] }),
};
const shownOptions = z.object({ answers: shownAnswers }).describe('What can be chosen');

/** A question as it is asked. */
export const SurveyQuestion = z
  .discriminatedUnion('type', [
    z.object({ ...kept, ...likert }),
    z.object({ ...kept, ...rating }),
    z.object({ ...kept, ...text }),
    z.object({ ...kept, ...yesNo }),
    z.object({ ...kept, ...multipleChoice, options: shownOptions }),
    z.object({ ...kept, ...multipleResponse, options: shownOptions }),
  ])
  .meta({ id: 'SurveyQuestion', description: 'A question that has no right answer, as it is asked' });

/** What somebody answers. Which of the fields there are follows from the type of the question. */
export const Opinion = z
  .object({
    point: z
      .int()
      .optional()
      .meta({ description: 'Of named points: which one, from 1 on', examples: [3] }),
    rating: z
      .int()
      .optional()
      .meta({ description: 'Of a rating: 1 to 10', examples: [8] }),
    text: Text()
      .optional()
      .meta({ description: 'Of a text: what there is to say', examples: ['More time on slopes, please.'] }),
    yes: z.boolean().optional().describe('Of yes or no: whether it is yes'),
    colours: z
      .array(z.enum(answerColours))
      .max(4)
      .optional()
      .meta({ description: 'Of a choice: the colours of what is chosen', examples: [['red']] }),
  })
  .meta({ id: 'Opinion', description: 'What somebody answers to a question that has no right answer' });

export const OpinionAnswers = z
  .array(z.object({ questionId: Id, response: Opinion }))
  .max(500)
  .describe('Answers by question, each once; what is left out is not answered');

/** What was answered to one question, by so many that it is nobody's in particular. */
export const OpinionFigures = z
  .object({
    questionId: Id,
    type: z
      .enum(['likert', 'rating', 'text', 'yes_no', 'multiple_choice', 'multiple_response'])
      .meta({ description: 'Type of the question', examples: ['likert'] }),
    text: z.string().meta({ description: 'What was asked', examples: ['How well were you prepared?'] }),
    count: z
      .int()
      .nullable()
      .meta({ description: 'How many answered it; null where they are too few', examples: [24] }),
    mean: z
      .number()
      .nullable()
      .meta({ description: 'Mean of points or ratings; null for others and too few', examples: [3.2] }),
    distribution: z
      .array(
        z.object({
          value: z.string().meta({ description: 'What was answered', examples: ['Well'] }),
          count: z.int().meta({ description: 'How many answered it', examples: [11] }),
        }),
      )
      .describe('How many answered what, in the order of the question; empty for texts and too few'),
    texts: z.array(z.string()).meta({
      description: 'Texts in no order, at most 200; empty for other types and too few',
      examples: [['More time on slopes, please.']],
    }),
  })
  .meta({ id: 'OpinionFigures', description: 'What was answered to one question' });
