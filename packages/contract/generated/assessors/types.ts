// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged } from '../../src/kit/runtime.ts';
import type { AgreementOverTime, FeedbackInput, Named } from '../shared/types.ts';

/** What an assessor is to do about what recurs */
export interface AssessorAction {
  /** What it is about, so that what recurs is seen */
  topic: "valid" | "authentic" | "current" | "sufficient" | "criteria" | "learner_feedback" | "records" | "other";
  /** What the assessor is to do */
  text: string;
  /** Day by which it is to be done */
  dueOn: string;
  /** Identifier */
  id: string;
  assessor: Named;
  moderator: Named;
  /** When it was set */
  setAt: string;
  /** When the assessor did it; null before */
  doneAt: string | null;
  /** What was done; empty where nothing is said */
  note: string;
}

/** What a moderator says to the assessor of an attempt */
export interface AssessorFeedback {
  /** What it is about, so that what recurs is seen */
  topic: "valid" | "authentic" | "current" | "sufficient" | "criteria" | "learner_feedback" | "records" | "other";
  /** Words for the assessor to learn from; no part of findings or report */
  text: string;
  /** Identifier */
  id: string;
  /** The attempt that it is about */
  attempt: {
    /** Identifier */
    id: string;
    learner: Named;
    course: Named;
  };
  /** The outcome that was looked at early; null for what goes with a decision */
  outcome: Named | null;
  assessor: Named;
  moderator: Named;
  /** When it was written */
  writtenAt: string;
  /** Whether the assessor sees it: from the report on, at once where the attempt is referred back or was looked at early */
  isReleased: boolean;
  /** When the assessor acknowledged it; null before */
  acknowledgedAt: string | null;
  /** What the assessor says to it; empty where nothing */
  answer: string;
}

/** What is known of the work of an assessor */
export interface AssessorRecord {
  /** Identifier */
  id: string;
  /** Name by which people know it */
  name: string;
  /** First day that the figures are of */
  from: string;
  /** Last day that the figures are of */
  to: string;
  /** Name of the provider */
  account: string;
  /** Registrations, those that hold longest first */
  registrations: {
    /** What the person is registered as */
    kind: "assessor" | "moderator";
    /** Number of the registration */
    number: string;
    /** The quality body */
    body: string;
    /** Last day on which it holds */
    expiresOn: string;
  }[];
  /** What became of the work; decisions that the caller may know of */
  work: {
    /** Attempts that the person assessed in the period */
    assessed: number;
    /** Of those in a sample */
    sampled: number;
    /** Decided in the period as they were assessed */
    upheld: number;
    /** Decided in the period otherwise */
    overturned: number;
    /** Referred back in the period */
    referredBack: number;
  };
  /** How far moderators judged as the person did */
  agreement: AgreementOverTime[];
  /** Risk band by the policy of the account; null where it has none, and for the person, whose decisions may not be released yet */
  band: {
    /** How much is looked at */
    band: "new" | "proven" | "watched";
    /** Per cent that are drawn in it */
    percentage: number;
    /** Pairs of verdict and judgement so far */
    pairs: number;
    /** Attempts that were upheld or overturned so far */
    decided: number;
    /** Of those overturned */
    overturned: number;
    /** Pairs under which an assessor is new, by the policy */
    leastPairs: number;
    /** Per cent overturned from which one is watched */
    watchedFrom: number;
  } | null;
  /** What feedback was about, most often first */
  topics: {
    /** What it is about, so that what recurs is seen */
    topic: "valid" | "authentic" | "current" | "sufficient" | "criteria" | "learner_feedback" | "records" | "other";
    /** How often in the last half year, since the last action on it */
    feedback: number;
    /** Whether that is often enough for an action */
    recurs: boolean;
  }[];
}

export interface GetAssessorQuery {
  /** First day of figures; a year before the last unless told */
  from?: string | null;
  /** Last day of figures; today unless told */
  to?: string | null;
}

export interface ListFeedbackQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only of these assessors */
  assessorId?: string[] | null;
  /** Only about these attempts */
  attemptId?: string[] | null;
  /** Only what was acknowledged, or only what was not */
  acknowledged?: "true" | "false" | null;
}

export interface ListAssessorActionsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only of these assessors */
  assessorId?: string[] | null;
  /** Only what is done, or only what is not */
  done?: "true" | "false" | null;
}

export interface AssessorsCalls {
  /**
   * What is known of the work of an assessor.
   * `GET /v2/moderation/assessors/{id}` for moderator, manager, admin, assessor. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const assessorRecord = await api.getAssessor({ id });
   */
  getAssessor(input: { id: string; query?: GetAssessorQuery }, options?: CallOptions): Promise<AssessorRecord>;

  /**
   * Say something to the assessor of an attempt whose decision is signed.
   * `POST /v2/moderation/attempts/{id}/feedback` for moderator. Codes: 4008, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const assessorFeedback = await api.writeFeedback({ id, body });
   */
  writeFeedback(input: { id: string; body: FeedbackInput }, options?: CallOptions): Promise<AssessorFeedback>;

  /**
   * What was said to assessors, newest first.
   * `GET /v2/moderation/feedback` for moderator, manager, admin, assessor. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listFeedback();
   */
  listFeedback(input?: { query?: ListFeedbackQuery }, options?: CallOptions): Paged<AssessorFeedback>;

  /**
   * Acknowledge what was said to oneself, and answer it if one likes.
   * `PUT /v2/moderation/feedback/{id}/answer` for assessor. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const assessorFeedback = await api.answerFeedback({ id, body });
   */
  answerFeedback(input: { id: string; body: {
  /** What the assessor says to it; empty where nothing */
  answer?: string;
} }, options?: CallOptions): Promise<AssessorFeedback>;

  /**
   * Ask an assessor to do something about what recurs, by a day.
   * `POST /v2/moderation/assessors/{id}/actions` for moderator. Codes: 4008, key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const assessorAction = await api.setAssessorAction({ id, body });
   */
  setAssessorAction(input: { id: string; body: {
  /** What it is about, so that what recurs is seen */
  topic: "valid" | "authentic" | "current" | "sufficient" | "criteria" | "learner_feedback" | "records" | "other";
  /** What the assessor is to do */
  text: string;
  /** Day by which it is to be done */
  dueOn: string;
} }, options?: CallOptions): Promise<AssessorAction>;

  /**
   * What assessors are to do, newest first.
   * `GET /v2/moderation/assessor-actions` for moderator, manager, admin, assessor. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listAssessorActions();
   */
  listAssessorActions(input?: { query?: ListAssessorActionsQuery }, options?: CallOptions): Paged<AssessorAction>;

  /**
   * Say that one has done what was asked.
   * `PUT /v2/moderation/assessor-actions/{id}/done` for assessor. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const assessorAction = await api.completeAssessorAction({ id, body });
   */
  completeAssessorAction(input: { id: string; body: {
  /** What was done; empty where nothing is said */
  note?: string;
} }, options?: CallOptions): Promise<AssessorAction>;
}
