import { sql } from 'kysely';
import type { Handlers, RequestContext } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { entityOf } from '../../documents/document.ts';
import { listed } from '../../documents/listing.ts';
import { readDocument } from '../../documents/read.ts';
import { paged } from '../../documents/list-conditions.ts';
import { enrolledUsers } from '../../people/enrolled-users.ts';
import { storedCount } from '../../documents/stored-count.ts';
import { viewOf } from '../../documents/view.ts';
import { accountsOf } from '../../kernel/tenants.ts';
import { candidateOf } from './candidate-of.ts';
import { invite } from './invite.ts';
import { assign, checkAssignment, unassign } from './assignments.ts';
import { enrol, enrollmentsOf, unenrol } from '../../people/enrollments.ts';
import type { EnrollmentKind } from '../../people/enrollments.ts';

export { userHooks } from './people.ts';

const { groups, roles, users } = collections;

type CallForOne = RequestContext & { params: { readonly id: string } };

const readUser = (call: CallForOne) => readDocument(call, users, call.params.id);

async function groupsOf({ queries }: RequestContext, groupIds: readonly string[] = []) {
  const found = await groups.many(queries, groupIds);
  return found
    .map((group) => ({ id: group.id, name: group.body.name }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const enrollments = (kind: EnrollmentKind) => async (call: CallForOne) => {
  const { id } = await readUser(call);
  return { data: await enrollmentsOf(call.queries, kind, id), next: null };
};

export const userHandlers = {
  async countUsers(call) {
    const { accountId, siteId, role } = call.query;
    const view = await viewOf(call, users.resource, accountId ? { filter: { accountId: [accountId] } } : {});
    if (view.siteId && siteId && siteId !== view.siteId) return { data: { count: 0 } };
    const site = view.siteId ?? siteId;
    return {
      data: {
        count: await storedCount(call.queries, {
          kind: 'users',
          accounts: view.accounts,
          siteId: site,
          role,
        }),
      },
    };
  },

  getMe: async (call) => {
    const [me, candidate] = await Promise.all([
      users.get(call.queries, call.principal.userId),
      candidateOf(call.queries, call.principal),
    ]);
    return { data: { ...entityOf(me), candidate } };
  },

  async listUserGroups(call) {
    const user = await readUser(call);
    return { data: await groupsOf(call, user.body.groupIds), next: null };
  },

  async listUserRoles(call) {
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

  async addUserRoles(call) {
    const { id } = await readUser(call);
    await checkAssignment(call, 'roles', [id], call.body.roleIds);
    return { data: { changed: await enrol(call, 'roles', [id], call.body.roleIds) } };
  },

  async removeUserRoles(call) {
    const { id } = await readUser(call);
    return { data: { changed: await unenrol(call, 'roles', [id], call.query.roleId) } };
  },

  async removeRolesOfUsers(call) {
    const { userId, roleId } = call.query;
    await checkAssignment(call, 'roles', userId, roleId);
    return { data: { changed: await unenrol(call, 'roles', userId, roleId) } };
  },

  /** Sorted by surname, as lists of people are. */
  listEnrolledUsers: (call) => enrolledUsers(call, call.query),

  listRoleEnrollments: enrollments('roles'),
  listCareerEnrollments: enrollments('careers'),

  inviteUser: async (call) => ({ data: await invite(call, await readUser(call)) }),

  assignJobRoles: (call) => assign(call, 'roles', call.body.userIds, call.body.roleIds),
  unassignJobRoles: (call) => unassign(call, 'roles', call.body.userIds, call.body.roleIds),
  assignCareers: (call) => assign(call, 'careers', call.body.userIds, call.body.careerIds),
  unassignCareers: (call) => unassign(call, 'careers', call.body.userIds, call.body.careerIds),
  assignSites: (call) => assign(call, 'sites', call.body.userIds, call.body.siteIds),
  unassignSites: (call) => unassign(call, 'sites', call.body.userIds, call.body.siteIds),

  async getAssigned(call) {
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
        groups: await groupsOf(call, user.body.groupIds),
        courses: courses.rows,
      },
    };
  },
} satisfies Partial<Handlers>;
