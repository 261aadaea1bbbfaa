// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Named } from '../shared/types.ts';

/** A listing with its version */
export interface Listing {
  /** Identifier of the vendor */
  vendorId: string;
  /** What it offers */
  kind: "course" | "lesson" | "bundle";
  /** Title by which people know it */
  title: string;
  /** What it is, in some sentences */
  summary: string;
  /** All there is to say of it, in Markdown; what is HTML in it is text */
  description?: string;
  /** What it is filed under */
  category: string;
  /** Languages that it is there in */
  languages: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** Minutes that it is planned to take */
  durationMinutes?: number | null;
  /** Level of the National Qualifications Framework */
  nqfLevel?: number | null;
  /** Credits that it counts for */
  credits?: number | null;
  /** Type of content of a licence that grants it */
  contentType: "Moderator" | "DueAssessments" | "ReadyForModeration" | "ExternalAssessments" | "FormalCourse" | "OnboardingCourse" | "Screening" | "PeerReview";
  /** Courses and lessons that it is made of */
  contentIds: string[];
  /** How it is paid for */
  pricing: "included" | "free" | "perUse" | "quote";
  /** Price in cents, where it is known */
  priceMinor?: number | null;
  /** Currency of the price, ISO 4217 */
  currency: string;
  /** Last day on which it is shown before others */
  featuredUntil?: string | null;
  /** Accounts that it is offered to alone; shown to those who offer it */
  accounts?: string[] | null;
  /** Whether it is offered */
  state: "draft" | "published" | "retired";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** How an account stands to a listing */
export interface ListingAvailability {
  /** Identifier of the listing */
  listingId: string;
  /** Title of the listing */
  title: string;
  /** How the account stands to it */
  availability: "owned" | "requested" | "available" | "not_offered";
  /** When it was asked for */
  requestedAt?: string;
  requestedBy?: Named;
  /** What that means, for people */
  sentence: string;
}

/** What is offered in a category */
export interface ListingCategory {
  /** What it is filed under */
  category: string;
  /** How many there are */
  listings: number;
  /** How many of each kind */
  byKind: {
    /** Courses among them */
    course: number;
    /** Lessons among them */
    lesson: number;
    /** Bundles among them */
    bundle: number;
  };
}

/** What a listing is made of, without what the platform adds */
export interface ListingCreate {
  /** Identifier of the vendor */
  vendorId: string;
  /** What it offers */
  kind: "course" | "lesson" | "bundle";
  /** Title by which people know it */
  title: string;
  /** What it is, in some sentences */
  summary: string;
  /** All there is to say of it, in Markdown; what is HTML in it is text */
  description?: string;
  /** What it is filed under */
  category: string;
  /** Languages that it is there in */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** Minutes that it is planned to take */
  durationMinutes?: number | null;
  /** Level of the National Qualifications Framework */
  nqfLevel?: number | null;
  /** Credits that it counts for */
  credits?: number | null;
  /** Type of content of a licence that grants it */
  contentType: "Moderator" | "DueAssessments" | "ReadyForModeration" | "ExternalAssessments" | "FormalCourse" | "OnboardingCourse" | "Screening" | "PeerReview";
  /** Courses and lessons that it is made of */
  contentIds?: string[];
  /** How it is paid for */
  pricing: "included" | "free" | "perUse" | "quote";
  /** Price in cents, where it is known */
  priceMinor?: number | null;
  /** Currency of the price, ISO 4217 */
  currency?: string;
  /** Last day on which it is shown before others */
  featuredUntil?: string | null;
  /** Accounts that it is offered to alone; shown to those who offer it */
  accounts?: string[] | null;
  /** Whether it is offered */
  state?: "draft" | "published" | "retired";
}

/** Fields of a listing that change; what is absent stays, null deletes */
export interface ListingPatch {
  /** Identifier of the vendor */
  vendorId?: string;
  /** What it offers */
  kind?: "course" | "lesson" | "bundle";
  /** Title by which people know it */
  title?: string;
  /** What it is, in some sentences */
  summary?: string;
  /** All there is to say of it, in Markdown; what is HTML in it is text */
  description?: string | null;
  /** What it is filed under */
  category?: string;
  /** Languages that it is there in */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** Minutes that it is planned to take */
  durationMinutes?: number | null;
  /** Level of the National Qualifications Framework */
  nqfLevel?: number | null;
  /** Credits that it counts for */
  credits?: number | null;
  /** Type of content of a licence that grants it */
  contentType?: "Moderator" | "DueAssessments" | "ReadyForModeration" | "ExternalAssessments" | "FormalCourse" | "OnboardingCourse" | "Screening" | "PeerReview";
  /** Courses and lessons that it is made of */
  contentIds?: string[];
  /** How it is paid for */
  pricing?: "included" | "free" | "perUse" | "quote";
  /** Price in cents, where it is known */
  priceMinor?: number | null;
  /** Currency of the price, ISO 4217 */
  currency?: string;
  /** Last day on which it is shown before others */
  featuredUntil?: string | null;
  /** Accounts that it is offered to alone; shown to those who offer it */
  accounts?: string[] | null;
  /** Whether it is offered */
  state?: "draft" | "published" | "retired";
}

/** A listing that an account asked for */
export interface ListingRequest {
  /** Identifier */
  id: string;
  /** Identifier of the listing */
  listingId: string;
  /** Identifier of the account */
  accountId: string;
  /** What was said with it */
  message: string | null;
  /** How many learners it is for */
  learners: number | null;
  /** When it was asked for */
  requestedAt: string;
  requestedBy: Named;
  /** When it lapses unless it is granted before */
  lapsesAt: string;
}

/** Which of the listings are meant */
export interface ListingsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in vendorId */
    vendorId?: string[];
    /** Only those with one of these in kind */
    kind?: ("course" | "lesson" | "bundle")[];
    /** Only those with one of these in category */
    category?: string[];
    /** Only those with one of these in state */
    state?: ("draft" | "published" | "retired")[];
  };
}

