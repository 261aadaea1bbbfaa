/** The words of the marketplace, in the manner of the other options. */

/** What a listing of the marketplace offers. */
export const listingKinds = ['course', 'lesson', 'bundle'] as const;
export const listingStates = ['draft', 'published', 'retired'] as const;
/** How a listing is paid for: with a licence that an account has, not at all, by use, or as its vendor says. */
export const pricings = ['included', 'free', 'perUse', 'quote'] as const;
/** How an account stands to a listing. */
export const availabilities = ['owned', 'requested', 'available', 'not_offered'] as const;
export type Availability = (typeof availabilities)[number];
