import type { Fixture } from '../../testing/fixture.ts';
import { own, personOf } from '../../testing/template.ts';

export const classes: Fixture = {
  bodies: {
    Class: ({ accounts: accountId, sites: siteId }) => ({
      accountId,
      siteId: accountId === own ? personOf('sitemanager').siteId : siteId,
      name: 'Lift truck operators, August',
      startsOn: '2026-08-03',
      endsOn: '2026-11-27',
    }),
  },
};
