import { area } from '../../kit/operation.ts';
import { distributionArea, Recipients, Sending } from './schemas.ts';

const send = {
  method: 'POST',
  audience: ['admin', 'manager'],
  body: Recipients,
  answer: { kind: 'data', schema: Sending, status: 202 },
  errors: ['wrong_state'],
} as const;

export const distributionCalls = area(distributionArea, {
  sendDistributionDocument: {
    ...send,
    path: '/distributions/documents/{id}/send',
    summary: 'Send a document; who has it already does not get it again',
  },
  sendNewsflash: {
    ...send,
    path: '/distributions/newsflashes/{id}/send',
    summary: 'Send news; who has it already does not get it again',
  },
});
