import type { Fixture } from '../../testing/fixture.ts';

export const groups: Fixture = {
  queries: {
    removeGroupUsers: ({ users }) => `id=${users}`,
    removeGroupRoles: ({ roles }) => `id=${roles}`,
  },
  bodies: {
    Group: ({ accounts }) => ({ accountId: accounts, name: 'Group' }),
    addGroupUsers: ({ users }) => ({ ids: [users] }),
    addGroupRoles: ({ roles }) => ({ ids: [roles] }),
  },
};
