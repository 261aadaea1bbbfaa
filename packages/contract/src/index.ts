import { accountOperations, accounts } from './areas/accounts/operations.ts';
import { assessments } from './areas/assessments/schemas.ts';
import { careerOperations, careers } from './areas/careers/operations.ts';
import { clientOperations, clients } from './areas/clients/operations.ts';
import { contacts } from './areas/contacts/schemas.ts';
import { countryOperations } from './areas/countries/operations.ts';
import { courseOperations, courses } from './areas/courses/operations.ts';
import { enrollmentOperations } from './areas/enrollments/operations.ts';
import { fileOperations } from './areas/files/operations.ts';
import { groupOperations, groups } from './areas/groups/operations.ts';
import { jobRoleOperations, jobRoles } from './areas/roles/operations.ts';
import {
  licenceEngagements,
  licenceGroups,
  licenceOperations,
  licences,
  licenceSubscriptions,
} from './areas/licences/operations.ts';
import { moderationOperations } from './areas/moderation/operations.ts';
import { issueReportOperations } from './areas/issue-reports/operations.ts';
import { scheduleOperations, schedules } from './areas/schedules/operations.ts';
import { sites } from './areas/sites/schemas.ts';
import { tagKeys, tagOperations, tagValues } from './areas/tags/operations.ts';
import { teams } from './areas/teams/schemas.ts';
import { userOperations } from './areas/users/operations.ts';
import { userUploadOperations } from './areas/user-uploads/operations.ts';
import { users } from './areas/users/schemas.ts';
import type { Operation } from './kit/operation.ts';
import type { Resource } from './kit/resource.ts';

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

export { defaultTheme } from './areas/accounts/operations.ts';
export { contentMachine } from './kit/content-states.ts';
export { UserFields } from './areas/users/schemas.ts';
export { rolesOfAudience, rolesThatMayCall } from './kit/access.ts';
export * from './kit/errors.ts';
export * from './kit/options.ts';
export type { Answer, Audience, Method, Operation, ResourceAction } from './kit/operation.ts';
export { fixedFields } from './kit/resource.ts';
export type { Resource, StateMachine } from './kit/resource.ts';
export { parseStored } from './kit/one-line.ts';
