import type { Handlers } from '../../kernel/call.ts';
import { listReportParts, saveReportPart } from './parts.ts';
import { downloadReport, downloadReportForWord, getReport } from './reports.ts';
import { signReport } from './signing.ts';

export const moderationReportHandlers = {
  downloadReport,
  downloadReportForWord,
  getReport,
  listReportParts,
  saveReportPart,
  signReport,
} satisfies Partial<Handlers>;
