// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';

/** A team with its version */
export interface Team {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
  /** The user who leads it */
  leaderId?: string | null;
  /** Identifiers of the members */
  memberIds: string[];
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a team is made of, without what the platform adds */
export interface TeamCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
  /** The user who leads it */
  leaderId?: string | null;
  /** Identifiers of the members */
  memberIds?: string[];
}

/** Fields of a team that change; what is absent stays, null deletes */
export interface TeamPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name?: string;
  /** What it is about, in some sentences */
  description?: string | null;
  /** The user who leads it */
  leaderId?: string | null;
  /** Identifiers of the members */
  memberIds?: string[];
}

/** Which of the teams are meant */
export interface TeamsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in leaderId */
    leaderId?: string[];
    /** Only those with one of these in memberIds */
    memberIds?: string[];
  };
}

export interface ListTeamsQuery<Field extends keyof Team = keyof Team> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in leaderId */
  leaderId?: string[] | null;
  /** Only those with one of these in memberIds */
  memberIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchTeamsQuery<Field extends keyof Team = keyof Team> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in leaderId */
  leaderId?: string[] | null;
  /** Only those with one of these in memberIds */
  memberIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetTeamQuery<Field extends keyof Team = keyof Team> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportTeamsQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in leaderId */
  leaderId?: string[] | null;
  /** Only those with one of these in memberIds */
  memberIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "siteId" | "name" | "description" | "leaderId" | "memberIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface TeamsCalls {
  /**
   * List teams.
   * `GET /v2/teams` for admin, manager, trainer. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listTeams({ query: { fields: ["name"] } })) …
   */
  listTeams<Field extends keyof Team = keyof Team>(input?: { query?: ListTeamsQuery<Field> }, options?: CallOptions): Paged<Selected<Team, Field>>;

  /**
   * List teams matching a text, best match first.
   * `GET /v2/teams/search` for admin, manager, trainer. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchTeams({ query: { fields: ["name"] } })) …
   */
  searchTeams<Field extends keyof Team = keyof Team>(input?: { query?: SearchTeamsQuery<Field> }, options?: CallOptions): Paged<Selected<Team, Field>>;

  /**
   * List teams by a filter too long for an address.
   * `POST /v2/teams/fetch` for admin, manager, trainer. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchTeams({ query: { fields: ["name"] }, body })) …
   */
  fetchTeams<Field extends keyof Team = keyof Team>(input: { query?: ListTeamsQuery<Field>; body: TeamsFilter }, options?: CallOptions): Paged<Selected<Team, Field>>;

  /**
   * One of the teams.
   * `GET /v2/teams/{id}` for admin, manager, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const team = await api.getTeam({ id });
   */
  getTeam<Field extends keyof Team = keyof Team>(input: { id: string; query?: GetTeamQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Team, Field>>>;

  /**
   * Whether one of the teams exists, and its version.
   * `HEAD /v2/teams/{id}` for admin, manager, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headTeam({ id });
   */
  headTeam(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the teams.
   * `POST /v2/teams` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const team = await api.createTeam({ body });
   */
  createTeam(input: { body: TeamCreate }, options?: CallOptions): Promise<Versioned<Team>>;

  /**
   * Change fields of one of the teams.
   * `PATCH /v2/teams/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const team = await api.updateTeam({ id, version, body: { name: "Moderators KwaZulu-Natal" } });
   */
  updateTeam(input: { id: string; body: TeamPatch; version: number }, options?: CallOptions): Promise<Versioned<Team>>;

  /**
   * Replace one of the teams.
   * `PUT /v2/teams/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const team = await api.replaceTeam({ id, version, body });
   */
  replaceTeam(input: { id: string; body: TeamCreate; version: number }, options?: CallOptions): Promise<Versioned<Team>>;

  /**
   * Delete one of the teams; its history is kept.
   * `DELETE /v2/teams/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteTeam({ id, version });
   */
  deleteTeam(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export teams as csv, xlsx, pdf or json.
   * `POST /v2/teams/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportTeams({ type: "csv" });
   */
  exportTeams<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportTeamsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;
}
