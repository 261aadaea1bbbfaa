import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { contentKinds } from '../../kit/options.ts';
import { Id } from '../../kit/schemas.ts';
import { AnswersInput, LessonSubmissionInput } from './lesson-submission-schemas.ts';
import { contentArea, forWhom } from './schemas.ts';
import { AssessmentCover, SubmissionAnswer } from './submission-schemas.ts';

const learning = {
  audience: ['learner', 'candidate'],
  parameters: { kind: z.enum(contentKinds).describe(forWhom) },
} as const;

const cover = (things: string, summary: string) =>
  ({
    ...learning,
    grant: true,
    method: 'GET',
    path: `/content/{kind}/${things}/{id}`,
    summary,
    query: z.object({
      start: z.coerce
        .number()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .meta({
          description: 'Begins this try, or gives it again while it is open, with its questions',
          examples: [1],
        }),
    }),
    answer: { kind: 'data', schema: AssessmentCover },
    errors: ['wrong_state', '4009'],
  }) as const;

const handIn = {
  ...learning,
  method: 'POST',
  answer: { kind: 'data', schema: SubmissionAnswer },
  errors: ['wrong_state', 'claimed_by_another'],
} as const;

export const submissionCalls = area(contentArea, {
  getMyAssessment: cover('assessments', 'One assessment that I am to do; its questions once a try is begun'),
  getMyExamination: cover(
    'examinations',
    'One examination that I am to write; its questions once a try is begun',
  ),
  submitExamination: {
    grant: true,
    ...handIn,
    path: '/content/{kind}/examinations/{id}/submit',
    summary: 'Save answers of an examination, or hand them in',
    body: AnswersInput,
  },
  submitLesson: {
    grant: true,
    ...handIn,
    path: '/content/{kind}/lessons/{id}/submit',
    summary: 'Save how far I am in a lesson, or the answers to its assessment',
    query: z.object({ assessmentId: Id.optional().describe('The assessment whose answers these are') }),
    filledFromQuery: ['assessmentId'],
    body: LessonSubmissionInput,
  },
});
