import { z } from 'zod';
import { FeedbackInput } from '../../kit/feedback.ts';
import { Day, Id, pageQuery } from '../../kit/schemas.ts';
import { area } from '../../kit/operation.ts';
import {
  ActionDone,
  ActionInput,
  AssessorAction,
  AssessorFeedback,
  AssessorRecord,
  FeedbackAnswer,
  assessorArea,
} from './schemas.ts';

/** Moderators and managers of the account, and assessors for themselves. */
const readers = ['moderator', 'manager', 'admin', 'assessor'] as const;

const ofAssessor = z.array(Id).max(500).optional().describe('Only of these assessors');

export const assessorCalls = area(assessorArea, {
  getAssessor: {
    method: 'GET',
    path: '/moderation/assessors/{id}',
    summary: 'What is known of the work of an assessor',
    audience: readers,
    query: z.object({
      from: Day.optional().describe('First day of figures; a year before the last unless told'),
      to: Day.optional().describe('Last day of figures; today unless told'),
    }),
    answer: { kind: 'data', schema: AssessorRecord },
  },
  writeFeedback: {
    method: 'POST',
    path: '/moderation/attempts/{id}/feedback',
    summary: 'Say something to the assessor of an attempt whose decision is signed',
    audience: ['moderator'],
    body: FeedbackInput,
    answer: { kind: 'data', schema: AssessorFeedback, status: 201 },
    errors: ['wrong_state', '4008'],
  },
  listFeedback: {
    method: 'GET',
    path: '/moderation/feedback',
    summary: 'What was said to assessors, newest first',
    audience: readers,
    query: z.object({
      ...pageQuery,
      assessorId: ofAssessor,
      attemptId: z.array(Id).max(200).optional().describe('Only about these attempts'),
      acknowledged: z
        .enum(['true', 'false'])
        .optional()
        .describe('Only what was acknowledged, or only what was not'),
    }),
    answer: { kind: 'page', schema: AssessorFeedback },
  },
  answerFeedback: {
    method: 'PUT',
    path: '/moderation/feedback/{id}/answer',
    summary: 'Acknowledge what was said to oneself, and answer it if one likes',
    audience: ['assessor'],
    body: FeedbackAnswer,
    answer: { kind: 'data', schema: AssessorFeedback },
    errors: ['wrong_state'],
  },
  setAssessorAction: {
    method: 'POST',
    path: '/moderation/assessors/{id}/actions',
    summary: 'Ask an assessor to do something about what recurs, by a day',
    audience: ['moderator'],
    body: ActionInput,
    answer: { kind: 'data', schema: AssessorAction, status: 201 },
    errors: ['4008'],
  },
  listAssessorActions: {
    method: 'GET',
    path: '/moderation/assessor-actions',
    summary: 'What assessors are to do, newest first',
    audience: readers,
    query: z.object({
      ...pageQuery,
      assessorId: ofAssessor,
      done: z.enum(['true', 'false']).optional().describe('Only what is done, or only what is not'),
    }),
    answer: { kind: 'page', schema: AssessorAction },
  },
  completeAssessorAction: {
    method: 'PUT',
    path: '/moderation/assessor-actions/{id}/done',
    summary: 'Say that one has done what was asked',
    audience: ['assessor'],
    body: ActionDone,
    answer: { kind: 'data', schema: AssessorAction },
    errors: ['wrong_state'],
  },
});
