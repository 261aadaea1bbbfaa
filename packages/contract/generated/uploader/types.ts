// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged } from '../../src/kit/runtime.ts';
import type { AttemptState, Named } from '../shared/types.ts';

/** A piece of evidence that is handed in */
export interface EvidenceUpload {
  /** Made by the sender, so that what is sent twice is stored once */
  id?: string;
  /** Whose it is; the caller’s own where it is not said */
  learnerId?: string;
  /** The file, uploaded before by the caller */
  fileId: string;
  /** Title by which people know it */
  title: string;
  /** Outcomes of the course that it is evidence of */
  outcomeIds?: string[];
  /** When it was made */
  capturedAt?: string;
  /** Who made it */
  source?: "learner" | "workplace" | "assessor";
}

/** How far the evidence of a learner is */
export interface UploadProgress {
  learner: Named;
  /** Identifier of the attempt */
  attemptId: string;
  /** What it is evidence for */
  course: {
    /** Identifier */
    id: string;
    /** Title by which people know it */
    name: string;
  };
  state: AttemptState;
  /** How far the learner is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Pieces of evidence */
  uploads: number;
  /** Outcomes with evidence */
  coveredOutcomes: number;
  /** Outcomes of the course */
  outcomes: number;
  /** Codes of outcomes without evidence */
  missing: string[];
  /** When something was added last */
  lastUploadAt: string | null;
  /** When it was handed in */
  handedInAt: string | null;
}

/** What became of evidence that was sent */
export interface UploadsAnswer {
  /** What became of each */
  uploads: {
    /** Identifier of the file */
    fileId: string;
    /** Identifier of the learner */
    learnerId: string;
    /** The evidence that it became; null where it was refused */
    evidenceId: string | null;
    /** Why it was not stored */
    refused: {
      /** Code of the error catalogue */
      code: string;
      /** Why */
      sentence: string;
    } | null;
    /** Where the same bytes are evidence of another learner; the assessor is told */
    sameAs: string | null;
  }[];
  /** Whose work is handed in now */
  handedIn: {
    /** Identifier of the learner */
    learnerId: string;
    /** Identifier of the attempt */
    attemptId: string | null;
    /** Why it was not handed in */
    refused: string | null;
  }[];
}

/** Evidence of a course, and whose work is handed in with it */
export interface UploadsInput {
  /** Identifier of the course */
  courseId: string;
  /** Pieces of evidence */
  uploads?: EvidenceUpload[];
  /** Whose work is handed in with it: the caller’s own, or that of these learners */
  handIn?: true | string[];
  /** That the work is the learner’s own; nothing is handed in without it */
  declaration?: boolean;
  /** Whether all of it is stored or nothing, or whatever can be */
  mode?: "all" | "valid";
}

export interface ListUploadProgressQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only of this course */
  courseId?: string | null;
  /** Only of this schedule */
  scheduleId?: string | null;
  /** Only of this site */
  siteId?: string | null;
  /** Only work in this state */
  state?: AttemptState | null;
}

export interface UploaderCalls {
  /**
   * Hand in evidence for a course: one’s own, or that of learners whom one teaches.
   * `POST /v2/uploader/learners/submit` for learner, trainer. Codes: 4007, key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const uploadsAnswer = await api.submitUploads({ body });
   */
  submitUploads(input: { body: UploadsInput }, options?: CallOptions): Promise<UploadsAnswer>;

  /**
   * How far the evidence of learners is, by name.
   * `GET /v2/uploader/learners/progress` for learner, trainer, moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listUploadProgress();
   */
  listUploadProgress(input?: { query?: ListUploadProgressQuery }, options?: CallOptions): Paged<UploadProgress>;
}
