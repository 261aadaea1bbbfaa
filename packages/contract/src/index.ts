import { accountOperations, accounts } from './operations/accounts.ts';
import { courseOperations, courses } from './operations/courses.ts';
import { fileOperations } from './operations/files.ts';
import { licences } from './operations/licences.ts';
import { moderationOperations } from './operations/moderation.ts';
import { issueReportOperations } from './operations/report-issues.ts';
import { scheduleOperations, schedules } from './operations/schedules.ts';
import { sites } from './operations/sites.ts';
import { users } from './operations/users.ts';
import type { Operation } from './shared/operation.ts';
import type { Resource } from './shared/resource.ts';

/** The plain resources, by kind of document. */
export const resources: readonly Resource[] = [accounts, sites, users, licences, courses, schedules];

/** Every call of the platform. */
export const operations: readonly Operation[] = [
  ...accountOperations,
  ...sites.operations,
  ...users.operations,
  ...licences.operations,
  ...courseOperations,
  ...scheduleOperations,
  ...fileOperations,
  ...moderationOperations,
  ...issueReportOperations,
];

export { defaultTheme } from './operations/accounts.ts';
export * from './shared/errors.ts';
export * from './shared/options.ts';
export type { Answer, Audience, Method, Operation, ResourceAction } from './shared/operation.ts';
export type { Resource } from './shared/resource.ts';
