import type { Fixture } from '../../testing/fixture.ts';

export const sites: Fixture = {
  kinds: ['sites'],
  bodies: { Site: ({ accounts }) => ({ accountId: accounts, name: 'Site', town: 'Paarl' }) },
};
