// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';

/** A distribution document with its version */
export interface DistributionDocument {
  /** Identifier of the account */
  accountId: string;
  /** Title by which people know it */
  title: string;
  /** What its readers are told of it */
  message?: string;
  /** Identifier of the file */
  fileId: string;
  /** Whether its readers have to confirm it */
  mustConfirm: boolean;
  /** When it leaves inboxes by itself */
  expiresAt?: string | null;
  /** Whether it was sent */
  state: "draft" | "sending" | "sent" | "withdrawn";
  /** When it was sent first; absent before */
  sentAt?: string;
  /** How many it was sent to */
  recipients: number;
  /** How many of them opened it */
  viewed: number;
  /** How many of them confirmed it */
  confirmed: number;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a distribution document is made of, without what the platform adds */
export interface DistributionDocumentCreate {
  /** Identifier of the account */
  accountId: string;
  /** Title by which people know it */
  title: string;
  /** What its readers are told of it */
  message?: string;
  /** Identifier of the file */
  fileId: string;
  /** Whether its readers have to confirm it */
  mustConfirm?: boolean;
  /** When it leaves inboxes by itself */
  expiresAt?: string | null;
}

/** Fields of a distribution document that change; what is absent stays, null deletes */
export interface DistributionDocumentPatch {
  /** Title by which people know it */
  title?: string;
  /** What its readers are told of it */
  message?: string | null;
  /** Identifier of the file */
  fileId?: string;
  /** Whether its readers have to confirm it */
  mustConfirm?: boolean;
  /** When it leaves inboxes by itself */
  expiresAt?: string | null;
}

/** Which of the distribution documents are meant */
export interface DistributionDocumentsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: ("draft" | "sending" | "sent" | "withdrawn")[];
  };
}

/** A newsflash with its version */
export interface Newsflash {
  /** Identifier of the account */
  accountId: string;
  /** Title by which people know it */
  title: string;
  /** The news, in Markdown; what is HTML in it is text */
  body: string;
  /** Identifier of the image file */
  imageFileId?: string | null;
  /** Identifier of the category */
  categoryId?: string | null;
  /** Whether it is more urgent than others */
  priority: "normal" | "high";
  /** From when on it is shown; at once where it is not said */
  publishAt?: string | null;
  /** When it leaves inboxes by itself */
  expiresAt?: string | null;
  /** Whether it was sent */
  state: "draft" | "sending" | "sent" | "withdrawn";
  /** When it was sent first; absent before */
  sentAt?: string;
  /** How many it was sent to */
  recipients: number;
  /** How many of them opened it */
  viewed: number;
  /** How many of them confirmed it */
  confirmed: number;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** A newsflash category with its version */
export interface NewsflashCategory {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Colour, #rrggbb */
  colour?: string | null;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a newsflash category is made of, without what the platform adds */
export interface NewsflashCategoryCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Colour, #rrggbb */
  colour?: string | null;
}

/** Fields of a newsflash category that change; what is absent stays, null deletes */
export interface NewsflashCategoryPatch {
  /** Name by which people know it */
  name?: string;
  /** Colour, #rrggbb */
  colour?: string | null;
}

/** What a newsflash is made of, without what the platform adds */
export interface NewsflashCreate {
  /** Identifier of the account */
  accountId: string;
  /** Title by which people know it */
  title: string;
  /** The news, in Markdown; what is HTML in it is text */
  body: string;
  /** Identifier of the image file */
  imageFileId?: string | null;
  /** Identifier of the category */
  categoryId?: string | null;
  /** Whether it is more urgent than others */
  priority?: "normal" | "high";
  /** From when on it is shown; at once where it is not said */
  publishAt?: string | null;
  /** When it leaves inboxes by itself */
  expiresAt?: string | null;
}

/** Fields of a newsflash that change; what is absent stays, null deletes */
export interface NewsflashPatch {
  /** Title by which people know it */
  title?: string;
  /** The news, in Markdown; what is HTML in it is text */
  body?: string;
  /** Identifier of the image file */
  imageFileId?: string | null;
  /** Identifier of the category */
  categoryId?: string | null;
  /** Whether it is more urgent than others */
  priority?: "normal" | "high";
  /** From when on it is shown; at once where it is not said */
  publishAt?: string | null;
  /** When it leaves inboxes by itself */
  expiresAt?: string | null;
}

/** Which of the newsflashes are meant */
export interface NewsflashesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: ("draft" | "sending" | "sent" | "withdrawn")[];
    /** Only those with one of these in categoryId */
    categoryId?: string[];
  };
}

