import { z } from 'zod';
import { Id, Instant, Line } from '../../kit/schemas.ts';

/** What learners hand in or save: how far they are in a lesson, or answers to the questions of an assessment. */

const sent = {
  sequence: z
    .int()
    .min(0)
    .meta({ description: 'Rises with each save, so that what comes late changes nothing', examples: [14] }),
  activeSeconds: z
    .int()
    .min(0)
    .max(864_000)
    .default(0)
    .meta({ description: 'Seconds of work so far', examples: [1260] }),
  final: z.boolean().default(true).describe('Whether it is handed in; it is saved where not'),
};

export const GivenAnswer = z
  .object({
    questionId: Id,
    response: z
      .record(z.string().max(20), z.unknown())
      .nullable()
      .meta({
        description:
          'By the type of the question: `colour`, `colours`, `value`, `pairs` of `left` and `right`, `order`, `text` or `fileIds`; null takes an answer back',
        examples: [{ colour: 'red' }],
      }),
  })
  .meta({ id: 'GivenAnswer', description: 'What somebody answers to a question' });

const texts = z.array(z.string());

/** An answer as it is shown to whoever gave it, or marks it. */
export const ShownResponse = z
  .object({
    colour: z
      .string()
      .optional()
      .meta({ description: 'The answer that was chosen', examples: ['red'] }),
    colours: texts.optional().meta({ description: 'The answers that were chosen', examples: [['red']] }),
    value: z
      .union([z.boolean(), z.number()])
      .optional()
      .meta({ description: 'Whether it is true, or the number', examples: [250] }),
    pairs: z
      .array(
        z.object({
          left: z.string().meta({ description: 'Name on the left', examples: ['a'] }),
          right: z.string().meta({ description: 'Name on the right', examples: ['2'] }),
        }),
      )
      .optional()
      .describe('What was matched'),
    order: texts.optional().meta({ description: 'The order, by names', examples: [['2', '1']] }),
    text: z
      .string()
      .optional()
      .meta({ description: 'What was written', examples: ['So that nobody asks twice.'] }),
    fileIds: z.array(Id).optional().describe('Files that go with it'),
  })
  .meta({ id: 'ShownResponse', description: 'What somebody answered to a question' });

const answering = {
  submissionId: Id.meta({
    description: 'The try, as it was begun; made by the sender where it works without a network',
    examples: ['0192f3a4-52dc-7be1-8a05-7a6f3d0c9be4'],
  }),
  startedAt: Instant.optional().describe('When it was begun, where that was without a network'),
  submittedAt: Instant.optional().describe('When it was handed in, where that was without a network'),
  paperRevision: z
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .meta({
      description: 'Which paper lay on the device, where it was begun without a network',
      examples: [2],
    }),
  playerId: Line(64).meta({
    description: 'Which window sends it: one at a time holds a try',
    examples: ['b0c1d2e3'],
  }),
  takeOver: z.boolean().default(false).describe('Whether it takes the try from another window'),
  answers: z
    .array(GivenAnswer)
    .max(500)
    .meta({
      description: 'All answers so far, not only those that changed',
      examples: [[{ questionId: '0192f3a4-1210-7f10-9c34-12994f89ce37', response: { colour: 'red' } }]],
    }),
};

export const AnswersInput = z
  .object({ ...answering, ...sent })
  .meta({ id: 'AnswersInput', description: 'Answers of one try, saved or handed in' });

const seconds = z.number().min(0).max(1_000_000);

/** Fields of a lesson itself. */
const learning = {
  registrationId: Id.optional(),
  position: seconds.optional().meta({ description: 'Second to go on from', examples: [312.5] }),
  watched: z
    .array(z.array(seconds).length(2))
    .max(1000)
    .optional()
    .meta({ description: 'What was watched, from second to second', examples: [[[0, 312.5]]] }),
  pages: z
    .array(z.int().min(1).max(100_000))
    .max(10_000)
    .optional()
    .meta({ description: 'Pages that were shown', examples: [[1, 2, 3]] }),
};

const whole = z.object({
  ...sent,
  ...learning,
  assessmentId: Id.optional().describe('The assessment whose answers these are, as the query says it'),
  submissionId: answering.submissionId.optional(),
  startedAt: answering.startedAt,
  submittedAt: answering.submittedAt,
  paperRevision: answering.paperRevision,
  playerId: answering.playerId.optional(),
  takeOver: answering.takeOver,
  answers: answering.answers.optional(),
});

/** One address for both, so one body: with `assessmentId` in the query answers, else how far one is in the lesson. */
export const LessonSubmissionInput = whole
  .superRefine((body, problem) => {
    if (body.assessmentId === undefined) return;
    for (const field of ['submissionId', 'playerId', 'answers'] as const)
      if (body[field] === undefined)
        problem.addIssue({ code: 'custom', path: [field], message: 'Answers of an assessment need it.' });
  })
  .meta({
    id: 'LessonSubmissionInput',
    description: 'How far somebody is in a lesson; with an assessment, their answers to its questions',
    examples: [{ sequence: 3, activeSeconds: 320, position: 312.5, watched: [[0, 312.5]], final: false }],
  });
