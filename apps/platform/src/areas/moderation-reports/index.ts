import type { Handlers } from '../../kernel/call.ts';
import { downloadReport, getReport, signReport } from './reports.ts';

export const moderationReportHandlers = { downloadReport, getReport, signReport } satisfies Partial<Handlers>;
