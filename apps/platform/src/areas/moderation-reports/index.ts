import type { Handlers } from '../../kernel/call.ts';
import { downloadReport, getReport } from './reports.ts';
import { signReport } from './signing.ts';

export const moderationReportHandlers = { downloadReport, getReport, signReport } satisfies Partial<Handlers>;
