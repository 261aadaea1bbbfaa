// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Count, JobRole, LinkedContent, LinkedIds } from '../shared/types.ts';

/** What a job role is made of, without what the platform adds */
export interface JobRoleCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Occupation code, such as that of the Organising Framework for Occupations */
  code?: string;
  /** What it is about, in some sentences */
  description?: string;
}

/** Fields of a job role that change; what is absent stays, null deletes */
export interface JobRolePatch {
  /** Name by which people know it */
  name?: string;
  /** Occupation code, such as that of the Organising Framework for Occupations */
  code?: string | null;
  /** What it is about, in some sentences */
  description?: string | null;
}

/** Which of the job roles are meant */
export interface JobRolesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "archived")[];
  };
}

export interface ListJobRolesQuery<Field extends keyof JobRole = keyof JobRole> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchJobRolesQuery<Field extends keyof JobRole = keyof JobRole> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetJobRoleQuery<Field extends keyof JobRole = keyof JobRole> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportJobRolesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "name" | "code" | "description" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeJobRoleStateQuery {
  /** The state that it is in */
  from: "draft" | "pending" | "published" | "archived";
  /** The state that it shall be in */
  to: "draft" | "pending" | "published" | "archived";
}

export interface CountJobRolesQuery {
  /** Identifier of the account */
  accountId?: string | null;
}

export interface RolesCalls {
  /**
   * List job roles.
   * `GET /v2/roles` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listJobRoles({ query: { fields: ["name"] } })) …
   */
  listJobRoles<Field extends keyof JobRole = keyof JobRole>(input?: { query?: ListJobRolesQuery<Field> }, options?: CallOptions): Paged<Selected<JobRole, Field>>;

  /**
   * List job roles matching a text, best match first.
   * `GET /v2/roles/search` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchJobRoles({ query: { fields: ["name"] } })) …
   */
  searchJobRoles<Field extends keyof JobRole = keyof JobRole>(input?: { query?: SearchJobRolesQuery<Field> }, options?: CallOptions): Paged<Selected<JobRole, Field>>;

  /**
   * List job roles by a filter too long for an address.
   * `POST /v2/roles/fetch` for any. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchJobRoles({ query: { fields: ["name"] }, body })) …
   */
  fetchJobRoles<Field extends keyof JobRole = keyof JobRole>(input: { query?: ListJobRolesQuery<Field>; body: JobRolesFilter }, options?: CallOptions): Paged<Selected<JobRole, Field>>;

  /**
   * One of the job roles.
   * `GET /v2/roles/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const jobRole = await api.getJobRole({ id });
   */
  getJobRole<Field extends keyof JobRole = keyof JobRole>(input: { id: string; query?: GetJobRoleQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<JobRole, Field>>>;

  /**
   * Whether one of the job roles exists, and its version.
   * `HEAD /v2/roles/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headJobRole({ id });
   */
  headJobRole(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the job roles.
   * `POST /v2/roles` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const jobRole = await api.createJobRole({ body });
   */
  createJobRole(input: { body: JobRoleCreate }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Change fields of one of the job roles.
   * `PATCH /v2/roles/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const jobRole = await api.updateJobRole({ id, version, body: { name: "Contact centre agent" } });
   */
  updateJobRole(input: { id: string; body: JobRolePatch; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Replace one of the job roles.
   * `PUT /v2/roles/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const jobRole = await api.replaceJobRole({ id, version, body });
   */
  replaceJobRole(input: { id: string; body: JobRoleCreate; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Delete one of the job roles; its history is kept.
   * `DELETE /v2/roles/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteJobRole({ id, version });
   */
  deleteJobRole(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export job roles as csv, xlsx, pdf or json.
   * `POST /v2/roles/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportJobRoles({ type: "csv" });
   */
  exportJobRoles<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportJobRolesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Change the state of one of the job roles.
   * `POST /v2/roles/{id}/state` for admin. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const jobRole = await api.changeJobRoleState({ id, query: { from: "draft", to: "pending" } });
   */
  changeJobRoleState(input: { id: string; query: ChangeJobRoleStateQuery }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Number of job roles.
   * `GET /v2/roles/count` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const count = await api.countJobRoles();
   */
  countJobRoles(input?: { query?: CountJobRolesQuery }, options?: CallOptions): Promise<Count>;

  /**
   * Link content to a job role: this and no other, in this order.
   * `PUT /v2/roles/{id}/content` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const jobRole = await api.setJobRoleContent({ id, version, body });
   */
  setJobRoleContent(input: { id: string; body: LinkedContent; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Link careers to a job role: it becomes part of these and of no others.
   * `PUT /v2/roles/{id}/careers` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const jobRole = await api.setJobRoleCareers({ id, version, body });
   */
  setJobRoleCareers(input: { id: string; body: LinkedIds; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;
}
