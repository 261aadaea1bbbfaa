import { accountOperations, accounts } from './operations/accounts.ts';
import { assessments } from './operations/assessments.ts';
import { careerOperations, careers } from './operations/careers.ts';
import { clientOperations, clients } from './operations/clients.ts';
import { contacts } from './operations/contacts.ts';
import { countryOperations } from './operations/countries.ts';
import { courseOperations, courses } from './operations/courses.ts';
import { enrollmentOperations } from './operations/enrollments.ts';
import { fileOperations } from './operations/files.ts';
import { groupOperations, groups } from './operations/groups.ts';
import { jobRoleOperations, jobRoles } from './operations/job-roles.ts';
import {
  licenceEngagements,
  licenceGroups,
  licenceOperations,
  licences,
  licenceSubscriptions,
} from './operations/licences.ts';
import { moderationOperations } from './operations/moderation.ts';
import { issueReportOperations } from './operations/report-issues.ts';
import { scheduleOperations, schedules } from './operations/schedules.ts';
import { sites } from './operations/sites.ts';
import { tagKeys, tagOperations, tagValues } from './operations/tags.ts';
import { teams } from './operations/teams.ts';
import { userOperations } from './operations/user-calls.ts';
import { userUploadOperations } from './operations/user-uploads.ts';
import { users } from './operations/users.ts';
import type { Operation } from './shared/operation.ts';
import type { Resource } from './shared/resource.ts';

/** The plain resources, by kind of document. */
export const resources: readonly Resource[] = [
  clients,
  accounts,
  sites,
  users,
  groups,
  careers,
  jobRoles,
  licences,
  licenceEngagements,
  licenceSubscriptions,
  licenceGroups,
  tagKeys,
  tagValues,
  teams,
  contacts,
  assessments,
  courses,
  schedules,
];

/** Every call of the platform. */
export const operations: readonly Operation[] = [
  ...clientOperations,
  ...accountOperations,
  ...sites.operations,
  ...userOperations,
  ...userUploadOperations,
  ...groupOperations,
  ...careerOperations,
  ...jobRoleOperations,
  ...licenceOperations,
  ...tagOperations,
  ...teams.operations,
  ...contacts.operations,
  ...countryOperations,
  ...enrollmentOperations,
  ...assessments.operations,
  ...courseOperations,
  ...scheduleOperations,
  ...fileOperations,
  ...moderationOperations,
  ...issueReportOperations,
];

export { defaultTheme } from './operations/accounts.ts';
export { contentMachine } from './operations/content-states.ts';
export { UserFields } from './operations/users.ts';
export { rolesOfAudience, rolesThatMayCall } from './shared/access.ts';
export * from './shared/errors.ts';
export * from './shared/options.ts';
export type { Answer, Audience, Method, Operation, ResourceAction } from './shared/operation.ts';
export { fixedFields } from './shared/resource.ts';
export type { Resource, StateMachine } from './shared/resource.ts';
export { parseStored } from './shared/one-line.ts';
