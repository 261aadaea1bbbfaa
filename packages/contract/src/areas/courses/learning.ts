import { z } from 'zod';
import { AttemptState } from '../../kit/attempts.ts';
import { ShownFeedback, ShownTitle } from '../../kit/fields.ts';
import { area } from '../../kit/operation.ts';
import { assessmentTypes, contentTypes, courseKinds, progressStatuses } from '../../kit/options.ts';
import { Passed, Result, Scale } from '../../kit/scales.ts';
import { Id, Instant, Named, pageQuery } from '../../kit/schemas.ts';
import { CertificateNumber, CertificateStanding, CertificateType } from '../certificates/schemas.ts';
import { courseArea } from './schemas.ts';

const readers = ['admin', 'manager', 'trainer', 'moderator'] as const;
const lessons = '/admin/courses/{id}/lessons';
const tags = '/admin/courses/{id}/tags';

const placed = {
  lessonId: Id,
  required: z.boolean().default(true).describe('Whether the course asks for it'),
  weight: z
    .number()
    .min(0)
    .max(100)
    .default(1)
    .meta({ description: 'Share of the course, beside those of the others', examples: [1] }),
  after: z.array(Id).max(20).default([]).describe('Lessons of the course that have to be finished first'),
  outcomeIds: z.array(Id).max(50).default([]).describe('Outcomes of the course that it is evidence of'),
  offsetDays: z
    .int()
    .min(0)
    .max(3650)
    .nullish()
    .meta({ description: 'Days after its begin by which it should be done', examples: [14] }),
};

const CourseLessonInput = z
  .object(placed)
  .meta({ id: 'CourseLessonInput', description: 'A lesson in its place in a course' });

const CourseLessons = z
  .object({
    lessons: z
      .array(
        z.object({
          ...placed,
          title: ShownTitle('Handling calls at reception'),
          contentType: z.enum(contentTypes).describe('What it consists of'),
          state: z.string().meta({ description: 'State that the lesson is in', examples: ['published'] }),
          assessments: z.array(Named).describe('Assessments and examinations that belong to it'),
        }),
      )
      .describe('Its lessons in their order'),
    assessments: z.array(Named).describe('Assessments and examinations of the course itself'),
    changes: z
      .int()
      .nullable()
      .meta({
        description: 'People whose status it would change, where that was asked; null else',
        examples: [12],
      }),
  })
  .meta({ id: 'CourseLessons', description: 'What a course consists of' });

const status = z
  .enum(progressStatuses)
  .meta({ description: 'How far one is with it', examples: ['InProgress'] });
const percent = z
  .int()
  .min(0)
  .max(100)
  .meta({ description: 'Per cent of what is required that is done', examples: [40] });
const dueAt = Instant.nullable().meta({
  description: 'Until when it has to be done',
  examples: ['2026-11-27T15:00:00.000Z'],
});

const MyCourse = z
  .object({
    id: Id,
    title: ShownTitle('Business Administration Services NQF 4'),
    kind: z.enum(courseKinds).describe('Kind of course'),
    status,
    percent,
    dueAt,
    lastActivityAt: Instant.nullable().describe('When something of it was done last'),
    attempt: z
      .object({
        id: Id,
        number: z.int().meta({ description: 'Which attempt it is, from 1', examples: [1] }),
        state: AttemptState.describe(
          'State of the attempt; from the judgement until its result is released it is “assessed”, whatever was decided meanwhile',
        ),
      })
      .nullable()
      .describe('The attempt that one hands work in for; null where there is none'),
  })
  .meta({ id: 'MyCourse', description: 'A course that somebody takes, and how far they are' });

const MyCourseItem = z
  .object({
    id: Id,
    kind: z.enum(['lesson', ...assessmentTypes]).meta({ description: 'What it is', examples: ['lesson'] }),
    contentId: Id.nullable().describe('What an assessment belongs to'),
    contentType: z.enum(contentTypes).nullable().describe('What a lesson consists of'),
    title: ShownTitle('Handling calls at reception'),
    status,
    progress: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'Share of it that is done, 0 to 1', examples: [0.4] }),
    score: z
      .number()
      .nullable()
      .meta({
        description: 'Result in per cent; null while there is none or it is withheld',
        examples: [80],
      }),
    awaitsMarks: z
      .boolean()
      .describe('Whether it is handed in and somebody still has to mark it: until then it is no evidence'),
    required: z.boolean().describe('Whether the course asks for it'),
    durationMinutes: z
      .int()
      .nullable()
      .meta({ description: 'Minutes that it is planned to take', examples: [45] }),
    opensAt: Instant.nullable().meta({
      description: 'From when it can be begun',
      examples: ['2026-11-02T06:00:00.000Z'],
    }),
    dueAt,
    locked: z
      .object({ by: Named.describe('What has to be finished first') })
      .nullable()
      .describe('Why it cannot be begun yet; null where nothing comes first'),
  })
  .meta({ id: 'MyCourseItem', description: 'Something of a course, and how one stands with it' });

