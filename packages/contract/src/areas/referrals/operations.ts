import { attemptReaders } from '../../kit/attempts.ts';
import { area } from '../../kit/operation.ts';
import { ReferralAnswer, ReferralAnswerInput, Referrals, referralArea } from './schemas.ts';

const attempt = '/moderation/attempts/{id}';

export const referralCalls = area(referralArea, {
  listReferrals: {
    method: 'GET',
    path: `${attempt}/referrals`,
    summary: 'How often an attempt was referred back, what was asked and what came of it',
    audience: [...attemptReaders, 'learner'],
    answer: { kind: 'data', schema: Referrals },
  },
  answerReferral: {
    method: 'POST',
    path: `${attempt}/referrals/answers`,
    summary: 'Say what was done about an action of the latest referral',
    audience: ['learner', 'trainer', 'assessor', 'moderator'],
    body: ReferralAnswerInput,
    answer: { kind: 'data', schema: ReferralAnswer, status: 201 },
    errors: ['wrong_state'],
  },
});
