import type { Handlers } from '../../kernel/call.ts';
import { getAgreement } from './agreement.ts';
import { listJudgementPairs } from './pairs.ts';

export const agreementHandlers = { getAgreement, listJudgementPairs } satisfies Partial<Handlers>;
