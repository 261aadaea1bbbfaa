import type { Fixture } from '../../testing/fixture.ts';

const from = 'from=published&to=archived';

/** Job roles come with careers: each links to the other. */
export const careers: Fixture = {
  queries: { changeCareerState: () => from, changeJobRoleState: () => from },
  bodies: {
    Career: ({ accounts }) => ({ accountId: accounts, name: 'Career' }),
    JobRole: ({ accounts }) => ({ accountId: accounts, name: 'Role' }),
    setCareerRoles: ({ roles }) => ({ ids: [roles] }),
    setCareerContent: ({ courses }) => ({ content: [{ kind: 'course', id: courses }] }),
    setJobRoleContent: ({ courses }) => ({ content: [{ kind: 'course', id: courses }] }),
    setJobRoleCareers: ({ careers: career }) => ({ ids: [career] }),
  },
};
