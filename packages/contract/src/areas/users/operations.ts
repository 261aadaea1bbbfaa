import { z } from 'zod';
import { CareerEnrollment, Enrollment } from '../enrollments/schemas.ts';
import { jobRoles } from '../roles/schemas.ts';
import { users, userArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { roles } from '../../kit/options.ts';
import { EmailAddress, NamedGroup } from '../../kit/fields.ts';
import { Changed, Count, Id, Ids, pageQuery } from '../../kit/schemas.ts';

const manage = ['admin', 'manager'] as const;

const andSelf = ['admin', 'manager', 'self'] as const;

const some = (what: string) => z.array(Id).min(1).max(300).describe(`${what}, the key repeated`);

/** Assigns or unassigns many users and many things at once. */
const assignment = <const Field extends string>(
  verb: 'assign' | 'unassign',
  kind: 'roles' | 'careers' | 'sites',
  words: string,
  body: z.ZodObject<Record<'userIds' | Field, typeof Ids>>,
) => ({
  method: 'POST' as const,
  path: `/users/${verb}/${kind}`,
  summary: verb === 'assign' ? `Assign users to ${words}` : `Unassign users from ${words}`,
  audience: manage,
  body,
  idempotent: true as const,
  answer: { kind: 'data' as const, schema: Changed },
});

const Invitation = z
  .object({
    sentTo: EmailAddress.meta({
      description: 'Address that the link goes to',
      examples: ['zanele@example.org'],
    }),
  })
  .meta({ id: 'Invitation', description: 'A link to choose a password, on its way' });

const JobRoleAssignment = z
  .object({ userIds: Ids, roleIds: Ids })
  .meta({ id: 'JobRoleAssignment', description: 'Which users, and which job roles' });
const CareerAssignment = z
  .object({ userIds: Ids, careerIds: Ids })
  .meta({ id: 'CareerAssignment', description: 'Which users, and which careers' });
const SiteAssignment = z
  .object({ userIds: Ids, siteIds: Ids })
  .meta({ id: 'SiteAssignment', description: 'Which users, and which sites' });

export const userCalls = area(userArea, {
  countUsers: {
    method: 'GET',
    path: '/users/count',
    summary: 'Number of users, kept while they change',
    audience: manage,
    query: z.object({
      accountId: Id.optional().describe('Only users of this account'),
      siteId: Id.optional().describe('Only users of this site'),
      role: z
        .enum(roles)
        .optional()
        .meta({ description: 'Only users with this role', examples: ['learner'] }),
    }),
    answer: { kind: 'data', schema: Count },
  },
  getMe: {
    method: 'GET',
    path: '/users/me',
    summary: 'Whoever is signed in, or the user they act as',
    audience: ['any'],
    answer: { kind: 'data', schema: users.entity },
  },
  listUserGroups: {
    method: 'GET',
    path: '/users/{id}/groups',
    summary: 'Groups of a user',
    audience: andSelf,
    answer: { kind: 'page', schema: NamedGroup },
  },
  listUserRoles: {
    method: 'GET',
    path: '/users/{id}/roles',
    summary: 'Job roles of a user',
    audience: andSelf,
    query: z.object(pageQuery),
    answer: { kind: 'page', schema: jobRoles.entity },
  },
  addUserRoles: {
    method: 'POST',
    path: '/users/{id}/roles',
    summary: 'Add job roles to a user',
    audience: manage,
    body: z.object({ roleIds: Ids }).meta({ id: 'JobRoleIds', description: 'Which job roles' }),
    answer: { kind: 'data', schema: Changed },
  },
  removeUserRoles: {
    method: 'DELETE',
    path: '/users/{id}/roles',
    summary: 'Remove job roles from a user',
    audience: manage,
    query: z.object({ roleId: some('Job roles') }),
    answer: { kind: 'data', schema: Changed },
  },
  removeRolesOfUsers: {
    method: 'DELETE',
    path: '/users/roles',
    summary: 'Remove job roles of many users in one call',
    audience: manage,
    query: z.object({ userId: some('Users'), roleId: some('Job roles') }),
    answer: { kind: 'data', schema: Changed },
  },
  listEnrolledUsers: {
    method: 'GET',
    path: '/users/enrolled',
    summary: 'Users enrolled in a job role or in a career',
    audience: manage,
    query: z.object({
      ...pageQuery,
      roleId: z.array(Id).max(100).optional().describe('Job roles'),
      careerId: z.array(Id).max(100).optional().describe('Careers'),
    }),
    answer: { kind: 'page', schema: users.entity },
  },
  listRoleEnrollments: {
    method: 'GET',
    path: '/users/{id}/enrollments/roles',
    summary: 'Enrolments of a user in job roles',
    audience: andSelf,
    answer: { kind: 'page', schema: Enrollment },
  },
  listCareerEnrollments: {
    method: 'GET',
    path: '/users/{id}/enrollments/careers',
    summary: 'Enrolments of a user in careers',
    audience: andSelf,
    answer: { kind: 'page', schema: CareerEnrollment },
  },
  inviteUser: {
    method: 'POST',
    path: '/users/{id}/invitation',
    summary: 'Send somebody a link to choose a password, in place of those before',
    audience: manage,
    idempotent: true,
    errors: ['wrong_state'],
    answer: { kind: 'data', schema: Invitation },
  },
  assignJobRoles: assignment('assign', 'roles', 'job roles', JobRoleAssignment),
  unassignJobRoles: assignment('unassign', 'roles', 'job roles', JobRoleAssignment),
  assignCareers: assignment('assign', 'careers', 'careers', CareerAssignment),
  unassignCareers: assignment('unassign', 'careers', 'careers', CareerAssignment),
  assignSites: assignment('assign', 'sites', 'sites', SiteAssignment),
  unassignSites: assignment('unassign', 'sites', 'sites', SiteAssignment),
});
