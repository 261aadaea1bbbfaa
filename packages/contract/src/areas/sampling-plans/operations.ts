import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { InterimLook, InterimLookInput } from '../../kit/interim-looks.ts';
import { Day } from '../../kit/schemas.ts';
import { Matrix, PlanInput, PlannedLook, SamplingCell, samplingPlanArea } from './schemas.ts';

/** A plan is the course's, so its id is that of the course. */
const plan = '/moderation/sampling-plans/{id}';
const planned = '/moderation/planned-looks/{id}';
const readers = ['moderator', 'manager', 'admin', 'verifier'] as const;
const planners = ['moderator', 'manager', 'admin'] as const;

const period = {
  from: Day.optional().describe('Only attempts that were assessed on this day or later'),
  to: Day.optional().describe('Only attempts that were assessed on this day or before'),
};
const sheet = {
  kind: 'file',
  mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
} as const;
const parameters = { type: z.enum(['xlsx', 'csv']).describe('What kind of file to write') };

export const samplingPlanCalls = area(samplingPlanArea, {
  getBatchMatrix: {
    method: 'GET',
    path: '/moderation/batches/{id}/matrix',
    summary: 'Assessors by outcomes of a batch: how much of each was looked at',
    audience: readers,
    answer: { kind: 'data', schema: Matrix },
  },
  exportBatchMatrix: {
    method: 'GET',
    path: '/moderation/batches/{id}/matrix/export/{type}',
    summary: 'The matrix of a batch as a file for spreadsheets',
    audience: readers,
    parameters,
    answer: sheet,
  },
  getSamplingPlan: {
    method: 'GET',
    path: plan,
    summary: 'Assessors by outcomes of a course in a period, with what is planned',
    audience: readers,
    query: z.object(period),
    answer: { kind: 'data', schema: Matrix },
  },
  exportSamplingPlan: {
    method: 'GET',
    path: `${plan}/export/{type}`,
    summary: 'The sampling plan of a course as a file for spreadsheets',
    audience: readers,
    parameters,
    query: z.object(period),
    answer: sheet,
  },
  getSamplingCell: {
    method: 'GET',
    path: `${plan}/assessors/{assessorId}/outcomes/{outcomeId}`,
    summary: 'What there is to look at early of an assessor and an outcome, and who did so far',
    audience: ['moderator'],
    answer: { kind: 'data', schema: SamplingCell },
  },
  planLook: {
    method: 'POST',
    path: `${plan}/assessors/{assessorId}/outcomes/{outcomeId}`,
    summary: 'Plan a month in which an assessor is to be sampled on an outcome',
    audience: planners,
    body: PlanInput,
    answer: { kind: 'data', schema: PlannedLook, status: 201 },
    errors: ['already_exists'],
  },
  changePlannedLook: {
    method: 'PUT',
    path: planned,
    summary: 'Plan a look otherwise: another month, another note',
    audience: planners,
    body: PlanInput,
    answer: { kind: 'data', schema: PlannedLook },
    versioned: true,
    errors: ['already_exists'],
  },
  withdrawPlannedLook: {
    method: 'DELETE',
    path: planned,
    summary: 'Take a planned look out of the plan',
    audience: planners,
    answer: { kind: 'none' },
    versioned: 'if-named',
  },
  recordInterimLook: {
    method: 'POST',
    path: '/moderation/attempts/{id}/interim-looks/{outcomeId}',
    summary:
      "Record the moderator's own verdict on an outcome of an attempt that is not finished; the answer reveals the judgement",
    audience: ['moderator'],
    body: InterimLookInput,
    answer: { kind: 'data', schema: InterimLook, status: 201 },
    errors: ['wrong_state', '4008', '40013'],
  },
});
