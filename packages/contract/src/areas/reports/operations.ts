import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import {
  ReportKind,
  ReportQuestion,
  ReportTable,
  ReportTableQuestion,
  ReportType,
  kindParameter,
  reportArea,
  reportLicences,
} from './schemas.ts';

const audience = ['admin', 'manager', 'moderator'] as const;
const of = '/reports/{kind}';

export const reportCalls = area(reportArea, {
  listReports: {
    method: 'GET',
    path: '/reports',
    summary: 'Kinds of reports that somebody may see, with their columns and filters',
    audience,
    answer: { kind: 'data', schema: z.array(ReportKind).describe('Kinds of reports') },
  },
  readReport: {
    method: 'POST',
    path: `${of}/table`,
    summary: 'Rows of a report, a page at a time',
    audience,
    licences: reportLicences,
    parameters: kindParameter,
    body: ReportTableQuestion,
    safe: true,
    errors: ['not_found'],
    answer: { kind: 'data', schema: ReportTable },
  },
  exportReport: {
    method: 'POST',
    path: `${of}/export/{type}`,
    summary: 'A report as csv, xlsx or pdf; completions as xAPI statements, too',
    audience,
    licences: reportLicences,
    parameters: { ...kindParameter, type: ReportType },
    body: ReportQuestion,
    safe: true,
    errors: ['not_found', 'too_many_requests'],
    answer: {
      kind: 'file',
      mediaTypes: [
        'text/csv',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'application/pdf',
        'application/json',
      ],
    },
  },
});
