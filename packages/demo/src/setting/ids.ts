import { stableId } from '../ids.ts';

/** Ids of what accounts have many of, by their numbers. */
export const siteId = (account: number, index: number) => stableId('demo', 'site', account, index);
export const courseId = (account: number, index: number) => stableId('demo', 'course', account, index);
export const outcomeId = (account: number, course: number, index: number) =>
  stableId('demo', 'outcome', account, course, index);
