// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged } from '../../src/kit/runtime.ts';
import type { AttemptState, Claim, EvidenceItem, Named, Refusal, Result, Scale } from '../shared/types.ts';

/** What an external assessment can be captured with */
export interface CaptureChoices {
  /** Courses that have outcomes */
  courses: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** What is judged of it */
    outcomes: {
      /** Identifier */
      id: string;
      /** Code under which it is known */
      code: string;
      /** Title by which people know it */
      title: string;
      scale: Scale;
    }[];
  }[];
  /** Bodies that assessed before, the latest first */
  bodies: string[];
}

/** A learner of whom an external assessment can be captured */
export interface CaptureLearner {
  /** Identifier */
  id: string;
  /** Name by which people know it */
  name: string;
  /** Number of the learner */
  number: string | null;
  site: Named;
}

/** An assessment that another body did */
export interface ExternalAssessment {
  /** Identifier */
  id: string;
  /** Identifier of the attempt */
  attemptId: string;
  /** Under which the other body knows it */
  reference: string;
  /** Who did the assessment */
  body: string;
  /** Kind of assessment */
  kind: "integrated_summative" | "workplace" | "prior_learning";
  /** Day on which it was assessed */
  assessedOn: string;
  learner: Named;
  course: Named;
  site: Named;
  state: AttemptState;
  /** How far the learner is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Pieces of evidence */
  evidenceCount: number;
  /** The decision of the moderator; null where there is none yet */
  decision: "upheld" | "overturned" | "referred_back" | null;
}

/** An assessment that another body did, with its evidence */
export interface ExternalAssessmentDetail {
  /** Identifier */
  id: string;
  /** Identifier of the attempt */
  attemptId: string;
  /** Under which the other body knows it */
  reference: string;
  /** Who did the assessment */
  body: string;
  /** Kind of assessment */
  kind: "integrated_summative" | "workplace" | "prior_learning";
  /** Day on which it was assessed */
  assessedOn: string;
  learner: Named;
  course: Named;
  site: Named;
  state: AttemptState;
  /** How far the learner is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Pieces of evidence */
  evidenceCount: number;
  /** The decision of the moderator; null where there is none yet */
  decision: "upheld" | "overturned" | "referred_back" | null;
  /** Where it took place */
  venue: string | null;
  /** Name of who assessed it */
  assessorName: string | null;
  /** What there is to remember about it */
  notes: string;
  /** Outcomes that the learner has to reach */
  outcomes: {
    /** Identifier */
    id: string;
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
    /** Whether it is hidden until the own judgement is stored */
    hidden: boolean;
  }[];
  /** What the learner handed in */
  evidence: EvidenceItem[];
  /** Who works on it, and until when */
  claim: Claim | null;
  /** Why the caller may not judge it */
  conflicts: Refusal[];
}

/** An assessment that another body did, as it is captured */
export interface ExternalAssessmentInput {
  /** The course that it was an assessment of */
  courseId: string;
  /** Who did the assessment */
  body: string;
  /** Kind of assessment */
  kind: "integrated_summative" | "workplace" | "prior_learning";
  /** Day on which it was assessed */
  assessedOn: string;
  /** Where it took place */
  venue?: string | null;
  /** Name of who assessed it */
  assessorName?: string | null;
  /** Whose work it was */
  learnerId: string;
  /** Under which the other body knows it */
  reference: string;
  /** What there is to remember about it */
  notes?: string;
  /** The result of each outcome of the course */
  results: {
    /** Identifier of the outcome */
    outcomeId: string;
    result: Result;
    /** What the learner is told */
    feedback?: string;
  }[];
  /** What was handed over with the results */
  evidence: {
    /** A file that the caller uploaded */
    fileId: string;
    /** Title by which people know it */
    title: string;
    /** What it is evidence of; all outcomes when absent */
    outcomeIds?: string[];
  }[];
}

