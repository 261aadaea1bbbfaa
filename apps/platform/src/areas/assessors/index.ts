import type { Handlers } from '../../kernel/call.ts';
import { completeAssessorAction, listAssessorActions, setAssessorAction } from './actions.ts';
import { answerFeedback, listFeedback, writeFeedback } from './feedback.ts';
import { getAssessor } from './record.ts';

export const assessorHandlers = {
  answerFeedback,
  completeAssessorAction,
  getAssessor,
  listAssessorActions,
  listFeedback,
  setAssessorAction,
  writeFeedback,
} satisfies Partial<Handlers>;
