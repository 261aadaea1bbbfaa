import type { Handlers } from '../../kernel/call.ts';
import { exportReport } from './export.ts';
import { listReports, readReport } from './table.ts';

export const reportHandlers = { exportReport, listReports, readReport } satisfies Partial<Handlers>;
