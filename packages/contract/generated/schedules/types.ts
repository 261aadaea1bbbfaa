// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Named } from '../shared/types.ts';

/** A schedule with its version */
export interface Schedule {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the course */
  courseId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title: string;
  /** When it begins */
  startsAt: string;
  /** When it ends */
  endsAt: string;
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the assessor */
  assessorId?: string | null;
  /** Identifier of the moderator */
  moderatorId?: string | null;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a schedule is made of, without what the platform adds */
export interface ScheduleCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the course */
  courseId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title: string;
  /** When it begins */
  startsAt: string;
  /** When it ends */
  endsAt: string;
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the assessor */
  assessorId?: string | null;
  /** Identifier of the moderator */
  moderatorId?: string | null;
}

/** Fields of a schedule that change; what is absent stays, null deletes */
export interface SchedulePatch {
  /** Identifier of the course */
  courseId?: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title?: string;
  /** When it begins */
  startsAt?: string;
  /** When it ends */
  endsAt?: string;
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the assessor */
  assessorId?: string | null;
  /** Identifier of the moderator */
  moderatorId?: string | null;
}

/** Which of the schedules are meant */
export interface SchedulesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in courseId */
    courseId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
  };
}

/** Who moderates a summative assessment */
export interface SummativeModerator {
  /** The moderator; null where there is none yet */
  moderator: Named | null;
}

export interface ListSchedulesQuery<Field extends keyof Schedule = keyof Schedule> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchSchedulesQuery<Field extends keyof Schedule = keyof Schedule> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetScheduleQuery<Field extends keyof Schedule = keyof Schedule> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportSchedulesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "courseId" | "siteId" | "title" | "startsAt" | "endsAt" | "facilitatorId" | "assessorId" | "moderatorId" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface SchedulesCalls {
  /**
   * List schedules.
   * `GET /v2/admin/schedules` for admin, manager, trainer, moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listSchedules({ query: { fields: ["title"] } })) …
   */
  listSchedules<Field extends keyof Schedule = keyof Schedule>(input?: { query?: ListSchedulesQuery<Field> }, options?: CallOptions): Paged<Selected<Schedule, Field>>;

  /**
   * List schedules matching a text, best match first.
   * `GET /v2/admin/schedules/search` for admin, manager, trainer, moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchSchedules({ query: { fields: ["title"] } })) …
   */
  searchSchedules<Field extends keyof Schedule = keyof Schedule>(input?: { query?: SearchSchedulesQuery<Field> }, options?: CallOptions): Paged<Selected<Schedule, Field>>;

  /**
   * List schedules by a filter too long for an address.
   * `POST /v2/admin/schedules/fetch` for admin, manager, trainer, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchSchedules({ query: { fields: ["title"] }, body })) …
   */
  fetchSchedules<Field extends keyof Schedule = keyof Schedule>(input: { query?: ListSchedulesQuery<Field>; body: SchedulesFilter }, options?: CallOptions): Paged<Selected<Schedule, Field>>;

  /**
   * One of the schedules.
   * `GET /v2/admin/schedules/{id}` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const schedule = await api.getSchedule({ id });
   */
  getSchedule<Field extends keyof Schedule = keyof Schedule>(input: { id: string; query?: GetScheduleQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Schedule, Field>>>;

  /**
   * Whether one of the schedules exists, and its version.
   * `HEAD /v2/admin/schedules/{id}` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headSchedule({ id });
   */
  headSchedule(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the schedules.
   * `POST /v2/admin/schedules` for admin, manager, trainer. Codes: 4003, 4005, key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const schedule = await api.createSchedule({ body });
   */
  createSchedule(input: { body: ScheduleCreate }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Change fields of one of the schedules.
   * `PATCH /v2/admin/schedules/{id}` for admin, manager, trainer. Codes: 4003, 4005, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const schedule = await api.updateSchedule({ id, version, body: { title: "Business administration, July to October" } });
   */
  updateSchedule(input: { id: string; body: SchedulePatch; version: number }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Replace one of the schedules.
   * `PUT /v2/admin/schedules/{id}` for admin, manager, trainer. Codes: 4003, 4005, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const schedule = await api.replaceSchedule({ id, version, body });
   */
  replaceSchedule(input: { id: string; body: ScheduleCreate; version: number }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Delete one of the schedules; its history is kept.
   * `DELETE /v2/admin/schedules/{id}` for admin, manager, trainer. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteSchedule({ id, version });
   */
  deleteSchedule(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export schedules as csv, xlsx, pdf or json.
   * `POST /v2/admin/schedules/export/{type}` for admin, manager, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportSchedules({ type: "csv" });
   */
  exportSchedules<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportSchedulesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * The moderator of a schedule's summative assessment.
   * `GET /v2/admin/schedules/{id}/summative/moderator` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const summativeModerator = await api.getSummativeModerator({ id });
   */
  getSummativeModerator(input: { id: string }, options?: CallOptions): Promise<Versioned<SummativeModerator>>;

  /**
   * Appoint the moderator.
   * `PUT /v2/admin/schedules/{id}/summative/moderator` for admin, manager. Codes: 4008, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const summativeModerator = await api.setSummativeModerator({ id, version, body });
   */
  setSummativeModerator(input: { id: string; body: {
  /** Identifier of the moderator */
  moderatorId: string | null;
}; version: number }, options?: CallOptions): Promise<Versioned<SummativeModerator>>;
}
