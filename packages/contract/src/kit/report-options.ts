/** The words of reports, in the manner of the other options: plain data without a schema library. */

/** Kinds of reports; each is a table of its own. */
export const reportKinds = [
  'learners',
  'learner-progress',
  'course-progress',
  'lesson-progress',
  'completions',
  'overdue',
  'assessment-results',
  'question-analysis',
  'marking',
  'attempts',
  'moderation',
  'agreement',
  'outcome-coverage',
  'certificates',
  'schedules',
  'attendance',
  'unplanned',
  'participation',
  'surveys',
  'peer-reviews',
  'badges',
  'screening',
  'licences',
  'devices',
  'distributions',
  'equity',
] as const;
export type ReportKindName = (typeof reportKinds)[number];
/** What the cells of a column are; a share is a fraction from 0 to 1. */
export const reportCells = ['text', 'number', 'share', 'seconds', 'day', 'instant', 'yes-no'] as const;
/** Files that a report is written as. */
export const reportTypes = ['csv', 'xlsx', 'pdf'] as const;
export type ReportType = (typeof reportTypes)[number];
/** Days of a report that is made again and again, counted from the day on which it is made. */
export const reportPeriods = ['lastDay', 'lastWeek', 'lastMonth', 'thisMonth'] as const;
/** How a report came out that was made by itself or sent. */
export const reportRunStates = ['waiting', 'done', 'late', 'empty', 'skipped', 'failed'] as const;
/** Roles whose people may see reports, and be sent them. */
export const reportReaders = [
  'administrator',
  'client_manager',
  'account_manager',
  'site_manager',
  'moderator',
] as const;
