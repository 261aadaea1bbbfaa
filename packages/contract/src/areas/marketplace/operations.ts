import { z } from 'zod';
import {
  CategoryStatistics,
  ListingAvailability,
  ListingRequest,
  ListingRequestInput,
  Offer,
} from './schemas.ts';
import { listings, marketplaceArea } from './schemas.ts';
import { SearchText } from '../../kit/fields.ts';
import { locales } from '../../kit/options.ts';
import { area } from '../../kit/operation.ts';
import { Id, pageQuery } from '../../kit/schemas.ts';

const offers = (things: string) =>
  ({
    method: 'GET',
    audience: ['any'],
    summary: `${things} on offer, with what is in them`,
    query: z.object({
      ...pageQuery,
      category: z
        .string()
        .max(64)
        .optional()
        .meta({ description: 'Only of this category', examples: ['Warehousing'] }),
      vendorId: Id.optional().describe('Only of this vendor'),
      language: z.enum(locales).optional().describe('Only what is there in this language'),
      query: SearchText('Text in title, summary or category', 'loading').optional(),
    }),
    answer: { kind: 'page', schema: Offer },
  }) as const;

export const marketplaceCalls = area(marketplaceArea, {
  listListingAvailability: {
    method: 'GET',
    path: '/marketplace/listings/availability',
    summary: 'How an account stands to what is offered: has it, asked for it, may ask for it',
    audience: ['any'],
    query: z.object({
      limit: pageQuery.limit,
      cursor: pageQuery.cursor,
      accountId: Id.optional().describe('The own account when absent'),
      listingId: Id.optional().describe('This listing alone'),
    }),
    errors: ['not_found'],
    answer: { kind: 'page', schema: ListingAvailability },
  },
  listFeaturedListings: {
    method: 'GET',
    path: '/marketplace/listings/featured',
    summary: 'Listings that are shown before others, those that are for longest first; at most 50',
    audience: ['any'],
    answer: { kind: 'page', schema: listings.entity },
  },
  requestListing: {
    method: 'POST',
    path: '/marketplace/listings/{id}/request',
    summary:
      'Ask for a listing; one that is asked for already gets that request, with 200. Nothing is bought by it',
    audience: ['manager'],
    body: ListingRequestInput,
    errors: ['wrong_state'],
    answer: { kind: 'data', schema: ListingRequest, status: 201, mayBeThere: true },
  },
  listListingCategories: {
    method: 'GET',
    path: '/marketplace/categories/stats',
    summary: 'What is offered in each category',
    audience: ['any'],
    answer: { kind: 'page', schema: CategoryStatistics },
  },
  listOfferedLessons: { ...offers('Lessons'), path: '/marketplace/lessons' },
  listOfferedCourses: { ...offers('Courses'), path: '/marketplace/courses' },
});
