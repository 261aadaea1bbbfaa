import { attemptReaders } from '../../kit/attempts.ts';
import { area } from '../../kit/operation.ts';
import { VerificationSignature, VerificationState, verificationArea } from './schemas.ts';

const path = '/moderation/batches/{id}/verification';

export const verificationCalls = area(verificationArea, {
  getVerification: {
    method: 'GET',
    path,
    summary: 'How a batch stands with its verification',
    audience: attemptReaders,
    answer: { kind: 'data', schema: VerificationState },
  },
  requestVerification: {
    method: 'POST',
    path,
    summary: 'Send the reported results of a batch to verification',
    audience: ['moderator', 'manager', 'admin'],
    answer: { kind: 'data', schema: VerificationState, status: 201 },
    errors: ['wrong_state'],
  },
  signVerification: {
    method: 'POST',
    path: `${path}/signature`,
    summary: 'Endorse the results of a batch that wait for it, or refuse to',
    audience: ['verifier'],
    body: VerificationSignature,
    answer: { kind: 'data', schema: VerificationState, status: 201 },
    errors: ['wrong_state', '4008'],
  },
});
