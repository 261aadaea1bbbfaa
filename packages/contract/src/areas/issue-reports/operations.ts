import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { Id } from '../../kit/schemas.ts';

const IssueReport = z
  .object({
    body: z.string().min(1).max(20_000).describe('The message and the report info, with HTML line breaks'),
    title: z.string().trim().min(1).max(255),
    to: z.string().max(255).describe('Where the application wants it sent; the platform decides'),
    from: z.email().max(255),
  })
  .meta({ id: 'IssueReport' });

export const issueReportOperations = area('reports', [
  {
    id: 'reportIssue',
    method: 'POST',
    path: '/report/issues',
    summary:
      'Send an issue report, with a png, jpg, jpeg or pdf of at most 5,000,000 bytes when there is one',
    audience: ['any'],
    body: IssueReport,
    bodyType: 'json-or-multipart',
    answer: { kind: 'data', schema: z.object({ id: Id }), status: 201 },
    keyed: true,
    errors: ['too_large', 'empty_file', 'mislabelled_file', 'wrong_media_type'],
  },
]);
