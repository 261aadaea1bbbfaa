import type { Handlers } from '../../kernel/call.ts';
import { getCourseOutcomes, setCourseOutcomes } from './outcomes.ts';
import {
  getSummativeJudgements,
  getSummativePortfolio,
  listSummativeLearners,
  moderateSummative,
  recordSummativeJudgements,
  resetSummative,
} from './summative.ts';

export const courseHandlers = {
  getCourseOutcomes,
  setCourseOutcomes,
  getSummativeOutcomes: getCourseOutcomes,
  listSummativeLearners,
  getSummativeJudgements,
  recordSummativeJudgements,
  moderateSummative,
  getSummativePortfolio,
  resetSummative,
} satisfies Partial<Handlers>;
