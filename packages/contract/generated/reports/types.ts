// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Versioned } from '../../src/kit/runtime.ts';
import type { Recurrence } from '../shared/types.ts';

/** A report that is made again and again */
export interface ReportAutomation {
  /** Identifier */
  id: string;
  /** What it is called */
  name: string;
  /** Names of columns, in their order; all of them when absent */
  columns?: string[];
  /** Name of a column that can be sorted by, with - before it for the other direction */
  sort?: string;
  /** Files that it is made as */
  formats: ("csv" | "xlsx" | "pdf")[];
  rule: Recurrence;
  /** Whether it is sent only when there are rows */
  onlyWhenRows: boolean;
  filter: ShownReportFilter;
  /** IANA name of a time zone */
  timeZone: string;
  /** Who asked for it; it is made with their rights */
  createdBy: string;
  /** When it was asked for */
  createdAt: string;
  /** Whether it is made; it is not while whoever asked for it may not see it */
  active: boolean;
  /** Why it is not made any more */
  pausedReason: string | null;
  /** When it is made next; null where it is not */
  nextRunAt: string | null;
  /** The next three times */
  nextRuns: string[];
  /** The last time; null before the first */
  lastRun: {
    /** When it was due */
    at: string;
    /** How it came out */
    state: "waiting" | "done" | "late" | "empty" | "skipped" | "failed";
    /** How many rows whoever asked for it was sent */
    rows: number | null;
    /** Files of whoever asked for it */
    fileIds: string[];
    /** To how many it was sent */
    sentTo: number;
    /** What went wrong */
    error: string | null;
  } | null;
}

/** A report that is to be made again and again */
export interface ReportAutomationInput {
  /** What it is called */
  name: string;
  /** Names of columns, in their order; all of them when absent */
  columns?: string[];
  /** Name of a column that can be sorted by, with - before it for the other direction */
  sort?: string;
  /** Files that it is made as */
  formats: ("csv" | "xlsx" | "pdf")[];
  rule: Recurrence;
  /** Whether it is sent only when there are rows */
  onlyWhenRows: boolean;
  filter: ReportPeriodFilter;
  /** Zone whose clock the rule goes by; that of the account when absent */
  timeZone?: string;
}

/** A column of a report */
export interface ReportColumn {
  /** What it is asked for by */
  name: string;
  /** What stands above it */
  title: string;
  /** What its cells are */
  type: "text" | "number" | "share" | "seconds" | "day" | "instant" | "yes-no";
  /** Whether rows can be sorted by it */
  sortable: boolean;
  /** Whether it tells who somebody is, or of one person */
  personal: boolean;
}

/** How reports of a kind are sent, and to whom */
export interface ReportDistribution {
  /** Whom it is sent to */
  recipients: ShownReportRecipient[];
  /** Files that it is made as */
  formats: ("csv" | "xlsx" | "pdf")[];
  /** Whether files go with the mail; else it says where they are, behind a sign-in */
  attach: boolean;
  /** Words of whoever sends it */
  message?: string;
  /** Who unsubscribed; they alone undo it */
  unsubscribed: {
    /** Who wants no mails of it any more */
    reader: string;
    /** Since when */
    at: string;
  }[];
  /** Addresses that refused three mails, and get none */
  paused: {
    /** The address */
    address: string;
    /** Since when */
    at: string;
  }[];
}

/** How reports of a kind are sent, and to whom */
export interface ReportDistributionInput {
  /** Whom it is sent to */
  recipients: ReportRecipient[];
  /** Files that it is made as */
  formats: ("csv" | "xlsx" | "pdf")[];
  /** Whether files go with the mail; else it says where they are, behind a sign-in */
  attach: boolean;
  /** Words of whoever sends it */
  message?: string;
}

