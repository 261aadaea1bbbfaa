import type { Fixture } from '../../testing/fixture.ts';

export const licences: Fixture = {
  paths: {
    '/licences/engagements': 'licence-engagements',
    '/licences/subscriptions': 'licence-subscriptions',
    '/licences/groups': 'licence-groups',
  },
  bodies: {
    Licence: ({ accounts }) => ({
      accountId: accounts,
      name: 'Licence',
      content: [],
      platforms: ['Moderator'],
    }),
    LicenceEngagement: ({ accounts, licences: licence }) => ({
      accountId: accounts,
      licenceId: licence,
      contentType: 'FormalCourse',
      quantity: 10,
    }),
    LicenceSubscription: ({ accounts, licences: licence }) => ({
      accountId: accounts,
      licenceId: licence,
      name: 'Subscription',
      period: 'yearly',
      startsOn: '2026-01-01',
    }),
    LicenceGroup: ({ accounts, licences: licence, groups }) => ({
      accountId: accounts,
      licenceId: licence,
      groupId: groups,
      expiresOn: '2026-12-31',
    }),
    setLicenceContent: () => [{ type: 'FormalCourse', accessLevel: 'FullAccess' }],
    addToLicenceEngagement: () => ({ quantity: 5 }),
  },
};
