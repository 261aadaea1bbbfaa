import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { contentKinds } from '../../kit/options.ts';
import { Id } from '../../kit/schemas.ts';
import {
  MyAssessment,
  MyLesson,
  MyLessonInFull,
  ResetAnswer,
  ResetInput,
  ShownRegistration,
  VideoOfLesson,
  myListQuery,
} from './learning-schemas.ts';
import { contentArea, forWhom } from './schemas.ts';

const parameters = { kind: z.enum(contentKinds).describe(forWhom) };
const learning = { audience: ['learner', 'candidate'], parameters } as const;
const lesson = '/content/{kind}/lessons/{id}';

const reset = (things: string, ofWhat: string) =>
  ({
    method: 'POST',
    path: `/admin/content/{kind}/${things}/{id}/registrations/reset`,
    summary: `Set registrations on ${ofWhat} aside, with their results; people begin anew`,
    audience: ['admin', 'manager'],
    parameters,
    body: ResetInput,
    answer: { kind: 'data', schema: ResetAnswer },
  }) as const;

export const learningCalls = area(contentArea, {
  listMyLessons: {
    grant: true,
    ...learning,
    method: 'GET',
    path: '/content/{kind}/lessons',
    summary: 'Lessons that I am to do, with how far I am',
    query: z.object(myListQuery),
    answer: { kind: 'page', schema: MyLesson },
  },
  getMyLesson: {
    ...learning,
    method: 'GET',
    path: lesson,
    summary: 'One lesson that I am to do',
    answer: { kind: 'data', schema: MyLessonInFull },
  },
  listLessonAssessments: {
    grant: true,
    ...learning,
    method: 'GET',
    path: `${lesson}/assessments`,
    summary: 'Assessments of a lesson that I am to do',
    answer: { kind: 'page', schema: MyAssessment },
  },
  getLessonVideo: {
    ...learning,
    method: 'GET',
    path: `${lesson}/video`,
    summary: 'What a lesson on video is played from, with subtitles',
    answer: { kind: 'data', schema: VideoOfLesson },
  },
  getLessonPdf: {
    ...learning,
    method: 'GET',
    path: `${lesson}/pdf`,
    summary: 'The PDF of a lesson; answers range requests',
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
  },
  listMyAssessments: {
    grant: true,
    ...learning,
    method: 'GET',
    path: '/content/{kind}/assessments',
    summary: 'Assessments that I am to do, with how far I am',
    query: z.object(myListQuery),
    answer: { kind: 'page', schema: MyAssessment },
  },
  listMyExaminations: {
    grant: true,
    ...learning,
    method: 'GET',
    path: '/content/{kind}/examinations',
    summary: 'Examinations that I am to do, with how far I am',
    query: z.object(myListQuery),
    answer: { kind: 'page', schema: MyAssessment },
  },
  listLessonRegistrations: {
    grant: true,
    ...learning,
    method: 'GET',
    path: `${lesson}/registrations`,
    summary: 'My registrations on a lesson, the newest first',
    answer: { kind: 'page', schema: ShownRegistration },
  },
  registerOnLesson: {
    grant: true,
    ...learning,
    method: 'POST',
    path: `${lesson}/registrations`,
    summary: 'Register on a lesson; who is registered already gets that registration, with 200',
    body: z.object({ courseId: Id.optional().describe('Through which course, where it belongs to several') }),
    answer: { kind: 'data', schema: ShownRegistration, status: 201, mayBeThere: true },
    errors: ['wrong_state', '4009'],
  },
  resetLessonRegistrations: reset('lessons', 'a lesson'),
  resetAssessmentRegistrations: reset('assessments', 'an assessment'),
  resetExaminationRegistrations: reset('examinations', 'an examination'),
});