/** What rows are chosen by; each kind says which of these it has */
export interface ReportFilter {
  /** Only of these accounts */
  accountId?: string[];
  /** Only of these sites */
  siteId?: string[];
  /** First day that rows are of */
  from?: string;
  /** Last day that rows are of */
  to?: string;
  /** Only people of these groups */
  groupId?: string[];
  /** Only people with these job roles */
  roleId?: string[];
  /** Only people on these careers */
  careerId?: string[];
  /** Only of these courses */
  courseId?: string[];
  /** Only of these assessments */
  assessmentId?: string[];
  /** Only of these assessors */
  assessorId?: string[];
  /** Only of these moderators */
  moderatorId?: string[];
  /** Only of these facilitators */
  facilitatorId?: string[];
  /** Only of these trainers */
  trainerId?: string[];
  /** Only of these schedules */
  scheduleId?: string[];
  /** Only of these classes */
  classId?: string[];
  /** Only of these surveys */
  surveyId?: string[];
  /** Only of these peer reviews */
  reviewId?: string[];
  /** Only of these soft skills */
  softSkillId?: string[];
  /** Only of these vacancies */
  vacancyId?: string[];
  /** Only devices of these models */
  modelId?: string[];
  /** Only of these documents or news */
  distributionId?: string[];
  /** Only in these states */
  state?: string[];
  /** Only with these statuses */
  status?: string[];
  /** Only of these kinds */
  kind?: string[];
  /** Only of these routes */
  route?: string[];
  /** Only what has one of these tags, by their values */
  tag?: string[];
  /** Only for these people */
  contentKind?: string[];
  /** Only of these types of content */
  contentType?: string[];
  /** Only of these types */
  type?: string[];
  /** Only schedules that are so far */
  phase?: string[];
  /** Only surveys for these purposes */
  purpose?: string[];
  /** Only what is overdue, or only what is not */
  overdue?: boolean;
  /** How long each period is; a month unless told */
  interval?: "day" | "week" | "month";
}

/** A kind of report */
export interface ReportKind {
  /** Kind of report */
  kind: "learners" | "learner-progress" | "course-progress" | "lesson-progress" | "completions" | "overdue" | "assessment-results" | "question-analysis" | "marking" | "attempts" | "moderation" | "agreement" | "outcome-coverage" | "certificates" | "schedules" | "attendance" | "unplanned" | "participation" | "surveys" | "peer-reviews" | "badges" | "screening" | "licences" | "devices" | "distributions" | "equity";
  /** What it is called */
  title: string;
  /** What each row is */
  about: string;
  /** Whether it is of people, so that those who moderate do not see it */
  personal: boolean;
  /** Its columns, in their order */
  columns: ReportColumn[];
  /** What rows can be chosen by */
  filters: string[];
  /** What rows can be sorted by; the first unless told */
  sorts: string[];
  /** Figures of the platform that it has, by their ids */
  figures: string[];
  /** What the days of the filter are held against */
  period: string;
  /** Whether it is as things stand, or as of days that are over */
  asOf: "now" | "closed-days";
}

