// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Named } from '../shared/types.ts';

/** What is on in some days, as it was when it was put together */
export interface Agenda {
  /** Identifier */
  id: string;
  /** Whose, or of what it is */
  for: "trainer" | "classroom" | "site" | "class";
  /** Which one */
  forId: string;
  /** What it is called */
  name: string;
  /** First day of it */
  from: string;
  /** Last day of it, at most 31 days in all */
  to: string;
  /** IANA name of a time zone */
  timeZone: string;
  /** Meetings in their order */
  items: AgendaItem[];
  /** Meetings at the same time with one trainer, or in one room */
  conflicts: {
    /** What is needed twice */
    of: "trainer" | "classroom";
    /** A meeting of the agenda */
    sessionId: string;
    /** A meeting at the same time */
    otherId: string;
    /** Title by which people know it */
    title: string;
  }[];
  /** When it was put together */
  generatedAt: string;
  generatedBy: Named;
}

/** Which days of whom or what are put together */
export interface AgendaInput {
  /** Whose, or of what it is */
  for: "trainer" | "classroom" | "site" | "class";
  /** Which one; whoever asks where it is the trainer and nobody is named */
  forId?: string;
  /** First day of it */
  from: string;
  /** Last day of it, at most 31 days in all */
  to: string;
  /** In whose days; that of the account where it is not said */
  timeZone?: string;
}

/** A meeting of an agenda, as it was then */
export interface AgendaItem {
  /** The meeting */
  sessionId: string;
  /** Title by which people know it */
  title: string;
  /** How people meet */
  kind: "Web" | "Individual" | "Group" | "Screening";
  /** How far it was */
  status: "planned" | "live" | "ended" | "cancelled";
  /** When it begins */
  startsAt: string;
  /** When it ends */
  endsAt: string;
  /** The schedule that it belongs to; null where it belongs to none */
  schedule: Named | null;
  /** The course that is taught; null where none is */
  course: Named | null;
  trainer: Named;
  /** Where it is; null where that is not said */
  place: {
    /** What it is called */
    name: string;
    /** A room, or a virtual place */
    kind: "room" | "virtual";
    /** Where it is */
    address: string | null;
    /** What is there */
    equipment: string[];
  } | null;
  /** Where it is joined */
  meetingUrl: string | null;
  /** How many are expected */
  learners: number;
  /** What is worked with */
  content: string[];
  /** What whoever holds it brings: what is kept back from those who come */
  bring: string[];
}

/** Who is mailed an agenda */
export interface AgendaMail {
  /** These people; its trainer where nobody is named */
  userIds?: string[];
  /** These contacts */
  contactIds?: string[];
  /** What is said beside it */
  message?: string;
}

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

/** An answer to a post */
export interface Comment {
  /** Identifier */
  id: string;
  author: Named;
  /** What is said, as plain text; null where it was removed, and of that managers read it for 30 days */
  body: string | null;
  /** Files that go with it */
  fileIds: string[];
  /** When it was made */
  createdAt: string;
  /** When it was changed last; null where it never was */
  editedAt: string | null;
  /** When it was removed; null where it stands */
  removedAt: string | null;
  /** Who removed it; null where it stands */
  removedBy: "author" | "trainer" | null;
  /** What was said before it was changed, the latest first; told managers alone */
  before: {
    /** What was said before */
    body: string;
    /** When it was changed */
    until: string;
  }[];
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** The post that it answers */
  postId: string;
}

/** A comment, and the post that it answers */
export interface CommentOfPost {
  /** What is said, as plain text: nothing in it is markup, and links are made by whoever shows it */
  body: string;
  /** Own files that go with it */
  fileIds?: string[];
  /** The post that it answers */
  postId: string;
}

/** Comments that are made together */
export interface CommentsInput {
  /** Comments, in the order in which they are made: all of them, or none */
  comments: CommentOfPost[];
}

/** Something that was said in a meeting */
export interface Post {
  /** Identifier */
  id: string;
  author: Named;
  /** What is said, as plain text; null where it was removed, and of that managers read it for 30 days */
  body: string | null;
  /** Files that go with it */
  fileIds: string[];
  /** When it was made */
  createdAt: string;
  /** When it was changed last; null where it never was */
  editedAt: string | null;
  /** When it was removed; null where it stands */
  removedAt: string | null;
  /** Who removed it; null where it stands */
  removedBy: "author" | "trainer" | null;
  /** What was said before it was changed, the latest first; told managers alone */
  before: {
    /** What was said before */
    body: string;
    /** When it was changed */
    until: string;
  }[];
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Comments on it that were not removed */
  comments: number;
}

