import { z } from 'zod';
import { Id } from '../../kit/schemas.ts';
import { attemptReaders } from '../../kit/attempts.ts';
import { ReportPart, ReportPartToSave } from './parts.ts';
import { Report, ReportSignature, moderationReportArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';

const batch = '/moderation/batches/{id}';
const which = z.object({
  reportId: Id.optional().describe(
    'One of the signed reports of the batch; without it the one that is next to be signed, or the last one',
  ),
});

/** What is on paper says what was found of every learner and assessor. */
const paperReaders = ['moderator', 'manager', 'admin', 'verifier'] as const;

export const moderationReportCalls = area(moderationReportArea, {
  getReport: {
    method: 'GET',
    path: `${batch}/report`,
    summary: 'The moderation report of a batch, signed or as it stands',
    audience: attemptReaders,
    query: which,
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
    errors: ['wrong_state', '4008', '40013'],
  },
  listReportParts: {
    method: 'GET',
    path: `${batch}/report/parts`,
    summary: 'What moderators have written so far for the report that is next to be signed',
    audience: ['moderator'],
    answer: { kind: 'data', schema: z.array(ReportPart) },
  },
  saveReportPart: {
    method: 'PUT',
    path: `${batch}/report/parts`,
    summary: 'Save a part of the next report; never over what somebody else has saved meanwhile',
    audience: ['moderator'],
    body: ReportPartToSave,
    answer: { kind: 'data', schema: ReportPart },
    errors: ['stale_version', 'wrong_state'],
  },
  downloadReport: {
    method: 'GET',
    path: `${batch}/report/pdf`,
    summary: 'A signed report as PDF',
    audience: paperReaders,
    query: which,
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
  },
  downloadReportForWord: {
    method: 'GET',
    path: `${batch}/report/docx`,
    summary: 'A signed report as a document for Word, to be worked on elsewhere; what was signed is the PDF',
    audience: paperReaders,
    query: which,
    answer: {
      kind: 'file',
      mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    },
  },
});