/** What rows of a report that comes again are chosen by */
export interface ReportPeriodFilter {
  /** Only of these accounts */
  accountId?: string[];
  /** Only of these sites */
  siteId?: string[];
  /** First day that rows are of */
  from?: string;
  /** Last day that rows are of */
  to?: string;
  /** Only people of these groups */
  groupId?: string[];
  /** Only people with these job roles */
  roleId?: string[];
  /** Only people on these careers */
  careerId?: string[];
  /** Only of these courses */
  courseId?: string[];
  /** Only of these assessments */
  assessmentId?: string[];
  /** Only of these assessors */
  assessorId?: string[];
  /** Only of these moderators */
  moderatorId?: string[];
  /** Only of these facilitators */
  facilitatorId?: string[];
  /** Only of these trainers */
  trainerId?: string[];
  /** Only of these schedules */
  scheduleId?: string[];
  /** Only of these classes */
  classId?: string[];
  /** Only of these surveys */
  surveyId?: string[];
  /** Only of these peer reviews */
  reviewId?: string[];
  /** Only of these soft skills */
  softSkillId?: string[];
  /** Only of these vacancies */
  vacancyId?: string[];
  /** Only devices of these models */
  modelId?: string[];
  /** Only of these documents or news */
  distributionId?: string[];
  /** Only in these states */
  state?: string[];
  /** Only with these statuses */
  status?: string[];
  /** Only of these kinds */
  kind?: string[];
  /** Only of these routes */
  route?: string[];
  /** Only what has one of these tags, by their values */
  tag?: string[];
  /** Only for these people */
  contentKind?: string[];
  /** Only of these types of content */
  contentType?: string[];
  /** Only of these types */
  type?: string[];
  /** Only schedules that are so far */
  phase?: string[];
  /** Only surveys for these purposes */
  purpose?: string[];
  /** Only what is overdue, or only what is not */
  overdue?: boolean;
  /** How long each period is; a month unless told */
  interval?: "day" | "week" | "month";
  /** Days counted from the one on which it is made, instead of those that are named */
  period?: "lastDay" | "lastWeek" | "lastMonth" | "thisMonth";
}

/** What is asked of a kind of report */
export interface ReportQuestion {
  filter?: ReportFilter;
  /** Names of columns, in their order; all of them when absent */
  columns?: string[];
  /** Name of a column that can be sorted by, with - before it for the other direction */
  sort?: string;
}

/** Whom a report is sent to: one of these */
export interface ReportRecipient {
  /** A user of the account */
  userId?: string;
  /** Everybody of a group who may see it */
  groupId?: string;
  /** Everybody with a role */
  role?: "administrator" | "client_manager" | "account_manager" | "site_manager" | "moderator";
  /** A contact of the account */
  contactId?: string;
  /** An address: of a user, of a contact, or of a domain that the account sends reports to */
  email?: string;
}

/** A report that is being made and sent */
export interface ReportRun {
  /** Identifier */
  id: string;
  /** How far it is */
  state: "waiting" | "done" | "late" | "empty" | "skipped" | "failed";
}

/** A report that is to be sent now */
export interface ReportSending {
  filter?: ReportPeriodFilter;
  /** Words of whoever sends it */
  message?: string;
}

/** A page of a report */
export interface ReportTable {
  /** Columns that were asked for */
  columns: ReportColumn[];
  /** Rows of this page */
  rows: {
    /** Which row it is, as long as it is there */
    id: string;
    /** Its cells, in the order of the columns */
    cells: (string | number | boolean | null)[];
  }[];
  /** Where the next page begins; null on the last one */
  next: string | null;
  /** How many rows there are; absent beyond a thousand */
  total?: number;
  /** As of when it is */
  asOf: string;
}

/** What is asked of a kind of report, a page at a time */
export interface ReportTableQuestion {
  filter?: ReportFilter;
  /** Names of columns, in their order; all of them when absent */
  columns?: string[];
  /** Name of a column that can be sorted by, with - before it for the other direction */
  sort?: string;
  /** Rows a page */
  limit?: number;
  /** Where the page before ended */
  cursor?: string;
  /** Whether to count all rows as well, up to a thousand */
  total?: boolean;
}

