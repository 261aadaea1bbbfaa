// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { ContentLink, Count, LinkedContent, LinkedIds, User } from '../shared/types.ts';

/** A career with its version */
export interface Career {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Code under which it is known */
  code?: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Job roles that it leads through, in this order */
  roleIds: string[];
  /** What is learnt in it, in this order */
  content: ContentLink[];
  /** State that it is in */
  state: "draft" | "pending" | "published" | "archived";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a career is made of, without what the platform adds */
export interface CareerCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Code under which it is known */
  code?: string;
  /** What it is about, in some sentences */
  description?: string;
}

/** Fields of a career that change; what is absent stays, null deletes */
export interface CareerPatch {
  /** Name by which people know it */
  name?: string;
  /** Code under which it is known */
  code?: string | null;
  /** What it is about, in some sentences */
  description?: string | null;
}

/** Which of the careers are meant */
export interface CareersFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "archived")[];
    /** Only those with one of these in roleIds */
    roleIds?: string[];
  };
}

export interface ListCareersQuery<Field extends keyof Career = keyof Career> {
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
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchCareersQuery<Field extends keyof Career = keyof Career> {
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
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetCareerQuery<Field extends keyof Career = keyof Career> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportCareersQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "name" | "code" | "description" | "roleIds" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeCareerStateQuery {
  /** The state that it is in */
  from: "draft" | "pending" | "published" | "archived";
  /** The state that it shall be in */
  to: "draft" | "pending" | "published" | "archived";
}

export interface CountCareersQuery {
  /** Identifier of the account */
  accountId?: string | null;
}

export interface ListCareerLearnersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface CareersCalls {
  /**
   * List careers.
   * `GET /v2/careers` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listCareers({ query: { fields: ["name"] } })) …
   */
  listCareers<Field extends keyof Career = keyof Career>(input?: { query?: ListCareersQuery<Field> }, options?: CallOptions): Paged<Selected<Career, Field>>;

  /**
   * List careers matching a text, best match first.
   * `GET /v2/careers/search` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchCareers({ query: { fields: ["name"] } })) …
   */
  searchCareers<Field extends keyof Career = keyof Career>(input?: { query?: SearchCareersQuery<Field> }, options?: CallOptions): Paged<Selected<Career, Field>>;

  /**
   * List careers by a filter too long for an address.
   * `POST /v2/careers/fetch` for any. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchCareers({ query: { fields: ["name"] }, body })) …
   */
  fetchCareers<Field extends keyof Career = keyof Career>(input: { query?: ListCareersQuery<Field>; body: CareersFilter }, options?: CallOptions): Paged<Selected<Career, Field>>;

  /**
   * One of the careers.
   * `GET /v2/careers/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const career = await api.getCareer({ id });
   */
  getCareer<Field extends keyof Career = keyof Career>(input: { id: string; query?: GetCareerQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Career, Field>>>;

  /**
   * Whether one of the careers exists, and its version.
   * `HEAD /v2/careers/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headCareer({ id });
   */
  headCareer(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the careers.
   * `POST /v2/careers` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const career = await api.createCareer({ body });
   */
  createCareer(input: { body: CareerCreate }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Change fields of one of the careers.
   * `PATCH /v2/careers/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const career = await api.updateCareer({ id, version, body: { name: "Contact centre team leader" } });
   */
  updateCareer(input: { id: string; body: CareerPatch; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Replace one of the careers.
   * `PUT /v2/careers/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const career = await api.replaceCareer({ id, version, body });
   */
  replaceCareer(input: { id: string; body: CareerCreate; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Delete one of the careers; its history is kept.
   * `DELETE /v2/careers/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteCareer({ id, version });
   */
  deleteCareer(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export careers as csv, xlsx, pdf or json.
   * `POST /v2/careers/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportCareers({ type: "csv" });
   */
  exportCareers<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportCareersQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Change the state of one of the careers.
   * `POST /v2/careers/{id}/state` for admin. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const career = await api.changeCareerState({ id, query: { from: "draft", to: "pending" } });
   */
  changeCareerState(input: { id: string; query: ChangeCareerStateQuery }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Number of careers.
   * `GET /v2/careers/count` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const count = await api.countCareers();
   */
  countCareers(input?: { query?: CountCareersQuery }, options?: CallOptions): Promise<Count>;

  /**
   * Link job roles to a career: these and no others, in this order.
   * `PUT /v2/careers/{id}/roles` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const career = await api.setCareerRoles({ id, version, body });
   */
  setCareerRoles(input: { id: string; body: LinkedIds; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Link content to a career: this and no other, in this order.
   * `PUT /v2/careers/{id}/content` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const career = await api.setCareerContent({ id, version, body });
   */
  setCareerContent(input: { id: string; body: LinkedContent; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Learners assigned to a career.
   * `GET /v2/careers/{id}/learners` for admin, manager, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCareerLearners({ id });
   */
  listCareerLearners(input: { id: string; query?: ListCareerLearnersQuery }, options?: CallOptions): Paged<User>;
}
