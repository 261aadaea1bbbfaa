import type { ReportKind } from '../kind.ts';
import { agreement } from './agreement.ts';
import { assessmentResults } from './assessment-results.ts';
import { attempts } from './attempts.ts';
import { attendance } from './attendance.ts';
import { badges } from './badges.ts';
import { certificates } from './certificates.ts';
import { completions } from './completions.ts';
import { courseProgress } from './course-progress.ts';
import { devices } from './devices.ts';
import { distributions } from './distributions.ts';
import { equity } from './equity.ts';
import { learnerProgress } from './learner-progress.ts';
import { learners } from './learners.ts';
import { lessonProgress } from './lesson-progress.ts';
import { licences } from './licences.ts';
import { marking } from './marking.ts';
import { moderation } from './moderation.ts';
import { outcomeCoverage } from './outcome-coverage.ts';
import { overdue } from './overdue.ts';
import { participation } from './participation.ts';
import { peerReviews } from './peer-reviews.ts';
import { questionAnalysis } from './question-analysis.ts';
import { schedules } from './schedules.ts';
import { screening } from './screening.ts';
import { surveys } from './surveys.ts';
import { unplanned } from './unplanned.ts';

/** All kinds of reports, in the order in which they are listed; one more is a file and a line here. */
export const kinds: readonly ReportKind[] = [
  learners,
  learnerProgress,
  courseProgress,
  lessonProgress,
  completions,
  overdue,
  assessmentResults,
  questionAnalysis,
  marking,
  attempts,
  moderation,
  agreement,
  outcomeCoverage,
  certificates,
  schedules,
  attendance,
  unplanned,
  participation,
  surveys,
  peerReviews,
  badges,
  screening,
  licences,
  devices,
  distributions,
  equity,
];
