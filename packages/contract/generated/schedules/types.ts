// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Named } from '../shared/types.ts';

/** The place of one learner in one schedule */
export interface Engagement {
  /** Identifier */
  id: string;
  schedule: Named;
  course: Named;
  /** When it begins */
  startsAt: string;
  /** When it ends */
  endsAt: string;
  learner: Named;
  /** Site of the learner */
  siteId: string | null;
  /** How far the learner is with the course in these days */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Per cent of the course that is done */
  percent: number;
  /** When the learner did something on the course last */
  lastActivityAt: string | null;
  /** When the learner came to its end */
  finishedAt: string | null;
  /** Per cent of time that this learner has more */
  extraTimePercent: number;
  /** When the learner was put into the schedule */
  addedAt: string;
}

/** A schedule that somebody learns, teaches, assesses or moderates on */
export interface MySchedule {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  course: Named;
  /** Site that it belongs to; null where it is of all */
  site: Named | null;
  /** When it begins */
  startsAt: string;
  /** When it ends */
  endsAt: string;
  /** IANA name of a time zone */
  timeZone: string;
  /** How far it is now */
  phase: "cancelled" | "upcoming" | "running" | "ended";
  /** What I am in it */
  parts: ("learner" | "facilitator" | "assessor" | "moderator")[];
  /** Where it is */
  location: string | null;
  /** Meetings of it that I am in */
  sessions: {
    /** Identifier */
    id: string;
    /** Title by which people know it */
    title: string;
    /** How people meet */
    kind: "Web" | "Individual" | "Group" | "Screening";
    /** When it begins */
    startsAt: string;
    /** When it ends */
    endsAt: string;
    /** How far it is */
    status: "planned" | "live" | "ended" | "cancelled";
  }[];
}

/** A schedule with its version */
export interface Schedule {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the course */
  courseId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Identifier of the parent */
  parentId?: string | null;
  /** Identifier of the class */
  classId?: string | null;
  /** Identifier of the classroom */
  classroomId?: string | null;
  /** Groups whose people it is meant for */
  groupIds: string[];
  /** Title by which people know it */
  title: string;
  /** When it begins */
  startsAt: string;
  /** When it ends */
  endsAt: string;
  /** Until when it is assessed; its end where it is not said */
  assessmentDueAt?: string | null;
  /** IANA name of a time zone */
  timeZone: string;
  /** How it comes round again; once where it is not said */
  rule?: ScheduleRule | null;
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the assessor */
  assessorId?: string | null;
  /** Identifier of the moderator */
  moderatorId?: string | null;
  /** How many learners it takes; any number where it is not said */
  capacity?: number | null;
  /** Where it is, in words */
  location?: string | null;
  /** What else is to be known */
  notes?: string;
  /** When it was cancelled; absent where it was not */
  cancelledAt?: string;
  /** How far it is now */
  phase?: "cancelled" | "upcoming" | "running" | "ended";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** Figures of schedules over time */
export interface ScheduleAnalytics {
  /** Figures of each interval in order */
  points: ScheduleFigures[];
  /** When it was counted */
  asOf: string;
}

/** What a schedule is made of, without what the platform adds */
export interface ScheduleCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the course */
  courseId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Identifier of the parent */
  parentId?: string | null;
  /** Identifier of the class */
  classId?: string | null;
  /** Identifier of the classroom */
  classroomId?: string | null;
  /** Groups whose people it is meant for */
  groupIds?: string[];
  /** Title by which people know it */
  title: string;
  /** When it begins */
  startsAt: string;
  /** When it ends */
  endsAt: string;
  /** Until when it is assessed; its end where it is not said */
  assessmentDueAt?: string | null;
  /** IANA name of a time zone */
  timeZone?: string;
  /** How it comes round again; once where it is not said */
  rule?: ScheduleRule | null;
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the assessor */
  assessorId?: string | null;
  /** Identifier of the moderator */
  moderatorId?: string | null;
  /** How many learners it takes; any number where it is not said */
  capacity?: number | null;
  /** Where it is, in words */
  location?: string | null;
  /** What else is to be known */
  notes?: string;
}

