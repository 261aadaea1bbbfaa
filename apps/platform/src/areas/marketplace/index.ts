import type { Handlers } from '../../kernel/call.ts';
import { listListingAvailability } from './availability.ts';
import { listFeaturedListings, listListingCategories, listOffers } from './offers.ts';
import { requestListing } from './requests.ts';

export { listingHooks, vendorHooks } from './hooks.ts';

export const marketplaceHandlers = {
  listFeaturedListings,
  listListingAvailability,
  listListingCategories,
  listOfferedCourses: (call) => listOffers(call, 'course'),
  listOfferedLessons: (call) => listOffers(call, 'lesson'),
  requestListing,
} satisfies Partial<Handlers>;