/** What somebody says instead */
export interface PostChange {
  /** What is said, as plain text: nothing in it is markup, and links are made by whoever shows it */
  body?: string;
  /** Own files that go with it */
  fileIds?: string[];
}

/** What somebody says in a meeting */
export interface PostInput {
  /** What is said, as plain text: nothing in it is markup, and links are made by whoever shows it */
  body: string;
  /** Own files that go with it */
  fileIds?: string[];
}

/** Posts that are made together */
export interface PostsInput {
  /** Posts, in the order in which they are made: all of them, or none */
  posts: PostInput[];
}

/** How many mails are on their way */
export interface Queued {
  /** How many mails are on their way */
  queued: number;
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

/** Something that is worked with in a meeting, and how I stand with it */
export interface SessionContentWithStatus {
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
  /** How I stand with it; null where it is not mine to learn */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration" | null;
}

/** All that a page about a meeting shows */
export interface SessionDetails {
  session: ClassroomSession;
  /** The schedule that it belongs to; null where it belongs to none */
  schedule: {
    /** Identifier */
    id: string;
    /** Title by which people know it */
    title: string;
    course: Named;
    /** When it begins */
    startsAt: string;
    /** When it ends */
    endsAt: string;
    /** How far it is */
    phase: "cancelled" | "upcoming" | "running" | "ended";
  } | null;
  /** The class that it belongs to; null where it belongs to none */
  class: Named | null;
  /** Where it is; null where that is not said */
  classroom: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** A room, or a virtual place */
    kind: "room" | "virtual";
    /** Where it is */
    address: string | null;
    /** Where it is joined; null of a room */
    meetingUrl: string | null;
  } | null;
  /** What I am in it; null where I am not */
  part: "host" | "attendee" | null;
  /** Whether I came; null where that is not known */
  attendance: "present" | "late" | "absent" | "excused" | null;
  /** Who is in it, by whether they came; null for those who neither hold nor manage it */
  users: {
    /** How many are in it */
    total: number;
    /** How many came */
    present: number;
    /** How many came late */
    late: number;
    /** How many did not come */
    absent: number;
    /** How many did not come and were excused */
    excused: number;
    /** Of how many it is not known */
    unknown: number;
  } | null;
  /** Others who are there now, as their live lines say */
  alsoThere: Named[];
  /** What is worked with in it, and how I stand with that */
  content: SessionContentWithStatus[];
  /** Posts that were not removed */
  posts: number;
  /** Comments that were not removed */
  comments: number;
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

export interface ListSessionPostsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
}

export interface RemoveSessionPostsQuery {
  /** Ids, the key repeated: all of them, or none */
  id: string[];
}