/** Figures of the schedules of some days */
export interface ScheduleFigures {
  /** From when */
  from: string;
  /** Until when */
  to: string;
  /** Schedules that run in these days */
  schedules: number;
  /** Learners on them */
  learners: number;
  /** Share of their places that is taken, of those with a capacity */
  fillRate: number | null;
  /** Share of their learners who finished */
  completionRate: number | null;
  /** Share of those who finished who did within the schedule */
  onTimeRate: number | null;
  /** Share of their learners whose time ended before they did */
  missedRate: number | null;
  /** Share of places in their meetings where somebody was present or late */
  attendanceRate: number | null;
  /** Days from the beginning to the end of the middle one of those who finished */
  medianDaysToFinish: number | null;
}

/** Schedules of one course, site or month */
export interface ScheduleGroup {
  /** The id of the course or site, or the month */
  key: string;
  /** What it is called */
  name: string;
  /** Schedules */
  schedules: number;
  /** Learners on them */
  learners: number;
  /** Learners of them who finished */
  finished: number;
  /** When the next one begins; null where none is to come */
  nextStartsAt: string | null;
}

/** One learner of a schedule, and how far they are */
export interface ScheduleLearner {
  /** Identifier of the place in the schedule */
  id: string;
  learner: Named;
  /** Site of the learner */
  siteId: string | null;
  /** How far the learner is with the course in these days */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Per cent of the course that is done */
  percent: number;
  /** When the learner did something on the course last */
  lastActivityAt: string | null;
  /** When the learner came to its end */
  finishedAt: string | null;
  /** Per cent of time that this learner has more */
  extraTimePercent: number;
  /** When the learner was put into the schedule */
  addedAt: string;
  /** What the learner hands in for the course; null where nothing is judged */
  attempt: {
    /** Identifier */
    id: string;
    /** How far its judgement is */
    state: "open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated";
  } | null;
}

/** What became of the learners of a schedule */
export interface ScheduleLearnersAnswer {
  /** Learners who came in */
  added: number;
  /** Learners who were taken out */
  ended: number;
  /** Whose place stayed as it was */
  refused: {
    /** Identifier of the learner */
    learnerId: string;
    /** Why, by its code */
    code: "4003" | "4009" | "wrong_state" | "not_found";
    /** What is in the way, and what to do */
    sentence: string;
  }[];
}

/** The learners of a schedule */
export interface ScheduleLearnersInput {
  /** These learners and no others; none where nobody shall be left */
  learnerIds: string[];
}

/** Fields of a schedule that change; what is absent stays, null deletes */
export interface SchedulePatch {
  /** Identifier of the course */
  courseId?: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Identifier of the parent */
  parentId?: string | null;
  /** Identifier of the class */
  classId?: string | null;
  /** Identifier of the classroom */
  classroomId?: string | null;
  /** Groups whose people it is meant for */
  groupIds?: string[];
  /** Title by which people know it */
  title?: string;
  /** When it begins */
  startsAt?: string;
  /** When it ends */
  endsAt?: string;
  /** Until when it is assessed; its end where it is not said */
  assessmentDueAt?: string | null;
  /** IANA name of a time zone */
  timeZone?: string;
  /** How it comes round again; once where it is not said */
  rule?: ScheduleRulePatch | null;
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the assessor */
  assessorId?: string | null;
  /** Identifier of the moderator */
  moderatorId?: string | null;
  /** How many learners it takes; any number where it is not said */
  capacity?: number | null;
  /** Where it is, in words */
  location?: string | null;
  /** What else is to be known */
  notes?: string | null;
}

/** How far the learners of a schedule are */
export interface ScheduleProgress {
  /** Learners of the schedule */
  learners: number;
  /** How many stand where, statuses that nobody has left out */
  statuses: {
    /** How far the learner is with the course in these days */
    status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
    /** Learners who stand so */
    learners: number;
  }[];
  /** Mean of what they have done, in per cent; null without learners */
  percent: number | null;
  /** Learners who finished within the schedule */
  onTime: number;
  /** Learners whose time ended before they did */
  missed: number;
  /** What the course consists of, in its order */
  items: {
    /** The lesson */
    id: string;
    /** Title by which people know it */
    title: string;
    /** Learners who finished it */
    finished: number;
    /** Learners who have not */
    unfinished: number;
  }[];
  /** When it was counted */
  asOf: string;
}

