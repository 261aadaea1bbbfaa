import { z } from 'zod';
import {
  assessmentMethods,
  courseKinds,
  courseRoutes,
  progressStatuses,
  results,
} from '../../kit/options.ts';
import { area } from '../../kit/operation.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Instant, Line, Lines, Named, Text } from '../../kit/schemas.ts';
import { AttemptState, DecisionInput, EvidenceItem, Decision } from '../moderation/schemas.ts';

const CourseFields = z.object({
  accountId: Id,
  title: Line(),
  kind: z.enum(courseKinds).default('FormalCourse'),
  registrationNumber: Line(64),
  nqfLevel: z.int().min(1).max(10).nullish(),
  credits: z.int().min(0).max(1000).nullish(),
  route: z.enum(courseRoutes),
  state: z.enum(['draft', 'published', 'retired']).default('published'),
});

export const courses = resource('courses', CourseFields, {
  path: '/admin/courses',
  singular: 'Course',
  plural: 'Courses',
  read: ['admin', 'manager', 'trainer', 'moderator', 'assessor', 'verifier'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'route', 'state', 'kind'],
  sorts: ['title', 'registrationNumber', 'nqfLevel'],
  searched: ['title', 'registrationNumber'],
});

export const Outcome = z
  .object({
    id: Id,
    code: z.string(),
    title: z.string(),
    credits: z.number().nullable(),
    method: z.enum(assessmentMethods),
    criteria: z.array(z.object({ id: Id, text: z.string() })),
  })
  .meta({ id: 'Outcome' });

const OutcomeInput = z
  .object({
    code: Line(64),
    title: Line(),
    credits: z.number().min(0).max(1000).nullish(),
    method: z.enum(assessmentMethods).default('portfolio'),
    criteria: z.array(Lines(1000)).max(50),
  })
  .meta({ id: 'OutcomeInput' });

const SummativeLearner = z
  .object({
    learner: Named,
    attemptId: Id,
    state: AttemptState,
    status: z.enum(progressStatuses),
    assessor: Named.nullable(),
    result: z.enum(results).nullable().describe('Null while it is hidden from the caller or not known'),
    hidden: z.boolean(),
  })
  .meta({ id: 'SummativeLearner' });

export const OutcomeJudgement = z
  .object({
    outcomeId: Id,
    code: z.string(),
    title: z.string(),
    result: z.enum(results).nullable(),
    mark: z.number().nullable(),
    feedback: z.string().nullable(),
    judgedAt: Instant.nullable(),
    hidden: z.boolean().describe('True while the moderator has not recorded a verdict on this outcome'),
  })
  .meta({ id: 'OutcomeJudgement' });

export const JudgementInput = z
  .object({
    outcomeId: Id,
    result: z.enum(results),
    mark: z.number().min(0).max(100).nullish(),
    feedback: Text(),
  })
  .meta({ id: 'JudgementInput' });

const summative = '/admin/courses/{id}/summative';
const staff = ['trainer', 'moderator', 'manager', 'admin', 'assessor'] as const;

export const courseOperations = [
  ...courses.operations,
  ...area('courses', [
    {
      id: 'getCourseOutcomes',
      method: 'GET',
      path: '/admin/courses/{id}/outcomes',
      summary: 'Outcomes of a course with their criteria',
      audience: staff,
      answer: { kind: 'data', schema: z.array(Outcome) },
    },
    {
      id: 'setCourseOutcomes',
      method: 'PUT',
      path: '/admin/courses/{id}/outcomes',
      summary: 'Set the outcomes of a course that nobody has been judged on yet',
      audience: ['admin', 'manager'],
      body: z.array(OutcomeInput).min(1).max(200),
      answer: { kind: 'data', schema: z.array(Outcome) },
      versioned: true,
      errors: ['wrong_state'],
    },
    {
      id: 'getSummativeOutcomes',
      method: 'GET',
      path: `${summative}/outcomes`,
      summary: 'Outcomes and criteria judged in the summative assessment',
      audience: staff,
      answer: { kind: 'data', schema: z.array(Outcome) },
    },
    {
      id: 'listSummativeLearners',
      method: 'GET',
      path: `${summative}/learners`,
      summary: 'Learners of the summative assessment, with state, assessor and result',
      audience: staff,
      query: z.object({
        limit: z.coerce.number().int().min(1).max(500).optional(),
        cursor: z.string().max(2000).optional(),
      }),
      answer: { kind: 'page', schema: SummativeLearner },
    },
    {
      id: 'getSummativeJudgements',
      method: 'GET',
      path: `${summative}/learners/{learnerId}/outcomes`,
      summary: "A learner's judgement per outcome",
      audience: staff,
      answer: { kind: 'data', schema: z.array(OutcomeJudgement) },
    },
    {
      id: 'recordSummativeJudgements',
      method: 'PUT',
      path: `${summative}/learners/{learnerId}/outcomes`,
      summary: "Record the assessor's judgement per outcome",
      audience: ['trainer', 'assessor', 'moderator'],
      body: z.object({
        judgements: z.array(JudgementInput).min(1).max(200),
        sign: z.boolean().default(false),
      }),
      answer: { kind: 'data', schema: z.array(OutcomeJudgement) },
      versioned: true,
      errors: ['wrong_state', 'claimed_by_another', '4008'],
    },
    {
      id: 'moderateSummative',
      method: 'POST',
      path: `${summative}/learners/{learnerId}/moderate`,
      summary: "Record the moderator's decision",
      audience: ['moderator'],
      body: DecisionInput,
      answer: { kind: 'data', schema: Decision, status: 201 },
      versioned: true,
      keyed: true,
      errors: ['4008', '40013', 'verdict_needed', 'wrong_state', 'claim_needed'],
    },
    {
      id: 'getSummativePortfolio',
      method: 'GET',
      path: `${summative}/learners/{learnerId}/portfolio`,
      summary: "A learner's portfolio of evidence",
      audience: [...staff, 'verifier'],
      answer: { kind: 'data', schema: z.array(EvidenceItem) },
    },
    {
      id: 'resetSummative',
      method: 'POST',
      path: `${summative}/learners/{learnerId}/reset`,
      summary: "Reset a learner's summative assessment: a new attempt, the old one kept",
      audience: ['admin', 'manager'],
      body: z.object({ reason: Lines(2000) }),
      answer: { kind: 'data', schema: z.object({ attemptId: Id, number: z.int() }), status: 201 },
      keyed: true,
      errors: ['wrong_state'],
    },
  ]),
];
