// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Named } from '../shared/types.ts';

/** A class with its version */
export interface Class {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId: string;
  /** Name by which people know it */
  name: string;
  /** Code under which it is known */
  code?: string;
  /** Courses that it takes */
  courseIds: string[];
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the classroom */
  classroomId?: string | null;
  /** Who learns in it */
  learnerIds: string[];
  /** How many learn in it at most; no limit where it is not said */
  capacity?: number | null;
  /** First day */
  startsOn: string;
  /** Last day */
  endsOn: string;
  /** When it was over and nobody in it had anything left to finish; absent before */
  completedAt?: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a class is made of, without what the platform adds */
export interface ClassCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId: string;
  /** Name by which people know it */
  name: string;
  /** Code under which it is known */
  code?: string;
  /** Courses that it takes */
  courseIds?: string[];
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the classroom */
  classroomId?: string | null;
  /** Who learns in it */
  learnerIds?: string[];
  /** How many learn in it at most; no limit where it is not said */
  capacity?: number | null;
  /** First day */
  startsOn: string;
  /** Last day */
  endsOn: string;
}

/** Fields of a class that change; what is absent stays, null deletes */
export interface ClassPatch {
  /** Identifier of the site */
  siteId?: string;
  /** Name by which people know it */
  name?: string;
  /** Code under which it is known */
  code?: string | null;
  /** Courses that it takes */
  courseIds?: string[];
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the classroom */
  classroomId?: string | null;
  /** Who learns in it */
  learnerIds?: string[];
  /** How many learn in it at most; no limit where it is not said */
  capacity?: number | null;
  /** First day */
  startsOn?: string;
  /** Last day */
  endsOn?: string;
}

/** Which of the classes are meant */
export interface ClassesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in facilitatorId */
    facilitatorId?: string[];
    /** Only those with one of these in classroomId */
    classroomId?: string[];
    /** Only those with one of these in learnerIds */
    learnerIds?: string[];
  };
}

/** A class that is over, and what came of it */
export interface CompletedClass {
  /** Identifier */
  id: string;
  /** Name by which people know it */
  name: string;
  /** Code under which it is known */
  code: string | null;
  site: Named;
  /** When nobody had anything left to finish */
  completedAt: string;
  /** Places of its learners in its schedules */
  learners: number;
  /** Of these, places whose course was finished */
  finished: number;
  /** Of these, places whose course was passed */
  passed: number;
  /** Share of places in its meetings where somebody came; null where nothing was written down */
  attendanceRate: number | null;
}

export interface ListClassesQuery<Field extends keyof Class = keyof Class> {
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
  /** Only those with one of these in facilitatorId */
  facilitatorId?: string[] | null;
  /** Only those with one of these in classroomId */
  classroomId?: string[] | null;
  /** Only those with one of these in learnerIds */
  learnerIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "startsOn" | "-startsOn" | "endsOn" | "-endsOn" | "completedAt" | "-completedAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchClassesQuery<Field extends keyof Class = keyof Class> {
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
  /** Only those with one of these in facilitatorId */
  facilitatorId?: string[] | null;
  /** Only those with one of these in classroomId */
  classroomId?: string[] | null;
  /** Only those with one of these in learnerIds */
  learnerIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "startsOn" | "-startsOn" | "endsOn" | "-endsOn" | "completedAt" | "-completedAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetClassQuery<Field extends keyof Class = keyof Class> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportClassesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in facilitatorId */
  facilitatorId?: string[] | null;
  /** Only those with one of these in classroomId */
  classroomId?: string[] | null;
  /** Only those with one of these in learnerIds */
  learnerIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "startsOn" | "-startsOn" | "endsOn" | "-endsOn" | "completedAt" | "-completedAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "siteId" | "name" | "code" | "courseIds" | "facilitatorId" | "classroomId" | "learnerIds" | "capacity" | "startsOn" | "endsOn" | "completedAt" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListCompletedClassesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Only what was completed from then on */
  from?: string | null;
  /** Only what was completed before then */
  to?: string | null;
  /** Only of this site */
  siteId?: string | null;
  /** Only those that take this course */
  courseId?: string | null;
}

export interface ClassesCalls {
  /**
   * List classes.
   * `GET /v2/classes` for admin, manager, trainer. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listClasses({ query: { fields: ["name"] } })) …
   */
  listClasses<Field extends keyof Class = keyof Class>(input?: { query?: ListClassesQuery<Field> }, options?: CallOptions): Paged<Selected<Class, Field>>;

  /**
   * List classes matching a text, best match first.
   * `GET /v2/classes/search` for admin, manager, trainer. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchClasses({ query: { fields: ["name"] } })) …
   */
  searchClasses<Field extends keyof Class = keyof Class>(input?: { query?: SearchClassesQuery<Field> }, options?: CallOptions): Paged<Selected<Class, Field>>;

  /**
   * List classes by a filter too long for an address.
   * `POST /v2/classes/fetch` for admin, manager, trainer. Codes: too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchClasses({ query: { fields: ["name"] }, body })) …
   */
  fetchClasses<Field extends keyof Class = keyof Class>(input: { query?: ListClassesQuery<Field>; body: ClassesFilter }, options?: CallOptions): Paged<Selected<Class, Field>>;

  /**
   * One of the classes.
   * `GET /v2/classes/{id}` for admin, manager, trainer. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const shownClass = await api.getClass({ id });
   */
  getClass<Field extends keyof Class = keyof Class>(input: { id: string; query?: GetClassQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Class, Field>>>;

  /**
   * Whether one of the classes exists, and its version.
   * `HEAD /v2/classes/{id}` for admin, manager, trainer. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headClass({ id });
   */
  headClass(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the classes.
   * `POST /v2/classes` for admin, manager, trainer. Codes: 4003, 4009, key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const shownClass = await api.createClass({ body });
   */
  createClass(input: { body: ClassCreate }, options?: CallOptions): Promise<Versioned<Class>>;

  /**
   * Change fields of one of the classes.
   * `PATCH /v2/classes/{id}` for admin, manager, trainer. Codes: 4003, 4009, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const shownClass = await api.updateClass({ id, version, body: { name: "Lift truck operators, August" } });
   */
  updateClass(input: { id: string; body: ClassPatch; version: number }, options?: CallOptions): Promise<Versioned<Class>>;

  /**
   * Replace one of the classes.
   * `PUT /v2/classes/{id}` for admin, manager, trainer. Codes: 4003, 4009, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const shownClass = await api.replaceClass({ id, version, body });
   */
  replaceClass(input: { id: string; body: ClassCreate; version: number }, options?: CallOptions): Promise<Versioned<Class>>;

  /**
   * Delete one of the classes; its history is kept.
   * `DELETE /v2/classes/{id}` for admin, manager, trainer. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteClass({ id, version });
   */
  deleteClass(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export classes as csv, xlsx, pdf or json.
   * `POST /v2/classes/export/{type}` for admin, manager, trainer. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportClasses({ type: "csv" });
   */
  exportClasses<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportClassesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Classes that are over and in which nobody has anything left to finish, the latest first.
   * `GET /v2/classes/completed` for admin, manager, trainer. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCompletedClasses();
   */
  listCompletedClasses(input?: { query?: ListCompletedClassesQuery }, options?: CallOptions): Paged<CompletedClass>;
}
