import { area } from '../../kit/operation.ts';
import {
  Reopening,
  ReopeningAnswerInput,
  ReopeningInput,
  Reopenings,
  WaitingReopenings,
  reopeningArea,
} from './schemas.ts';

const attempt = '/moderation/attempts/{id}/reopenings';

export const reopeningCalls = area(reopeningArea, {
  getReopenings: {
    method: 'GET',
    path: attempt,
    summary: 'Everything that hangs on the decision of an attempt, and how it was reopened',
    audience: ['moderator', 'manager', 'admin'],
    answer: { kind: 'data', schema: Reopenings },
  },
  reopenAttempt: {
    method: 'POST',
    path: attempt,
    summary: 'Reopen outcomes of a signed decision; where a certificate is out, a manager is asked first',
    audience: ['moderator'],
    body: ReopeningInput,
    answer: { kind: 'data', schema: Reopening, status: 201 },
    versioned: true,
    errors: ['wrong_state', '4008', '40013'],
  },
  listWaitingReopenings: {
    method: 'GET',
    path: '/moderation/reopenings',
    summary: 'Reopenings that wait for a manager to consent',
    audience: ['manager', 'admin'],
    answer: { kind: 'data', schema: WaitingReopenings },
  },
  answerReopening: {
    method: 'POST',
    path: '/moderation/reopenings/{id}/answer',
    summary: 'Consent to a reopening, or say why not',
    audience: ['manager', 'admin'],
    body: ReopeningAnswerInput,
    answer: { kind: 'data', schema: Reopening },
    errors: ['wrong_state', '4008'],
  },
});