/** Whom a document or news is sent to: all that are meant, each once */
export interface Recipients {
  /** These people */
  userIds?: string[];
  /** Everybody in these groups */
  groupIds?: string[];
  /** Everybody of these sites */
  siteIds?: string[];
  /** Everybody in these job roles */
  roleIds?: string[];
  /** Everybody whom the sender may see */
  everybody?: boolean;
  /** Whether those who come into these groups, sites and roles later get it in the night after */
  includeJoiners?: boolean;
  /** When it is sent; at once where it is not said */
  at?: string;
}

/** One time that a document or news is sent */
export interface Sending {
  /** Identifier */
  id: string;
  /** failed: our mistake, or whoever sent it may not any more; who has it keeps it */
  state: "waiting" | "running" | "finished" | "failed";
  /** How much of it is done, in per cent */
  progress: number;
  /** How many got it by this */
  recipients: number;
  /** When it is sent */
  at: string;
}

export interface ListDistributionDocumentsQuery<Field extends keyof DistributionDocument = keyof DistributionDocument> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "sending" | "sent" | "withdrawn")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "sentAt" | "-sentAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchDistributionDocumentsQuery<Field extends keyof DistributionDocument = keyof DistributionDocument> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "sending" | "sent" | "withdrawn")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "sentAt" | "-sentAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetDistributionDocumentQuery<Field extends keyof DistributionDocument = keyof DistributionDocument> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportDistributionDocumentsQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "sending" | "sent" | "withdrawn")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "sentAt" | "-sentAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "title" | "message" | "fileId" | "mustConfirm" | "expiresAt" | "state" | "sentAt" | "recipients" | "viewed" | "confirmed" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListNewsflashesQuery<Field extends keyof Newsflash = keyof Newsflash> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "sending" | "sent" | "withdrawn")[] | null;
  /** Only those with one of these in categoryId */
  categoryId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "sentAt" | "-sentAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchNewsflashesQuery<Field extends keyof Newsflash = keyof Newsflash> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "sending" | "sent" | "withdrawn")[] | null;
  /** Only those with one of these in categoryId */
  categoryId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "sentAt" | "-sentAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetNewsflashQuery<Field extends keyof Newsflash = keyof Newsflash> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportNewsflashesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "sending" | "sent" | "withdrawn")[] | null;
  /** Only those with one of these in categoryId */
  categoryId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "sentAt" | "-sentAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "title" | "body" | "imageFileId" | "categoryId" | "priority" | "publishAt" | "expiresAt" | "state" | "sentAt" | "recipients" | "viewed" | "confirmed" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListNewsflashCategoriesQuery<Field extends keyof NewsflashCategory = keyof NewsflashCategory> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface GetNewsflashCategoryQuery<Field extends keyof NewsflashCategory = keyof NewsflashCategory> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface DistributionsCalls {
  /**
   * List distribution documents.
   * `GET /v2/distributions/documents` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listDistributionDocuments({ query: { fields: ["title"] } })) …
   */
  listDistributionDocuments<Field extends keyof DistributionDocument = keyof DistributionDocument>(input?: { query?: ListDistributionDocumentsQuery<Field> }, options?: CallOptions): Paged<Selected<DistributionDocument, Field>>;

  /**
   * List distribution documents matching a text, best match first.
   * `GET /v2/distributions/documents/search` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchDistributionDocuments({ query: { fields: ["title"] } })) …
   */
  searchDistributionDocuments<Field extends keyof DistributionDocument = keyof DistributionDocument>(input?: { query?: SearchDistributionDocumentsQuery<Field> }, options?: CallOptions): Paged<Selected<DistributionDocument, Field>>;

  /**
   * List distribution documents by a filter too long for an address.
   * `POST /v2/distributions/documents/fetch` for admin, manager. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchDistributionDocuments({ query: { fields: ["title"] }, body })) …
   */
  fetchDistributionDocuments<Field extends keyof DistributionDocument = keyof DistributionDocument>(input: { query?: ListDistributionDocumentsQuery<Field>; body: DistributionDocumentsFilter }, options?: CallOptions): Paged<Selected<DistributionDocument, Field>>;

  /**
   * One of the distribution documents.
   * `GET /v2/distributions/documents/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const distributionDocument = await api.getDistributionDocument({ id });
   */
  getDistributionDocument<Field extends keyof DistributionDocument = keyof DistributionDocument>(input: { id: string; query?: GetDistributionDocumentQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<DistributionDocument, Field>>>;

  /**
   * Whether one of the distribution documents exists, and its version.
   * `HEAD /v2/distributions/documents/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headDistributionDocument({ id });
   */
  headDistributionDocument(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the distribution documents.
   * `POST /v2/distributions/documents` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const distributionDocument = await api.createDistributionDocument({ body });
   */
  createDistributionDocument(input: { body: DistributionDocumentCreate }, options?: CallOptions): Promise<Versioned<DistributionDocument>>;

  /**
   * Change fields of one of the distribution documents.
   * `PATCH /v2/distributions/documents/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const distributionDocument = await api.updateDistributionDocument({ id, version, body: { title: "House rules of the yard" } });
   */
  updateDistributionDocument(input: { id: string; body: DistributionDocumentPatch; version: number }, options?: CallOptions): Promise<Versioned<DistributionDocument>>;

  /**
   * Replace one of the distribution documents.
   * `PUT /v2/distributions/documents/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const distributionDocument = await api.replaceDistributionDocument({ id, version, body });
   */
  replaceDistributionDocument(input: { id: string; body: DistributionDocumentCreate; version: number }, options?: CallOptions): Promise<Versioned<DistributionDocument>>;

  /**
   * Delete one of the distribution documents; its history is kept.
   * `DELETE /v2/distributions/documents/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteDistributionDocument({ id, version });
   */
  deleteDistributionDocument(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export distribution documents as csv, xlsx, pdf or json.
   * `POST /v2/distributions/documents/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportDistributionDocuments({ type: "csv" });
   */
  exportDistributionDocuments<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportDistributionDocumentsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * List newsflashes.
   * `GET /v2/distributions/newsflashes` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listNewsflashes({ query: { fields: ["title"] } })) …
   */
  listNewsflashes<Field extends keyof Newsflash = keyof Newsflash>(input?: { query?: ListNewsflashesQuery<Field> }, options?: CallOptions): Paged<Selected<Newsflash, Field>>;

  /**
   * List newsflashes matching a text, best match first.
   * `GET /v2/distributions/newsflashes/search` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchNewsflashes({ query: { fields: ["title"] } })) …
   */
  searchNewsflashes<Field extends keyof Newsflash = keyof Newsflash>(input?: { query?: SearchNewsflashesQuery<Field> }, options?: CallOptions): Paged<Selected<Newsflash, Field>>;

  /**
   * List newsflashes by a filter too long for an address.
   * `POST /v2/distributions/newsflashes/fetch` for admin, manager. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchNewsflashes({ query: { fields: ["title"] }, body })) …
   */
  fetchNewsflashes<Field extends keyof Newsflash = keyof Newsflash>(input: { query?: ListNewsflashesQuery<Field>; body: NewsflashesFilter }, options?: CallOptions): Paged<Selected<Newsflash, Field>>;

  /**
   * One of the newsflashes.
   * `GET /v2/distributions/newsflashes/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const newsflash = await api.getNewsflash({ id });
   */
  getNewsflash<Field extends keyof Newsflash = keyof Newsflash>(input: { id: string; query?: GetNewsflashQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Newsflash, Field>>>;

  /**
   * Whether one of the newsflashes exists, and its version.
   * `HEAD /v2/distributions/newsflashes/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headNewsflash({ id });
   */
  headNewsflash(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the newsflashes.
   * `POST /v2/distributions/newsflashes` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const newsflash = await api.createNewsflash({ body });
   */
  createNewsflash(input: { body: NewsflashCreate }, options?: CallOptions): Promise<Versioned<Newsflash>>;

  /**
   * Change fields of one of the newsflashes.
   * `PATCH /v2/distributions/newsflashes/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const newsflash = await api.updateNewsflash({ id, version, body: { title: "The yard is closed on Friday" } });
   */
  updateNewsflash(input: { id: string; body: NewsflashPatch; version: number }, options?: CallOptions): Promise<Versioned<Newsflash>>;

  /**
   * Replace one of the newsflashes.
   * `PUT /v2/distributions/newsflashes/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const newsflash = await api.replaceNewsflash({ id, version, body });
   */
  replaceNewsflash(input: { id: string; body: NewsflashCreate; version: number }, options?: CallOptions): Promise<Versioned<Newsflash>>;

  /**
   * Delete one of the newsflashes; its history is kept.
   * `DELETE /v2/distributions/newsflashes/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteNewsflash({ id, version });
   */
  deleteNewsflash(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export newsflashes as csv, xlsx, pdf or json.
   * `POST /v2/distributions/newsflashes/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportNewsflashes({ type: "csv" });
   */
  exportNewsflashes<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportNewsflashesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * List newsflash categories.
   * `GET /v2/distributions/newsflashes/categories` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listNewsflashCategories({ query: { fields: ["name"] } })) …
   */
  listNewsflashCategories<Field extends keyof NewsflashCategory = keyof NewsflashCategory>(input?: { query?: ListNewsflashCategoriesQuery<Field> }, options?: CallOptions): Paged<Selected<NewsflashCategory, Field>>;

  /**
   * One of the newsflash categories.
   * `GET /v2/distributions/newsflashes/categories/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const newsflashCategory = await api.getNewsflashCategory({ id });
   */
  getNewsflashCategory<Field extends keyof NewsflashCategory = keyof NewsflashCategory>(input: { id: string; query?: GetNewsflashCategoryQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<NewsflashCategory, Field>>>;

  /**
   * Create one of the newsflash categories.
   * `POST /v2/distributions/newsflashes/categories` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const newsflashCategory = await api.createNewsflashCategory({ body });
   */
  createNewsflashCategory(input: { body: NewsflashCategoryCreate }, options?: CallOptions): Promise<Versioned<NewsflashCategory>>;

  /**
   * Change fields of one of the newsflash categories.
   * `PATCH /v2/distributions/newsflashes/categories/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const newsflashCategory = await api.updateNewsflashCategory({ id, version, body: { name: "Safety" } });
   */
  updateNewsflashCategory(input: { id: string; body: NewsflashCategoryPatch; version: number }, options?: CallOptions): Promise<Versioned<NewsflashCategory>>;

  /**
   * Replace one of the newsflash categories.
   * `PUT /v2/distributions/newsflashes/categories/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const newsflashCategory = await api.replaceNewsflashCategory({ id, version, body });
   */
  replaceNewsflashCategory(input: { id: string; body: NewsflashCategoryCreate; version: number }, options?: CallOptions): Promise<Versioned<NewsflashCategory>>;

  /**
   * Delete one of the newsflash categories; its history is kept.
   * `DELETE /v2/distributions/newsflashes/categories/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteNewsflashCategory({ id, version });
   */
  deleteNewsflashCategory(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Send a document; who has it already does not get it again.
   * `POST /v2/distributions/documents/{id}/send` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const sending = await api.sendDistributionDocument({ id, body });
   */
  sendDistributionDocument(input: { id: string; body: Recipients }, options?: CallOptions): Promise<Sending>;

  /**
   * Send news; who has it already does not get it again.
   * `POST /v2/distributions/newsflashes/{id}/send` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const sending = await api.sendNewsflash({ id, body });
   */
  sendNewsflash(input: { id: string; body: Recipients }, options?: CallOptions): Promise<Sending>;
}
