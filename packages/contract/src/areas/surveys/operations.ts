import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { SurveyQuestionInput } from '../../kit/opinions.ts';
import { Id, pageQuery } from '../../kit/schemas.ts';
import {
  AskedSurvey,
  Questionnaire,
  SurveyPaper,
  SurveyProgress,
  SurveyReceipt,
  SurveyReceipts,
  SurveySubmissionInput,
  SurveySubmissionsInput,
  surveyArea,
} from './schemas.ts';

const { limit, cursor } = pageQuery;

export const surveyCalls = area(surveyArea, {
  setSurveyQuestions: {
    method: 'PUT',
    path: '/admin/surveys/{id}/questions',
    summary: 'Set all questions of a survey; once somebody has answered, their words alone',
    audience: ['admin', 'manager'],
    body: z
      .object({ questions: z.array(SurveyQuestionInput).max(500).describe('All questions in their order') })
      .meta({ id: 'SurveyQuestionsInput', description: 'All questions of a survey' }),
    answer: { kind: 'data', schema: SurveyPaper },
    versioned: true,
    errors: ['wrong_state', '40012'],
  },
  getSurveyProgress: {
    method: 'GET',
    path: '/admin/surveys/{id}/progress',
    summary: 'Who answered a survey, and what was answered by enough people',
    audience: ['admin', 'manager'],
    query: z.object({
      limit,
      cursor,
      people: z.enum(['true', 'false']).optional().describe('Whether people are named'),
      siteId: Id.optional().describe(
        'Only people of this site; of surveys that are not anonymous also only their answers',
      ),
    }),
    answer: { kind: 'data', schema: SurveyProgress },
  },
  listQuestionnaires: {
    method: 'GET',
    path: '/surveys/questionnaires',
    summary: 'Surveys that wait for my answer, what closes first before others',
    audience: ['any'],
    query: z.object({ limit, cursor }),
    answer: { kind: 'page', schema: Questionnaire },
  },
  getAskedSurvey: {
    method: 'GET',
    path: '/surveys/{id}',
    summary: 'One survey that I am asked to answer, with its questions',
    audience: ['any'],
    answer: { kind: 'data', schema: AskedSurvey },
  },
  submitSurvey: {
    grant: true,
    method: 'POST',
    path: '/surveys/{id}/submit',
    summary: 'Answer a survey; no copy of the answer is kept for its Idempotency-Key',
    audience: ['any'],
    body: SurveySubmissionInput,
    answer: { kind: 'data', schema: SurveyReceipt },
    // What is kept for a key names its person and a sum of what was sent.
    repeatable: true,
    errors: ['wrong_state', 'already_exists'],
  },
  submitSurveys: {
    grant: true,
    method: 'POST',
    path: '/surveys/submit',
    summary: 'Answer several surveys, for devices that come back; each is answered for itself',
    audience: ['any'],
    body: SurveySubmissionsInput,
    answer: { kind: 'data', schema: SurveyReceipts },
    repeatable: true,
  },
});
