import type { Handlers } from '../../kernel/call.ts';
import { getAgreement } from './agreement.ts';
import { getModerationFigures } from './moderation-figures.ts';
import { listJudgementPairs } from './pairs.ts';

export const agreementHandlers = {
  getAgreement,
  getModerationFigures,
  listJudgementPairs,
} satisfies Partial<Handlers>;
