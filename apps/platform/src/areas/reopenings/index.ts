import type { Handlers } from '../../kernel/call.ts';
import { answerReopening, listWaitingReopenings } from './consent.ts';
import { getReopenings, reopenAttempt } from './reopen.ts';

export const reopeningHandlers = {
  getReopenings,
  reopenAttempt,
  listWaitingReopenings,
  answerReopening,
} satisfies Partial<Handlers>;
