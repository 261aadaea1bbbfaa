// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';

/** An assessment with its version */
export interface Assessment {
  /** Identifier of the account */
  accountId: string;
  /** For whom it is: learners, people who begin, people who apply */
  contentKind: "formal" | "onboarding" | "screening";
  /** Identifier of the content */
  contentId?: string | null;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Type of assessment */
  type: "formative" | "summative" | "examination" | "test";
  /** How many questions it has */
  questions: number;
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number;
  /** Minutes for a try from its start; no limit where there is none */
  timeLimitMinutes?: number | null;
  /** Seconds behind the end in which what is on its way still arrives */
  graceSeconds: number;
  /** Minutes between two tries */
  waitMinutes: number;
  /** Which of several tries counts */
  result: "highest" | "latest" | "first" | "average";
  /** What each person gets in an order of their own */
  shuffle: "none" | "questions" | "answers" | "both";
  /** So many of its questions are given, drawn anew for each try; all where it is not said */
  draw?: number | null;
  /** When people see which of their answers were right */
  feedback: "never" | "afterMarking" | "afterClose";
  /** Whether somebody watches while it is written */
  invigilated: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries?: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline: boolean;
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

/** Which of the assessments are meant */
export interface AssessmentsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in contentKind */
    contentKind?: ("formal" | "onboarding" | "screening")[];
    /** Only those with one of these in contentId */
    contentId?: string[];
    /** Only those with one of these in type */
    type?: ("formative" | "summative" | "examination" | "test")[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "archived")[];
  };
}

export interface ListAssessmentsQuery<Field extends keyof Assessment = keyof Assessment> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentKind */
  contentKind?: ("formal" | "onboarding" | "screening")[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative" | "examination" | "test")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchAssessmentsQuery<Field extends keyof Assessment = keyof Assessment> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentKind */
  contentKind?: ("formal" | "onboarding" | "screening")[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative" | "examination" | "test")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetAssessmentQuery<Field extends keyof Assessment = keyof Assessment> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportAssessmentsQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentKind */
  contentKind?: ("formal" | "onboarding" | "screening")[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative" | "examination" | "test")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "contentKind" | "contentId" | "title" | "description" | "type" | "questions" | "passMark" | "timeLimitMinutes" | "graceSeconds" | "waitMinutes" | "result" | "shuffle" | "draw" | "feedback" | "invigilated" | "maxTries" | "opensAt" | "expiresAt" | "offline" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface AssessmentsCalls {
  /**
   * List assessments.
   * `GET /v2/assessments` for admin, manager, trainer, moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listAssessments({ query: { fields: ["title"] } })) …
   */
  listAssessments<Field extends keyof Assessment = keyof Assessment>(input?: { query?: ListAssessmentsQuery<Field> }, options?: CallOptions): Paged<Selected<Assessment, Field>>;

  /**
   * List assessments matching a text, best match first.
   * `GET /v2/assessments/search` for admin, manager, trainer, moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchAssessments({ query: { fields: ["title"] } })) …
   */
  searchAssessments<Field extends keyof Assessment = keyof Assessment>(input?: { query?: SearchAssessmentsQuery<Field> }, options?: CallOptions): Paged<Selected<Assessment, Field>>;

  /**
   * List assessments by a filter too long for an address.
   * `POST /v2/assessments/fetch` for admin, manager, trainer, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchAssessments({ query: { fields: ["title"] }, body })) …
   */
  fetchAssessments<Field extends keyof Assessment = keyof Assessment>(input: { query?: ListAssessmentsQuery<Field>; body: AssessmentsFilter }, options?: CallOptions): Paged<Selected<Assessment, Field>>;

  /**
   * One of the assessments.
   * `GET /v2/assessments/{id}` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const assessment = await api.getAssessment({ id });
   */
  getAssessment<Field extends keyof Assessment = keyof Assessment>(input: { id: string; query?: GetAssessmentQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Assessment, Field>>>;

  /**
   * Whether one of the assessments exists, and its version.
   * `HEAD /v2/assessments/{id}` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headAssessment({ id });
   */
  headAssessment(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Export assessments as csv, xlsx, pdf or json.
   * `POST /v2/assessments/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportAssessments({ type: "csv" });
   */
  exportAssessments<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportAssessmentsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;
}