/** Assessments of many learners that are brought in together */
export interface ExternalImport {
  /** Identifier */
  id: string;
  /** How far it is */
  state: "reading" | "draft" | "storing" | "finished" | "refused" | "failed";
  /** A folder for each learner, or what Moodle or Canvas lets its teachers download */
  source: "folders" | "moodle" | "canvas";
  /** Name of the file */
  fileName: string;
  course: Named;
  /** Who did the assessment */
  body: string;
  /** Kind of assessment */
  kind: "integrated_summative" | "workplace" | "prior_learning";
  /** Day on which it was assessed */
  assessedOn: string;
  /** Under which the other body knows the assessment */
  reference: string;
  /** The columns of the table, in their order */
  columns: string[];
  /** What is judged of the course */
  outcomes: {
    /** Identifier */
    id: string;
    /** Code under which it is known */
    code: string;
    /** Title by which people know it */
    title: string;
    scale: Scale;
  }[];
  mapping: ImportMapping;
  /** Words in the columns with results, the first 50 */
  words: {
    /** The word, in small letters */
    word: string;
    /** What it means so far; null where nobody can tell */
    result: Result | null;
  }[];
  /** How many people there are */
  people: {
    /** People who would be stored, or were */
    ready: number;
    /** People of whom somebody has to say who they are */
    asked: number;
    /** People who cannot be stored, or were not */
    refused: number;
    /** People who were left out by hand */
    leftOut: number;
    /** Of those that were stored, those that were new */
    created: number;
    /** Of those that were stored, those that were there and are changed */
    changed: number;
    /** Of those that were stored, those that were there and say the same */
    unchanged: number;
  };
  /** Files in the archive that are somebody’s */
  files: number;
  /** Files that are not taken for what they are, or were not */
  refusedFiles: number;
  /** Files that were added to what was stored before, as they are taken now */
  addedFiles: number;
  /** Per cent of the work that is done */
  progress: number;
  /** Why it came to nothing, in a sentence */
  message: string | null;
  /** When it was made */
  createdAt: string;
  /** When it was stored */
  finishedAt: string | null;
}

/** What is brought in, and what was assessed */
export interface ExternalImportInput {
  /** The course that it was an assessment of */
  courseId: string;
  /** Who did the assessment */
  body: string;
  /** Kind of assessment */
  kind: "integrated_summative" | "workplace" | "prior_learning";
  /** Day on which it was assessed */
  assessedOn: string;
  /** Where it took place */
  venue?: string | null;
  /** Name of who assessed it */
  assessorName?: string | null;
  /** Under which the other body knows the assessment */
  reference: string;
  /** An upload in parts of an archive (zip) that is all there */
  uploadId: string;
  /** A csv file or workbook with the results; the one beside the folders in the archive when absent */
  tableFileId?: string | null;
  /** Told by the names of files and columns when absent */
  source?: "folders" | "moodle" | "canvas";
}

/** What the columns of a table of results mean */
export interface ImportMapping {
  /** What the columns say of a person */
  columns: {
    /** Name of a column, as the first row of the table has it */
    number?: string;
    /** Name of a column, as the first row of the table has it */
    name?: string;
    /** Name of a column, as the first row of the table has it */
    surname?: string;
    /** Name of a column, as the first row of the table has it */
    email?: string;
    /** Name of a column, as the first row of the table has it */
    feedback?: string;
  };
  /** By outcome the column with its result */
  results: Record<string, string>;
  /** The column with what the source knows a person by */
  key?: string;
  /** Per cent of the highest mark from which an outcome passes */
  passFrom: number;
  /** What words of the source mean, in small letters, in results of the course */
  words: Record<string, Result>;
}

/** A person of an import */
export interface ImportPerson {
  /** Place among the people of the import, from 1 */
  position: number;
  /** Row of the table, as a spreadsheet numbers it */
  row: number | null;
  /** Name in the source */
  name: string | null;
  /** Number or id in the source */
  number: string | null;
  /** Files of theirs that are taken, or were */
  files: number;
  /** Files of theirs that are not taken, or were not */
  refusedFiles: {
    /** Name of the file */
    name: string;
    /** Why it is left out, in a sentence */
    message: string;
  }[];
  /** Whether they can be stored, or what became of them */
  state: "ready" | "asked" | "refused" | "left_out" | "created" | "changed" | "unchanged";
  /** What is in the way, in a sentence */
  message: string | null;
  /** Who it is */
  learner: Named | null;
  /** Who it may be, the likeliest first */
  candidates: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** Number of the learner */
    number: string | null;
  }[];
  /** Results that were understood */
  results: {
    /** Identifier of the outcome */
    outcomeId: string;
    result: Result;
  }[];
  /** Identifier of the attempt */
  attemptId: string | null;
}

export interface ListCaptureLearnersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** How words of the name, the number, the user name or the e-mail address begin */
  query?: string | null;
}

export interface ListExternalImportsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface ListImportPeopleQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only these */
  state?: ("ready" | "asked" | "refused" | "left_out" | "created" | "changed" | "unchanged")[] | null;
}

export interface ListExternalAssessmentsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only assessments of one of these courses */
  courseId?: string[] | null;
  /** Only assessments of one of these kinds */
  kind?: ("integrated_summative" | "workplace" | "prior_learning")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "learner" | "-learner" | "course" | "-course" | "body" | "-body" | "kind" | "-kind" | "reference" | "-reference" | "assessedOn" | "-assessedOn" | "state" | "-state" | null;
  /** Text in the name of the learner or in the reference */
  query?: string | null;
}

