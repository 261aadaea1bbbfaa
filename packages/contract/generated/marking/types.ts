// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged, Versioned } from '../../src/kit/runtime.ts';
import type { Claim, Named } from '../shared/types.ts';

/** What somebody who marks says of an answer */
export interface GivenMarks {
  /** Identifier of the question */
  questionId: string;
  /** The level of each criterion of the rubric, by its place from 0 on */
  levels?: number[];
  /** What was seen, in the order of the observation */
  seen?: ("met" | "not_met" | "not_observed")[];
  /** Marks, where there is no rubric */
  marks?: number;
  /** What the learner is told */
  feedback: string;
}

/** Everything that marking one submission needs */
export interface MarkingWork {
  submission: SubmissionRow;
  /** All questions of the try in its order */
  questions: {
    /** Identifier */
    id: string;
    /** Its place in the try */
    position: number;
    /** Type of question */
    type: string;
    /** What is asked, in Markdown */
    text: string;
    /** Whether an assessor marks it */
    byHand: boolean;
    /** Marks that there are */
    most: number;
    /** Marks that it got; null while nobody has marked it */
    got: number | null;
    /** What was answered, in words */
    answer: string;
    /** What is right, in words */
    expected: string;
    /** Files that were handed in with it */
    fileIds: string[];
    /** Fewest words */
    leastWords: number | null;
    /** Most words */
    mostWords: number | null;
    /** What the assessor looks at */
    rubric: {
      /** What is looked at */
      title: string;
      /** What may be found */
      levels: {
        /** What is found */
        title: string;
        /** Marks for it */
        marks: number;
      }[];
    }[];
    /** What others who wrote it say; the marks are the marker’s alone */
    peerAdvice: {
      /** How many others looked at it */
      count: number;
      /** The middle of the marks that they gave */
      median: number;
    } | null;
    /** What is to be seen */
    items: string[];
  }[];
  /** What the caller has said so far */
  marks: GivenMarks[];
  /** What two others said who differ; empty for these two themselves */
  others: {
    marker: Named;
    /** What they said */
    marks: GivenMarks[];
  }[];
  /** Version of what the caller has said so far; 0 for nothing */
  markingVersion: number;
  /** Whether the caller has marked it to the end */
  completed: boolean;
}

/** Marks of one submission, kept or given */
export interface MarksInput {
  /** What there is to say so far, all of it */
  marks: GivenMarks[];
  /** Whether it is marked to the end; it is kept as a draft where not */
  final?: boolean;
}

/** A submission in the queue of those who mark */
export interface SubmissionRow {
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** How far it is on its way to its marks */
  state: "open" | "submitted" | "marking" | "marked" | "voided";
  assessment: Named;
  /** Whether it is for learning or for the result */
  type: "formative" | "summative" | "examination" | "test";
  learner: Named;
  /** Site of whoever wrote it */
  site: Named | null;
  /** Which try it is */
  try: number;
  /** When it was handed in */
  submittedAt: string | null;
  /** Whether it was handed in by time */
  autoSubmitted: boolean;
  /** Whether two people mark it, each without knowing of the other */
  markedTwice: boolean;
  /** How many have marked it so far */
  markings: number;
  /** Whether a key changed after it had become evidence that was handed in, so that its marks stayed */
  flagged: boolean;
  /** Who marks it now, and until when */
  claim: Claim | null;
}

export interface ListSubmissionsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only submissions to one of these assessments */
  assessmentId?: string[] | null;
  /** Only submissions of people who came to it through one of these courses */
  courseId?: string[] | null;
  /** Only submissions at one of these sites */
  siteId?: string[] | null;
  /** Only submissions in one of these states; those to mark unless told */
  state?: ("open" | "submitted" | "marking" | "marked" | "voided")[] | null;
  /** Only what I have claimed */
  mine?: "true" | "false" | null;
  /** Text in the name of the learner */
  query?: string | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "submittedAt" | "-submittedAt" | "learner" | "-learner" | null;
}

export interface MarkingCalls {
  /**
   * Submissions to mark.
   * `GET /v2/moderation/submissions` for assessor, moderator, manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listSubmissions();
   */
  listSubmissions(input?: { query?: ListSubmissionsQuery }, options?: CallOptions): Paged<SubmissionRow>;

  /**
   * Claim a submission for eight hours, or renew the claim; answers with all that marking it needs.
   * `POST /v2/moderation/submissions/{id}/claim` for assessor. Codes: 4008, claimed_by_another, key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const markingWork = await api.claimSubmission({ id });
   */
  claimSubmission(input: { id: string }, options?: CallOptions): Promise<MarkingWork>;

  /**
   * Keep marks of a claimed submission, or give them; If-Match "0" for the first time.
   * `PUT /v2/moderation/submissions/{id}/marks` for assessor. Codes: 4008, claim_needed, claimed_by_another, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const markingWork = await api.setMarks({ id, version, body });
   */
  setMarks(input: { id: string; body: MarksInput; version: number }, options?: CallOptions): Promise<Versioned<MarkingWork>>;
}
