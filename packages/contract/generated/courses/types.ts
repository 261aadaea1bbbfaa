// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { AttemptState, Count, Decision, DecisionInput, EvidenceItem, Named, Result, ResultRule, Scale, StateChange } from '../shared/types.ts';

/** A course with its version */
export interface Course {
  /** Identifier of the account */
  accountId: string;
  /** Title by which people know it */
  title: string;
  /** Kind of course */
  kind: "OnboardingCourse" | "FormalCourse";
  /** Number of its registration */
  registrationNumber: string;
  /** Level of the National Qualifications Framework */
  nqfLevel?: number | null;
  /** Credits that it counts for */
  credits?: number | null;
  /** Kind of qualification that it leads to */
  route: "legacy" | "occupational";
  scale: Scale;
  resultRule: ResultRule;
  /** Whether it is taught on schedules; else people go through it by themselves */
  scheduled: boolean;
  /** Whether its lessons come in any order or one after the other */
  sequence: "free" | "ordered";
  /** Language that it is in */
  language?: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso" | null;
  /** Days that it is planned to take */
  durationDays?: number | null;
  /** Until when it can be done */
  expiresAt?: string | null;
  /** Months for which its certificates hold; for ever where it is not said */
  certificateMonths?: number | null;
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

/** What a course is made of, without what the platform adds */
export interface CourseCreate {
  /** Identifier of the account */
  accountId: string;
  /** Title by which people know it */
  title: string;
  /** Kind of course */
  kind?: "OnboardingCourse" | "FormalCourse";
  /** Number of its registration */
  registrationNumber: string;
  /** Level of the National Qualifications Framework */
  nqfLevel?: number | null;
  /** Credits that it counts for */
  credits?: number | null;
  /** Kind of qualification that it leads to */
  route: "legacy" | "occupational";
  scale?: Scale;
  resultRule?: ResultRule;
  /** Whether it is taught on schedules; else people go through it by themselves */
  scheduled?: boolean;
  /** Whether its lessons come in any order or one after the other */
  sequence?: "free" | "ordered";
  /** Language that it is in */
  language?: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso" | null;
  /** Days that it is planned to take */
  durationDays?: number | null;
  /** Until when it can be done */
  expiresAt?: string | null;
  /** Months for which its certificates hold; for ever where it is not said */
  certificateMonths?: number | null;
}

/** A lesson in its place in a course */
export interface CourseLessonInput {
  /** Identifier of the lesson */
  lessonId: string;
  /** Whether the course asks for it */
  required?: boolean;
  /** Share of the course, beside those of the others */
  weight?: number;
  /** Lessons of the course that have to be finished first */
  after?: string[];
  /** Outcomes of the course that it is evidence of */
  outcomeIds?: string[];
  /** Days after its begin by which it should be done */
  offsetDays?: number | null;
}

/** What a course consists of */
export interface CourseLessons {
  /** Its lessons in their order */
  lessons: {
    /** Identifier of the lesson */
    lessonId: string;
    /** Whether the course asks for it */
    required: boolean;
    /** Share of the course, beside those of the others */
    weight: number;
    /** Lessons of the course that have to be finished first */
    after: string[];
    /** Outcomes of the course that it is evidence of */
    outcomeIds: string[];
    /** Days after its begin by which it should be done */
    offsetDays?: number | null;
    /** Title by which people know it */
    title: string;
    /** What it consists of */
    contentType: "Scorm" | "Video" | "Pdf";
    /** State that the lesson is in */
    state: string;
    /** Assessments and examinations that belong to it */
    assessments: Named[];
  }[];
  /** Assessments and examinations of the course itself */
  assessments: Named[];
  /** People whose status it would change, where that was asked; null else */
  changes: number | null;
}

/** Fields of a course that change; what is absent stays, null deletes */
export interface CoursePatch {
  /** Title by which people know it */
  title?: string;
  /** Kind of course */
  kind?: "OnboardingCourse" | "FormalCourse";
  /** Number of its registration */
  registrationNumber?: string;
  /** Level of the National Qualifications Framework */
  nqfLevel?: number | null;
  /** Credits that it counts for */
  credits?: number | null;
  /** Kind of qualification that it leads to */
  route?: "legacy" | "occupational";
  scale?: Scale;
  resultRule?: ResultRule;
  /** Whether it is taught on schedules; else people go through it by themselves */
  scheduled?: boolean;
  /** Whether its lessons come in any order or one after the other */
  sequence?: "free" | "ordered";
  /** Language that it is in */
  language?: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso" | null;
  /** Days that it is planned to take */
  durationDays?: number | null;
  /** Until when it can be done */
  expiresAt?: string | null;
  /** Months for which its certificates hold; for ever where it is not said */
  certificateMonths?: number | null;
}

/** Which of the courses are meant */
export interface CoursesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in route */
    route?: ("legacy" | "occupational")[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "archived")[];
    /** Only those with one of these in kind */
    kind?: ("OnboardingCourse" | "FormalCourse")[];
  };
}

