import type { Fixture } from '../../testing/fixture.ts';

export const contacts: Fixture = {
  kinds: ['contacts'],
  bodies: { Contact: ({ accounts }) => ({ accountId: accounts, name: 'Contact' }) },
};
