import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

const anyOf = (kind: string) =>
  `select id from document where kind = '${kind}' and deleted_at is null order by id limit 1`;

export const marketplace: Fixture = {
  // What all accounts share is no account's.
  things: async (platform) => ({
    vendors: await idBy(platform, anyOf('vendors'), []),
    listings: await idBy(platform, anyOf('listings'), []),
  }),
  paths: { '/marketplace/listings': 'listings', '/marketplace/vendors': 'vendors' },
  bodies: {
    Vendor: () => ({ name: 'Karoo Learning Media' }),
    Listing: ({ vendors: vendorId, courses }) => ({
      vendorId,
      kind: 'course',
      title: 'Safe loading of road vehicles',
      summary: 'Eight short films with questions.',
      category: 'Warehousing',
      contentType: 'Screening',
      contentIds: [courses],
      pricing: 'quote',
      state: 'published',
    }),
    requestListing: () => ({ learners: 40 }),
  },
};
