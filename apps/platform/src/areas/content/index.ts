import type { Handlers } from '../../kernel/call.ts';
import { getLessonPdf, getLessonVideo } from './lesson-files.ts';
import {
  getMyLesson,
  listLessonAssessments,
  listMyAssessments,
  listMyExaminations,
  listMyLessons,
} from './my-items.ts';
import { listLessonRegistrations, registerOnLesson } from './my-registrations.ts';
import { exportQuestions, importQuestions } from './qti.ts';
import { getQuestions, setQuestions } from './questions.ts';
import { getMyAssessment, getMyExamination, submitExamination } from './submissions.ts';
import { submitLesson } from './submit-lesson.ts';
import { resetAssessmentRegistrations, resetLessonRegistrations } from './resets.ts';
import { scormPackageHandlers } from './scorm-packages.ts';

export { assessmentHooks, lessonHooks } from './hooks.ts';

export const contentHandlers = {
  exportQuestions,
  importQuestions,
  getQuestions,
  setQuestions,
  getMyAssessment,
  getMyExamination,
  submitExamination,
  submitLesson,
  getLessonPdf,
  getLessonVideo,
  getMyLesson,
  listLessonAssessments,
  listLessonRegistrations,
  listMyAssessments,
  listMyExaminations,
  listMyLessons,
  registerOnLesson,
  resetAssessmentRegistrations,
  resetExaminationRegistrations: resetAssessmentRegistrations,
  resetLessonRegistrations,
  ...scormPackageHandlers,
} satisfies Partial<Handlers>;
