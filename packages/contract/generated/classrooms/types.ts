// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Named } from '../shared/types.ts';

/** A classroom with its version */
export interface Classroom {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** A room, or a virtual place */
  kind: "room" | "virtual";
  /** How many fit into it */
  capacity?: number | null;
  /** Where it is */
  address?: string;
  /** Where a meeting is joined; https alone */
  meetingUrl?: string | null;
  /** What is there */
  equipment: string[];
  /** Whether it is in use */
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

/** What a classroom is made of, without what the platform adds */
export interface ClassroomCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** A room, or a virtual place */
  kind: "room" | "virtual";
  /** How many fit into it */
  capacity?: number | null;
  /** Where it is */
  address?: string;
  /** Where a meeting is joined; https alone */
  meetingUrl?: string | null;
  /** What is there */
  equipment?: string[];
  /** Whether it is in use */
  state?: "active" | "inactive";
}

/** Fields of a classroom that change; what is absent stays, null deletes */
export interface ClassroomPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name?: string;
  /** A room, or a virtual place */
  kind?: "room" | "virtual";
  /** How many fit into it */
  capacity?: number | null;
  /** Where it is */
  address?: string | null;
  /** Where a meeting is joined; https alone */
  meetingUrl?: string | null;
  /** What is there */
  equipment?: string[];
  /** Whether it is in use */
  state?: "active" | "inactive";
}

/** A classroom session with its version */
export interface ClassroomSession {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Identifier of the schedule */
  scheduleId?: string | null;
  /** Identifier of the class */
  classId?: string | null;
  /** Identifier of the classroom */
  classroomId?: string | null;
  /** How people meet: on the web, one with one, as a group, or to be screened */
  kind: "Web" | "Individual" | "Group" | "Screening";
  /** Title by which people know it */
  title: string;
  /** When it begins */
  startsAt: string;
  /** When it ends, within a day of its beginning */
  endsAt: string;
  /** Identifier of the trainer */
  trainerId: string;
  /** Where a meeting is joined; https alone */
  meetingUrl?: string | null;
  /** Identifier of the recording file */
  recordingFileId?: string | null;
  /** How many attend it at most */
  maxUsers?: number | null;
  /** How far it is */
  status: "planned" | "live" | "ended" | "cancelled";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a classroom session is made of, without what the platform adds */
export interface ClassroomSessionCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Identifier of the schedule */
  scheduleId?: string | null;
  /** Identifier of the class */
  classId?: string | null;
  /** Identifier of the classroom */
  classroomId?: string | null;
  /** How people meet: on the web, one with one, as a group, or to be screened */
  kind: "Web" | "Individual" | "Group" | "Screening";
  /** Title by which people know it */
  title: string;
  /** When it begins */
  startsAt: string;
  /** When it ends, within a day of its beginning */
  endsAt: string;
  /** Identifier of the trainer */
  trainerId: string;
  /** Where a meeting is joined; https alone */
  meetingUrl?: string | null;
  /** Identifier of the recording file */
  recordingFileId?: string | null;
  /** How many attend it at most */
  maxUsers?: number | null;
}

/** Fields of a classroom session that change; what is absent stays, null deletes */
export interface ClassroomSessionPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Identifier of the schedule */
  scheduleId?: string | null;
  /** Identifier of the class */
  classId?: string | null;
  /** Identifier of the classroom */
  classroomId?: string | null;
  /** How people meet: on the web, one with one, as a group, or to be screened */
  kind?: "Web" | "Individual" | "Group" | "Screening";
  /** Title by which people know it */
  title?: string;
  /** When it begins */
  startsAt?: string;
  /** When it ends, within a day of its beginning */
  endsAt?: string;
  /** Identifier of the trainer */
  trainerId?: string;
  /** Where a meeting is joined; https alone */
  meetingUrl?: string | null;
  /** Identifier of the recording file */
  recordingFileId?: string | null;
  /** How many attend it at most */
  maxUsers?: number | null;
}

/** Which of the classroom sessions are meant */
export interface ClassroomSessionsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in scheduleId */
    scheduleId?: string[];
    /** Only those with one of these in classroomId */
    classroomId?: string[];
    /** Only those with one of these in kind */
    kind?: ("Web" | "Individual" | "Group" | "Screening")[];
    /** Only those with one of these in status */
    status?: ("planned" | "live" | "ended" | "cancelled")[];
  };
}

/** Something that is worked with in a meeting */
export interface SessionContent {
  /** Kind of content that is linked */
  kind: "course" | "lesson" | "survey" | "assessment";
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title?: string;
  /** Its place */
  position: number;
  /** Whether those who come see it */
  shown: boolean;
}

/** What is worked with in a meeting */
export interface SessionContentInput {
  /** All of it, in this order */
  content: SessionContentLink[];
}

/** One thing that is worked with */
export interface SessionContentLink {
  /** Kind of content that is linked */
  kind: "course" | "lesson" | "survey" | "assessment";
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title?: string;
  /** Whether those who come see it */
  shown?: boolean;
}

