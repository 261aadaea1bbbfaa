import { randomUUID } from 'node:crypto';
import type { Fixture } from '../../testing/fixture.ts';

const theme = { isCustomTheme: true, colour: { red: 1, green: 2, blue: 3 }, logos: {} };

export const accounts: Fixture = {
  queries: { changeAccountState: () => 'from=active&to=suspended' },
  bodies: {
    Account: ({ clientId }) => ({
      clientId,
      name: 'Account',
      URLPrefix: `a${randomUUID().slice(0, 8)}`,
      theme,
    }),
    setAccountTheme: () => theme,
  },
};