/** A listing with what is in it */
export interface Offer {
  /** Identifier of the vendor */
  vendorId: string;
  /** What it offers */
  kind: "course" | "lesson" | "bundle";
  /** Title by which people know it */
  title: string;
  /** What it is, in some sentences */
  summary: string;
  /** All there is to say of it, in Markdown; what is HTML in it is text */
  description?: string;
  /** What it is filed under */
  category: string;
  /** Languages that it is there in */
  languages: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** Minutes that it is planned to take */
  durationMinutes?: number | null;
  /** Level of the National Qualifications Framework */
  nqfLevel?: number | null;
  /** Credits that it counts for */
  credits?: number | null;
  /** Type of content of a licence that grants it */
  contentType: "Moderator" | "DueAssessments" | "ReadyForModeration" | "ExternalAssessments" | "FormalCourse" | "OnboardingCourse" | "Screening" | "PeerReview";
  /** How it is paid for */
  pricing: "included" | "free" | "perUse" | "quote";
  /** Price in cents, where it is known */
  priceMinor?: number | null;
  /** Currency of the price, ISO 4217 */
  currency: string;
  /** Last day on which it is shown before others */
  featuredUntil?: string | null;
  /** Whether it is offered */
  state: "draft" | "published" | "retired";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
  vendor: Named;
  /** What it is made of */
  content: OfferedContent[];
}

/** What is in a listing */
export interface OfferedContent {
  /** Title of it */
  title: string;
  /** What is learnt, where it says so */
  outcomes: string[];
  /** Minutes that it takes */
  durationMinutes: number | null;
  /** Languages that it is in */
  languages: string[];
}

/** A vendor with its version */
export interface Vendor {
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Where there is more of it */
  website?: string | null;
  /** Email address */
  email?: string | null;
  /** Identifier of the logo file */
  logoFileId?: string | null;
  /** Whether it offers anything now */
  state: "active" | "inactive";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a vendor is made of, without what the platform adds */
export interface VendorCreate {
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Where there is more of it */
  website?: string | null;
  /** Email address */
  email?: string | null;
  /** Identifier of the logo file */
  logoFileId?: string | null;
  /** Whether it offers anything now */
  state?: "active" | "inactive";
}

/** Fields of a vendor that change; what is absent stays, null deletes */
export interface VendorPatch {
  /** Name by which people know it */
  name?: string;
  /** What it is about, in some sentences */
  description?: string | null;
  /** Where there is more of it */
  website?: string | null;
  /** Email address */
  email?: string | null;
  /** Identifier of the logo file */
  logoFileId?: string | null;
  /** Whether it offers anything now */
  state?: "active" | "inactive";
}

/** Which of the vendors are meant */
export interface VendorsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in state */
    state?: ("active" | "inactive")[];
  };
}

