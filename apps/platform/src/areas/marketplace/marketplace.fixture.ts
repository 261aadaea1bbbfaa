import type { Fixture } from '../../testing/fixture.ts';

export const marketplace: Fixture = {
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
