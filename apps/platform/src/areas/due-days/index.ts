import type { Handlers } from '../../kernel/call.ts';
import { getDueDays, saveDueDays, setMyReminders } from './due-days.ts';

export const dueDayHandlers = { getDueDays, saveDueDays, setMyReminders } satisfies Partial<Handlers>;