export interface ExternalAssessmentsCalls {
  /**
   * Courses with their outcomes, and bodies, for capturing an external assessment.
   * `GET /v2/moderation/external-assessments/choices` for moderator, manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const captureChoices = await api.getCaptureChoices();
   */
  getCaptureChoices(input?: undefined, options?: CallOptions): Promise<CaptureChoices>;

  /**
   * Learners of the own account: by surname, or those that a text finds, the best first.
   * `GET /v2/moderation/external-assessments/learners` for moderator, manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCaptureLearners();
   */
  listCaptureLearners(input?: { query?: ListCaptureLearnersQuery }, options?: CallOptions): Paged<CaptureLearner>;

  /**
   * Capture an assessment that another body did; it can be moderated at once.
   * `POST /v2/moderation/external-assessments` for moderator, manager, admin. Codes: conflict, key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const externalAssessmentDetail = await api.captureExternalAssessment({ body });
   */
  captureExternalAssessment(input: { body: ExternalAssessmentInput }, options?: CallOptions): Promise<ExternalAssessmentDetail>;

  /**
   * Read an archive of work with a table of results; nothing is stored before it was looked at.
   * `POST /v2/moderation/external-imports` for moderator, manager, admin. Codes: conflict, key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const externalImport = await api.startExternalImport({ body });
   */
  startExternalImport(input: { body: ExternalImportInput }, options?: CallOptions): Promise<ExternalImport>;

  /**
   * Imports of external assessments, the latest first; own ones, or all for those who manage.
   * `GET /v2/moderation/external-imports` for moderator, manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listExternalImports();
   */
  listExternalImports(input?: { query?: ListExternalImportsQuery }, options?: CallOptions): Paged<ExternalImport>;

  /**
   * How far an import is, and what its columns mean.
   * `GET /v2/moderation/external-imports/{id}` for moderator, manager, admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const externalImport = await api.getExternalImport({ id });
   */
  getExternalImport(input: { id: string }, options?: CallOptions): Promise<ExternalImport>;

  /**
   * The people of an import, with what would be stored of them or was.
   * `GET /v2/moderation/external-imports/{id}/people` for moderator, manager, admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listImportPeople({ id });
   */
  listImportPeople(input: { id: string; query?: ListImportPeopleQuery }, options?: CallOptions): Paged<ImportPerson>;

  /**
   * Say what the columns mean; the next import of such a table begins with it.
   * `POST /v2/moderation/external-imports/{id}/mapping` for moderator, manager, admin. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const externalImport = await api.mapExternalImport({ id, body });
   */
  mapExternalImport(input: { id: string; body: ImportMapping }, options?: CallOptions): Promise<ExternalImport>;

  /**
   * Say who people are, or leave them out.
   * `POST /v2/moderation/external-imports/{id}/people` for moderator, manager, admin. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const externalImport = await api.chooseImportPeople({ id, body });
   */
  chooseImportPeople(input: { id: string; body: {
  /** One for each person */
  choices: {
    /** Place among the people of the import */
    position: number;
    /** Who it is; null leaves the person out */
    learnerId: string | null;
  }[];
} }, options?: CallOptions): Promise<ExternalImport>;

  /**
   * Store everybody who is ready, all of them or nobody; what is stored already stays as it is.
   * `POST /v2/moderation/external-imports/{id}/store` for moderator, manager, admin. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const externalImport = await api.storeExternalImport({ id });
   */
  storeExternalImport(input: { id: string }, options?: CallOptions): Promise<ExternalImport>;

  /**
   * Every person and file that is not stored, and why, as csv.
   * `GET /v2/moderation/external-imports/{id}/report` for moderator, manager, admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadImportReport({ id });
   */
  downloadImportReport<Stream extends boolean = false>(input: { id: string }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Released results and feedback in the table that they came with, ready to be uploaded there.
   * `GET /v2/moderation/external-imports/{id}/results` for moderator, manager, admin. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadImportResults({ id });
   */
  downloadImportResults<Stream extends boolean = false>(input: { id: string }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Assessments done outside the platform, newest first unless told.
   * `GET /v2/moderation/external-assessments` for moderator, manager, admin, verifier, assessor, trainer. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listExternalAssessments();
   */
  listExternalAssessments(input?: { query?: ListExternalAssessmentsQuery }, options?: CallOptions): Paged<ExternalAssessment>;

  /**
   * One external assessment with its evidence.
   * `GET /v2/moderation/external-assessments/{id}` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const externalAssessmentDetail = await api.getExternalAssessment({ id });
   */
  getExternalAssessment(input: { id: string }, options?: CallOptions): Promise<ExternalAssessmentDetail>;
}