export interface ListAgendasQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whose, or of what it is */
  for?: "trainer" | "classroom" | "site" | "class" | null;
  /** Only of this one */
  forId?: string | null;
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
   * All that a page about a meeting shows.
   * `GET /v2/classrooms/sessions/{id}/details` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const sessionDetails = await api.getSessionDetails({ id });
   */
  getSessionDetails(input: { id: string }, options?: CallOptions): Promise<SessionDetails>;

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

  /**
   * What was said in a meeting, newest first.
   * `GET /v2/classrooms/sessions/{id}/posts` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listSessionPosts({ id });
   */
  listSessionPosts(input: { id: string; query?: ListSessionPostsQuery }, options?: CallOptions): Paged<Post>;

  /**
   * Say something in a meeting.
   * `POST /v2/classrooms/sessions/{id}/posts` for any. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const post = await api.addSessionPost({ id, body });
   */
  addSessionPost(input: { id: string; body: PostInput }, options?: CallOptions): Promise<Versioned<Post>>;

  /**
   * Say several things in a meeting: all of them, or none.
   * `POST /v2/classrooms/sessions/{id}/posts/bulk` for trainer. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const answer = await api.addSessionPosts({ id, body });
   */
  addSessionPosts(input: { id: string; body: PostsInput }, options?: CallOptions): Promise<Post[]>;

  /**
   * Remove several posts of a meeting: all of them, or none.
   * `DELETE /v2/classrooms/sessions/{id}/posts/bulk` for trainer. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.removeSessionPosts({ id, query: { id: ["0192f3a4-e3b0-7c44-9298-fc1c149afbf4"] } });
   */
  removeSessionPosts(input: { id: string; query: RemoveSessionPostsQuery }, options?: CallOptions): Promise<void>;

  /**
   * Change what was said: its author within a day, and whoever holds the meeting.
   * `PATCH /v2/classrooms/sessions/{id}/posts/{postId}` for owner, trainer. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const post = await api.changeSessionPost({ id, postId, version, body: { body: "The slope behind the shed is closed. We begin in Room 2." } });
   */
  changeSessionPost(input: { id: string; postId: string; body: PostChange; version: number }, options?: CallOptions): Promise<Versioned<Post>>;

  /**
   * Remove a post; a mark and its comments stay.
   * `DELETE /v2/classrooms/sessions/{id}/posts/{postId}` for owner, trainer. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.removeSessionPost({ id, postId });
   */
  removeSessionPost(input: { id: string; postId: string }, options?: CallOptions): Promise<void>;

  /**
   * What was answered to a post, oldest first.
   * `GET /v2/classrooms/sessions/{id}/posts/{postId}/comments` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listPostComments({ id, postId });
   */
  listPostComments(input: { id: string; postId: string; query?: ListSessionPostsQuery }, options?: CallOptions): Paged<Comment>;

  /**
   * Answer a post.
   * `POST /v2/classrooms/sessions/{id}/posts/{postId}/comments` for any. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const comment = await api.addPostComment({ id, postId, body });
   */
  addPostComment(input: { id: string; postId: string; body: PostInput }, options?: CallOptions): Promise<Versioned<Comment>>;

  /**
   * Change an answer: its author within a day, and whoever holds the meeting.
   * `PATCH /v2/classrooms/sessions/{id}/posts/{postId}/comments/{commentId}` for owner, trainer. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const comment = await api.changePostComment({ id, postId, commentId, version, body: { body: "The slope behind the shed is closed. We begin in Room 2." } });
   */
  changePostComment(input: { id: string; postId: string; commentId: string; body: PostChange; version: number }, options?: CallOptions): Promise<Versioned<Comment>>;

  /**
   * Remove an answer; a mark stays.
   * `DELETE /v2/classrooms/sessions/{id}/posts/{postId}/comments/{commentId}` for owner, trainer. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.removePostComment({ id, postId, commentId });
   */
  removePostComment(input: { id: string; postId: string; commentId: string }, options?: CallOptions): Promise<void>;

  /**
   * Answer several posts of a meeting: all of them, or none.
   * `POST /v2/classrooms/sessions/{id}/comments/bulk` for trainer. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const answer = await api.addPostComments({ id, body });
   */
  addPostComments(input: { id: string; body: CommentsInput }, options?: CallOptions): Promise<Comment[]>;

  /**
   * Remove several answers in a meeting: all of them, or none.
   * `DELETE /v2/classrooms/sessions/{id}/comments/bulk` for trainer. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.removePostComments({ id, query: { id: ["0192f3a4-e3b0-7c44-9298-fc1c149afbf4"] } });
   */
  removePostComments(input: { id: string; query: RemoveSessionPostsQuery }, options?: CallOptions): Promise<void>;

  /**
   * Agendas, those of the latest days first.
   * `GET /v2/classrooms/agendas` for trainer, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listAgendas();
   */
  listAgendas(input?: { query?: ListAgendasQuery }, options?: CallOptions): Paged<Agenda>;

  /**
   * Put an agenda together; the same of unchanged meetings is the one that there is.
   * `POST /v2/classrooms/agendas/generate` for trainer, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const agenda = await api.generateAgenda({ body });
   */
  generateAgenda(input: { body: AgendaInput }, options?: CallOptions): Promise<Agenda>;

  /**
   * An agenda as a PDF, with the names of who comes.
   * `GET /v2/classrooms/agendas/{id}/download` for trainer, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadAgenda({ id });
   */
  downloadAgenda<Stream extends boolean = false>(input: { id: string }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Mail an agenda as a PDF and a calendar; names of learners only where every reader is staff.
   * `POST /v2/classrooms/agendas/{id}/export/email` for trainer, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const queued = await api.emailAgenda({ id, body });
   */
  emailAgenda(input: { id: string; body: AgendaMail }, options?: CallOptions): Promise<Queued>;
}
