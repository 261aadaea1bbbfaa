// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Named } from '../shared/types.ts';

/** A licence with its version */
export interface Licence {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  content: LicenceContent;
  /** Applications that it is for */
  platforms: string[];
  /** Learners that it covers; any number when absent */
  learners?: number | null;
  /** Devices that it covers; any number when absent */
  devices?: number | null;
  /** First day on which it holds */
  startsOn?: string;
  /** Last day on which it holds; for ever when absent */
  expiresOn?: string | null;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a licence grants, by type of content */
export type LicenceContent = {
  /** Type of content */
  type: string;
  /** How the content may be used */
  accessLevel: "FullAccess" | "ViaEngagement" | "None";
}[];

/** What a licence is made of, without what the platform adds */
export interface LicenceCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  content: LicenceContent;
  /** Applications that it is for */
  platforms: string[];
  /** Learners that it covers; any number when absent */
  learners?: number | null;
  /** Devices that it covers; any number when absent */
  devices?: number | null;
  /** First day on which it holds */
  startsOn?: string;
  /** Last day on which it holds; for ever when absent */
  expiresOn?: string | null;
}

/** A licence engagement with its version */
export interface LicenceEngagement {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Kind of content that is paid for by use */
  contentType: string;
  /** Uses that were bought */
  quantity: number;
  /** Uses so far */
  used: number;
  /** What there is to remember about it */
  note?: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** Uses that are added to an engagement */
export interface LicenceEngagementAddition {
  /** Uses to add */
  quantity: number;
  /** What there is to remember about it */
  note?: string;
}

/** What a licence engagement is made of, without what the platform adds */
export interface LicenceEngagementCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Kind of content that is paid for by use */
  contentType: string;
  /** Uses that were bought */
  quantity: number;
  /** What there is to remember about it */
  note?: string;
}

/** What happened to an engagement once */
export interface LicenceEngagementLog {
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** What was done */
  action: string;
  /** Uses that were bought or added */
  quantity: number;
  /** Uses so far */
  used: number;
  /** What there is to remember about it */
  note: string | null;
  /** Who did it */
  by: Named | null;
  /** When it was done */
  at: string;
}

/** A licence group with its version */
export interface LicenceGroup {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Identifier of the group */
  groupId: string;
  /** Until when the group uses the licence */
  expiresOn: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a licence group is made of, without what the platform adds */
export interface LicenceGroupCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Identifier of the group */
  groupId: string;
  /** Until when the group uses the licence */
  expiresOn: string;
}

/** Fields of a licence that change; what is absent stays, null deletes */
export interface LicencePatch {
  /** Name by which people know it */
  name?: string;
  content?: LicenceContent;
  /** Applications that it is for */
  platforms?: string[];
  /** Learners that it covers; any number when absent */
  learners?: number | null;
  /** Devices that it covers; any number when absent */
  devices?: number | null;
  /** First day on which it holds */
  startsOn?: string | null;
  /** Last day on which it holds; for ever when absent */
  expiresOn?: string | null;
}

/** A licence subscription with its version */
export interface LicenceSubscription {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Name by which people know it */
  name: string;
  /** How often it is renewed */
  period: "monthly" | "quarterly" | "yearly";
  /** First day on which it holds */
  startsOn: string;
  /** When it is renewed next; never when absent */
  renewsOn?: string | null;
  /** Number of learners */
  learners?: number | null;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a licence subscription is made of, without what the platform adds */
export interface LicenceSubscriptionCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Name by which people know it */
  name: string;
  /** How often it is renewed */
  period: "monthly" | "quarterly" | "yearly";
  /** First day on which it holds */
  startsOn: string;
  /** When it is renewed next; never when absent */
  renewsOn?: string | null;
  /** Number of learners */
  learners?: number | null;
}

/** Fields of a licence subscription that change; what is absent stays, null deletes */
export interface LicenceSubscriptionPatch {
  /** Identifier of the licence */
  licenceId?: string;
  /** Name by which people know it */
  name?: string;
  /** How often it is renewed */
  period?: "monthly" | "quarterly" | "yearly";
  /** First day on which it holds */
  startsOn?: string;
  /** When it is renewed next; never when absent */
  renewsOn?: string | null;
  /** Number of learners */
  learners?: number | null;
}

/** How much of what is licensed is used */
export interface LicenceUsage {
  /** Identifier of the account */
  accountId: string;
  /** Counted against the licences */
  used: number;
  /** Covered by the licences that hold today; null: any number */
  licensed: number | null;
  /** Learners or devices that there is still room for; null: any number */
  remaining: number | null;
}

/** Which of the licences are meant */
export interface LicencesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
  };
}

export interface ListLicencesQuery<Field extends keyof Licence = keyof Licence> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent. With content come the platforms, too: only both together say what a licence grants */
  fields?: readonly Field[] | null;
}

