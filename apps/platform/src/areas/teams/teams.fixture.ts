import type { Fixture } from '../../testing/fixture.ts';

export const teams: Fixture = {
  kinds: ['teams'],
  bodies: { Team: ({ accounts }) => ({ accountId: accounts, name: 'Team' }) },
};