export interface ListVendorsQuery<Field extends keyof Vendor = keyof Vendor> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchVendorsQuery<Field extends keyof Vendor = keyof Vendor> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetVendorQuery<Field extends keyof Vendor = keyof Vendor> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportVendorsQuery {
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("name" | "description" | "website" | "email" | "logoFileId" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListListingsQuery<Field extends keyof Listing = keyof Listing> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in vendorId */
  vendorId?: string[] | null;
  /** Only those with one of these in kind */
  kind?: ("course" | "lesson" | "bundle")[] | null;
  /** Only those with one of these in category */
  category?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "published" | "retired")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "featuredUntil" | "-featuredUntil" | "priceMinor" | "-priceMinor" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchListingsQuery<Field extends keyof Listing = keyof Listing> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in vendorId */
  vendorId?: string[] | null;
  /** Only those with one of these in kind */
  kind?: ("course" | "lesson" | "bundle")[] | null;
  /** Only those with one of these in category */
  category?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "published" | "retired")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "featuredUntil" | "-featuredUntil" | "priceMinor" | "-priceMinor" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetListingQuery<Field extends keyof Listing = keyof Listing> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportListingsQuery {
  /** Only those with one of these in vendorId */
  vendorId?: string[] | null;
  /** Only those with one of these in kind */
  kind?: ("course" | "lesson" | "bundle")[] | null;
  /** Only those with one of these in category */
  category?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "published" | "retired")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "featuredUntil" | "-featuredUntil" | "priceMinor" | "-priceMinor" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("vendorId" | "kind" | "title" | "summary" | "description" | "category" | "languages" | "durationMinutes" | "nqfLevel" | "credits" | "contentType" | "contentIds" | "pricing" | "priceMinor" | "currency" | "featuredUntil" | "accounts" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListListingAvailabilityQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** The own account when absent */
  accountId?: string | null;
  /** This listing alone */
  listingId?: string | null;
}

export interface ListOfferedLessonsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only of this category */
  category?: string | null;
  /** Only of this vendor */
  vendorId?: string | null;
  /** Only what is there in this language */
  language?: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso" | null;
  /** Text in title, summary or category */
  query?: string | null;
}

export interface ListOfferedCoursesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only of this category */
  category?: string | null;
  /** Only of this vendor */
  vendorId?: string | null;
  /** Only what is there in this language */
  language?: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso" | null;
  /** Text in title, summary or category */
  query?: string | null;
}

export interface MarketplaceCalls {
  /**
   * List vendors.
   * `GET /v2/marketplace/vendors` for any. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listVendors({ query: { fields: ["name"] } })) …
   */
  listVendors<Field extends keyof Vendor = keyof Vendor>(input?: { query?: ListVendorsQuery<Field> }, options?: CallOptions): Paged<Selected<Vendor, Field>>;

  /**
   * List vendors matching a text, best match first.
   * `GET /v2/marketplace/vendors/search` for any. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchVendors({ query: { fields: ["name"] } })) …
   */
  searchVendors<Field extends keyof Vendor = keyof Vendor>(input?: { query?: SearchVendorsQuery<Field> }, options?: CallOptions): Paged<Selected<Vendor, Field>>;

  /**
   * List vendors by a filter too long for an address.
   * `POST /v2/marketplace/vendors/fetch` for any. Codes: too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchVendors({ query: { fields: ["name"] }, body })) …
   */
  fetchVendors<Field extends keyof Vendor = keyof Vendor>(input: { query?: ListVendorsQuery<Field>; body: VendorsFilter }, options?: CallOptions): Paged<Selected<Vendor, Field>>;

