import type { Handlers } from '../../kernel/call.ts';
import { getDueDays, saveDueDays } from './due-days.ts';

export const dueDayHandlers = { getDueDays, saveDueDays } satisfies Partial<Handlers>;