/** What rows of a report that comes again are chosen by */
export interface ShownReportFilter {
  /** Only of these accounts */
  accountId?: string[];
  /** Only of these sites */
  siteId?: string[];
  /** First day that rows are of */
  from?: string;
  /** Last day that rows are of */
  to?: string;
  /** Only people of these groups */
  groupId?: string[];
  /** Only people with these job roles */
  roleId?: string[];
  /** Only people on these careers */
  careerId?: string[];
  /** Only of these courses */
  courseId?: string[];
  /** Only of these assessments */
  assessmentId?: string[];
  /** Only of these assessors */
  assessorId?: string[];
  /** Only of these moderators */
  moderatorId?: string[];
  /** Only of these facilitators */
  facilitatorId?: string[];
  /** Only of these trainers */
  trainerId?: string[];
  /** Only of these schedules */
  scheduleId?: string[];
  /** Only of these classes */
  classId?: string[];
  /** Only of these surveys */
  surveyId?: string[];
  /** Only of these peer reviews */
  reviewId?: string[];
  /** Only of these soft skills */
  softSkillId?: string[];
  /** Only of these vacancies */
  vacancyId?: string[];
  /** Only devices of these models */
  modelId?: string[];
  /** Only of these documents or news */
  distributionId?: string[];
  /** Only in these states */
  state?: string[];
  /** Only with these statuses */
  status?: string[];
  /** Only of these kinds */
  kind?: string[];
  /** Only of these routes */
  route?: string[];
  /** Only what has one of these tags, by their values */
  tag?: string[];
  /** Only for these people */
  contentKind?: string[];
  /** Only of these types of content */
  contentType?: string[];
  /** Only of these types */
  type?: string[];
  /** Only schedules that are so far */
  phase?: string[];
  /** Only surveys for these purposes */
  purpose?: string[];
  /** Only what is overdue, or only what is not */
  overdue?: boolean;
  /** How long each period is; a month unless told */
  interval?: "day" | "week" | "month";
  /** Days counted from the one on which it is made, instead of those that are named */
  period?: "lastDay" | "lastWeek" | "lastMonth" | "thisMonth";
}

/** Whom a report is sent to */
export interface ShownReportRecipient {
  /** A user of the account */
  userId?: string;
  /** Everybody of a group who may see it */
  groupId?: string;
  /** Everybody with a role */
  role?: "administrator" | "client_manager" | "account_manager" | "site_manager" | "moderator";
  /** A contact of the account */
  contactId?: string;
  /** An address: of a user, of a contact, or of a domain that the account sends reports to */
  email?: string;
}

export interface ReportsCalls {
  /**
   * Kinds of reports that somebody may see, with their columns and filters.
   * `GET /v2/reports` for admin, manager, moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.listReports();
   */
  listReports(input?: undefined, options?: CallOptions): Promise<ReportKind[]>;

  /**
   * Rows of a report, a page at a time.
   * `POST /v2/reports/{kind}/table` for admin, manager, moderator. Codes: not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const reportTable = await api.readReport({ kind: "learners", body });
   */
  readReport(input: { kind: "learners" | "learner-progress" | "course-progress" | "lesson-progress" | "completions" | "overdue" | "assessment-results" | "question-analysis" | "marking" | "attempts" | "moderation" | "agreement" | "outcome-coverage" | "certificates" | "schedules" | "attendance" | "unplanned" | "participation" | "surveys" | "peer-reviews" | "badges" | "screening" | "licences" | "devices" | "distributions" | "equity"; body: ReportTableQuestion }, options?: CallOptions): Promise<ReportTable>;

