import type { Handlers } from '../../kernel/call.ts';
import { getAskedSurvey, listQuestionnaires } from './invitations.ts';
import { getSurveyProgress } from './progress.ts';
import { setSurveyQuestions } from './questions.ts';
import { submitSurvey, submitSurveys } from './submit.ts';

export { surveyHooks } from './hooks.ts';

export const surveyHandlers = {
  getAskedSurvey,
  getSurveyProgress,
  listQuestionnaires,
  setSurveyQuestions,
  submitSurvey,
  submitSurveys,
} satisfies Partial<Handlers>;
