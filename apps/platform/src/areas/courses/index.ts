import type { HooksOf } from '../../documents/hooks.ts';
import type { Handlers } from '../../kernel/call.ts';
import { keepScale } from './scale-in-use.ts';
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

export const courseHooks: HooksOf<'courses'> = { checkChange: keepScale };
