import type { Handlers } from '../../kernel/call.ts';
import { answerReferral } from './answers.ts';
import { listReferrals } from './referrals.ts';

export const referralHandlers = { listReferrals, answerReferral } satisfies Partial<Handlers>;
