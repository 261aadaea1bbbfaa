import type { Client } from '@moderator/client';

interface Sale {
  administrator: Client;
  accountId: string;
}

/** Sells 50 reviews of people, then 25 more, and reads how many are left and what they were ordered with. */
export async function sellReviews({ administrator, accountId }: Sale) {
  const licence = await administrator.createLicence({
    body: {
      accountId,
      name: 'Reviews by use, 2027',
      content: [{ type: 'PeerReview', accessLevel: 'ViaEngagement' }],
      platforms: ['web'],
      startsOn: '2027-01-01',
    },
  });
  const { id, version } = await administrator.createLicenceEngagement({
    body: { accountId, licenceId: licence.id, contentType: 'PeerReview', quantity: 50, note: 'Order 1182' },
  });
  const { quantity, used } = await administrator.addToLicenceEngagement({
    id,
    version,
    body: { quantity: 25, note: 'Order 1207' },
  });
  const { items } = await administrator.listLicenceEngagementLogs({ id });
  return { left: quantity - used, notes: items.map(({ note }) => note) };
}
