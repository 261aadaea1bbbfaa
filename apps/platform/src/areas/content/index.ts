import type { Handlers } from '../../kernel/call.ts';
import { getQuestions, setQuestions } from './questions.ts';
import { getMyAssessment, getMyExamination, submitExamination } from './submissions.ts';
import { submitLesson } from './submit-lesson.ts';

export { assessmentHooks, lessonHooks } from './hooks.ts';

export const contentHandlers = {
  getQuestions,
  setQuestions,
  getMyAssessment,
  getMyExamination,
  submitExamination,
  submitLesson,
} satisfies Partial<Handlers>;
