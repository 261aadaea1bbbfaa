import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { pageQuery } from '../../kit/schemas.ts';
import { visitStandings } from '../../kit/options.ts';
import { Visit, VisitChoices, VisitRequest, VisitRoom, VisitWithdrawal, visitArea } from './schemas.ts';

const readers = ['moderator', 'manager', 'admin', 'verifier'] as const;
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
});
