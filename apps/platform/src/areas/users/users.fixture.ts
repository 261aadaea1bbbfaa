import { randomUUID } from 'node:crypto';
import type { Fixture } from '../../testing/fixture.ts';

/** People, and what they are enrolled in. */
export const users: Fixture = {
  paths: { '/enrollments/users': 'users', '/admin/users': 'users' },
  queries: {
    removeUserRoles: ({ roles }) => `roleId=${roles}`,
    removeRolesOfUsers: ({ users: user, roles }) => `userId=${user}&roleId=${roles}`,
  },
  bodies: {
    User: ({ accounts, clientId }) => ({
      accountId: accounts,
      clientId,
      username: `u${randomUUID()}`,
      name: 'Lindiwe',
      surname: 'Dube',
      roles: ['learner'],
    }),
    addUserRoles: ({ roles }) => ({ roleIds: [roles] }),
    assignJobRoles: ({ users: user, roles }) => ({ userIds: [user], roleIds: [roles] }),
    unassignJobRoles: ({ users: user, roles }) => ({ userIds: [user], roleIds: [roles] }),
    assignCareers: ({ users: user, careers }) => ({ userIds: [user], careerIds: [careers] }),
    unassignCareers: ({ users: user, careers }) => ({ userIds: [user], careerIds: [careers] }),
    assignSites: ({ users: user, sites }) => ({ userIds: [user], siteIds: [sites] }),
    unassignSites: ({ users: user, sites }) => ({ userIds: [user], siteIds: [sites] }),
  },
};
