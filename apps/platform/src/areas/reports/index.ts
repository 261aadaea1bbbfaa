import type { Handlers } from '../../kernel/call.ts';
import { exportReport } from './export.ts';
import { automateReport, listReportAutomations, stopReportAutomation } from './sending/automations.ts';
import { getReportDistribution, setReportDistribution } from './sending/distribution.ts';
import { sendReport } from './sending/send-now.ts';
import { listReports, readReport } from './table.ts';

export const reportHandlers = {
  automateReport,
  exportReport,
  getReportDistribution,
  listReportAutomations,
  listReports,
  readReport,
  sendReport,
  setReportDistribution,
  stopReportAutomation,
} satisfies Partial<Handlers>;