  /**
   * One of the vendors.
   * `GET /v2/marketplace/vendors/{id}` for any. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const vendor = await api.getVendor({ id });
   */
  getVendor<Field extends keyof Vendor = keyof Vendor>(input: { id: string; query?: GetVendorQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Vendor, Field>>>;

  /**
   * Whether one of the vendors exists, and its version.
   * `HEAD /v2/marketplace/vendors/{id}` for any. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headVendor({ id });
   */
  headVendor(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the vendors.
   * `POST /v2/marketplace/vendors` for admin. Codes: key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const vendor = await api.createVendor({ body });
   */
  createVendor(input: { body: VendorCreate }, options?: CallOptions): Promise<Versioned<Vendor>>;

  /**
   * Change fields of one of the vendors.
   * `PATCH /v2/marketplace/vendors/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const vendor = await api.updateVendor({ id, version, body: { name: "Karoo Learning Media" } });
   */
  updateVendor(input: { id: string; body: VendorPatch; version: number }, options?: CallOptions): Promise<Versioned<Vendor>>;

  /**
   * Replace one of the vendors.
   * `PUT /v2/marketplace/vendors/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const vendor = await api.replaceVendor({ id, version, body });
   */
  replaceVendor(input: { id: string; body: VendorCreate; version: number }, options?: CallOptions): Promise<Versioned<Vendor>>;

  /**
   * Delete one of the vendors; its history is kept.
   * `DELETE /v2/marketplace/vendors/{id}` for admin. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteVendor({ id, version });
   */
  deleteVendor(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export vendors as csv, xlsx, pdf or json.
   * `POST /v2/marketplace/vendors/export/{type}` for admin. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportVendors({ type: "csv" });
   */
  exportVendors<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportVendorsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * List listings.
   * `GET /v2/marketplace/listings` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listListings({ query: { fields: ["title"] } })) …
   */
  listListings<Field extends keyof Listing = keyof Listing>(input?: { query?: ListListingsQuery<Field> }, options?: CallOptions): Paged<Selected<Listing, Field>>;

  /**
   * List listings matching a text, best match first.
   * `GET /v2/marketplace/listings/search` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchListings({ query: { fields: ["title"] } })) …
   */
  searchListings<Field extends keyof Listing = keyof Listing>(input?: { query?: SearchListingsQuery<Field> }, options?: CallOptions): Paged<Selected<Listing, Field>>;

  /**
   * List listings by a filter too long for an address.
   * `POST /v2/marketplace/listings/fetch` for any. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchListings({ query: { fields: ["title"] }, body })) …
   */
  fetchListings<Field extends keyof Listing = keyof Listing>(input: { query?: ListListingsQuery<Field>; body: ListingsFilter }, options?: CallOptions): Paged<Selected<Listing, Field>>;

  /**
   * One of the listings.
   * `GET /v2/marketplace/listings/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const listing = await api.getListing({ id });
   */
  getListing<Field extends keyof Listing = keyof Listing>(input: { id: string; query?: GetListingQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Listing, Field>>>;

  /**
   * Whether one of the listings exists, and its version.
   * `HEAD /v2/marketplace/listings/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headListing({ id });
   */
  headListing(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the listings.
   * `POST /v2/marketplace/listings` for admin. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const listing = await api.createListing({ body });
   */
  createListing(input: { body: ListingCreate }, options?: CallOptions): Promise<Versioned<Listing>>;

  /**
   * Change fields of one of the listings.
   * `PATCH /v2/marketplace/listings/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const listing = await api.updateListing({ id, version, body: { title: "Safe loading of road vehicles" } });
   */
  updateListing(input: { id: string; body: ListingPatch; version: number }, options?: CallOptions): Promise<Versioned<Listing>>;

  /**
   * Replace one of the listings.
   * `PUT /v2/marketplace/listings/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const listing = await api.replaceListing({ id, version, body });
   */
  replaceListing(input: { id: string; body: ListingCreate; version: number }, options?: CallOptions): Promise<Versioned<Listing>>;

  /**
   * Delete one of the listings; its history is kept.
   * `DELETE /v2/marketplace/listings/{id}` for admin. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteListing({ id, version });
   */
  deleteListing(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export listings as csv, xlsx, pdf or json.
   * `POST /v2/marketplace/listings/export/{type}` for admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportListings({ type: "csv" });
   */
  exportListings<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportListingsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * How an account stands to what is offered: has it, asked for it, may ask for it.
   * `GET /v2/marketplace/listings/availability` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listListingAvailability();
   */
  listListingAvailability(input?: { query?: ListListingAvailabilityQuery }, options?: CallOptions): Paged<ListingAvailability>;

  /**
   * Listings that are shown before others, those that are for longest first; at most 50.
   * `GET /v2/marketplace/listings/featured` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listFeaturedListings();
   */
  listFeaturedListings(input?: undefined, options?: CallOptions): Paged<Listing>;

  /**
   * Ask for a listing; one that is asked for already gets that request, with 200. Nothing is bought by it.
   * `POST /v2/marketplace/listings/{id}/request` for manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const listingRequest = await api.requestListing({ id, body });
   */
  requestListing(input: { id: string; body: {
  /** What there is to say with it */
  message?: string;
  /** How many learners it is for */
  learners?: number;
} }, options?: CallOptions): Promise<ListingRequest>;

  /**
   * What is offered in each category.
   * `GET /v2/marketplace/categories/stats` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listListingCategories();
   */
  listListingCategories(input?: undefined, options?: CallOptions): Paged<ListingCategory>;

  /**
   * Lessons on offer, with what is in them.
   * `GET /v2/marketplace/lessons` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listOfferedLessons();
   */
  listOfferedLessons(input?: { query?: ListOfferedLessonsQuery }, options?: CallOptions): Paged<Offer>;

  /**
   * Courses on offer, with what is in them.
   * `GET /v2/marketplace/courses` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listOfferedCourses();
   */
  listOfferedCourses(input?: { query?: ListOfferedCoursesQuery }, options?: CallOptions): Paged<Offer>;
}
