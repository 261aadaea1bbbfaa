import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { pageQuery } from '../../kit/schemas.ts';
import { visitReportTypes, visitStandings } from '../../kit/options.ts';
import { VisitPoint, VisitPointInput, VisitReplyInput } from './points.ts';
import { VisitChecklist, VisitChoice, VisitDraw, VisitJudgement } from './sample.ts';
import {
  Visit,
  VisitChoices,
  VisitLookInput,
  VisitRequest,
  VisitRoom,
  VisitSignature,
  VisitWithdrawal,
  visitArea,
} from './schemas.ts';

const readers = ['moderator', 'manager', 'admin', 'verifier'] as const;
const room = '/moderation/visits/{id}';
const hosts = ['moderator', 'manager', 'admin'] as const;

export const visitCalls = area(visitArea, {
  listVisits: {
    method: 'GET',
    path: '/moderation/visits',
    summary: 'Visits of verifiers, the latest first; a verifier sees their own',
    audience: [...readers],
    query: z.object({
      ...pageQuery,
      standing: z
        .enum(visitStandings)
        .optional()
        .meta({ description: 'Those that stand so', examples: ['open'] }),
    }),
    answer: { kind: 'page', schema: Visit },
  },
  getVisitChoices: {
    method: 'GET',
    path: '/moderation/visits/choices',
    summary: 'What a visit can be asked for',
    audience: [...hosts],
    answer: { kind: 'data', schema: VisitChoices },
  },
  requestVisit: {
    method: 'POST',
    path: '/moderation/visits',
    summary: 'Ask a quality body for a visit to reported batches',
    audience: [...hosts],
    body: VisitRequest,
    answer: { kind: 'data', schema: VisitRoom, status: 201 },
    errors: ['wrong_state'],
  },
  getVisit: {
    method: 'GET',
    path: '/moderation/visits/{id}',
    summary: 'A visit with what is in its room',
    audience: [...readers],
    answer: { kind: 'data', schema: VisitRoom },
  },
  withdrawVisit: {
    method: 'POST',
    path: '/moderation/visits/{id}/withdrawal',
    summary: 'Withdraw a visit that is not signed; its room closes at once',
    audience: ['manager', 'admin'],
    body: VisitWithdrawal,
    answer: { kind: 'data', schema: VisitRoom, status: 201 },
    errors: ['wrong_state'],
  },
  drawVisitSample: {
    method: 'POST',
    path: `${room}/sample`,
    summary: "Draw the verifier's own sample, by a seed that the platform makes",
    audience: ['verifier'],
    body: VisitDraw,
    answer: { kind: 'data', schema: VisitRoom, status: 201 },
    errors: ['wrong_state'],
  },
  addToVisitSample: {
    method: 'POST',
    path: `${room}/sample/attempts`,
    summary: "Add an attempt to the verifier's sample by hand, with a reason",
    audience: ['verifier'],
    body: VisitChoice,
    answer: { kind: 'data', schema: VisitRoom, status: 201 },
    errors: ['wrong_state'],
  },
  judgeVisitAttempt: {
    method: 'PUT',
    path: `${room}/sample/{attemptId}`,
    summary: 'Record what the verifier finds of an attempt of their sample',
    audience: ['verifier'],
    body: VisitJudgement,
    answer: { kind: 'data', schema: VisitRoom },
    errors: ['wrong_state'],
  },
  saveVisitChecklist: {
    method: 'PUT',
    path: `${room}/checklist`,
    summary: 'Save the checklist of a visit as far as it is answered',
    audience: ['verifier'],
    body: VisitChecklist,
    answer: { kind: 'data', schema: VisitRoom },
    errors: ['wrong_state'],
  },
  addVisitPoint: {
    method: 'POST',
    path: `${room}/points`,
    summary: 'Write down a finding, ask the provider a question, or set a condition',
    audience: ['verifier'],
    body: VisitPointInput,
    answer: { kind: 'data', schema: VisitPoint, status: 201 },
    errors: ['wrong_state'],
  },
  changeVisitPoint: {
    method: 'PUT',
    path: `${room}/points/{pointId}`,
    summary: 'Change a note that the provider has not seen, or share it',
    audience: ['verifier'],
    body: VisitPointInput,
    versioned: true,
    answer: { kind: 'data', schema: VisitPoint },
    errors: ['wrong_state', 'stale_version'],
  },
  removeVisitPoint: {
    method: 'DELETE',
    path: `${room}/points/{pointId}`,
    summary: 'Take away a note that the provider has not seen',
    audience: ['verifier'],
    answer: { kind: 'none' },
    errors: ['wrong_state'],
  },
  answerVisitPoint: {
    method: 'POST',
    path: `${room}/points/{pointId}/answer`,
    summary: 'Answer a finding, a question or a condition of a verifier',
    audience: [...hosts],
    body: VisitReplyInput,
    answer: { kind: 'data', schema: VisitPoint, status: 201 },
    errors: ['wrong_state'],
  },
  closeVisitPoint: {
    method: 'POST',
    path: `${room}/points/{pointId}/closing`,
    summary: 'Close a condition that is met, saying how that was seen',
    audience: ['verifier', 'manager', 'admin'],
    body: VisitReplyInput,
    answer: { kind: 'data', schema: VisitPoint, status: 201 },
    errors: ['wrong_state'],
  },
  recordVisitLook: {
    method: 'POST',
    path: `${room}/looks`,
    summary: 'Tell how long something was looked at in a room',
    audience: ['verifier'],
    body: VisitLookInput,
    answer: { kind: 'none' },
  },
  signVisit: {
    method: 'POST',
    path: `${room}/signature`,
    summary: 'End a visit: endorse its results, with or without conditions, or refuse to',
    audience: ['verifier'],
    body: VisitSignature,
    answer: { kind: 'data', schema: VisitRoom, status: 201 },
    errors: ['wrong_state', '4008'],
  },
  downloadVisitReport: {
    method: 'GET',
    path: `${room}/report/{type}`,
    summary: 'The report of a visit that is signed, in three columns',
    audience: [...readers],
    parameters: {
      type: z.enum(visitReportTypes).describe('What kind of file to write'),
    },
    answer: {
      kind: 'file',
      mediaTypes: [
        'text/csv',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'application/pdf',
      ],
    },
    errors: ['wrong_state'],
  },
});
