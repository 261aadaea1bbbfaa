import { z } from 'zod';
import { AttemptMark, attemptReaders, AttemptRow, ClaimedAttempt } from '../../kit/attempts.ts';
import { Decision, DecisionInput } from '../../kit/decisions.ts';
import { Result } from '../../kit/scales.ts';
import { Lines, Text, pageQuery } from '../../kit/schemas.ts';
import {
  Draft,
  DraftBody,
  Facets,
  AttemptOrder,
  Workspace,
  WorkspaceOutcome,
  attemptFilter,
  attemptArea,
} from './schemas.ts';
import { Colleagues, HandOver, HandOverInput, HandOvers, NextWork } from './going-on.ts';
import { Looks } from './looks.ts';
import { area } from '../../kit/operation.ts';

const attempt = '/moderation/attempts/{id}';

export const attemptCalls = area(attemptArea, {
  listAttempts: {
    method: 'GET',
    path: '/moderation/attempts',
    summary: 'Attempts of a queue',
    audience: attemptReaders,
    query: z.object({ ...pageQuery, ...attemptFilter, sort: AttemptOrder.optional() }),
    answer: { kind: 'page', schema: AttemptRow },
  },
  getAttemptFacets: {
    method: 'GET',
    path: '/moderation/attempts/facets',
    summary: 'Values that the attempts of a queue can be filtered by, with counts',
    audience: attemptReaders,
    query: z.object(attemptFilter),
    answer: { kind: 'data', schema: Facets },
  },
  getWorkspace: {
    method: 'GET',
    path: attempt,
    summary: 'Everything that judging one attempt needs',
    audience: attemptReaders,
    answer: { kind: 'data', schema: Workspace },
  },
  markAppealed: {
    method: 'PUT',
    path: `${attempt}/appeal`,
    summary: 'Mark an attempt as appealed, so that samples include it',
    audience: ['manager', 'admin'],
    body: z.object({
      reason: Lines(2000).meta({
        description: 'On what grounds',
        examples: ['The learner says that the second recording was not watched.'],
      }),
    }),
    answer: { kind: 'data', schema: AttemptMark },
    errors: ['wrong_state'],
  },
  withdrawAppeal: {
    method: 'DELETE',
    path: `${attempt}/appeal`,
    summary: 'Take the mark of an appeal away',
    audience: ['manager', 'admin'],
    answer: { kind: 'none' },
  },
  claimAttempt: {
    method: 'POST',
    path: `${attempt}/claim`,
    summary: 'Claim an attempt for eight hours, or renew the claim',
    audience: ['moderator', 'assessor', 'trainer'],
    answer: { kind: 'data', schema: ClaimedAttempt },
    errors: ['claimed_by_another', 'wrong_state', '4008', '40013'],
  },
  releaseAttempt: {
    method: 'POST',
    path: `${attempt}/release`,
    summary: 'Give a claim back; the draft stays',
    audience: ['moderator', 'assessor', 'trainer'],
    answer: { kind: 'none' },
    errors: ['claim_needed'],
  },
  saveDraft: {
    method: 'PUT',
    path: `${attempt}/draft`,
    summary: 'Keep what was typed so far; If-Match "0" for the first time',
    audience: ['moderator', 'assessor', 'trainer'],
    body: DraftBody,
    answer: { kind: 'data', schema: Draft },
    versioned: true,
  },
  recordLooks: {
    method: 'PUT',
    path: `${attempt}/looks`,
    summary: 'Add to what the caller has looked at of the evidence; what was looked at before stays',
    audience: ['moderator', 'assessor', 'trainer'],
    body: Looks,
    answer: { kind: 'data', schema: Looks },
  },
  getNextWork: {
    method: 'GET',
    path: `${attempt}/next`,
    summary: 'The next attempt that the caller may and need work on, or what is left and for whom',
    audience: ['moderator', 'assessor', 'trainer'],
    query: z.object({
      work: z
        .enum(['moderate', 'assess'])
        .optional()
        .describe('Kind of work: moderate unless told, assess for the next one to assess'),
    }),
    answer: { kind: 'data', schema: NextWork },
  },
  listColleagues: {
    method: 'GET',
    path: `${attempt}/colleagues`,
    summary: 'Who else may moderate an attempt',
    audience: ['moderator'],
    answer: { kind: 'data', schema: Colleagues },
  },
  handOverAttempt: {
    method: 'POST',
    path: `${attempt}/hand-over`,
    summary: 'Hand an attempt to a colleague who may moderate it; the colleague is told',
    audience: ['moderator'],
    body: HandOverInput,
    answer: { kind: 'data', schema: HandOver, status: 201 },
    errors: ['wrong_state', 'claimed_by_another', '4008', '40013'],
  },
  listHandOvers: {
    method: 'GET',
    path: '/moderation/hand-overs',
    summary: 'Attempts that colleagues handed to the caller and that are not decided yet',
    audience: ['moderator'],
    answer: { kind: 'data', schema: HandOvers },
  },
  recordVerdict: {
    method: 'PUT',
    path: `${attempt}/verdicts/{outcomeId}`,
    summary: "Record the moderator's own verdict on an outcome; the answer reveals the judgement",
    audience: ['moderator'],
    body: z.object({
      result: Result.describe('Result of the verdict, in the words of its scale'),
      comment: Text()
        .default('')
        .meta({
          description: 'What there is to say about it',
          examples: ['The evidence covers all criteria.'],
        }),
    }),
    answer: { kind: 'data', schema: WorkspaceOutcome },
    errors: ['claim_needed', 'claimed_by_another', 'wrong_state', '4008', '40013'],
  },
  decideAttempt: {
    method: 'POST',
    path: `${attempt}/decision`,
    summary: 'Sign the decision on an attempt',
    audience: ['moderator'],
    body: DecisionInput,
    answer: { kind: 'data', schema: Decision, status: 201 },
    versioned: true,
    errors: ['claim_needed', 'claimed_by_another', 'verdict_needed', 'wrong_state', '4008', '40013'],
  },
});