export interface SearchLicencesQuery<Field extends keyof Licence = keyof Licence> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent. With content come the platforms, too: only both together say what a licence grants */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetLicenceQuery<Field extends keyof Licence = keyof Licence> {
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
  /** Fields to answer with, beside id and version; all of them when absent. With content come the platforms, too: only both together say what a licence grants */
  fields?: readonly Field[] | null;
}

export interface HeadLicenceQuery {
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
}

export interface CreateLicenceQuery<Field extends keyof Licence = keyof Licence> {
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
  /** Fields to answer with, beside id and version; all of them when absent. With content come the platforms, too: only both together say what a licence grants */
  fields?: readonly Field[] | null;
}

export interface ExportLicencesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent. With content come the platforms, too: only both together say what a licence grants */
  fields?: ("accountId" | "name" | "content" | "platforms" | "learners" | "devices" | "startsOn" | "expiresOn" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListLicenceEngagementsQuery<Field extends keyof LicenceEngagement = keyof LicenceEngagement> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in licenceId */
  licenceId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "contentType" | "-contentType" | "quantity" | "-quantity" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListLicenceSubscriptionsQuery<Field extends keyof LicenceSubscription = keyof LicenceSubscription> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in licenceId */
  licenceId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "renewsOn" | "-renewsOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListLicenceGroupsQuery<Field extends keyof LicenceGroup = keyof LicenceGroup> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in licenceId */
  licenceId?: string[] | null;
  /** Only those with one of these in groupId */
  groupId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "expiresOn" | "-expiresOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListLicenceEngagementLogsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface CountLicensedLearnersQuery {
  /** The own account when absent */
  accountId?: string | null;
}

export interface ListExpiringLicencesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** 30 unless told */
  days?: number | null;
  /** Only licences of this account */
  accountId?: string | null;
}

export interface LicencesCalls {
  /**
   * List licences.
   * `GET /v2/licences` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listLicences({ query: { fields: ["name"] } })) …
   */
  listLicences<Field extends keyof Licence = keyof Licence>(input?: { query?: ListLicencesQuery<Field> }, options?: CallOptions): Paged<Selected<Licence, Field>>;

  /**
   * List licences matching a text, best match first.
   * `GET /v2/licences/search` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchLicences({ query: { fields: ["name"] } })) …
   */
  searchLicences<Field extends keyof Licence = keyof Licence>(input?: { query?: SearchLicencesQuery<Field> }, options?: CallOptions): Paged<Selected<Licence, Field>>;

  /**
   * List licences by a filter too long for an address.
   * `POST /v2/licences/fetch` for any. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchLicences({ query: { fields: ["name"] }, body })) …
   */
  fetchLicences<Field extends keyof Licence = keyof Licence>(input: { query?: ListLicencesQuery<Field>; body: LicencesFilter }, options?: CallOptions): Paged<Selected<Licence, Field>>;

