import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { progressStatuses } from '../../kit/options.ts';
import { pageQuery } from '../../kit/schemas.ts';
import { AnswersInput } from '../content/lesson-submission-schemas.ts';
import { AssessmentCover, SubmissionAnswer } from '../content/submission-schemas.ts';
import {
  ApplicationInput,
  MyTest,
  OpenVacancy,
  OpenVacancyInFull,
  OwnApplication,
  OwnApplicationInFull,
  QualifyingStatus,
  WithdrawalInput,
} from './application-schemas.ts';
import { screeningArea } from './schemas.ts';
import { SentDocuments } from './vacancy-schemas.ts';

const audience = ['candidate'] as const;
const vacancy = '/screening/vacancies/{id}';
const test = '/screening/tests/{id}';
const { limit, cursor } = pageQuery;

/** What people who apply ask for. */
export const applyingCalls = area(screeningArea, {
  listMyTests: {
    method: 'GET',
    path: '/screening/tests',
    summary: 'Tests that I am to write for what I applied for, or have written',
    audience,
    query: z.object({
      status: z
        .enum(progressStatuses)
        .optional()
        .meta({ description: 'Only those that I am so far with', examples: ['NotAttempted'] }),
    }),
    answer: { kind: 'page', schema: MyTest },
  },
  getMyTest: {
    method: 'GET',
    path: test,
    summary: 'One test that I am to write; its questions once a try is begun',
    audience,
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
    errors: ['wrong_state', '40010'],
  },
  submitTest: {
    method: 'POST',
    path: `${test}/submit`,
    summary: 'Save answers of a test, or hand them in',
    audience,
    body: AnswersInput,
    answer: { kind: 'data', schema: SubmissionAnswer },
    errors: ['wrong_state', 'claimed_by_another'],
  },
  listOpenVacancies: {
    method: 'GET',
    path: '/screening/vacancies',
    summary: 'Vacancies that I can apply for, those that end first first',
    audience,
    query: z.object({ limit, cursor }),
    answer: { kind: 'page', schema: OpenVacancy },
  },
  getOpenVacancy: {
    method: 'GET',
    path: vacancy,
    summary: 'One vacancy that I can apply for, or have applied for',
    audience,
    answer: { kind: 'data', schema: OpenVacancyInFull },
  },
  listMyApplications: {
    method: 'GET',
    path: `${vacancy}/registrations`,
    summary: 'My applications for a vacancy with all that is kept about them, the latest first',
    audience,
    answer: { kind: 'page', schema: OwnApplicationInFull },
  },
  applyForVacancy: {
    method: 'POST',
    path: `${vacancy}/register`,
    summary:
      'Apply for a vacancy; who has applied already gets that application, with 200, and may say something else of themselves or nothing',
    audience,
    body: ApplicationInput,
    answer: { kind: 'data', schema: OwnApplication, status: 201, mayBeThere: true },
    errors: ['wrong_state', '4004', '4009', '40010'],
  },
  withdrawApplication: {
    method: 'POST',
    path: `${vacancy}/unregister`,
    summary: 'Withdraw my application, or decline what I am offered',
    audience,
    body: WithdrawalInput,
    answer: { kind: 'data', schema: OwnApplication },
    errors: ['wrong_state'],
  },
  submitApplicationDocuments: {
    method: 'POST',
    path: `${vacancy}/documents/submit`,
    summary: 'Send documents with my application',
    audience,
    body: SentDocuments,
    answer: { kind: 'data', schema: OwnApplication },
    errors: ['wrong_state', 'wrong_media_type'],
  },
  getMyQualifying: {
    method: 'GET',
    path: `${vacancy}/qualifying`,
    summary: 'Whether I meet what a vacancy asks for, and how that is computed',
    audience,
    answer: { kind: 'data', schema: QualifyingStatus },
  },
});