/** How a schedule comes round again, by the clock of its zone */
export interface ScheduleRule {
  /** Every so many days, weeks or months */
  frequency: "daily" | "weekly" | "monthly";
  /** How many of them; one where it is not said */
  interval?: number;
  /** Of weeks: on which days */
  byDay?: ("MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU")[];
  /** Of months: on which days, 1 to 28, or -1 for the last one */
  byMonthDay?: number[];
  /** How often at most */
  count?: number;
  /** The last day on which it may come */
  until?: string;
}

/** Fields of a schedule rule that change; what is absent stays, null deletes */
export interface ScheduleRulePatch {
  /** Every so many days, weeks or months */
  frequency?: "daily" | "weekly" | "monthly";
  /** How many of them; one where it is not said */
  interval?: number | null;
  /** Of weeks: on which days */
  byDay?: ("MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU")[] | null;
  /** Of months: on which days, 1 to 28, or -1 for the last one */
  byMonthDay?: number[] | null;
  /** How often at most */
  count?: number | null;
  /** The last day on which it may come */
  until?: string | null;
}

/** Figures of schedules, beside those of the days before */
export interface ScheduleStatistics {
  /** How many are how far, phases that none is in left out */
  phases: {
    /** How far they are */
    phase: "cancelled" | "upcoming" | "running" | "ended";
    /** Schedules in these days that are so far */
    schedules: number;
  }[];
  period: ScheduleFigures;
  before: ScheduleFigures;
  /** When it was counted */
  asOf: string;
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
    /** Only those with one of these in facilitatorId */
    facilitatorId?: string[];
  };
}

/** Who moderates a summative assessment */
export interface SummativeModerator {
  /** The moderator; null where there is none yet */
  moderator: Named | null;
}

/** A learner and a course that no schedule brings together */
export interface UnplannedLearner {
  learner: Named;
  /** Site of the learner */
  siteId: string | null;
  course: Named;
  via: Named;
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
  /** Only those with one of these in facilitatorId */
  facilitatorId?: string[] | null;
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
  /** Only those with one of these in facilitatorId */
  facilitatorId?: string[] | null;
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
  /** Only those with one of these in facilitatorId */
  facilitatorId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "courseId" | "siteId" | "parentId" | "classId" | "classroomId" | "groupIds" | "title" | "startsAt" | "endsAt" | "assessmentDueAt" | "timeZone" | "rule" | "facilitatorId" | "assessorId" | "moderatorId" | "capacity" | "location" | "notes" | "cancelledAt" | "phase" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListMySchedulesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Only what is not over by then */
  from?: string | null;
  /** Only what begins before then */
  to?: string | null;
  /** Only those that are so far */
  phase?: "cancelled" | "upcoming" | "running" | "ended" | null;
}

export interface ListEngagementsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Only in this schedule */
  scheduleId?: string | null;
  /** Only of this course */
  courseId?: string | null;
  /** Only of learners of this site */
  siteId?: string | null;
  /** Only where this person teaches */
  facilitatorId?: string | null;
  /** Only of this learner */
  learnerId?: string | null;
  /** Only those who stand so */
  status?: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration" | null;
  /** Only what is not over by then */
  from?: string | null;
  /** Only what begins before then */
  to?: string | null;
  /** What comes first */
  sort?: "startsAt" | "learner" | null;
}

export interface ListUnplannedLearnersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Only of this course */
  courseId?: string | null;
  /** Only learners of this site */
  siteId?: string | null;
  /** Only by this job role or career */
  via?: string | null;
}

export interface ListScheduleGroupsQuery {
  /** What they are put together by */
  by: "course" | "site" | "month";
  /** From when */
  from: string;
  /** Until when */
  to: string;
}

