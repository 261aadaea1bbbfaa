import { z } from 'zod';
import { attemptStates, dueGroups, results } from '../../kit/options.ts';
import { area } from '../../kit/operation.ts';
import { Id, Line, Lines, Text, pageQuery } from '../../kit/schemas.ts';
import * as schemas from './schemas.ts';

const people = ['moderator', 'manager', 'admin'] as const;
const readers = [...people, 'verifier', 'assessor', 'trainer'] as const;
const judges = ['moderator'] as const;
const attempt = '/moderation/attempts/{id}';
const batch = '/moderation/batches/{id}';
const sorts = [
  'learner',
  'course',
  'site',
  'assessor',
  'dueAt',
  'assessedAt',
  'submittedAt',
  'state',
] as const;

const attemptFilter = {
  queue: z
    .enum(['due', 'ready', 'all'])
    .optional()
    .describe('due: allocated to me or my sites to assess; ready: assessed, batched or in a sample'),
  courseId: z.array(Id).max(200).optional(),
  siteId: z.array(Id).max(500).optional(),
  assessorId: z.array(Id).max(500).optional(),
  batchId: z.array(Id).max(200).optional(),
  state: z.array(z.enum(attemptStates)).max(attemptStates.length).optional(),
  due: z.array(z.enum(dueGroups)).max(dueGroups.length).optional(),
  mine: z.enum(['true', 'false']).optional().describe('Only what I have claimed or is allocated to me'),
  query: z.string().max(255).optional().describe('Text in the name or number of the learner'),
};

const Sort = z.enum(sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]]);

