import { z } from 'zod';
import { entityOf } from '../../kit/entity.ts';
import { area } from '../../kit/operation.ts';
import { roles } from '../../kit/options.ts';
import { Changed, Count, Id, Ids, Named, pageQuery } from '../../kit/schemas.ts';
import { Enrollment } from '../enrollments/operations.ts';
import { jobRoles } from '../roles/operations.ts';
import { users } from './schemas.ts';

const manage = ['admin', 'manager'] as const;
const andSelf = ['admin', 'manager', 'self'] as const;
const some = (what: string) => z.array(Id).min(1).max(300).describe(`${what}, the key repeated`);

/** Assign and unassign, of many users to many things at once. */
const assignments = (['roles', 'careers', 'sites'] as const).flatMap((kind) =>
  (['assign', 'unassign'] as const).map((verb) => {
    const Kind = kind[0]!.toUpperCase() + kind.slice(1);
    const field = { roles: 'roleIds', careers: 'careerIds', sites: 'siteIds' }[kind];
    const words = { roles: 'job roles', careers: 'careers', sites: 'sites' }[kind];
    return {
      id: `${verb}${Kind === 'Roles' ? 'JobRoles' : Kind}`,
      method: 'POST' as const,
      path: `/users/${verb}/${kind}`,
      summary: verb === 'assign' ? `Assign users to ${words}` : `Unassign users from ${words}`,
      audience: manage,
      body: z
        .object({ userIds: Ids, [field]: Ids })
        .meta({ id: `${Kind === 'Roles' ? 'JobRole' : Kind.slice(0, -1)}Assignment` }),
      keyed: true as const,
      answer: { kind: 'data' as const, schema: Changed },
    };
  }),
);

export const userOperations = [
  ...users.operations,
  ...area('users', [
    {
      id: 'countUsers',
      method: 'GET',
      path: '/users/count',
      summary: 'Number of users, kept while they change',
      audience: manage,
      query: z.object({
        accountId: Id.optional(),
        siteId: Id.optional(),
        role: z.enum(roles).optional(),
      }),
      answer: { kind: 'data', schema: Count },
    },
    {
      id: 'listUserGroups',
      method: 'GET',
      path: '/users/{id}/groups',
      summary: 'Groups of a user',
      audience: andSelf,
      answer: { kind: 'page', schema: Named },
    },
    {
      id: 'listUserRoles',
      method: 'GET',
      path: '/users/{id}/roles',
      summary: 'Job roles of a user',
      audience: andSelf,
      query: z.object(pageQuery),
      answer: { kind: 'page', schema: entityOf(jobRoles) },
    },
    {
      id: 'addUserRoles',
      method: 'POST',
      path: '/users/{id}/roles',
      summary: 'Add job roles to a user',
      audience: manage,
      body: z.object({ roleIds: Ids }).meta({ id: 'JobRoleIds' }),
      keyed: true,
      answer: { kind: 'data', schema: Changed },
    },
    {
      id: 'removeUserRoles',
      method: 'DELETE',
      path: '/users/{id}/roles',
      summary: 'Remove job roles from a user',
      audience: manage,
      query: z.object({ roleId: some('Job roles') }),
      answer: { kind: 'data', schema: Changed },
    },
    {
      id: 'removeRolesOfUsers',
      method: 'DELETE',
      path: '/users/roles',
      summary: 'Remove job roles of many users in one call',
      audience: manage,
      query: z.object({ userId: some('Users'), roleId: some('Job roles') }),
      answer: { kind: 'data', schema: Changed },
    },
    {
      id: 'listEnrolledUsers',
      method: 'GET',
      path: '/users/enrolled',
      summary: 'Users enrolled in a job role or in a career',
      audience: manage,
      query: z.object({
        ...pageQuery,
        roleId: z.array(Id).max(100).optional().describe('Job roles'),
        careerId: z.array(Id).max(100).optional().describe('Careers'),
      }),
      answer: { kind: 'page', schema: entityOf(users) },
    },
    {
      id: 'listRoleEnrollments',
      method: 'GET',
      path: '/users/{id}/enrollments/roles',
      summary: 'Enrolments of a user in job roles',
      audience: andSelf,
      answer: { kind: 'page', schema: Enrollment },
    },
    {
      id: 'listCareerEnrollments',
      method: 'GET',
      path: '/users/{id}/enrollments/careers',
      summary: 'Enrolments of a user in careers',
      audience: andSelf,
      answer: { kind: 'page', schema: Enrollment },
    },
    ...assignments,
  ]),
];
