import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

/** A submission of the account, where there is one. */
export const marking: Fixture = {
  things: async (platform, { accounts }) => ({
    submissions: await idBy(platform, 'select id from submission where account_id = $1 limit 1', [accounts]),
  }),
  paths: { '/moderation/submissions': 'submissions' },
};
