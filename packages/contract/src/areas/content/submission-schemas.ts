import { z } from 'zod';
import { ShownTitle } from '../../kit/fields.ts';
import { assessmentTypes, progressStatuses, submissionStates } from '../../kit/options.ts';
import { Id, Instant, Line, Named } from '../../kit/schemas.ts';
import { ShownResponse } from './lesson-submission-schemas.ts';
import { AskedQuestion } from './questions.ts';

/** What learners are told of an assessment and of their tries: never a key. */

const perCent = z.number().min(0).max(100);
const nullableScore = perCent
  .nullable()
  .meta({ description: 'Result in per cent; null while there is none or it is withheld', examples: [80] });
const tryNumber = z
  .int()
  .min(1)
  .meta({ description: 'Which try it is, from 1 on', examples: [1] });
const startedAt = Instant.meta({ description: 'When it was begun', examples: ['2026-11-03T08:10:00.000Z'] });
const endsAt = Instant.nullable().meta({
  description: 'When its time is over; null where there is no limit',
  examples: ['2026-11-03T09:40:00.000Z'],
});
const State = z
  .enum(submissionStates)
  .meta({ description: 'How far a try is on its way to its marks', examples: ['open'] });
const now = Instant.meta({
  description: 'The time of the platform, by which its clock runs',
  examples: ['2026-11-03T08:10:00.000Z'],
});

const Try = z
  .object({
    submissionId: Id,
    try: tryNumber,
    state: State,
    startedAt,
    endsAt,
    submittedAt: Instant.nullable().meta({
      description: 'When it was handed in',
      examples: ['2026-11-03T09:30:00.000Z'],
    }),
    autoSubmitted: z.boolean().describe('Whether it was handed in by time'),
    score: nullableScore,
    surplus: z
      .boolean()
      .describe('Whether it is one more than there are tries: it is kept and does not count'),
    lateSync: z.boolean().describe('Whether a shared device brought it late'),
    clockCorrected: z.boolean().describe('Whether the clock of the device was put right'),
  })
  .meta({ id: 'Try', description: 'One try of somebody at an assessment' });

export const AskedQuestions = z.array(AskedQuestion);

const RunningTry = z
  .object({
    submissionId: Id,
    try: tryNumber,
    startedAt,
    endsAt,
    graceSeconds: z.int().meta({
      description: 'Seconds behind the end in which what is on its way still arrives',
      examples: [60],
    }),
    now,
    revision: z.int().meta({ description: 'Revision of the paper', examples: [2] }),
    questions: AskedQuestions.describe('Its questions, in the order of this try'),
    answers: z
      .array(z.object({ questionId: Id, response: ShownResponse }))
      .describe('What was answered so far'),
    sequence: z.int().meta({ description: 'Of the last save; the next one is higher', examples: [13] }),
    activeSeconds: z.int().meta({ description: 'Seconds of work so far', examples: [1260] }),
  })
  .meta({ id: 'RunningTry', description: 'A try that somebody is working on' });

