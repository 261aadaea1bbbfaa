import { z } from 'zod';
import { AttemptState } from '../../kit/attempts.ts';
import {
  assessmentMethods,
  courseKinds,
  courseRoutes,
  progressStatuses,
  results,
} from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Instant, Line, Lines, Named, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const courseArea: Area = {
  name: 'courses',
  about: 'Courses with their outcomes and summative assessments.',
};

const CourseFields = z.object({
  accountId: Ref('accounts'),
  title: Line(),
  kind: z.enum(courseKinds).default('FormalCourse'),
  registrationNumber: Line(64),
  nqfLevel: z.int().min(1).max(10).nullish(),
  credits: z.int().min(0).max(1000).nullish(),
  route: z.enum(courseRoutes),
  state: z.enum(['draft', 'published', 'retired']).default('published'),
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

export const OutcomeInput = z
  .object({
    code: Line(64),
    title: Line(),
    credits: z.number().min(0).max(1000).nullish(),
    method: z.enum(assessmentMethods).default('portfolio'),
    criteria: z.array(Lines(1000)).max(50),
  })
  .meta({ id: 'OutcomeInput' });

export const SummativeLearner = z
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
