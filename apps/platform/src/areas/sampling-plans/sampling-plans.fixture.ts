import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

export const samplingPlans: Fixture = {
  things: async (platform, { accounts }) => ({
    planned: await idBy(platform, 'select id from planned_look where account_id = $1 order by id limit 1', [
      accounts,
    ]),
  }),
  paths: { '/moderation/sampling-plans': 'courses', '/moderation/planned-looks': 'planned' },
  bodies: {
    planLook: () => ({ month: '2099-01' }),
    changePlannedLook: () => ({ month: '2099-01' }),
    recordInterimLook: () => ({ result: 'C' }),
  },
};
