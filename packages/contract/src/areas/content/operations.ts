import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { contentKinds } from '../../kit/options.ts';
import { Paper, QuestionInput } from './questions.ts';
import { contentArea, forWhom } from './schemas.ts';

const questions = '/admin/content/{kind}/assessments/{id}/questions';
const parameters = { kind: z.enum(contentKinds).describe(forWhom) };

export const contentCalls = area(contentArea, {
  getQuestions: {
    method: 'GET',
    path: questions,
    summary: 'Questions of an assessment, an examination or a test, with their keys where they may be seen',
    audience: ['admin', 'manager', 'trainer', 'moderator'],
    parameters,
    answer: { kind: 'data', schema: Paper },
  },
  setQuestions: {
    method: 'PUT',
    path: questions,
    summary:
      'Set all questions of an assessment, an examination or a test; what has begun keeps those it began with',
    audience: ['admin', 'manager'],
    parameters,
    body: z
      .object({
        questions: z
          .array(QuestionInput)
          .max(500)
          .refine(
            (all) => {
              const ids = all.flatMap(({ id }) => id ?? []);
              return new Set(ids).size === ids.length;
            },
            { message: 'A question is named twice.' },
          )
          .describe('All questions in their order'),
        regrade: z
          .boolean()
          .default(false)
          .describe(
            'Whether what is handed in is marked anew, where a question changed in key or marks only',
          ),
      })
      .meta({ id: 'QuestionsInput' }),
    answer: { kind: 'data', schema: Paper },
    versioned: true,
    errors: ['wrong_state'],
  },
  exportQuestions: {
    method: 'GET',
    path: `${questions}/export`,
    summary: 'Questions of an assessment with their keys, as a package of QTI 3.0',
    audience: ['admin', 'manager'],
    parameters,
    answer: { kind: 'file', mediaTypes: ['application/zip'] },
    errors: ['40012'],
  },
  importQuestions: {
    method: 'POST',
    path: `${questions}/import`,
    summary: 'Set all questions of an assessment to those of a package of QTI 3.0, or none of them',
    audience: ['admin', 'manager'],
    parameters,
    body: z.object({}),
    bodyType: 'multipart',
    answer: { kind: 'data', schema: Paper },
    versioned: true,
    errors: ['4007', 'empty_file', 'too_large', 'wrong_state'],
  },
});