const MyReleasedResult = z
  .object({
    attemptId: Id.describe('The attempt that it is the result of'),
    number: z.int().meta({ description: 'Which attempt it is, from 1', examples: [1] }),
    result: Result.nullable().describe(
      'The result, in the words of the scale of the course; null where none is told',
    ),
    passed: Passed,
    scale: Scale,
    outcomes: z
      .array(
        z.object({
          outcomeId: Id,
          result: Result.nullable().describe('What stands of the outcome; null where it was not judged'),
          passed: Passed,
          scale: Scale,
          isChanged: z
            .boolean()
            .describe('Whether moderation changed what the assessor had found, which the feedback is about'),
          feedback: ShownFeedback.describe('What the assessor tells the learner'),
        }),
      )
      .describe('What stands of each outcome, in the order of the course'),
  })
  .meta({ id: 'MyReleasedResult', description: 'A result of mine that a signed report has released' });

const MyCourseInFull = MyCourse.extend({
  released: MyReleasedResult.nullable().describe(
    'The latest result that is released: of the attempt, or of one before it; null where none is',
  ),
  resultInQuestionSince: Instant.nullable().meta({
    description: 'Since when a result that one knew is looked at again; null where none is',
    examples: [null],
  }),
  outcomes: z
    .array(
      z.object({
        id: Id,
        code: z.string().meta({ description: 'Code of the outcome', examples: ['110021'] }),
        title: ShownTitle('Manage records of a team'),
        hasEvidence: z.boolean().describe('Whether something of mine is evidence of it'),
      }),
    )
    .describe('What is judged in it'),
  certificates: z
    .array(
      z
        .object({
          id: Id,
          type: CertificateType,
          number: CertificateNumber,
          standing: CertificateStanding,
          issuedAt: Instant.describe('When it was issued'),
          checkPath: z.string().meta({
            description: 'Path of the page on which anybody can check it',
            examples: ['/check/2026-000123-7K3QXF9MDT'],
          }),
        })
        .meta({ id: 'MyCertificate', description: 'A certificate or statement of results of mine' }),
    )
    .describe('What was issued to me for it, newest first'),
  items: z.array(MyCourseItem).describe('What it consists of, in its order'),
  nextItemId: Id.nullable().describe('What comes next; null where all is done or locked'),
}).meta({
  id: 'MyCourseInFull',
  description: 'A course with all that it consists of, and how one stands with it',
});

export const courseLearningCalls = area(courseArea, {
  getCourseLessons: {
    method: 'GET',
    path: lessons,
    summary: 'Lessons of a course in their order',
    audience: readers,
    answer: { kind: 'data', schema: CourseLessons },
  },
  setCourseLessons: {
    method: 'PUT',
    path: lessons,
    summary: 'Set the lessons of a course; whoever had finished it stays finished',
    audience: ['admin', 'manager'],
    query: z.object({
      preview: z
        .enum(['true', 'false'])
        .optional()
        .describe('Whether only to tell how many people it would make a difference to'),
    }),
    body: z.array(CourseLessonInput).max(500),
    answer: { kind: 'data', schema: CourseLessons },
    versioned: true,
  },
  getCourseTags: {
    method: 'GET',
    path: tags,
    summary: 'Tags of a course',
    audience: readers,
    answer: { kind: 'data', schema: z.array(Named) },
  },
  setCourseTags: {
    method: 'PUT',
    path: tags,
    summary: 'Set the tags of a course',
    audience: ['admin', 'manager'],
    body: z.array(Id).max(100),
    answer: { kind: 'data', schema: z.array(Named) },
    versioned: true,
  },
  listMyCourses: {
    method: 'GET',
    path: '/courses',
    summary: 'Courses that I take, with how far I am',
    audience: ['learner'],
    query: z.object({
      ...pageQuery,
      status: status.optional(),
      kind: z.enum(courseKinds).optional().describe('Kind of course'),
      sort: z
        .enum(['title', 'dueAt', '-lastActivityAt'])
        .default('title')
        .describe('What comes first: by title, what is due first, what was done last'),
    }),
    answer: { kind: 'page', schema: MyCourse },
  },
  getMyCourse: {
    method: 'GET',
    path: '/courses/{id}',
    summary: 'One course that I take, with what it consists of',
    audience: ['learner'],
    answer: { kind: 'data', schema: MyCourseInFull },
  },
});
