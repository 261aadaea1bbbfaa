import { z } from 'zod';
import { pageQuery } from '../../kit/schemas.ts';
import { area } from '../../kit/operation.ts';
import {
  MarkingWork,
  MarksInput,
  SubmissionRow,
  markingArea,
  markingReaders,
  submissionFilter,
} from './schemas.ts';

const submission = '/moderation/submissions/{id}';

export const markingCalls = area(markingArea, {
  listSubmissions: {
    method: 'GET',
    path: '/moderation/submissions',
    summary: 'Submissions to mark',
    audience: markingReaders,
    query: z.object({
      ...pageQuery,
      ...submissionFilter,
      sort: z
        .enum(['submittedAt', '-submittedAt', 'learner', '-learner'])
        .default('submittedAt')
        .describe('Field to sort by; a minus before it turns the order'),
    }),
    answer: { kind: 'page', schema: SubmissionRow },
  },
  claimSubmission: {
    method: 'POST',
    path: `${submission}/claim`,
    summary: 'Claim a submission for eight hours, or renew the claim; answers with all that marking it needs',
    audience: ['assessor'],
    answer: { kind: 'data', schema: MarkingWork },
    errors: ['claimed_by_another', 'wrong_state', '4008'],
  },
  setMarks: {
    method: 'PUT',
    path: `${submission}/marks`,
    summary: 'Keep marks of a claimed submission, or give them; If-Match "0" for the first time',
    audience: ['assessor'],
    body: MarksInput,
    answer: { kind: 'data', schema: MarkingWork },
    versioned: true,
    errors: ['claim_needed', 'claimed_by_another', 'wrong_state', '4008'],
  },
});
