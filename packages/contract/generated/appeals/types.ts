// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/kit/runtime.ts';
import type { Named, Refusal, Result } from '../shared/types.ts';

/** A learner's objection to a released result */
export interface Appeal {
  /** Identifier */
  id: string;
  /** The attempt whose result it is about */
  attemptId: string;
  learner: Named;
  course: Named;
  /** Outcomes that are appealed */
  outcomes: Named[];
  /** On what grounds; it is read by whoever judges it */
  grounds: string;
  /** Identifiers of the evidence that came with it */
  evidenceIds: string[];
  by: Named;
  /** When it was made */
  at: string;
  /** Day by which it is to be decided */
  dueOn: string;
  /** Who judges it; null while nobody does */
  moderator: Named | null;
  /** Since when somebody judges it; null while nobody does */
  assignedAt: string | null;
  /** What came of it; null until it is decided or withdrawn */
  decision: "upheld" | "dismissed" | "withdrawn" | null;
  /** Why; null until it is decided */
  reasons: string | null;
  /** When it was decided or withdrawn; null before */
  decidedAt: string | null;
  /** Why the caller may not judge it; null where they may, or judge it already */
  refusal: Refusal | null;
}

/** Who is to judge an appeal */
export interface AppealAssignment {
  /** Who is to judge it; the caller unless told */
  moderatorId?: string;
}

/** What is decided on an appeal */
export interface AppealDecisionInput {
  /** Whether the result changes or stands, or the appeal was withdrawn by the learner or whoever made it */
  decision: "upheld" | "dismissed" | "withdrawn";
  /** Why; the learner reads it. A withdrawal needs none */
  reasons?: string;
}

/** What is appealed, and on what grounds */
export interface AppealInput {
  /** Identifiers of the outcomes that are appealed */
  outcomeIds: string[];
  /** On what grounds; it is read by whoever judges it */
  grounds: string;
  /** What shows it: it is added to the portfolio */
  evidence?: {
    /** A file that the caller has uploaded */
    fileId: string;
    /** What it is */
    title: string;
  }[];
}

/** Who may judge an appeal */
export interface AppealModerators {
  /** Who had no part in it and may moderate it */
  moderators: Named[];
}

/** A verdict on an outcome that is appealed */
export interface AppealVerdictInput {
  result: Result;
  /** What there is to say about it */
  comment?: string;
}

/** Appeals against the result of an attempt */
export interface Appeals {
  /** Last day on which the result can be appealed against; null without one */
  until: string | null;
  /** Why it cannot be appealed against now; null where it can */
  refusal: Refusal | null;
  /** What was appealed so far, the latest first */
  appeals: Appeal[];
}

/** Appeals that wait for somebody */
export interface WaitingAppeals {
  /** What is not decided, the oldest first */
  appeals: Appeal[];
}

export interface AppealsCalls {
  /**
   * Appeals against the result of an attempt, and until when there can be one.
   * `GET /v2/moderation/attempts/{id}/appeals` for moderator, manager, admin, assessor, trainer, learner. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const appeals = await api.getAppeals({ id });
   */
  getAppeals(input: { id: string }, options?: CallOptions): Promise<Appeals>;

  /**
   * Appeal against a released result: one’s own, or that of a learner whom one teaches.
   * `POST /v2/moderation/attempts/{id}/appeals` for learner, trainer. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const appeal = await api.makeAppeal({ id, body });
   */
  makeAppeal(input: { id: string; body: AppealInput }, options?: CallOptions): Promise<Appeal>;

  /**
   * Appeals that are not decided: all for managers, for moderators what is theirs or nobody’s yet.
   * `GET /v2/moderation/appeals` for moderator, manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const waitingAppeals = await api.listAppeals();
   */
  listAppeals(input?: undefined, options?: CallOptions): Promise<WaitingAppeals>;

  /**
   * Who may judge an appeal.
   * `GET /v2/moderation/appeals/{id}/moderators` for manager, admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const appealModerators = await api.listAppealModerators({ id });
   */
  listAppealModerators(input: { id: string }, options?: CallOptions): Promise<AppealModerators>;

  /**
   * Give an appeal to a moderator who had no part in it, or take it as one.
   * `POST /v2/moderation/appeals/{id}/assignment` for moderator, manager, admin. Codes: 40013, 4008, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const appeal = await api.assignAppeal({ id, body });
   */
  assignAppeal(input: { id: string; body: AppealAssignment }, options?: CallOptions): Promise<Appeal>;

  /**
   * Record a verdict on an outcome that is appealed; behind the last one, what was judged before is shown.
   * `PUT /v2/moderation/appeals/{id}/verdicts/{outcomeId}` for moderator. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const appeal = await api.recordAppealVerdict({ id, outcomeId, body });
   */
  recordAppealVerdict(input: { id: string; outcomeId: string; body: AppealVerdictInput }, options?: CallOptions): Promise<Appeal>;

  /**
   * Uphold an appeal, which reopens the decision, or dismiss it; withdraw one’s own.
   * `POST /v2/moderation/appeals/{id}/decision` for moderator, learner, trainer. Codes: key_reused, not_found, too_large, too_slow, verdict_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const appeal = await api.decideAppeal({ id, body });
   */
  decideAppeal(input: { id: string; body: AppealDecisionInput }, options?: CallOptions): Promise<Appeal>;
}