export const moderationOperations = area('moderation', [
  {
    id: 'getModeratorHome',
    method: 'GET',
    path: '/moderation/home',
    summary: 'What needs the signed-in moderator now',
    audience: readers,
    answer: { kind: 'data', schema: schemas.Home },
  },
  {
    id: 'listAttempts',
    method: 'GET',
    path: '/moderation/attempts',
    summary: 'Attempts of a queue',
    audience: readers,
    query: z.object({ ...pageQuery, ...attemptFilter, sort: Sort.optional() }),
    answer: { kind: 'page', schema: schemas.AttemptRow },
  },
  {
    id: 'getAttemptFacets',
    method: 'GET',
    path: '/moderation/attempts/facets',
    summary: 'Values that the attempts of a queue can be filtered by, with counts',
    audience: readers,
    query: z.object(attemptFilter),
    answer: { kind: 'data', schema: schemas.Facets },
  },
  {
    id: 'getWorkspace',
    method: 'GET',
    path: attempt,
    summary: 'Everything that judging one attempt needs',
    audience: readers,
    answer: { kind: 'data', schema: schemas.Workspace },
  },
  {
    id: 'claimAttempt',
    method: 'POST',
    path: `${attempt}/claim`,
    summary: 'Claim an attempt for eight hours, or renew the claim',
    keyed: true,
    audience: [...judges, 'assessor', 'trainer'],
    answer: { kind: 'data', schema: schemas.Claim },
    errors: ['claimed_by_another', 'wrong_state', '4008', '40013'],
  },
  {
    id: 'releaseAttempt',
    method: 'POST',
    path: `${attempt}/release`,
    summary: 'Give a claim back; the draft stays',
    keyed: true,
    audience: [...judges, 'assessor', 'trainer'],
    answer: { kind: 'none' },
    errors: ['claim_needed'],
  },
  {
    id: 'saveDraft',
    method: 'PUT',
    path: `${attempt}/draft`,
    summary: 'Keep what was typed so far; If-Match "0" for the first time',
    audience: [...judges, 'assessor', 'trainer'],
    body: schemas.DraftBody,
    answer: { kind: 'data', schema: schemas.Draft },
    versioned: true,
  },
  {
    id: 'recordVerdict',
    method: 'PUT',
    path: `${attempt}/verdicts/{outcomeId}`,
    summary: "Record the moderator's own verdict on an outcome; the answer reveals the judgement",
    audience: judges,
    body: z.object({ result: z.enum(results), comment: Text().default('') }),
    answer: { kind: 'data', schema: schemas.WorkspaceOutcome },
    errors: ['claim_needed', 'claimed_by_another', 'wrong_state', '4008', '40013'],
  },
  {
    id: 'decideAttempt',
    method: 'POST',
    path: `${attempt}/decision`,
    summary: 'Sign the decision on an attempt',
    audience: judges,
    body: schemas.DecisionInput,
    answer: { kind: 'data', schema: schemas.Decision, status: 201 },
    versioned: true,
    keyed: true,
    errors: ['claim_needed', 'claimed_by_another', 'verdict_needed', 'wrong_state', '4008', '40013'],
  },
  {
    id: 'listBatches',
    method: 'GET',
    path: '/moderation/batches',
    summary: 'Batches, newest first',
    audience: readers,
    query: z.object({
      ...pageQuery,
      state: z.array(z.enum(['collecting', 'sampled', 'reported'])).optional(),
      courseId: z.array(Id).max(200).optional(),
    }),
    answer: { kind: 'page', schema: schemas.BatchSummary },
  },
  {
    id: 'previewBatch',
    method: 'POST',
    path: '/moderation/batches/preview',
    summary: 'What a batch would contain',
    safe: true,
    audience: judges,
    body: schemas.BatchSelection,
    answer: {
      kind: 'data',
      schema: z
        .object({
          size: z.int(),
          sampleSize: z.int(),
          sites: z.int(),
          assessors: z.int(),
          conflicted: z.int().describe('Attempts that the caller may not moderate'),
          policy: schemas.Policy,
        })
        .meta({ id: 'BatchPreview' }),
    },
  },
  {
    id: 'createBatch',
    method: 'POST',
    path: '/moderation/batches',
    summary: 'Put assessed attempts of one course into a batch',
    audience: judges,
    body: schemas.BatchSelection.extend({ title: Line() }).meta({ id: 'BatchCreate' }),
    answer: { kind: 'data', schema: schemas.Batch, status: 201 },
    keyed: true,
    errors: ['wrong_state'],
  },
  {
    id: 'getBatch',
    method: 'GET',
    path: batch,
    summary: 'One batch with its policy, sample and what blocks it',
    audience: readers,
    answer: { kind: 'data', schema: schemas.Batch },
  },
  {
    id: 'listBatchAttempts',
    method: 'GET',
    path: `${batch}/attempts`,
    summary: 'Attempts of a batch in the order of the draw, with the reasons of each row',
    audience: readers,
    query: z.object({ ...pageQuery, sampled: z.enum(['true', 'false']).optional() }),
    answer: { kind: 'page', schema: schemas.AttemptRow },
  },
  {
    id: 'dissolveBatch',
    method: 'DELETE',
    path: batch,
    summary: 'Dissolve a batch whose sample is not drawn yet; its attempts are ready again',
    audience: judges,
    answer: { kind: 'none' },
    errors: ['wrong_state'],
  },
  {
    id: 'drawSample',
    method: 'POST',
    path: `${batch}/sample`,
    summary: 'Draw the sample; the same seed gives the same sample',
    audience: judges,
    body: z.object({
      seed: z
        .string()
        .regex(/^[\w.-]{1,64}$/)
        .optional(),
    }),
    answer: { kind: 'data', schema: schemas.Batch },
    versioned: true,
    keyed: true,
    errors: ['wrong_state'],
  },
  {
    id: 'addToSample',
    method: 'POST',
    path: `${batch}/sample/{attemptId}`,
    summary: 'Add an attempt to the sample by hand, with a reason',
    audience: judges,
    body: z.object({ reason: Lines(2000) }),
    answer: { kind: 'data', schema: schemas.Batch },
    keyed: true,
    errors: ['wrong_state'],
  },
  {
    id: 'getReport',
    method: 'GET',
    path: `${batch}/report`,
    summary: 'The moderation report of a batch, signed or as it stands',
    audience: readers,
    answer: { kind: 'data', schema: schemas.Report },
  },
  {
    id: 'signReport',
    method: 'POST',
    path: `${batch}/report`,
    summary: 'Sign the report: closes the batch and releases its results',
    audience: judges,
    body: z.object({ irregularities: Text(5000), recommendations: Text(5000), signature: Line() }),
    answer: { kind: 'data', schema: schemas.Report, status: 201 },
    versioned: true,
    keyed: true,
    errors: ['wrong_state'],
  },
  {
    id: 'downloadReport',
    method: 'GET',
    path: `${batch}/report/pdf`,
    summary: 'The signed report as PDF',
    audience: readers,
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
  },
  {
    id: 'listExternalAssessments',
    method: 'GET',
    path: '/moderation/external-assessments',
    summary: 'Assessments done outside the platform, newest first',
    audience: readers,
    query: z.object({
      ...pageQuery,
      courseId: z.array(Id).max(200).optional(),
      kind: z.array(z.enum(['integrated_summative', 'workplace', 'prior_learning'])).optional(),
      query: z.string().max(255).optional(),
    }),
    answer: { kind: 'page', schema: schemas.ExternalAssessment },
  },
  {
    id: 'getExternalAssessment',
    method: 'GET',
    path: '/moderation/external-assessments/{id}',
    summary: 'One external assessment with its evidence',
    audience: readers,
    answer: { kind: 'data', schema: schemas.ExternalAssessmentDetail },
  },
]);
