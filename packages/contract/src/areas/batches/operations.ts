import { z } from 'zod';
import { attemptReaders, AttemptState } from '../../kit/attempts.ts';
import { SearchText, Title } from '../../kit/fields.ts';
import { ListedBatch } from '../../kit/listed-batch.ts';
import { assessorsInBrief, attemptStates } from '../../kit/options.ts';
import { Day, Id, Ids, Lines, pageQuery } from '../../kit/schemas.ts';
import {
  Batch,
  BatchAttempt,
  BatchAttemptOrder,
  BatchPreview,
  BatchSelection,
  SeedCommitment,
  batchArea,
} from './schemas.ts';
import { area } from '../../kit/operation.ts';

const batch = '/moderation/batches/{id}';

export const batchCalls = area(batchArea, {
  listBatches: {
    method: 'GET',
    path: '/moderation/batches',
    summary: 'Batches, newest first unless told',
    audience: attemptReaders,
    query: z.object({
      ...pageQuery,
      state: z
        .array(z.enum(['collecting', 'sampled', 'reported']))
        .optional()
        .describe('Only batches in one of these states'),
      open: z
        .enum(['true'])
        .optional()
        .describe(
          'Only batches that wait for their sample or report, or of which attempts are to be decided or reported again',
        ),
      courseId: z.array(Id).max(200).optional().describe('Only batches of one of these courses'),
      sort: z
        .enum(['-createdAt', 'dueOn'])
        .optional()
        .describe('Newest first unless told; by dueOn those without a day come last'),
    }),
    answer: { kind: 'page', schema: ListedBatch },
  },
  previewBatch: {
    method: 'POST',
    path: '/moderation/batches/preview',
    summary: 'What a batch would contain',
    safe: true,
    audience: ['moderator'],
    body: BatchSelection,
    answer: { kind: 'data', schema: BatchPreview },
  },
  createBatch: {
    method: 'POST',
    path: '/moderation/batches',
    summary: 'Put assessed attempts of one course into a batch',
    audience: ['moderator'],
    body: BatchSelection.extend({
      title: Title('Business Administration, October'),
      dueOn: Day.optional().meta({
        description: 'Day by which its report is wanted',
        examples: ['2026-12-04'],
      }),
    }).meta({ id: 'BatchCreate' }),
    answer: { kind: 'data', schema: Batch, status: 201 },
    errors: ['wrong_state', '40013'],
  },
  getBatch: {
    method: 'GET',
    path: batch,
    summary: 'One batch with its policy, sample and what blocks it',
    audience: attemptReaders,
    query: z.object({
      proof: z
        .enum(['whole', 'brief'])
        .optional()
        .describe(
          `\`brief\` leaves out what the sample proves of each assessor where they are more than ${assessorsInBrief}`,
        ),
    }),
    answer: { kind: 'data', schema: Batch },
  },
  listBatchAttempts: {
    method: 'GET',
    path: `${batch}/attempts`,
    summary: 'Attempts of a batch, with the reasons and the decision of each row',
    audience: attemptReaders,
    query: z.object({
      ...pageQuery,
      sampled: z
        .enum(['true', 'false'])
        .optional()
        .describe('Only attempts in the sample, or only those outside of it'),
      assessorId: z.array(Id).max(500).optional().describe('Only attempts that one of these people assessed'),
      outcomeId: z
        .array(Id)
        .max(200)
        .optional()
        .describe('Only attempts on which one of these outcomes has been judged'),
      siteId: z.array(Id).max(500).optional().describe('Only attempts at one of these sites'),
      state: z
        .array(AttemptState)
        .max(attemptStates.length)
        .optional()
        .meta({ description: 'Only attempts in one of these states', examples: [['in_sample']] }),
      query: SearchText('Text in the name or number of the learner', 'Ndlovu').optional(),
      sort: BatchAttemptOrder.optional(),
    }),
    answer: { kind: 'page', schema: BatchAttempt },
  },
  dissolveBatch: {
    method: 'DELETE',
    path: batch,
    summary: 'Dissolve a batch whose sample is not drawn yet; its attempts are ready again',
    audience: ['moderator'],
    answer: { kind: 'none' },
    versioned: 'if-named',
    errors: ['wrong_state'],
  },
  drawSample: {
    method: 'POST',
    path: `${batch}/sample`,
    summary:
      'Draw the sample, with a seed that the platform makes or that was fixed before the batch was made',
    audience: ['moderator'],
    answer: { kind: 'data', schema: Batch },
    versioned: true,
    errors: ['wrong_state', '40013'],
  },
  addToSample: {
    method: 'POST',
    path: `${batch}/sample/{attemptId}`,
    summary: 'Add an attempt to the sample by hand, with a reason',
    audience: ['moderator'],
    body: z.object({
      reason: Lines(2000).meta({
        description: 'Why, for those who come after',
        examples: ['The learner asked for a second opinion.'],
      }),
      kind: z
        .enum(['chosen_by_hand', 'stratum_not_covered'])
        .default('chosen_by_hand')
        .describe('Whether a person chose it, or it is taken to close a gap in the coverage'),
    }),
    answer: { kind: 'data', schema: Batch },
    errors: ['wrong_state'],
  },
  leaveBatch: {
    method: 'POST',
    path: `${batch}/departures`,
    summary: 'Take attempts out of a batch before its report: they are ready again for another one',
    audience: ['moderator'],
    body: z.object({
      attemptIds: Ids.describe('Attempts that nobody has drawn into the sample'),
      reason: Lines(2000).meta({
        description: 'Why, for those who come after',
        examples: ['Assessed by the moderator who signs the report.'],
      }),
    }),
    answer: { kind: 'data', schema: Batch },
    errors: ['wrong_state', '40013'],
  },
  commitSeed: {
    method: 'POST',
    path: '/moderation/seeds',
    summary: 'Fix the seed with which the next batch of a course is drawn that is made after this',
    audience: ['verifier'],
    body: z.object({
      courseId: Id,
      seed: z
        .string()
        .regex(/^[\w.-]{1,64}$/)
        .meta({ description: 'What the draw follows from', examples: ['visit-2026-11'] }),
    }),
    answer: { kind: 'data', schema: SeedCommitment, status: 201 },
    errors: ['already_exists'],
  },
  listSeeds: {
    method: 'GET',
    path: '/moderation/seeds',
    summary: 'Seeds that were fixed before their batches were made, newest first',
    audience: ['moderator', 'verifier', 'manager', 'admin'],
    query: z.object({
      ...pageQuery,
      courseId: z.array(Id).max(200).optional().describe('Only of these courses'),
    }),
    answer: { kind: 'page', schema: SeedCommitment },
  },
});
