import type { Handlers } from '../../kernel/call.ts';
import { assignAppeal, listAppealModerators } from './assign.ts';
import { decideAppeal } from './decide.ts';
import { getAppeals, listAppeals } from './list.ts';
import { makeAppeal } from './make.ts';
import { recordAppealVerdict } from './verdicts.ts';

export const appealHandlers = {
  getAppeals,
  makeAppeal,
  listAppeals,
  listAppealModerators,
  assignAppeal,
  recordAppealVerdict,
  decideAppeal,
} satisfies Partial<Handlers>;