/** An assessment as whoever is to write it sees it before they begin. */
export const AssessmentCover = z
  .object({
    id: Id,
    title: ShownTitle('Handling calls at reception: questions'),
    description: z
      .string()
      .nullable()
      .meta({ description: 'What it is about', examples: ['Ten questions about calls.'] }),
    type: z
      .enum(assessmentTypes)
      .meta({ description: 'Whether it is for learning or for the result', examples: ['formative'] }),
    contentId: Id.nullable().describe('Lesson or course that it belongs to'),
    questions: z.int().meta({ description: 'How many questions a try has', examples: [20] }),
    timeLimitMinutes: z
      .int()
      .nullable()
      .meta({ description: 'Minutes for a try; null where there is no limit', examples: [90] }),
    passMark: perCent.nullable().meta({ description: 'Per cent from which it is passed', examples: [50] }),
    maxTries: z
      .int()
      .nullable()
      .meta({ description: 'Tries that one has; null where there is no limit', examples: [1] }),
    triesLeft: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'Tries that are left; null where there is no limit', examples: [1] }),
    nextTry: tryNumber.nullable().describe('The try to begin or go on with; null where none is left'),
    nextTryAt: Instant.nullable().meta({
      description: 'From when the next try can be begun; null where that is now',
      examples: ['2026-11-04T08:10:00.000Z'],
    }),
    opensAt: Instant.nullable().meta({
      description: 'From when it can be begun',
      examples: ['2026-11-02T06:00:00.000Z'],
    }),
    expiresAt: Instant.nullable().meta({
      description: 'Until when it can be begun',
      examples: ['2026-11-27T15:00:00.000Z'],
    }),
    invigilated: z.boolean().describe('Whether somebody watches while it is written'),
    status: z
      .enum(progressStatuses)
      .meta({ description: 'How far one is with it', examples: ['InProgress'] }),
    score: nullableScore,
    locked: z
      .object({ by: Named.describe('What has to be finished first') })
      .nullable()
      .describe('Why it cannot be begun yet; null where nothing comes first'),
    tries: z.array(Try).describe('Tries so far, the first first'),
    running: RunningTry.nullable().describe('The try that was asked for; null where none was'),
    now,
  })
  .meta({ id: 'AssessmentCover', description: 'An assessment as whoever is to write it sees it' });

const marks = z
  .number()
  .min(0)
  .meta({ description: 'Marks', examples: [1.5] });

export const SubmissionResult = z
  .object({
    score: nullableScore,
    passed: z.boolean().nullable().describe('Whether it reaches the pass mark; null where there is none'),
    questions: z
      .array(
        z.object({
          questionId: Id,
          marks: marks.nullable().describe('Marks that it got; null while an assessor has not marked it'),
          most: marks.describe('Marks that there were'),
          explanation: z
            .string()
            .nullable()
            .meta({ description: 'Why the answer is right', examples: ['See the house rules.'] }),
          feedback: z
            .string()
            .nullable()
            .meta({ description: 'What its assessor says', examples: ['Say why.'] }),
        }),
      )
      .describe('What each question got, in the order of the try'),
  })
  .meta({ id: 'SubmissionResult', description: 'What a try got' });

export const SubmissionAnswer = z
  .object({
    submission: z
      .object({
        id: Id,
        state: State,
        try: tryNumber,
        sequence: z.int().meta({ description: 'Of the save that is kept', examples: [14] }),
        savedAt: Instant.nullable().meta({
          description: 'When something of it was saved last',
          examples: ['2026-11-03T08:20:00.000Z'],
        }),
        endsAt,
        autoSubmitted: z.boolean().describe('Whether it was handed in by time'),
        late: z.boolean().describe('Whether it came after its time, so that what was saved before counts'),
        now,
      })
      .nullable()
      .describe('The try; null for a lesson itself'),
    registration: z
      .object({
        id: Id,
        status: z
          .enum(progressStatuses)
          .meta({ description: 'How far one is with it', examples: ['Passed'] }),
        score: nullableScore,
        progress: z
          .number()
          .min(0)
          .max(1)
          .meta({ description: 'Share of it that is done, 0 to 1', examples: [0.4] }),
        seconds: z.int().meta({ description: 'Seconds spent on it', examples: [1740] }),
      })
      .describe('How one stands with it now'),
    result: SubmissionResult.nullable().describe('What it got, where that is told'),
    refused: z
      .array(
        z.object({
          path: Line().meta({
            description: 'What it is about',
            examples: ['body.answers.3.response.colour'],
          }),
          code: z.literal('invalid_input').describe('That it does not fit'),
          message: z.string().meta({
            description: 'What is wrong',
            examples: ['It has to be the colour of one of the answers.'],
          }),
        }),
      )
      .describe('Answers that were not taken; all others are stored, and nothing is handed in'),
  })
  .meta({ id: 'SubmissionAnswer', description: 'What became of what was saved or handed in' });
