import type { HooksOf } from '../../documents/hooks.ts';
import type { Handlers } from '../../kernel/call.ts';
import { keepScale } from './scale-in-use.ts';
import { getCourseLessons, setCourseLessons } from './course-lessons.ts';
import { getCourseTags, setCourseTags } from './course-tags.ts';
import { getMyCourse, listMyCourses } from './my-courses.ts';
import { refuseUnassessed } from './course-guards.ts';
import { getCourseOutcomes, setCourseOutcomes } from './outcomes.ts';
import { resetSummative } from './reset-summative.ts';
import {
  getSummativeJudgements,
  getSummativePortfolio,
  listSummativeLearners,
  moderateSummative,
  recordSummativeJudgements,
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
  getCourseLessons,
  setCourseLessons,
  getCourseTags,
  setCourseTags,
  listMyCourses,
  getMyCourse,
} satisfies Partial<Handlers>;

export const courseHooks: HooksOf<'courses'> = {
  checkChange: keepScale,
  guards: { pending: refuseUnassessed, published: refuseUnassessed },
};
