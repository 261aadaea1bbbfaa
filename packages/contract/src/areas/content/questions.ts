import { z } from 'zod';
import { answerColours } from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { Id, Line, Lines, Text, Version } from '../../kit/schemas.ts';

/**
 * Questions of assessments. Of each, `options` are what whoever answers sees and `answer` is the key, which
 * learners are never sent. Keys name what they mean by colour or name, so that an order of one's own changes nothing.
 */

const scoring = z
  .enum(['all', 'partial'])
  .default('all')
  .describe('Whether only all of it counts, or also a part');

const words = (example: string) =>
  Line(500).meta({ description: 'What stands there to be chosen', examples: [example] });

const Answer = z
  .object({
    colour: z.enum(answerColours).describe('Colour by which it is told from the others'),
    text: words('By the second ring').optional(),
    fileId: Ref('files').optional(),
  })
  .refine(({ text, fileId }) => text !== undefined || fileId !== undefined, {
    message: 'An answer is a text or a picture.',
  })
  .meta({ id: 'QuestionAnswer', description: 'One of the answers that can be chosen' });

const answers = z
  .array(Answer)
  .min(2)
  .max(4)
  .refine((all) => new Set(all.map(({ colour }) => colour)).size === all.length, {
    message: 'Two answers have the same colour.',
  })
  .meta({
    description: 'The answers, of which no two have the same colour',
    examples: [
      [
        { colour: 'red', text: 'By the second ring' },
        { colour: 'blue', text: 'When there is time' },
      ],
    ],
  });

const Named = z
  .object({
    name: Line(8).meta({ description: 'Short name by which the key speaks of it', examples: ['a'] }),
    text: words('Greet the caller'),
  })
  .meta({ id: 'QuestionItem', description: 'Something to be put in order or to be matched' });

const items = (description: string, most: number) =>
  z
    .array(Named)
    .min(2)
    .max(most)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
      message: 'Two of them have the same name.',
    })
    .meta({
      description,
      examples: [
        [
          { name: 'a', text: 'Greet the caller' },
          { name: 'b', text: 'Ask what it is about' },
        ],
      ],
    });

/** What every question says, whatever its type. */
const common = {
  id: Id.optional().describe('The question that goes on; a new one where it is not said'),
  text: Lines(4000).meta({
    description: 'What is asked, in Markdown',
    examples: ['How soon is a call taken?'],
  }),
  mediaFileId: Ref('files').optional(),
  marks: z
    .number()
    .min(0)
    .max(100)
    .default(1)
    .meta({ description: 'Marks that it counts for', examples: [2] }),
  required: z.boolean().default(false).describe('Whether it has to be answered'),
  outcomeId: Id.optional().describe('The outcome of the course that it is evidence of'),
  explanation: Text()
    .optional()
    .meta({
      description: 'Why the answer is right, told with the result',
      examples: ['See the house rules.'],
    }),
};

const colour = z.enum(answerColours).describe('Colour of the answer');
const unknownName = 'The key names what is not there.';

const multipleChoice = {
  type: z.literal('multiple_choice').describe('One of up to four answers'),
  options: z.object({ answers }).describe('What can be chosen'),
  answer: z.object({ colour }).describe('The right answer'),
};
const MultipleChoice = z
  .object({ ...common, ...multipleChoice })
  .refine(({ options, answer }) => options.answers.some((each) => each.colour === answer.colour), {
    message: unknownName,
    path: ['answer', 'colour'],
  });

const multipleResponse = {
  type: z.literal('multiple_response').describe('Some of up to four answers'),
  options: z.object({ answers, scoring }).describe('What can be chosen'),
  answer: z
    .object({ colours: z.array(colour).min(1).max(4).describe('Colours of the right answers') })
    .describe('The right answers'),
};
const MultipleResponse = z
  .object({ ...common, ...multipleResponse })
  .refine(
    ({ options, answer }) =>
      answer.colours.every((named) => options.answers.some((each) => each.colour === named)),
    { message: unknownName, path: ['answer', 'colours'] },
  );

