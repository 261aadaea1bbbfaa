// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Site } from '../shared/types.ts';

/** What a site is made of, without what the platform adds */
export interface SiteCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Town */
  town?: string;
  /** Province */
  province?: string;
  /** Number under which the quality body approved the site */
  accreditationNumber?: string | null;
  /** Learners it has licences for */
  licensedLearners?: number;
  /** Learners it has to have */
  requiredLearners?: number;
}

/** Values that sites can be filtered by, with how many there are */
export interface SiteFilters {
  /** Values of accountId, with how many there are of each */
  accountId: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
  /** Values of state, with how many there are of each */
  state: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
  /** Values of province, with how many there are of each */
  province: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
}

/** Fields of a site that change; what is absent stays, null deletes */
export interface SitePatch {
  /** Name by which people know it */
  name?: string;
  /** Town */
  town?: string | null;
  /** Province */
  province?: string | null;
  /** Number under which the quality body approved the site */
  accreditationNumber?: string | null;
  /** Learners it has licences for */
  licensedLearners?: number | null;
  /** Learners it has to have */
  requiredLearners?: number | null;
}

/** Which of the sites are meant */
export interface SitesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: ("active" | "inactive")[];
    /** Only those with one of these in province */
    province?: string[];
  };
}

export interface ListSitesQuery<Field extends keyof Site = keyof Site> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in province */
  province?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "town" | "-town" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchSitesQuery<Field extends keyof Site = keyof Site> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in province */
  province?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "town" | "-town" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetSiteQuery<Field extends keyof Site = keyof Site> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportSitesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in province */
  province?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "town" | "-town" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "name" | "town" | "province" | "accreditationNumber" | "licensedLearners" | "requiredLearners" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface SitesCalls {
  /**
   * List sites.
   * `GET /v2/sites` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listSites({ query: { fields: ["name"] } })) …
   */
  listSites<Field extends keyof Site = keyof Site>(input?: { query?: ListSitesQuery<Field> }, options?: CallOptions): Paged<Selected<Site, Field>>;

  /**
   * List sites matching a text, best match first.
   * `GET /v2/sites/search` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchSites({ query: { fields: ["name"] } })) …
   */
  searchSites<Field extends keyof Site = keyof Site>(input?: { query?: SearchSitesQuery<Field> }, options?: CallOptions): Paged<Selected<Site, Field>>;

  /**
   * List sites by a filter too long for an address.
   * `POST /v2/sites/fetch` for admin, manager. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchSites({ query: { fields: ["name"] }, body })) …
   */
  fetchSites<Field extends keyof Site = keyof Site>(input: { query?: ListSitesQuery<Field>; body: SitesFilter }, options?: CallOptions): Paged<Selected<Site, Field>>;

  /**
   * One of the sites.
   * `GET /v2/sites/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const site = await api.getSite({ id });
   */
  getSite<Field extends keyof Site = keyof Site>(input: { id: string; query?: GetSiteQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Site, Field>>>;

  /**
   * Whether one of the sites exists, and its version.
   * `HEAD /v2/sites/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headSite({ id });
   */
  headSite(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the sites.
   * `POST /v2/sites` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const site = await api.createSite({ body });
   */
  createSite(input: { body: SiteCreate }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Change fields of one of the sites.
   * `PATCH /v2/sites/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const site = await api.updateSite({ id, version, body: { name: "Durban Central Campus" } });
   */
  updateSite(input: { id: string; body: SitePatch; version: number }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Replace one of the sites.
   * `PUT /v2/sites/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const site = await api.replaceSite({ id, version, body });
   */
  replaceSite(input: { id: string; body: SiteCreate; version: number }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Delete one of the sites; its history is kept.
   * `DELETE /v2/sites/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteSite({ id, version });
   */
  deleteSite(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export sites as csv, xlsx, pdf or json.
   * `POST /v2/sites/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportSites({ type: "csv" });
   */
  exportSites<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportSitesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Activate one of the sites.
   * `POST /v2/sites/{id}/activate` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const site = await api.activateSite({ id });
   */
  activateSite(input: { id: string }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Deactivate one of the sites.
   * `POST /v2/sites/{id}/deactivate` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const site = await api.deactivateSite({ id });
   */
  deactivateSite(input: { id: string }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Values that sites can be filtered by, with how many there are.
   * `GET /v2/sites/filters` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const siteFilters = await api.getSiteFilters();
   */
  getSiteFilters(input?: undefined, options?: CallOptions): Promise<SiteFilters>;
}