/** What is sent to record a judgement */
export interface JudgementInput {
  /** Identifier of the outcome */
  outcomeId: string;
  result: Result;
  /** Marks given */
  mark?: number | null;
  /** What the learner or assessor is told */
  feedback: string;
}

/** A certificate or statement of results of mine */
export interface MyCertificate {
  /** Identifier */
  id: string;
  /** What is issued */
  type: "certificate" | "statement_of_results";
  /** Year, running number of the account, and letters that nobody can guess */
  number: string;
  /** What is to be thought of it today */
  standing: "valid" | "in_question" | "superseded" | "revoked" | "expired";
  /** When it was issued */
  issuedAt: string;
  /** Path of the page on which anybody can check it */
  checkPath: string;
}

/** A course that somebody takes, and how far they are */
export interface MyCourse {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** Kind of course */
  kind: "OnboardingCourse" | "FormalCourse";
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Per cent of what is required that is done */
  percent: number;
  /** Until when it has to be done */
  dueAt: string | null;
  /** When something of it was done last */
  lastActivityAt: string | null;
  /** The attempt that one hands work in for; null where there is none */
  attempt: {
    /** Identifier */
    id: string;
    /** Which attempt it is, from 1 */
    number: number;
    state: AttemptState;
  } | null;
}

/** A course with all that it consists of, and how one stands with it */
export interface MyCourseInFull {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** Kind of course */
  kind: "OnboardingCourse" | "FormalCourse";
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Per cent of what is required that is done */
  percent: number;
  /** Until when it has to be done */
  dueAt: string | null;
  /** When something of it was done last */
  lastActivityAt: string | null;
  /** The attempt that one hands work in for; null where there is none */
  attempt: {
    /** Identifier */
    id: string;
    /** Which attempt it is, from 1 */
    number: number;
    state: AttemptState;
  } | null;
  /** The latest result that is released: of the attempt, or of one before it; null where none is */
  released: MyReleasedResult | null;
  /** Since when a result that one knew is looked at again; null where none is */
  resultInQuestionSince: string | null;
  /** What is judged in it */
  outcomes: {
    /** Identifier */
    id: string;
    /** Code of the outcome */
    code: string;
    /** Title by which people know it */
    title: string;
    /** Whether something of mine is evidence of it */
    hasEvidence: boolean;
  }[];
  /** What was issued to me for it, newest first */
  certificates: MyCertificate[];
  /** What it consists of, in its order */
  items: MyCourseItem[];
  /** What comes next; null where all is done or locked */
  nextItemId: string | null;
}

/** Something of a course, and how one stands with it */
export interface MyCourseItem {
  /** Identifier */
  id: string;
  /** What it is */
  kind: "lesson" | "formative" | "summative" | "examination" | "test";
  /** What an assessment belongs to */
  contentId: string | null;
  /** What a lesson consists of */
  contentType: "Scorm" | "Video" | "Pdf" | null;
  /** Title by which people know it */
  title: string;
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Share of it that is done, 0 to 1 */
  progress: number;
  /** Result in per cent; null while there is none or it is withheld */
  score: number | null;
  /** Whether it is handed in and somebody still has to mark it: until then it is no evidence */
  awaitsMarks: boolean;
  /** Whether the course asks for it */
  required: boolean;
  /** Minutes that it is planned to take */
  durationMinutes: number | null;
  /** From when it can be begun */
  opensAt: string | null;
  /** Until when it has to be done */
  dueAt: string | null;
  /** Why it cannot be begun yet; null where nothing comes first */
  locked: {
    by: Named;
  } | null;
}

/** A result of mine that a signed report has released */
export interface MyReleasedResult {
  /** The attempt that it is the result of */
  attemptId: string;
  /** Which attempt it is, from 1 */
  number: number;
  /** The result, in the words of the scale of the course; null where none is told */
  result: Result | null;
  /** Whether the result passes; null where there is none */
  passed: boolean | null;
  scale: Scale;
  /** What stands of each outcome, in the order of the course */
  outcomes: {
    /** Identifier of the outcome */
    outcomeId: string;
    /** What stands of the outcome; null where it was not judged */
    result: Result | null;
    /** Whether the result passes; null where there is none */
    passed: boolean | null;
    scale: Scale;
    /** Whether moderation changed what the assessor had found, which the feedback is about */
    isChanged: boolean;
    /** What the assessor tells the learner */
    feedback: string;
  }[];
}

