// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Changed, JobRole, User } from '../shared/types.ts';

/** A group with its version */
export interface Group {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the client */
  clientId?: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Job roles that the group is meant for; members are enrolled by calls of their own */
  roleIds: string[];
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a group is made of, without what the platform adds */
export interface GroupCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the client */
  clientId?: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
}

/** Fields of a group that change; what is absent stays, null deletes */
export interface GroupPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name?: string;
  /** What it is about, in some sentences */
  description?: string | null;
}

/** Which of the groups are meant */
export interface GroupsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in clientId */
    clientId?: string[];
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in roleIds */
    roleIds?: string[];
  };
}

/** Identifiers of the ones that are meant */
export interface Ids {
  /** Identifiers of the ones that are meant */
  ids: string[];
}

export interface ListGroupsQuery<Field extends keyof Group = keyof Group> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchGroupsQuery<Field extends keyof Group = keyof Group> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetGroupQuery<Field extends keyof Group = keyof Group> {
  /** The client that it is of: elsewhere it does not exist */
  clientId?: string | null;
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface HeadGroupQuery {
  /** The client that it is of: elsewhere it does not exist */
  clientId?: string | null;
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
}

export interface CreateGroupQuery<Field extends keyof Group = keyof Group> {
  /** The client that it is of: elsewhere it does not exist */
  clientId?: string | null;
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportGroupsQuery {
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "clientId" | "siteId" | "name" | "description" | "roleIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListGroupUsersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface RemoveGroupUsersQuery {
  /** Ids, the key repeated */
  id: string[];
}

export interface ListGroupRolesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface GroupsCalls {
  /**
   * List groups.
   * `GET /v2/groups` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listGroups({ query: { fields: ["name"] } })) …
   */
  listGroups<Field extends keyof Group = keyof Group>(input?: { query?: ListGroupsQuery<Field> }, options?: CallOptions): Paged<Selected<Group, Field>>;

  /**
   * List groups matching a text, best match first.
   * `GET /v2/groups/search` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchGroups({ query: { fields: ["name"] } })) …
   */
  searchGroups<Field extends keyof Group = keyof Group>(input?: { query?: SearchGroupsQuery<Field> }, options?: CallOptions): Paged<Selected<Group, Field>>;

  /**
   * List groups by a filter too long for an address.
   * `POST /v2/groups/fetch` for admin, manager. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchGroups({ query: { fields: ["name"] }, body })) …
   */
  fetchGroups<Field extends keyof Group = keyof Group>(input: { query?: ListGroupsQuery<Field>; body: GroupsFilter }, options?: CallOptions): Paged<Selected<Group, Field>>;

  /**
   * One of the groups.
   * `GET /v2/groups/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const group = await api.getGroup({ id });
   */
  getGroup<Field extends keyof Group = keyof Group>(input: { id: string; query?: GetGroupQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Group, Field>>>;

  /**
   * Whether one of the groups exists, and its version.
   * `HEAD /v2/groups/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headGroup({ id });
   */
  headGroup(input: { id: string; query?: HeadGroupQuery }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the groups.
   * `POST /v2/groups` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const group = await api.createGroup({ body });
   */
  createGroup<Field extends keyof Group = keyof Group>(input: { query?: CreateGroupQuery<Field>; body: GroupCreate }, options?: CallOptions): Promise<Versioned<Selected<Group, Field>>>;

  /**
   * Change fields of one of the groups.
   * `PATCH /v2/groups/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const group = await api.updateGroup({ id, version, body: { name: "Intake July 2026" } });
   */
  updateGroup<Field extends keyof Group = keyof Group>(input: { id: string; query?: CreateGroupQuery<Field>; body: GroupPatch; version: number }, options?: CallOptions): Promise<Versioned<Selected<Group, Field>>>;

  /**
   * Replace one of the groups.
   * `PUT /v2/groups/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const group = await api.replaceGroup({ id, version, body });
   */
  replaceGroup<Field extends keyof Group = keyof Group>(input: { id: string; query?: CreateGroupQuery<Field>; body: GroupCreate; version: number }, options?: CallOptions): Promise<Versioned<Selected<Group, Field>>>;

  /**
   * Delete one of the groups; its history is kept.
   * `DELETE /v2/groups/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteGroup({ id, version });
   */
  deleteGroup(input: { id: string; query?: CreateGroupQuery; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export groups as csv, xlsx, pdf or json.
   * `POST /v2/groups/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportGroups({ type: "csv" });
   */
  exportGroups<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportGroupsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Users of a group.
   * `GET /v2/groups/{id}/users` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listGroupUsers({ id });
   */
  listGroupUsers(input: { id: string; query?: ListGroupUsersQuery }, options?: CallOptions): Paged<User>;

  /**
   * Add users to a group.
   * `POST /v2/groups/{id}/users` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.addGroupUsers({ id, body });
   */
  addGroupUsers(input: { id: string; body: Ids }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove users from a group.
   * `DELETE /v2/groups/{id}/users` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.removeGroupUsers({ id, query: { id: ["0192f3a4-e3b0-7c44-9298-fc1c149afbf4"] } });
   */
  removeGroupUsers(input: { id: string; query: RemoveGroupUsersQuery }, options?: CallOptions): Promise<Changed>;

  /**
   * Job roles of a group.
   * `GET /v2/groups/{id}/roles` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listGroupRoles({ id });
   */
  listGroupRoles(input: { id: string; query?: ListGroupRolesQuery }, options?: CallOptions): Paged<JobRole>;

  /**
   * Add job roles to a group.
   * `POST /v2/groups/{id}/roles` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.addGroupRoles({ id, body });
   */
  addGroupRoles(input: { id: string; body: Ids }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove job roles from a group.
   * `DELETE /v2/groups/{id}/roles` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.removeGroupRoles({ id, query: { id: ["0192f3a4-e3b0-7c44-9298-fc1c149afbf4"] } });
   */
  removeGroupRoles(input: { id: string; query: RemoveGroupUsersQuery }, options?: CallOptions): Promise<Changed>;
}