  /**
   * One of the licences.
   * `GET /v2/licences/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const licence = await api.getLicence({ id });
   */
  getLicence<Field extends keyof Licence = keyof Licence>(input: { id: string; query?: GetLicenceQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Licence, Field>>>;

  /**
   * Whether one of the licences exists, and its version.
   * `HEAD /v2/licences/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headLicence({ id });
   */
  headLicence(input: { id: string; query?: HeadLicenceQuery }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the licences.
   * `POST /v2/licences` for admin. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const licence = await api.createLicence({ body });
   */
  createLicence<Field extends keyof Licence = keyof Licence>(input: { query?: CreateLicenceQuery<Field>; body: LicenceCreate }, options?: CallOptions): Promise<Versioned<Selected<Licence, Field>>>;

  /**
   * Change fields of one of the licences.
   * `PATCH /v2/licences/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const licence = await api.updateLicence({ id, version, body: { name: "Moderation 2026" } });
   */
  updateLicence<Field extends keyof Licence = keyof Licence>(input: { id: string; query?: CreateLicenceQuery<Field>; body: LicencePatch; version: number }, options?: CallOptions): Promise<Versioned<Selected<Licence, Field>>>;

  /**
   * Replace one of the licences.
   * `PUT /v2/licences/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const licence = await api.replaceLicence({ id, version, body });
   */
  replaceLicence<Field extends keyof Licence = keyof Licence>(input: { id: string; query?: CreateLicenceQuery<Field>; body: LicenceCreate; version: number }, options?: CallOptions): Promise<Versioned<Selected<Licence, Field>>>;

  /**
   * Delete one of the licences; its history is kept.
   * `DELETE /v2/licences/{id}` for admin. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteLicence({ id, version });
   */
  deleteLicence(input: { id: string; query?: CreateLicenceQuery; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export licences as csv, xlsx, pdf or json.
   * `POST /v2/licences/export/{type}` for admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportLicences({ type: "csv" });
   */
  exportLicences<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportLicencesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * List licence engagements.
   * `GET /v2/licences/engagements` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { accountId } of api.listLicenceEngagements({ query: { fields: ["accountId"] } })) …
   */
  listLicenceEngagements<Field extends keyof LicenceEngagement = keyof LicenceEngagement>(input?: { query?: ListLicenceEngagementsQuery<Field> }, options?: CallOptions): Paged<Selected<LicenceEngagement, Field>>;

  /**
   * Create one of the licence engagements.
   * `POST /v2/licences/engagements` for admin. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const licenceEngagement = await api.createLicenceEngagement({ body });
   */
  createLicenceEngagement(input: { body: LicenceEngagementCreate }, options?: CallOptions): Promise<Versioned<LicenceEngagement>>;

  /**
   * List licence subscriptions.
   * `GET /v2/licences/subscriptions` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listLicenceSubscriptions({ query: { fields: ["name"] } })) …
   */
  listLicenceSubscriptions<Field extends keyof LicenceSubscription = keyof LicenceSubscription>(input?: { query?: ListLicenceSubscriptionsQuery<Field> }, options?: CallOptions): Paged<Selected<LicenceSubscription, Field>>;

  /**
   * Create one of the licence subscriptions.
   * `POST /v2/licences/subscriptions` for admin. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const licenceSubscription = await api.createLicenceSubscription({ body });
   */
  createLicenceSubscription(input: { body: LicenceSubscriptionCreate }, options?: CallOptions): Promise<Versioned<LicenceSubscription>>;

  /**
   * Change fields of one of the licence subscriptions.
   * `PATCH /v2/licences/subscriptions/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const licenceSubscription = await api.updateLicenceSubscription({ id, version, body: { name: "Moderation, a year at a time" } });
   */
  updateLicenceSubscription(input: { id: string; body: LicenceSubscriptionPatch; version: number }, options?: CallOptions): Promise<Versioned<LicenceSubscription>>;

  /**
   * Delete one of the licence subscriptions; its history is kept.
   * `DELETE /v2/licences/subscriptions/{id}` for admin. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteLicenceSubscription({ id, version });
   */
  deleteLicenceSubscription(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * List licence groups.
   * `GET /v2/licences/groups` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { accountId } of api.listLicenceGroups({ query: { fields: ["accountId"] } })) …
   */
  listLicenceGroups<Field extends keyof LicenceGroup = keyof LicenceGroup>(input?: { query?: ListLicenceGroupsQuery<Field> }, options?: CallOptions): Paged<Selected<LicenceGroup, Field>>;

  /**
   * Create one of the licence groups.
   * `POST /v2/licences/groups` for admin. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const licenceGroup = await api.createLicenceGroup({ body });
   */
  createLicenceGroup(input: { body: LicenceGroupCreate }, options?: CallOptions): Promise<Versioned<LicenceGroup>>;

  /**
   * Delete one of the licence groups; its history is kept.
   * `DELETE /v2/licences/groups/{id}` for admin. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteLicenceGroup({ id, version });
   */
  deleteLicenceGroup(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Content of a licence.
   * `GET /v2/licences/{id}/content` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const licenceContent = await api.getLicenceContent({ id });
   */
  getLicenceContent(input: { id: string }, options?: CallOptions): Promise<Versioned<LicenceContent>>;

  /**
   * Set the content of a licence.
   * `PUT /v2/licences/{id}/content` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const licenceContent = await api.setLicenceContent({ id, version, body });
   */
  setLicenceContent(input: { id: string; body: LicenceContent; version: number }, options?: CallOptions): Promise<Versioned<LicenceContent>>;

  /**
   * Add uses to an engagement.
   * `PATCH /v2/licences/engagements/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const licenceEngagement = await api.addToLicenceEngagement({ id, version, body: { quantity: 50 } });
   */
  addToLicenceEngagement(input: { id: string; body: LicenceEngagementAddition; version: number }, options?: CallOptions): Promise<Versioned<LicenceEngagement>>;

  /**
   * What happened to an engagement, the latest first.
   * `GET /v2/licences/engagements/{id}/logs` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listLicenceEngagementLogs({ id });
   */
  listLicenceEngagementLogs(input: { id: string; query?: ListLicenceEngagementLogsQuery }, options?: CallOptions): Paged<LicenceEngagementLog>;

  /**
   * Learners counted against the licences of an account.
   * `GET /v2/licences/learners/count` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const licenceUsage = await api.countLicensedLearners();
   */
  countLicensedLearners(input?: { query?: CountLicensedLearnersQuery }, options?: CallOptions): Promise<LicenceUsage>;

  /**
   * Devices counted against the licences of an account.
   * `GET /v2/licences/hardware/count` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const licenceUsage = await api.countLicensedHardware();
   */
  countLicensedHardware(input?: { query?: CountLicensedLearnersQuery }, options?: CallOptions): Promise<LicenceUsage>;

  /**
   * Licences that expire within so many days, the first to expire first.
   * `GET /v2/licences/getExpiring` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listExpiringLicences();
   */
  listExpiringLicences(input?: { query?: ListExpiringLicencesQuery }, options?: CallOptions): Paged<Licence>;
}
