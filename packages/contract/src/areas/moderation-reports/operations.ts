import { attemptReaders } from '../../kit/attempts.ts';
import { Report, ReportSignature, moderationReportArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';

const batch = '/moderation/batches/{id}';

export const moderationReportCalls = area(moderationReportArea, {
  getReport: {
    method: 'GET',
    path: `${batch}/report`,
    summary: 'The moderation report of a batch, signed or as it stands',
    audience: attemptReaders,
    answer: { kind: 'data', schema: Report },
  },
  signReport: {
    method: 'POST',
    path: `${batch}/report`,
    summary: 'Sign the report: closes the batch and releases its results',
    audience: ['moderator'],
    body: ReportSignature,
    answer: { kind: 'data', schema: Report, status: 201 },
    versioned: true,
    idempotent: true,
    errors: ['wrong_state'],
  },
  downloadReport: {
    method: 'GET',
    path: `${batch}/report/pdf`,
    summary: 'The signed report as PDF',
    audience: attemptReaders,
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
  },
});
