import { z } from 'zod';
import { Claim } from '../../kit/attempts.ts';
import { NamedLearner, NamedSite, SearchText } from '../../kit/fields.ts';
import { assessmentTypes, submissionStates } from '../../kit/options.ts';
import { Id, Instant, Line, Named, Text, Version } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const markingArea: Area = {
  name: 'marking',
  about: 'Submissions with texts and observations, which assessors mark.',
  licences: ['DueAssessments', 'ReadyForModeration', 'ExternalAssessments'],
};

/** Who sees what there is to mark, each as far as their place allows. */
export const markingReaders = ['assessor', 'moderator', 'manager', 'admin'] as const;

export const submissionFilter = {
  assessmentId: z.array(Id).max(200).optional().describe('Only submissions to one of these assessments'),
  courseId: z
    .array(Id)
    .max(200)
    .optional()
    .describe('Only submissions of people who came to it through one of these courses'),
  siteId: z.array(Id).max(500).optional().describe('Only submissions at one of these sites'),
  state: z
    .array(z.enum(submissionStates))
    .max(submissionStates.length)
    .optional()
    .meta({
      description: 'Only submissions in one of these states; those to mark unless told',
      examples: [['marking']],
    }),
  mine: z.enum(['true', 'false']).optional().describe('Only what I have claimed'),
  query: SearchText('Text in the name of the learner', 'Ndlovu').optional(),
};

const marks = z.number().min(0).max(100_000);
const got = marks
  .nullable()
  .meta({ description: 'Marks that it got; null while nobody has marked it', examples: [3] });
const most = marks.meta({ description: 'Marks that there are', examples: [4] });

export const SubmissionRow = z
  .object({
    id: Id,
    version: Version,
    state: z
      .enum(submissionStates)
      .meta({ description: 'How far it is on its way to its marks', examples: ['marking'] }),
    assessment: Named.describe('What was answered'),
    type: z
      .enum(assessmentTypes)
      .meta({ description: 'Whether it is for learning or for the result', examples: ['examination'] }),
    learner: NamedLearner,
    site: NamedSite.nullable().describe('Site of whoever wrote it'),
    try: z
      .int()
      .min(1)
      .meta({ description: 'Which try it is', examples: [1] }),
    submittedAt: Instant.nullable().meta({
      description: 'When it was handed in',
      examples: ['2026-11-03T09:30:00.000Z'],
    }),
    autoSubmitted: z.boolean().describe('Whether it was handed in by time'),
    markedTwice: z.boolean().describe('Whether two people mark it, each without knowing of the other'),
    markings: z.int().meta({ description: 'How many have marked it so far', examples: [1] }),
    flagged: z
      .boolean()
      .describe(
        'Whether a key changed after it had become evidence that was handed in, so that its marks stayed',
      ),
    claim: Claim.nullable().describe('Who marks it now, and until when'),
  })
  .meta({ id: 'SubmissionRow', description: 'A submission in the queue of those who mark' });

const Seen = z
  .enum(['met', 'not_met', 'not_observed'])
  .meta({ description: 'Whether it was seen', examples: ['met'] });

const hand = {
  levels: z
    .array(z.int().min(0).max(9))
    .max(10)
    .optional()
    .meta({
      description: 'The level of each criterion of the rubric, by its place from 0 on',
      examples: [[1, 0]],
    }),
  seen: z.array(Seen).max(50).optional().describe('What was seen, in the order of the observation'),
  marks: marks
    .max(100)
    .optional()
    .meta({ description: 'Marks, where there is no rubric', examples: [3] }),
  feedback: Text()
    .default('')
    .meta({ description: 'What the learner is told', examples: ['Say where the figures come from.'] }),
};

export const GivenMarks = z
  .object({ questionId: Id, ...hand })
  .meta({ id: 'GivenMarks', description: 'What somebody who marks says of an answer' });

/** What a marker sees: answers with their keys, own marks, and those of others only once a third one is asked. */
export const MarkingWork = z
  .object({
    submission: SubmissionRow,
    questions: z
      .array(
        z.object({
          id: Id,
          position: z
            .int()
            .min(1)
            .meta({ description: 'Its place in the try', examples: [1] }),
          type: Line(40).meta({ description: 'Type of question', examples: ['essay'] }),
          text: z.string().meta({ description: 'What is asked, in Markdown', examples: ['Why is it done?'] }),
          byHand: z.boolean().describe('Whether an assessor marks it'),
          most,
          got,
          answer: z.string().meta({ description: 'What was answered, in words', examples: ['Because …'] }),
          expected: z.string().meta({ description: 'What is right, in words', examples: ['Because …'] }),
          fileIds: z.array(Id).describe('Files that were handed in with it'),
          leastWords: z
            .int()
            .nullable()
            .meta({ description: 'Fewest words', examples: [100] }),
          mostWords: z
            .int()
            .nullable()
            .meta({ description: 'Most words', examples: [400] }),
          rubric: z
            .array(
              z.object({
                title: z.string().meta({ description: 'What is looked at', examples: ['Reasons'] }),
                levels: z
                  .array(
                    z.object({
                      title: z.string().meta({ description: 'What is found', examples: ['Some'] }),
                      marks: marks.meta({ description: 'Marks for it', examples: [2] }),
                    }),
                  )
                  .describe('What may be found'),
              }),
            )
            .describe('What the assessor looks at'),
          peerAdvice: z
            .object({
              count: z.int().meta({ description: 'How many others looked at it', examples: [3] }),
              median: marks.meta({ description: 'The middle of the marks that they gave', examples: [3] }),
            })
            .nullable()
            .describe('What others who wrote it say; the marks are the marker’s alone'),
          items: z
            .array(z.string())
            .meta({ description: 'What is to be seen', examples: [['Wears gloves']] }),
        }),
      )
      .describe('All questions of the try in its order'),
    marks: z.array(GivenMarks).describe('What the caller has said so far'),
    others: z
      .array(z.object({ marker: Named, marks: z.array(GivenMarks).describe('What they said') }))
      .describe('What two others said who differ; empty for these two themselves'),
    markingVersion: Version.describe('Version of what the caller has said so far; 0 for nothing'),
    completed: z.boolean().describe('Whether the caller has marked it to the end'),
  })
  .meta({ id: 'MarkingWork', description: 'Everything that marking one submission needs' });

export const MarksInput = z
  .object({
    marks: z
      .array(GivenMarks)
      .min(1)
      .max(500)
      .refine((all) => new Set(all.map(({ questionId }) => questionId)).size === all.length, {
        message: 'A question is named twice.',
      })
      .meta({
        description: 'What there is to say so far, all of it',
        examples: [
          [{ questionId: '0192f3a4-1210-7f10-9c34-12994f89ce37', marks: 3, feedback: 'Well argued.' }],
        ],
      }),
    final: z
      .boolean()
      .default(true)
      .describe('Whether it is marked to the end; it is kept as a draft where not'),
  })
  .meta({ id: 'MarksInput', description: 'Marks of one submission, kept or given' });
