import type { Handlers } from '../../kernel/call.ts';
import { downloadReport, downloadReportForWord, getReport } from './reports.ts';
import { signReport } from './signing.ts';

export const moderationReportHandlers = {
  downloadReport,
  downloadReportForWord,
  getReport,
  signReport,
} satisfies Partial<Handlers>;