/** An outcome that a learner has to reach, with what it is judged by */
export interface Outcome {
  /** Identifier */
  id: string;
  /** Code under which it is known */
  code: string;
  /** Title by which people know it */
  title: string;
  /** Credits that it counts for */
  credits: number | null;
  /** How it is assessed */
  method: "portfolio" | "observation" | "knowledge" | "workplace";
  scale: Scale;
  /** How much it counts beside the others, where they are summed */
  weight: number;
  /** What it is judged by */
  criteria: {
    /** Identifier */
    id: string;
    /** What it says */
    text: string;
  }[];
}

/** What is sent to record an outcome */
export interface OutcomeInput {
  /** Code under which it is known */
  code: string;
  /** Title by which people know it */
  title: string;
  /** Credits that it counts for */
  credits?: number | null;
  /** How it is assessed */
  method?: "portfolio" | "observation" | "knowledge" | "workplace";
  /** What its results are said in; the course's where it is left out */
  scale?: Scale | null;
  /** How much it counts beside the others, where they are summed */
  weight?: number;
  /** What it is judged by */
  criteria: string[];
}

/** What an assessor found of one outcome */
export interface OutcomeJudgement {
  /** Identifier of the outcome */
  outcomeId: string;
  /** Code under which it is known */
  code: string;
  /** Title by which people know it */
  title: string;
  scale: Scale;
  /** Result of the judgement, in the words of its scale */
  result: Result | null;
  /** Whether the result passes; null where there is none */
  passed: boolean | null;
  /** Marks given */
  mark: number | null;
  /** What the learner or assessor is told */
  feedback: string | null;
  /** When it was judged */
  judgedAt: string | null;
  /** True while the moderator has not recorded a verdict on this outcome */
  hidden: boolean;
}

/** A learner of a summative assessment, and how it stands */
export interface SummativeLearner {
  learner: Named;
  /** Identifier of the attempt */
  attemptId: string;
  state: AttemptState;
  /** How far the learner is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Who assessed it */
  assessor: Named | null;
  /** Null while it is hidden from the caller or not known */
  result: Result | null;
  /** Whether the result passes; null where there is none */
  passed: boolean | null;
  /** Whether it is hidden until the own judgement is stored */
  hidden: boolean;
}

export interface ListCoursesQuery<Field extends keyof Course = keyof Course> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in route */
  route?: ("legacy" | "occupational")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Only those with one of these in kind */
  kind?: ("OnboardingCourse" | "FormalCourse")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "registrationNumber" | "-registrationNumber" | "nqfLevel" | "-nqfLevel" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchCoursesQuery<Field extends keyof Course = keyof Course> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in route */
  route?: ("legacy" | "occupational")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Only those with one of these in kind */
  kind?: ("OnboardingCourse" | "FormalCourse")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "registrationNumber" | "-registrationNumber" | "nqfLevel" | "-nqfLevel" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetCourseQuery<Field extends keyof Course = keyof Course> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportCoursesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in route */
  route?: ("legacy" | "occupational")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Only those with one of these in kind */
  kind?: ("OnboardingCourse" | "FormalCourse")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "registrationNumber" | "-registrationNumber" | "nqfLevel" | "-nqfLevel" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "title" | "kind" | "registrationNumber" | "nqfLevel" | "credits" | "route" | "scale" | "resultRule" | "scheduled" | "sequence" | "language" | "durationDays" | "expiresAt" | "certificateMonths" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeCourseStateQuery {
  /** The state that it is in */
  from: "draft" | "pending" | "published" | "archived";
  /** The state that it shall be in */
  to: "draft" | "pending" | "published" | "archived";
}

export interface CountCoursesQuery {
  /** Identifier of the account */
  accountId?: string | null;
}

export interface ListCourseStateHistoryQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface ListSummativeLearnersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
}

export interface SetCourseLessonsQuery {
  /** Whether only to tell how many people it would make a difference to */
  preview?: "true" | "false" | null;
}

export interface ListMyCoursesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** How far one is with it */
  status?: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration" | null;
  /** Kind of course */
  kind?: "OnboardingCourse" | "FormalCourse" | null;
  /** What comes first: by title, what is due first, what was done last */
  sort?: "title" | "dueAt" | "-lastActivityAt" | null;
}