/** Why the status of a meeting changes */
export interface SessionStatusReason {
  /** Why it is taken up again */
  reason?: string;
}

/** Somebody in a meeting */
export interface SessionUser {
  user: Named;
  /** What somebody is in it */
  part: "host" | "attendee";
  /** Whether they came; null where that is not known, and of others to those who learn */
  attendance: "present" | "late" | "absent" | "excused" | null;
  /** Minutes that they were there; null as above */
  minutes: number | null;
  /** What is to be known of it, told staff alone */
  note: string | null;
}

/** Who is in a meeting, and whether they came */
export interface SessionUsersInput {
  /** These people and no others; whoever holds the meeting is in it in any case */
  users: {
    /** Who it is */
    userId: string;
    /** What somebody is in it */
    part: "host" | "attendee";
    /** Whether somebody came */
    attendance?: "present" | "late" | "absent" | "excused" | null;
    /** Minutes that somebody was there */
    minutes?: number | null;
    /** What is to be known of it */
    note?: string | null;
  }[];
}

export interface ListClassroomsQuery<Field extends keyof Classroom = keyof Classroom> {
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
  /** Only those with one of these in kind */
  kind?: ("room" | "virtual")[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "capacity" | "-capacity" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchClassroomsQuery<Field extends keyof Classroom = keyof Classroom> {
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
  /** Only those with one of these in kind */
  kind?: ("room" | "virtual")[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "capacity" | "-capacity" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetClassroomQuery<Field extends keyof Classroom = keyof Classroom> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListClassroomSessionsQuery<Field extends keyof ClassroomSession = keyof ClassroomSession> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in scheduleId */
  scheduleId?: string[] | null;
  /** Only those with one of these in classroomId */
  classroomId?: string[] | null;
  /** Only those with one of these in kind */
  kind?: ("Web" | "Individual" | "Group" | "Screening")[] | null;
  /** Only those with one of these in status */
  status?: ("planned" | "live" | "ended" | "cancelled")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "startsAt" | "-startsAt" | "title" | "-title" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchClassroomSessionsQuery<Field extends keyof ClassroomSession = keyof ClassroomSession> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in scheduleId */
  scheduleId?: string[] | null;
  /** Only those with one of these in classroomId */
  classroomId?: string[] | null;
  /** Only those with one of these in kind */
  kind?: ("Web" | "Individual" | "Group" | "Screening")[] | null;
  /** Only those with one of these in status */
  status?: ("planned" | "live" | "ended" | "cancelled")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "startsAt" | "-startsAt" | "title" | "-title" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetClassroomSessionQuery<Field extends keyof ClassroomSession = keyof ClassroomSession> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ChangeSessionStatusQuery {
  /** How far it is */
  from: "planned" | "live" | "ended" | "cancelled";
  /** How far it shall be */
  to: "planned" | "live" | "ended" | "cancelled";
}

export interface ClassroomsCalls {
  /**
   * List classrooms.
   * `GET /v2/classrooms` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listClassrooms({ query: { fields: ["name"] } })) …
   */
  listClassrooms<Field extends keyof Classroom = keyof Classroom>(input?: { query?: ListClassroomsQuery<Field> }, options?: CallOptions): Paged<Selected<Classroom, Field>>;

  /**
   * List classrooms matching a text, best match first.
   * `GET /v2/classrooms/search` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchClassrooms({ query: { fields: ["name"] } })) …
   */
  searchClassrooms<Field extends keyof Classroom = keyof Classroom>(input?: { query?: SearchClassroomsQuery<Field> }, options?: CallOptions): Paged<Selected<Classroom, Field>>;

  /**
   * One of the classrooms.
   * `GET /v2/classrooms/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const classroom = await api.getClassroom({ id });
   */
  getClassroom<Field extends keyof Classroom = keyof Classroom>(input: { id: string; query?: GetClassroomQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Classroom, Field>>>;

  /**
   * Create one of the classrooms.
   * `POST /v2/classrooms` for admin, manager, trainer. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const classroom = await api.createClassroom({ body });
   */
  createClassroom(input: { body: ClassroomCreate }, options?: CallOptions): Promise<Versioned<Classroom>>;

  /**
   * Change fields of one of the classrooms.
   * `PATCH /v2/classrooms/{id}` for admin, manager, trainer. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const classroom = await api.updateClassroom({ id, version, body: { name: "Room 2, Umgeni" } });
   */
  updateClassroom(input: { id: string; body: ClassroomPatch; version: number }, options?: CallOptions): Promise<Versioned<Classroom>>;

  /**
   * Replace one of the classrooms.
   * `PUT /v2/classrooms/{id}` for admin, manager, trainer. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const classroom = await api.replaceClassroom({ id, version, body });
   */
  replaceClassroom(input: { id: string; body: ClassroomCreate; version: number }, options?: CallOptions): Promise<Versioned<Classroom>>;

  /**
   * Delete one of the classrooms; its history is kept.
   * `DELETE /v2/classrooms/{id}` for admin, manager, trainer. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteClassroom({ id, version });
   */
  deleteClassroom(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * List classroom sessions.
   * `GET /v2/classrooms/sessions` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listClassroomSessions({ query: { fields: ["title"] } })) …
   */
  listClassroomSessions<Field extends keyof ClassroomSession = keyof ClassroomSession>(input?: { query?: ListClassroomSessionsQuery<Field> }, options?: CallOptions): Paged<Selected<ClassroomSession, Field>>;

  /**
   * List classroom sessions matching a text, best match first.
   * `GET /v2/classrooms/sessions/search` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchClassroomSessions({ query: { fields: ["title"] } })) …
   */
  searchClassroomSessions<Field extends keyof ClassroomSession = keyof ClassroomSession>(input?: { query?: SearchClassroomSessionsQuery<Field> }, options?: CallOptions): Paged<Selected<ClassroomSession, Field>>;

  /**
   * List classroom sessions by a filter too long for an address.
   * `POST /v2/classrooms/sessions/fetch` for any. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchClassroomSessions({ query: { fields: ["title"] }, body })) …
   */
  fetchClassroomSessions<Field extends keyof ClassroomSession = keyof ClassroomSession>(input: { query?: ListClassroomSessionsQuery<Field>; body: ClassroomSessionsFilter }, options?: CallOptions): Paged<Selected<ClassroomSession, Field>>;

  /**
   * One of the classroom sessions.
   * `GET /v2/classrooms/sessions/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const classroomSession = await api.getClassroomSession({ id });
   */
  getClassroomSession<Field extends keyof ClassroomSession = keyof ClassroomSession>(input: { id: string; query?: GetClassroomSessionQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<ClassroomSession, Field>>>;

  /**
   * Whether one of the classroom sessions exists, and its version.
   * `HEAD /v2/classrooms/sessions/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headClassroomSession({ id });
   */
  headClassroomSession(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the classroom sessions.
   * `POST /v2/classrooms/sessions` for trainer, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const classroomSession = await api.createClassroomSession({ body });
   */
  createClassroomSession(input: { body: ClassroomSessionCreate }, options?: CallOptions): Promise<Versioned<ClassroomSession>>;

  /**
   * Change fields of one of the classroom sessions.
   * `PATCH /v2/classrooms/sessions/{id}` for trainer, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const classroomSession = await api.updateClassroomSession({ id, version, body: { title: "Walk-round of the truck" } });
   */
  updateClassroomSession(input: { id: string; body: ClassroomSessionPatch; version: number }, options?: CallOptions): Promise<Versioned<ClassroomSession>>;

  /**
   * Replace one of the classroom sessions.
   * `PUT /v2/classrooms/sessions/{id}` for trainer, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const classroomSession = await api.replaceClassroomSession({ id, version, body });
   */
  replaceClassroomSession(input: { id: string; body: ClassroomSessionCreate; version: number }, options?: CallOptions): Promise<Versioned<ClassroomSession>>;

  /**
   * Delete one of the classroom sessions; its history is kept.
   * `DELETE /v2/classrooms/sessions/{id}` for trainer, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteClassroomSession({ id, version });
   */
  deleteClassroomSession(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Who is in a meeting, whoever holds it first.
   * `GET /v2/classrooms/sessions/{id}/users` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listSessionUsers({ id });
   */
  listSessionUsers(input: { id: string }, options?: CallOptions): Paged<SessionUser>;

  /**
   * Say who is in a meeting and whether they came: these and no others.
   * `PUT /v2/classrooms/sessions/{id}/users` for trainer, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const answer = await api.setSessionUsers({ id, version, body });
   */
  setSessionUsers(input: { id: string; body: SessionUsersInput; version: number }, options?: CallOptions): Promise<Versioned<SessionUser[]>>;

  /**
   * Begin, end, cancel or take up a meeting again.
   * `POST /v2/classrooms/sessions/{id}/status` for trainer, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const classroomSession = await api.changeSessionStatus({ id, query: { from: "planned", to: "live" }, body });
   */
  changeSessionStatus(input: { id: string; query: ChangeSessionStatusQuery; body: SessionStatusReason }, options?: CallOptions): Promise<Versioned<ClassroomSession>>;

  /**
   * What is worked with in a meeting, in its order.
   * `GET /v2/classrooms/sessions/{id}/content` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listSessionContent({ id });
   */
  listSessionContent(input: { id: string }, options?: CallOptions): Paged<SessionContent>;

  /**
   * Say what is worked with in a meeting: this and no other, in this order.
   * `PUT /v2/classrooms/sessions/{id}/content` for trainer, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const answer = await api.setSessionContent({ id, version, body });
   */
  setSessionContent(input: { id: string; body: SessionContentInput; version: number }, options?: CallOptions): Promise<Versioned<SessionContent[]>>;
}