export interface GetScheduleStatisticsQuery {
  /** From when */
  from: string;
  /** Until when */
  to: string;
  /** Only of this site */
  siteId?: string | null;
  /** Only of this course */
  courseId?: string | null;
}

export interface GetScheduleAnalyticsQuery {
  /** From when */
  from: string;
  /** Until when */
  to: string;
  /** How much one point is about */
  interval: "day" | "week" | "month";
  /** Only of this site */
  siteId?: string | null;
  /** Only of this course */
  courseId?: string | null;
}

export interface ListChildSchedulesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
}

export interface ListScheduleLearnersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Only those who stand so */
  status?: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration" | null;
  /** Only learners of this site */
  siteId?: string | null;
}

export interface SetScheduleLearnersQuery {
  /** Whether one who is refused stops everything, or only stays out */
  mode?: "all" | "valid" | null;
}

export interface ListCompletedLearnersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
}

export interface SchedulesCalls {
  /**
   * List schedules.
   * `GET /v2/admin/schedules` for admin, manager, trainer, moderator. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listSchedules({ query: { fields: ["title"] } })) …
   */
  listSchedules<Field extends keyof Schedule = keyof Schedule>(input?: { query?: ListSchedulesQuery<Field> }, options?: CallOptions): Paged<Selected<Schedule, Field>>;

  /**
   * List schedules matching a text, best match first.
   * `GET /v2/admin/schedules/search` for admin, manager, trainer, moderator. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchSchedules({ query: { fields: ["title"] } })) …
   */
  searchSchedules<Field extends keyof Schedule = keyof Schedule>(input?: { query?: SearchSchedulesQuery<Field> }, options?: CallOptions): Paged<Selected<Schedule, Field>>;

  /**
   * List schedules by a filter too long for an address.
   * `POST /v2/admin/schedules/fetch` for admin, manager, trainer, moderator. Codes: too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchSchedules({ query: { fields: ["title"] }, body })) …
   */
  fetchSchedules<Field extends keyof Schedule = keyof Schedule>(input: { query?: ListSchedulesQuery<Field>; body: SchedulesFilter }, options?: CallOptions): Paged<Selected<Schedule, Field>>;