export interface CoursesCalls {
  /**
   * List courses.
   * `GET /v2/admin/courses` for admin, manager, trainer, moderator, assessor, verifier. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listCourses({ query: { fields: ["title"] } })) …
   */
  listCourses<Field extends keyof Course = keyof Course>(input?: { query?: ListCoursesQuery<Field> }, options?: CallOptions): Paged<Selected<Course, Field>>;

  /**
   * List courses matching a text, best match first.
   * `GET /v2/admin/courses/search` for admin, manager, trainer, moderator, assessor, verifier. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchCourses({ query: { fields: ["title"] } })) …
   */
  searchCourses<Field extends keyof Course = keyof Course>(input?: { query?: SearchCoursesQuery<Field> }, options?: CallOptions): Paged<Selected<Course, Field>>;

  /**
   * List courses by a filter too long for an address.
   * `POST /v2/admin/courses/fetch` for admin, manager, trainer, moderator, assessor, verifier. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchCourses({ query: { fields: ["title"] }, body })) …
   */
  fetchCourses<Field extends keyof Course = keyof Course>(input: { query?: ListCoursesQuery<Field>; body: CoursesFilter }, options?: CallOptions): Paged<Selected<Course, Field>>;

  /**
   * One of the courses.
   * `GET /v2/admin/courses/{id}` for admin, manager, trainer, moderator, assessor, verifier. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const course = await api.getCourse({ id });
   */
  getCourse<Field extends keyof Course = keyof Course>(input: { id: string; query?: GetCourseQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Course, Field>>>;

  /**
   * Whether one of the courses exists, and its version.
   * `HEAD /v2/admin/courses/{id}` for admin, manager, trainer, moderator, assessor, verifier. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headCourse({ id });
   */
  headCourse(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the courses.
   * `POST /v2/admin/courses` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const course = await api.createCourse({ body });
   */
  createCourse(input: { body: CourseCreate }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Change fields of one of the courses.
   * `PATCH /v2/admin/courses/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const course = await api.updateCourse({ id, version, body: { title: "Business Administration Services NQF 4" } });
   */
  updateCourse(input: { id: string; body: CoursePatch; version: number }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Replace one of the courses.
   * `PUT /v2/admin/courses/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const course = await api.replaceCourse({ id, version, body });
   */
  replaceCourse(input: { id: string; body: CourseCreate; version: number }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Delete one of the courses; its history is kept.
   * `DELETE /v2/admin/courses/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteCourse({ id, version });
   */
  deleteCourse(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export courses as csv, xlsx, pdf or json.
   * `POST /v2/admin/courses/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportCourses({ type: "csv" });
   */
  exportCourses<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportCoursesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Change the state of one of the courses.
   * `POST /v2/admin/courses/{id}/state` for admin, manager. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const course = await api.changeCourseState({ id, query: { from: "draft", to: "pending" } });
   */
  changeCourseState(input: { id: string; query: ChangeCourseStateQuery }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Number of courses.
   * `GET /v2/admin/courses/count` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const count = await api.countCourses();
   */
  countCourses(input?: { query?: CountCoursesQuery }, options?: CallOptions): Promise<Count>;

  /**
   * How the state of one of the courses changed, the latest first.
   * `GET /v2/admin/courses/{id}/state/history` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCourseStateHistory({ id });
   */
  listCourseStateHistory(input: { id: string; query?: ListCourseStateHistoryQuery }, options?: CallOptions): Paged<StateChange>;

  /**
   * Outcomes of a course with their criteria.
   * `GET /v2/admin/courses/{id}/outcomes` for trainer, moderator, manager, admin, assessor. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.getCourseOutcomes({ id });
   */
  getCourseOutcomes(input: { id: string }, options?: CallOptions): Promise<Versioned<Outcome[]>>;

  /**
   * Set the outcomes of a course that nobody has been judged on yet.
   * `PUT /v2/admin/courses/{id}/outcomes` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const answer = await api.setCourseOutcomes({ id, version, body });
   */
  setCourseOutcomes(input: { id: string; body: OutcomeInput[]; version: number }, options?: CallOptions): Promise<Versioned<Outcome[]>>;

  /**
   * Outcomes and criteria judged in the summative assessment.
   * `GET /v2/admin/courses/{id}/summative/outcomes` for trainer, moderator, manager, admin, assessor. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.getSummativeOutcomes({ id });
   */
  getSummativeOutcomes(input: { id: string }, options?: CallOptions): Promise<Outcome[]>;

  /**
   * Learners of the summative assessment, with state, assessor and result.
   * `GET /v2/admin/courses/{id}/summative/learners` for trainer, moderator, manager, admin, assessor. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listSummativeLearners({ id });
   */
  listSummativeLearners(input: { id: string; query?: ListSummativeLearnersQuery }, options?: CallOptions): Paged<SummativeLearner>;

  /**
   * A learner's judgement per outcome.
   * `GET /v2/admin/courses/{id}/summative/learners/{learnerId}/outcomes` for trainer, moderator, manager, admin, assessor. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.getSummativeJudgements({ id, learnerId });
   */
  getSummativeJudgements(input: { id: string; learnerId: string }, options?: CallOptions): Promise<Versioned<OutcomeJudgement[]>>;

  /**
   * Record the assessor's judgement per outcome.
   * `PUT /v2/admin/courses/{id}/summative/learners/{learnerId}/outcomes` for trainer, assessor, moderator. Codes: 4008, claimed_by_another, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const answer = await api.recordSummativeJudgements({ id, learnerId, version, body });
   */
  recordSummativeJudgements(input: { id: string; learnerId: string; body: {
  /** Judgements, outcome by outcome */
  judgements: JudgementInput[];
  /** Whether to sign with it */
  sign?: boolean;
  /** Why a moderator should look at it, with the signature; nothing where none has to */
  askModerator?: string;
}; version: number }, options?: CallOptions): Promise<Versioned<OutcomeJudgement[]>>;

  /**
   * Record the moderator's decision.
   * `POST /v2/admin/courses/{id}/summative/learners/{learnerId}/moderate` for moderator. Codes: 40013, 4008, claim_needed, key_reused, not_found, stale_version, too_large, too_slow, verdict_needed, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const decision = await api.moderateSummative({ id, learnerId, version, body });
   */
  moderateSummative(input: { id: string; learnerId: string; body: DecisionInput; version: number }, options?: CallOptions): Promise<Versioned<Decision>>;

  /**
   * A learner's portfolio of evidence.
   * `GET /v2/admin/courses/{id}/summative/learners/{learnerId}/portfolio` for trainer, moderator, manager, admin, assessor, verifier. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.getSummativePortfolio({ id, learnerId });
   */
  getSummativePortfolio(input: { id: string; learnerId: string }, options?: CallOptions): Promise<EvidenceItem[]>;

  /**
   * Reset a learner's summative assessment: a new attempt, the old one kept.
   * `POST /v2/admin/courses/{id}/summative/learners/{learnerId}/reset` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const answer = await api.resetSummative({ id, learnerId, body });
   */
  resetSummative(input: { id: string; learnerId: string; body: {
  /** Why, for those who come after */
  reason: string;
} }, options?: CallOptions): Promise<{
  /** Identifier of the attempt */
  attemptId: string;
  /** Which attempt of the learner it is, from 1 */
  number: number;
}>;

  /**
   * Lessons of a course in their order.
   * `GET /v2/admin/courses/{id}/lessons` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const courseLessons = await api.getCourseLessons({ id });
   */
  getCourseLessons(input: { id: string }, options?: CallOptions): Promise<Versioned<CourseLessons>>;

  /**
   * Set the lessons of a course; whoever had finished it stays finished.
   * `PUT /v2/admin/courses/{id}/lessons` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const courseLessons = await api.setCourseLessons({ id, version, body });
   */
  setCourseLessons(input: { id: string; query?: SetCourseLessonsQuery; body: CourseLessonInput[]; version: number }, options?: CallOptions): Promise<Versioned<CourseLessons>>;

  /**
   * Tags of a course.
   * `GET /v2/admin/courses/{id}/tags` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.getCourseTags({ id });
   */
  getCourseTags(input: { id: string }, options?: CallOptions): Promise<Versioned<Named[]>>;

  /**
   * Set the tags of a course.
   * `PUT /v2/admin/courses/{id}/tags` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const answer = await api.setCourseTags({ id, version, body });
   */
  setCourseTags(input: { id: string; body: string[]; version: number }, options?: CallOptions): Promise<Versioned<Named[]>>;

  /**
   * Courses that I take, with how far I am.
   * `GET /v2/courses` for learner. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listMyCourses();
   */
  listMyCourses(input?: { query?: ListMyCoursesQuery }, options?: CallOptions): Paged<MyCourse>;

  /**
   * One course that I take, with what it consists of.
   * `GET /v2/courses/{id}` for learner. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const myCourseInFull = await api.getMyCourse({ id });
   */
  getMyCourse(input: { id: string }, options?: CallOptions): Promise<MyCourseInFull>;
}