  /**
   * A report as csv, xlsx or pdf; completions as xAPI statements, too.
   * `POST /v2/reports/{kind}/export/{type}` for admin, manager, moderator. Codes: not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportReport({ kind: "learners", type: "csv", body });
   */
  exportReport<Stream extends boolean = false>(input: { kind: "learners" | "learner-progress" | "course-progress" | "lesson-progress" | "completions" | "overdue" | "assessment-results" | "question-analysis" | "marking" | "attempts" | "moderation" | "agreement" | "outcome-coverage" | "certificates" | "schedules" | "attendance" | "unplanned" | "participation" | "surveys" | "peer-reviews" | "badges" | "screening" | "licences" | "devices" | "distributions" | "equity"; type: "csv" | "xlsx" | "pdf" | "json"; body: ReportQuestion }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Reports of a kind that are made again and again.
   * `GET /v2/reports/{kind}/automate` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.listReportAutomations({ kind: "learners" });
   */
  listReportAutomations(input: { kind: "learners" | "learner-progress" | "course-progress" | "lesson-progress" | "completions" | "overdue" | "assessment-results" | "question-analysis" | "marking" | "attempts" | "moderation" | "agreement" | "outcome-coverage" | "certificates" | "schedules" | "attendance" | "unplanned" | "participation" | "surveys" | "peer-reviews" | "badges" | "screening" | "licences" | "devices" | "distributions" | "equity" }, options?: CallOptions): Promise<ReportAutomation[]>;

  /**
   * Have a report made again and again.
   * `POST /v2/reports/{kind}/automate` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reportAutomation = await api.automateReport({ kind: "learners", body });
   */
  automateReport(input: { kind: "learners" | "learner-progress" | "course-progress" | "lesson-progress" | "completions" | "overdue" | "assessment-results" | "question-analysis" | "marking" | "attempts" | "moderation" | "agreement" | "outcome-coverage" | "certificates" | "schedules" | "attendance" | "unplanned" | "participation" | "surveys" | "peer-reviews" | "badges" | "screening" | "licences" | "devices" | "distributions" | "equity"; body: ReportAutomationInput }, options?: CallOptions): Promise<ReportAutomation>;

  /**
   * Have a report made no more.
   * `DELETE /v2/reports/{kind}/automate/{id}` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.stopReportAutomation({ kind: "learners", id });
   */
  stopReportAutomation(input: { kind: "learners" | "learner-progress" | "course-progress" | "lesson-progress" | "completions" | "overdue" | "assessment-results" | "question-analysis" | "marking" | "attempts" | "moderation" | "agreement" | "outcome-coverage" | "certificates" | "schedules" | "attendance" | "unplanned" | "participation" | "surveys" | "peer-reviews" | "badges" | "screening" | "licences" | "devices" | "distributions" | "equity"; id: string }, options?: CallOptions): Promise<void>;

  /**
   * How reports of a kind are sent, and to whom.
   * `GET /v2/reports/{kind}/distribution` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const reportDistribution = await api.getReportDistribution({ kind: "learners" });
   */
  getReportDistribution(input: { kind: "learners" | "learner-progress" | "course-progress" | "lesson-progress" | "completions" | "overdue" | "assessment-results" | "question-analysis" | "marking" | "attempts" | "moderation" | "agreement" | "outcome-coverage" | "certificates" | "schedules" | "attendance" | "unplanned" | "participation" | "surveys" | "peer-reviews" | "badges" | "screening" | "licences" | "devices" | "distributions" | "equity" }, options?: CallOptions): Promise<Versioned<ReportDistribution>>;

  /**
   * Set how reports of a kind are sent, and to whom.
   * `PUT /v2/reports/{kind}/distribution` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reportDistribution = await api.setReportDistribution({ kind: "learners", version, body });
   */
  setReportDistribution(input: { kind: "learners" | "learner-progress" | "course-progress" | "lesson-progress" | "completions" | "overdue" | "assessment-results" | "question-analysis" | "marking" | "attempts" | "moderation" | "agreement" | "outcome-coverage" | "certificates" | "schedules" | "attendance" | "unplanned" | "participation" | "surveys" | "peer-reviews" | "badges" | "screening" | "licences" | "devices" | "distributions" | "equity"; body: ReportDistributionInput; version: number }, options?: CallOptions): Promise<Versioned<ReportDistribution>>;

  /**
   * Have a report made and sent now.
   * `POST /v2/reports/{kind}/distribution/send` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reportRun = await api.sendReport({ kind: "learners", body });
   */
  sendReport(input: { kind: "learners" | "learner-progress" | "course-progress" | "lesson-progress" | "completions" | "overdue" | "assessment-results" | "question-analysis" | "marking" | "attempts" | "moderation" | "agreement" | "outcome-coverage" | "certificates" | "schedules" | "attendance" | "unplanned" | "participation" | "surveys" | "peer-reviews" | "badges" | "screening" | "licences" | "devices" | "distributions" | "equity"; body: ReportSending }, options?: CallOptions): Promise<ReportRun>;
}
