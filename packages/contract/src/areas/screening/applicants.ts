import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { applicationStates, qualifyings } from '../../kit/options.ts';
import { Day, Id, pageQuery } from '../../kit/schemas.ts';
import { DecisionInput } from './application-schemas.ts';
import {
  Applicant,
  ApplicantResults,
  ApplicantSummary,
  CandidateTest,
  DocumentsOfApplicant,
  ScreeningProgress,
  TopApplicants,
} from './applicant-schemas.ts';
import { screeningArea } from './schemas.ts';

const audience = ['admin', 'manager'] as const;
const vacancy = '/admin/screening/vacancies/{id}';
const candidate = `${vacancy}/candidates/{candidateId}` as const;
const state = z.enum(applicationStates);
const states = z
  .array(state)
  .max(applicationStates.length)
  .optional()
  .meta({ description: 'Only those in one of these states', examples: [['tested']] });

/** What managers ask for of those who apply. */
export const applicantCalls = area(screeningArea, {
  closeVacancy: {
    method: 'POST',
    path: `${vacancy}/close`,
    summary: 'Close a vacancy: nobody applies any more, and what was begun can be finished for a day',
    audience,
    body: z.object({}),
    answer: { kind: 'none' },
    errors: ['wrong_state'],
  },
  listApplicants: {
    method: 'GET',
    path: `${vacancy}/candidates`,
    summary: 'Who applied for a vacancy',
    audience,
    query: z.object({
      ...pageQuery,
      state: states,
      qualifying: z
        .enum(qualifyings)
        .optional()
        .meta({ description: 'Only those who stand so', examples: ['qualified'] }),
      from: Day.optional().meta({
        description: 'Only those who applied on this day or later',
        examples: ['2026-11-02'],
      }),
      sort: z
        .enum(['score', '-score', 'name', '-name', 'appliedAt', '-appliedAt'])
        .default('-appliedAt')
        .describe('What comes first; a minus turns the order'),
    }),
    answer: { kind: 'page', schema: Applicant },
  },
  listTopApplicants: {
    method: 'GET',
    path: `${vacancy}/applicants/top`,
    summary: 'Who qualified for a vacancy, by score, with what the order rests on',
    audience,
    query: z.object({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(100)
        .default(10)
        .meta({ description: 'How many', examples: [10] }),
    }),
    answer: { kind: 'data', schema: TopApplicants },
  },
  getApplicantSummary: {
    method: 'GET',
    path: `${candidate}/summary`,
    summary: 'All that bears on the decision about an application; that it was read is written down',
    audience,
    answer: { kind: 'data', schema: ApplicantSummary },
  },
  listApplicantResults: {
    method: 'GET',
    path: `${candidate}/results`,
    summary: 'What somebody did in the tests of a vacancy, with keys; that it was read is written down',
    audience,
    answer: { kind: 'page', schema: ApplicantResults },
  },
  exportApplicantProfile: {
    method: 'POST',
    path: `${candidate}/profile/export`,
    summary: 'Summary and results of somebody as PDF; that it was read is written down',
    audience,
    body: z.object({}),
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
  },
  exportVacancyResults: {
    method: 'POST',
    path: `${vacancy}/results/export`,
    summary: 'All applications for a vacancy as a spreadsheet; that it was taken out is written down',
    audience,
    body: z.object({}),
    answer: {
      kind: 'file',
      mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    },
  },
  changeApplicationState: {
    method: 'POST',
    path: `${vacancy}/applicants/{candidateId}/state`,
    summary: 'Decide about an application, as a person with a name and reasons',
    audience,
    query: z.object({
      from: state.meta({ description: 'How far it is', examples: ['tested'] }),
      to: state.meta({ description: 'How far it shall be', examples: ['shortlisted'] }),
    }),
    body: DecisionInput,
    answer: { kind: 'data', schema: Applicant },
    errors: ['wrong_state', '4008'],
  },
  listVacancyDocuments: {
    method: 'GET',
    path: `${vacancy}/documents`,
    summary: 'Documents that applicants sent, and who opened them',
    audience,
    query: z.object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    answer: { kind: 'page', schema: DocumentsOfApplicant },
  },
  listCandidateTests: {
    method: 'GET',
    path: '/admin/screening/candidates/{id}/assessments',
    summary: 'Tests of a candidate, over all vacancies of the account',
    audience,
    answer: { kind: 'page', schema: CandidateTest },
  },
  getScreeningProgress: {
    method: 'GET',
    path: '/screening/insights/progress',
    summary: 'How applications move on from step to step',
    audience,
    query: z.object({
      vacancyId: Id.optional().describe('Of this vacancy alone'),
      from: Day.optional().meta({
        description: 'Of those who applied on this day or later',
        examples: ['2026-10-01'],
      }),
      to: Day.optional().meta({
        description: 'Of those who applied on this day or before',
        examples: ['2026-12-31'],
      }),
    }),
    answer: { kind: 'data', schema: ScreeningProgress },
  },
});
