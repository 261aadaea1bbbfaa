import { area } from '../../kit/operation.ts';
import { z } from 'zod';
import { Id } from '../../kit/schemas.ts';
import { kindParameter, reportArea, reportLicences } from './schemas.ts';
import {
  ReportAutomation,
  ReportAutomationInput,
  ReportDistribution,
  ReportDistributionInput,
  ReportRun,
  ReportSending,
} from './sending-schemas.ts';

const managed = {
  audience: ['admin', 'manager'],
  licences: reportLicences,
  parameters: kindParameter,
} as const;
const automate = '/reports/{kind}/automate';
const distribution = '/reports/{kind}/distribution';

export const reportSendingCalls = area(reportArea, {
  listReportAutomations: {
    ...managed,
    method: 'GET',
    path: automate,
    summary: 'Reports of a kind that are made again and again',
    errors: ['not_found'],
    answer: { kind: 'data', schema: z.array(ReportAutomation).describe('Reports that come again') },
  },
  automateReport: {
    ...managed,
    method: 'POST',
    path: automate,
    summary: 'Have a report made again and again',
    body: ReportAutomationInput,
    errors: ['not_found', 'wrong_state'],
    answer: { kind: 'data', schema: ReportAutomation, status: 201 },
  },
  stopReportAutomation: {
    ...managed,
    method: 'DELETE',
    path: `${automate}/{id}`,
    summary: 'Have a report made no more',
    parameters: { ...kindParameter, id: Id },
    errors: ['not_found'],
    answer: { kind: 'none' },
  },
  getReportDistribution: {
    ...managed,
    method: 'GET',
    path: distribution,
    summary: 'How reports of a kind are sent, and to whom',
    errors: ['not_found'],
    answer: { kind: 'data', schema: ReportDistribution },
  },
  setReportDistribution: {
    ...managed,
    method: 'PUT',
    path: distribution,
    summary: 'Set how reports of a kind are sent, and to whom',
    body: ReportDistributionInput,
    versioned: true,
    errors: ['not_found'],
    answer: { kind: 'data', schema: ReportDistribution },
  },
  sendReport: {
    ...managed,
    method: 'POST',
    path: `${distribution}/send`,
    summary: 'Have a report made and sent now',
    body: ReportSending,
    errors: ['not_found', 'wrong_state'],
    answer: { kind: 'data', schema: ReportRun, status: 202 },
  },
});