  /**
   * One of the schedules.
   * `GET /v2/admin/schedules/{id}` for admin, manager, trainer, moderator. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const schedule = await api.getSchedule({ id });
   */
  getSchedule<Field extends keyof Schedule = keyof Schedule>(input: { id: string; query?: GetScheduleQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Schedule, Field>>>;

  /**
   * Whether one of the schedules exists, and its version.
   * `HEAD /v2/admin/schedules/{id}` for admin, manager, trainer, moderator. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headSchedule({ id });
   */
  headSchedule(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the schedules.
   * `POST /v2/admin/schedules` for admin, manager, trainer. Codes: 4003, 4005, 4008, key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const schedule = await api.createSchedule({ body });
   */
  createSchedule(input: { body: ScheduleCreate }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Change fields of one of the schedules.
   * `PATCH /v2/admin/schedules/{id}` for admin, manager, trainer. Codes: 4003, 4005, 4008, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const schedule = await api.updateSchedule({ id, version, body: { title: "Business administration, July to October" } });
   */
  updateSchedule(input: { id: string; body: SchedulePatch; version: number }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Replace one of the schedules.
   * `PUT /v2/admin/schedules/{id}` for admin, manager, trainer. Codes: 4003, 4005, 4008, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const schedule = await api.replaceSchedule({ id, version, body });
   */
  replaceSchedule(input: { id: string; body: ScheduleCreate; version: number }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Delete one of the schedules; its history is kept.
   * `DELETE /v2/admin/schedules/{id}` for admin, manager, trainer. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteSchedule({ id, version });
   */
  deleteSchedule(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export schedules as csv, xlsx, pdf or json.
   * `POST /v2/admin/schedules/export/{type}` for admin, manager, trainer. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportSchedules({ type: "csv" });
   */
  exportSchedules<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportSchedulesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Schedules that I learn, teach, assess or moderate on.
   * `GET /v2/schedules` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listMySchedules();
   */
  listMySchedules(input?: { query?: ListMySchedulesQuery }, options?: CallOptions): Paged<MySchedule>;

  /**
   * One schedule that I learn, teach, assess or moderate on.
   * `GET /v2/schedules/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const mySchedule = await api.getMySchedule({ id });
   */
  getMySchedule(input: { id: string }, options?: CallOptions): Promise<MySchedule>;

  /**
   * Places of learners in schedules.
   * `GET /v2/admin/schedules/engagements` for admin, manager, trainer, moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listEngagements();
   */
  listEngagements(input?: { query?: ListEngagementsQuery }, options?: CallOptions): Paged<Engagement>;

  /**
   * Learners and courses that are asked of them, taught on schedules, and planned on none.
   * `GET /v2/admin/schedules/unplanned` for admin, manager, trainer, moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listUnplannedLearners();
   */
  listUnplannedLearners(input?: { query?: ListUnplannedLearnersQuery }, options?: CallOptions): Paged<UnplannedLearner>;

  /**
   * Schedules of some days by course, site or month.
   * `GET /v2/admin/schedules/grouping` for admin, manager, trainer, moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listScheduleGroups({ query: { by: "course", from: "2026-07-01T00:00:00.000Z", to: "2026-10-01T00:00:00.000Z" } });
   */
  listScheduleGroups(input: { query: ListScheduleGroupsQuery }, options?: CallOptions): Paged<ScheduleGroup>;

  /**
   * Figures of the schedules of some days, beside those of the days before.
   * `GET /v2/admin/schedules/statistics` for admin, manager, trainer, moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const scheduleStatistics = await api.getScheduleStatistics({ query: { from: "2026-07-01T00:00:00.000Z", to: "2026-10-01T00:00:00.000Z" } });
   */
  getScheduleStatistics(input: { query: GetScheduleStatisticsQuery }, options?: CallOptions): Promise<ScheduleStatistics>;

  /**
   * Figures of schedules over time.
   * `GET /v2/admin/schedules/analytics` for admin, manager, trainer, moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const scheduleAnalytics = await api.getScheduleAnalytics({ query: { from: "2026-07-01T00:00:00.000Z", to: "2026-10-01T00:00:00.000Z", interval: "day" } });
   */
  getScheduleAnalytics(input: { query: GetScheduleAnalyticsQuery }, options?: CallOptions): Promise<ScheduleAnalytics>;

  /**
   * Schedules that belong to another one, in the order of their beginnings.
   * `GET /v2/admin/schedules/{id}/children` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listChildSchedules({ id });
   */
  listChildSchedules(input: { id: string; query?: ListChildSchedulesQuery }, options?: CallOptions): Paged<Schedule>;

  /**
   * Learners of a schedule by name, with how far they are.
   * `GET /v2/admin/schedules/{id}/learners` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listScheduleLearners({ id });
   */
  listScheduleLearners(input: { id: string; query?: ListScheduleLearnersQuery }, options?: CallOptions): Paged<ScheduleLearner>;

  /**
   * Say who learns on a schedule: these and no others.
   * `PUT /v2/admin/schedules/{id}/learners` for admin, manager, trainer. Codes: 4003, 4009, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const scheduleLearnersAnswer = await api.setScheduleLearners({ id, version, body });
   */
  setScheduleLearners(input: { id: string; query?: SetScheduleLearnersQuery; body: ScheduleLearnersInput; version: number }, options?: CallOptions): Promise<Versioned<ScheduleLearnersAnswer>>;

  /**
   * Learners of a schedule who completed or passed the course, by name.
   * `GET /v2/admin/schedules/{id}/learners/completed` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCompletedLearners({ id });
   */
  listCompletedLearners(input: { id: string; query?: ListCompletedLearnersQuery }, options?: CallOptions): Paged<ScheduleLearner>;

  /**
   * How far the learners of a schedule are.
   * `GET /v2/admin/schedules/{id}/progress` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const scheduleProgress = await api.getScheduleProgress({ id });
   */
  getScheduleProgress(input: { id: string }, options?: CallOptions): Promise<ScheduleProgress>;

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