const trueFalse = {
  type: z.literal('true_false').describe('True or false'),
  answer: z.object({ value: z.boolean().describe('Whether it is true') }).describe('What is right'),
};
const TrueFalse = z.object({ ...common, ...trueFalse });

const matching = {
  type: z.literal('matching').describe('What belongs together'),
  options: z
    .object({ left: items('What is given', 20), right: items('What belongs to it', 30), scoring })
    .describe('What is matched'),
  answer: z
    .object({
      pairs: z
        .array(
          z.object({
            left: Line(8).meta({ description: 'Name on the left', examples: ['a'] }),
            right: Line(8).meta({ description: 'Name on the right', examples: ['z'] }),
          }),
        )
        .min(1)
        .max(600)
        .describe('What belongs together'),
    })
    .describe('What belongs together'),
};
const Matching = z
  .object({ ...common, ...matching })
  .refine(
    ({ options, answer }) =>
      answer.pairs.every(
        ({ left, right }) =>
          options.left.some(({ name }) => name === left) && options.right.some(({ name }) => name === right),
      ),
    { message: unknownName, path: ['answer', 'pairs'] },
  );

const ordering = {
  type: z.literal('ordering').describe('What follows what'),
  options: z.object({ items: items('What is put in order', 20), scoring }).describe('What is put in order'),
  answer: z
    .object({
      order: z
        .array(Line(8))
        .min(2)
        .max(20)
        .meta({ description: 'Their names in the right order', examples: [['b', 'a']] }),
    })
    .describe('The right order'),
};
const Ordering = z
  .object({ ...common, ...ordering })
  .refine(
    ({ options, answer }) =>
      answer.order.length === options.items.length &&
      options.items.every(({ name }) => answer.order.includes(name)),
    { message: 'The order has to name each of them once.', path: ['answer', 'order'] },
  );

const numeric = {
  type: z.literal('numeric').describe('A number'),
  options: z
    .object({
      unit: Line(40)
        .optional()
        .meta({ description: 'Unit of the number', examples: ['ml'] }),
    })
    .default({})
    .describe('What the number is of'),
  answer: z
    .object({
      value: z.number().meta({ description: 'The number', examples: [250] }),
      tolerance: z
        .number()
        .min(0)
        .default(0)
        .meta({ description: 'How far from it is right as well, bounds included', examples: [5] }),
      toleranceIn: z
        .enum(['absolute', 'per_cent'])
        .default('absolute')
        .describe('Whether the tolerance is a number or per cent of it'),
    })
    .describe('The right number'),
};
const Numeric = z.object({ ...common, ...numeric });

const shortText = {
  type: z.literal('short_text').describe('Some words'),
  answer: z
    .object({
      accepted: z
        .array(Line(255))
        .min(1)
        .max(20)
        .meta({ description: 'Texts that are right', examples: [['Johannesburg', 'Joburg']] }),
      maxSlips: z
        .int()
        .min(0)
        .max(2)
        .default(0)
        .meta({ description: 'Letters that may be wrong', examples: [1] }),
      caseSensitive: z.boolean().default(false).describe('Whether capitals count'),
    })
    .describe('What is right'),
};
const ShortText = z.object({ ...common, ...shortText });

const mostWords = z.int().min(0).max(10_000);
const essay = {
  type: z.literal('essay').describe('A text or files, which an assessor marks'),
  options: z
    .object({
      leastWords: mostWords.default(0).meta({ description: 'Fewest words', examples: [100] }),
      mostWords: mostWords.default(10_000).meta({ description: 'Most words', examples: [400] }),
      files: z
        .int()
        .min(0)
        .max(5)
        .default(0)
        .meta({ description: 'Files that may go with it', examples: [2] }),
    })
    .default({ leastWords: 0, mostWords: 10_000, files: 0 })
    .describe('What may be handed in'),
  answer: z
    .object({
      rubric: z
        .array(
          z.object({
            title: Line().meta({ description: 'What is looked at', examples: ['Reasons'] }),
            levels: z
              .array(
                z.object({
                  title: Line().meta({
                    description: 'What is found',
                    examples: ['Each step has a reason'],
                  }),
                  marks: z
                    .number()
                    .min(0)
                    .max(100)
                    .meta({ description: 'Marks for it', examples: [2] }),
                }),
              )
              .min(2)
              .max(10)
              .describe('What may be found, with the marks for it'),
          }),
        )
        .max(10)
        .describe('What the assessor looks at'),
    })
    .default({ rubric: [] })
    .describe('How it is marked'),
};
const Essay = z
  .object({ ...common, ...essay })
  .refine(({ options }) => options.leastWords <= options.mostWords, {
    message: 'There cannot be more words at least than at most.',
    path: ['options', 'leastWords'],
  });

