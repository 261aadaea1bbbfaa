import { sql } from 'kysely';
import type { Role } from '@moderator/contract';
import type { Call, Handlers } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { listed, readDocument } from '../../documents/handlers.ts';
import { paged } from '../../documents/list-conditions.ts';
import type { Paged } from '../../documents/list-conditions.ts';
import { enrolledUsers } from '../../attempts/enrolled-users.ts';
import type { EnrolledQuery } from '../../attempts/enrolled-users.ts';
import { tally } from '../../documents/tally.ts';
import { accountsOf, viewOf } from '../../documents/view.ts';
import { assigning, checkAssignment, unassigning } from './assignments.ts';
import { enrol, enrollmentsOf, unenrol } from './enrollments.ts';
import type { EnrollmentKind } from './enrollments.ts';

const { groups, roles, users } = collections;

const readUser = (call: Call) => readDocument(call, users, call.params['id']!);

const named = (name: unknown, id: string) => ({ id, name: String(name) });

async function groupsOf(call: Call, groupIds: unknown) {
  const found = await groups.many(call.queries, (groupIds as string[] | undefined) ?? []);
  return found
    .map((group) => named(group.body['name'], group.id))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const enrollments = (kind: EnrollmentKind) => async (call: Call) => {
  const { id } = await readUser(call);
  return { data: await enrollmentsOf(call.queries, kind, id), next: null };
};

export const userHandlers: Handlers = {
  async countUsers(call: Call<{ accountId?: string; siteId?: string; role?: Role }>) {
    const { accountId, siteId, role } = call.query;
    const view = await viewOf(call, users.resource, accountId ? { filter: { accountId: [accountId] } } : {});
    if (view.siteId && siteId && siteId !== view.siteId) return { data: { count: 0 } };
    const site = view.siteId ?? siteId;
    return {
      data: {
        count: await tally(call.queries, { kind: 'users', accounts: view.accounts, siteId: site, role }),
      },
    };
  },

  async listUserGroups(call: Call) {
    const user = await readUser(call);
    return { data: await groupsOf(call, user.body['groupIds']), next: null };
  },

  async listUserRoles(call: Call<Paged>) {
    const { id } = await readUser(call);
    const enrolled = await enrollmentsOf(call.queries, 'roles', id);
    return listed(
      await roles.list(call.queries, {
        ...paged(call.query),
        accounts: await accountsOf(call),
        ids: enrolled.map((each) => each.id),
      }),
    );
  },

  async addUserRoles(call: Call<object, { roleIds: string[] }>) {
    const { id } = await readUser(call);
    await checkAssignment(call, 'roles', [id], call.body.roleIds);
    return { data: { changed: await enrol(call, 'roles', [id], call.body.roleIds) } };
  },

  async removeUserRoles(call: Call<{ roleId: string[] }>) {
    const { id } = await readUser(call);
    return { data: { changed: await unenrol(call, 'roles', [id], call.query.roleId) } };
  },

  async removeRolesOfUsers(call: Call<{ userId: string[]; roleId: string[] }>) {
    const { userId, roleId } = call.query;
    await checkAssignment(call, 'roles', userId, roleId);
    return { data: { changed: await unenrol(call, 'roles', userId, roleId) } };
  },

  /** Sorted by surname, as lists of people are. */
  listEnrolledUsers: (call: Call<EnrolledQuery>) => enrolledUsers(call, call.query),

  listRoleEnrollments: enrollments('roles'),
  listCareerEnrollments: enrollments('careers'),

  assignJobRoles: assigning('roles'),
  unassignJobRoles: unassigning('roles'),
  assignCareers: assigning('careers'),
  unassignCareers: unassigning('careers'),
  assignSites: assigning('sites'),
  unassignSites: unassigning('sites'),

  async getAssigned(call: Call) {
    const user = await readUser(call);
    const { queries } = call;
    const courses = await sql<{ id: string; name: string }>`
      select distinct course_id as id, course_title as name from attempt
      where learner_id = ${user.id}::uuid and superseded_at is null order by name`.execute(queries);
    return {
      data: {
        roles: await enrollmentsOf(queries, 'roles', user.id),
        careers: await enrollmentsOf(queries, 'careers', user.id),
        sites: await enrollmentsOf(queries, 'sites', user.id),
        groups: await groupsOf(call, user.body['groupIds']),
        courses: courses.rows,
      },
    };
  },
};
