// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions } from '../../src/kit/runtime.ts';

/** A report of something that does not work */
export interface IssueReport {
  /** The message and the report info, with HTML line breaks */
  body: string;
  /** Title by which people know it */
  title: string;
  /** Where the application wants it sent; the platform decides */
  to: string;
  /** Address of whoever reports */
  from: string;
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

/** What is asked of a kind of report */
export interface ReportQuestion {
  filter?: ReportFilter;
  /** Names of columns, in their order; all of them when absent */
  columns?: string[];
  /** Name of a column that can be sorted by, with - before it for the other direction */
  sort?: string;
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

export interface ReportsCalls {
  /**
   * Send an issue report, with a png, jpg, jpeg or pdf of at most 5,000,000 bytes when there is one.
   * `POST /v2/report/issues` for any. Codes: empty_file, key_reused, mislabelled_file, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const answer = await api.reportIssue({ file, body });
   */
  reportIssue(input: { body: IssueReport; file?: Blob; fileName?: string }, options?: CallOptions): Promise<{
  /** Identifier */
  id: string;
}>;

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
   * A report as csv, xlsx or pdf.
   * `POST /v2/reports/{kind}/export/{type}` for admin, manager, moderator. Codes: not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportReport({ kind: "learners", type: "csv", body });
   */
  exportReport<Stream extends boolean = false>(input: { kind: "learners" | "learner-progress" | "course-progress" | "lesson-progress" | "completions" | "overdue" | "assessment-results" | "question-analysis" | "marking" | "attempts" | "moderation" | "agreement" | "outcome-coverage" | "certificates" | "schedules" | "attendance" | "unplanned" | "participation" | "surveys" | "peer-reviews" | "badges" | "screening" | "licences" | "devices" | "distributions" | "equity"; type: "csv" | "xlsx" | "pdf"; body: ReportQuestion }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;
}