const observation = {
  type: z.literal('observation').describe('Things to see, which the assessor fills in'),
  options: z
    .object({
      items: z
        .array(Line(500))
        .min(1)
        .max(50)
        .meta({ description: 'What is to be seen', examples: [['Wears gloves', 'Labels the sample']] }),
    })
    .describe('What is to be seen'),
};
const Observation = z.object({ ...common, ...observation });

/** A question as whoever makes it writes it. */
export const QuestionInput = z
  .discriminatedUnion('type', [
    MultipleChoice,
    MultipleResponse,
    TrueFalse,
    Matching,
    Ordering,
    Numeric,
    ShortText,
    Essay,
    Observation,
  ])
  .meta({
    id: 'QuestionInput',
    description: 'A question with its key',
    examples: [
      {
        type: 'true_false',
        text: 'A caller is put through without being told.',
        marks: 1,
        required: true,
        answer: { value: false },
      },
    ],
  });

const kept = {
  id: Id,
  revision: z
    .int()
    .min(1)
    .meta({ description: 'Rises with every change of the question', examples: [2] }),
  position: z
    .int()
    .min(1)
    .meta({ description: 'Place in the paper, from 1 on', examples: [1] }),
};

const shown = { ...common, ...kept };

/** A question as it is kept. Who may not see keys gets it without `answer`. */
export const Question = z
  .discriminatedUnion('type', [
    z.object({ ...shown, ...multipleChoice, answer: multipleChoice.answer.optional() }),
    z.object({ ...shown, ...multipleResponse, answer: multipleResponse.answer.optional() }),
    z.object({ ...shown, ...trueFalse, answer: trueFalse.answer.optional() }),
    z.object({ ...shown, ...matching, answer: matching.answer.optional() }),
    z.object({ ...shown, ...ordering, answer: ordering.answer.optional() }),
    z.object({ ...shown, ...numeric, answer: numeric.answer.optional() }),
    z.object({ ...shown, ...shortText, answer: shortText.answer.optional() }),
    z.object({ ...shown, ...essay, answer: essay.answer.unwrap().optional().describe('How it is marked') }),
    z.object({ ...shown, ...observation }),
  ])
  .meta({ id: 'Question', description: 'A question of an assessment, with its key where it may be seen' });

const { explanation: _explanation, outcomeId: _outcomeId, ...asked } = shown;

/** A question as whoever answers it gets it: nothing that tells what is right. */
export const AskedQuestion = z
  .discriminatedUnion('type', [
    z.object({ ...asked, type: multipleChoice.type, options: multipleChoice.options }),
    z.object({ ...asked, type: multipleResponse.type, options: multipleResponse.options }),
    z.object({ ...asked, type: trueFalse.type }),
    z.object({ ...asked, type: matching.type, options: matching.options }),
    z.object({ ...asked, type: ordering.type, options: ordering.options }),
    z.object({ ...asked, type: numeric.type, options: numeric.options }),
    z.object({ ...asked, type: shortText.type }),
    z.object({ ...asked, type: essay.type, options: essay.options }),
    z.object({ ...asked, type: observation.type, options: observation.options }),
  ])
  .meta({ id: 'AskedQuestion', description: 'A question as it is asked, without its key' });

/** What an assessment asks: a revision of its paper. */
export const Paper = z
  .object({
    revision: Version.describe('Revision of the paper; rises when questions are set'),
    questions: z.array(Question).describe('Its questions in their order'),
  })
  .meta({ id: 'Paper', description: 'What an assessment asks' });
