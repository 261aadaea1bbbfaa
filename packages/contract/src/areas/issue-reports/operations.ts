import { z } from 'zod';
import { IssueReport, issueReportArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { Id } from '../../kit/schemas.ts';

export const issueReportCalls = area(issueReportArea, {
  reportIssue: {
    method: 'POST',
    path: '/report/issues',
    summary:
      'Send an issue report, with a png, jpg, jpeg or pdf of at most 5,000,000 bytes when there is one',
    audience: ['any'],
    body: IssueReport,
    bodyType: 'json-or-multipart',
    answer: { kind: 'data', schema: z.object({ id: Id }), status: 201 },
    errors: ['too_large', 'empty_file', 'mislabelled_file', 'wrong_media_type'],
  },
});
