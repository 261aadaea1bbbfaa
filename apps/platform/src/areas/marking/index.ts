import type { Handlers } from '../../kernel/call.ts';
import { claimSubmission } from './claim.ts';
import { setMarks } from './marks.ts';
import { listSubmissions } from './queue.ts';

export const markingHandlers = { listSubmissions, claimSubmission, setMarks } satisfies Partial<Handlers>;
