import { z } from 'zod';
import { ContentState, contentMachine } from '../../kit/content-states.ts';
import { AttemptState, AttemptStatus } from '../../kit/attempts.ts';
import { ShownMark } from '../../kit/decisions.ts';
import { NamedAssessor, NamedLearner, ShownFeedback, Title } from '../../kit/fields.ts';
import { courseKinds, courseRoutes, locales } from '../../kit/options.ts';
import {
  AssessmentMethod,
  OutcomeCode,
  OutcomeWeight,
  ShownOutcome,
  shownOutcome,
} from '../../kit/outcomes.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Passed, Result, ResultRule, Scale } from '../../kit/scales.ts';
import { Id, Instant, Line, Lines, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const courseArea: Area = {
  name: 'courses',
  about: 'Courses with their outcomes and summative assessments.',
};

const CourseFields = z.object({
  accountId: Ref('accounts'),
  title: Title('Business Administration Services NQF 4'),
  kind: z.enum(courseKinds).default('FormalCourse').describe('Kind of course'),
  registrationNumber: Line(64).meta({ description: 'Number of its registration', examples: ['61595'] }),
  nqfLevel: z
    .int()
    .min(1)
    .max(10)
    .nullish()
    .meta({ description: 'Level of the National Qualifications Framework', examples: [4] }),
  credits: z
    .int()
    .min(0)
    .max(1000)
    .nullish()
    .meta({ description: 'Credits that it counts for', examples: [140] }),
  route: z
    .enum(courseRoutes)
    .meta({ description: 'Kind of qualification that it leads to', examples: ['occupational'] }),
  scale: Scale.default({ kind: 'two_results' }).describe(
    'What results are said in; it stays once somebody has been judged',
  ),
  resultRule: ResultRule.default({ kind: 'all_pass' }).describe(
    'How the result of an attempt follows from its outcomes; it stays once somebody has been judged',
  ),
  scheduled: z
    .boolean()
    .default(false)
    .describe('Whether it is taught on schedules; else people go through it by themselves'),
  sequence: z
    .enum(['free', 'ordered'])
    .default('free')
    .describe('Whether its lessons come in any order or one after the other'),
  language: z
    .enum(locales)
    .nullish()
    .meta({ description: 'Language that it is in', examples: ['en-ZA'] }),
  durationDays: z
    .int()
    .min(1)
    .max(3650)
    .nullish()
    .meta({ description: 'Days that it is planned to take', examples: [365] }),
  expiresAt: Instant.nullish().meta({
    description: 'Until when it can be done',
    examples: ['2027-11-30T15:00:00.000Z'],
  }),
  certificateMonths: z
    .int()
    .min(1)
    .max(120)
    .nullish()
    .meta({
      description: 'Months for which its certificates hold; for ever where it is not said',
      examples: [36],
    }),
  state: ContentState.default('draft'),
});

export const courses = resource('courses', CourseFields, {
  area: courseArea,
  path: '/admin/courses',
  singular: 'Course',
  plural: 'Courses',
  read: ['admin', 'manager', 'trainer', 'moderator', 'assessor', 'verifier'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'route', 'state', 'kind'],
  sorts: ['title', 'registrationNumber', 'nqfLevel'],
  searched: ['title', 'registrationNumber'],
  readOnly: ['state'],
  states: { audience: ['admin', 'manager'], machine: contentMachine },
  history: ['admin', 'manager'],
  counted: { audience: ['admin', 'manager'], by: ['accountId'] },
});

export const Outcome = ShownOutcome.meta({
  id: 'Outcome',
  description: 'An outcome that a learner has to reach, with what it is judged by',
});

export const OutcomeInput = z
  .object({
    code: OutcomeCode,
    title: Title('Manage records of a team'),
    credits: z
      .number()
      .min(0)
      .max(1000)
      .nullish()
      .meta({ description: 'Credits that it counts for', examples: [12] }),
    method: AssessmentMethod.default('portfolio'),
    scale: Scale.nullish().describe("What its results are said in; the course's where it is left out"),
    weight: OutcomeWeight.default(1),
    criteria: z
      .array(Lines(1000))
      .max(50)
      .meta({ description: 'What it is judged by', examples: [['Records are complete and dated.']] }),
  })
  .meta({ id: 'OutcomeInput' });

export const SummativeLearner = z
  .object({
    learner: NamedLearner,
    attemptId: Id,
    state: AttemptState,
    status: AttemptStatus,
    assessor: NamedAssessor.nullable().describe('Who assessed it'),
    result: Result.nullable().describe('Null while it is hidden from the caller or not known'),
    passed: Passed,
    hidden: z.boolean().describe('Whether it is hidden until the own judgement is stored'),
  })
  .meta({ id: 'SummativeLearner', description: 'A learner of a summative assessment, and how it stands' });

export const OutcomeJudgement = z
  .object({
    outcomeId: Id,
    ...shownOutcome,
    scale: Scale,
    result: Result.nullable().describe('Result of the judgement, in the words of its scale'),
    passed: Passed,
    mark: ShownMark.nullable(),
    feedback: ShownFeedback.nullable(),
    judgedAt: Instant.nullable().describe('When it was judged'),
    hidden: z.boolean().describe('True while the moderator has not recorded a verdict on this outcome'),
  })
  .meta({ id: 'OutcomeJudgement', description: 'What an assessor found of one outcome' });

export const JudgementInput = z
  .object({
    outcomeId: Id,
    result: Result.describe('Result of the judgement, in the words of its scale'),
    mark: z
      .number()
      .min(0)
      .max(100)
      .nullish()
      .meta({ description: 'Marks given', examples: [78] }),
    feedback: Text().meta({
      description: 'What the learner or assessor is told',
      examples: ['Say where the figures come from.'],
    }),
  })
  .meta({ id: 'JudgementInput' });
