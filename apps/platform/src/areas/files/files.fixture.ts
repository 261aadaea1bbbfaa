import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

export const files: Fixture = {
  things: async (platform, { accounts }) => ({
    files: await idBy(platform, 'select id from stored_file where account_id = $1 order by id limit 1', [
      accounts,
    ]),
  }),
};
