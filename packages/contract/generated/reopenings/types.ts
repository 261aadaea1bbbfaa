// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Versioned } from '../../src/kit/runtime.ts';
import type { EditionStanding, Named, Refusal } from '../shared/types.ts';

/** A certificate or statement of results for a decision */
export interface HangingCertificate {
  /** Identifier */
  id: string;
  /** Number under which it can be checked */
  number: string;
  /** What was issued */
  type: "certificate" | "statement_of_results";
  /** What is to be thought of it today */
  standing: "valid" | "in_question" | "superseded" | "revoked" | "expired";
}

/** A signed report that quotes a decision */
export interface HangingReport {
  /** Identifier */
  id: string;
  /** Number under which it is known */
  number: string;
  /** When it was signed */
  signedAt: string;
  standing: EditionStanding;
}

/** A verification that covers a decision */
export interface HangingVerification {
  /** Identifier */
  id: string;
  /** Whether it endorsed the results; null while it waits */
  endorsed: boolean | null;
  /** When it was signed; null before */
  signedAt: string | null;
}

/** A signed decision that is to be judged anew, in part */
export interface Reopening {
  /** Identifier */
  id: string;
  /** Outcomes that are judged anew; verdicts on the others stand */
  outcomes: Named[];
  /** Why it is judged anew; it stays on record */
  reason: string;
  by: Named;
  /** When it was asked for */
  at: string;
  /** Whether it waits for a manager, was refused, is being judged anew, or is decided anew */
  state: "asked" | "refused" | "open" | "done";
  /** The attempt that it is about */
  attemptId: string;
  learner: Named;
  course: Named;
  /** What a manager answered; null where none was asked or has answered */
  answer: ReopeningAnswer | null;
  /** Since when it is judged anew; null where it is not */
  reopenedAt: string | null;
}

/** What a manager answered to a reopening */
export interface ReopeningAnswer {
  /** Whether the reopening went on */
  consents: boolean;
  by: Named;
  /** When it was answered */
  at: string;
  /** What there is to say about it; needed where a manager does not consent */
  note: string;
}

/** What a manager answers */
export interface ReopeningAnswerInput {
  /** Whether the reopening goes on */
  consents: boolean;
  /** What there is to say about it; needed where a manager does not consent */
  note?: string;
}

/** Everything that hangs on a signed decision */
export interface ReopeningConsequences {
  /** The decision that would be reopened; null where nobody moderated it */
  decisionId: string | null;
  /** Outcomes that can be named */
  outcomes: Named[];
  /** Why the caller cannot reopen it; null where they can */
  refusal: Refusal | null;
  /** Whether a manager has to consent, since a certificate or statement is out */
  needsConsent: boolean;
  /** The batch in whose sample it waits then; null where it has none */
  batch: Named | null;
  /** Reports that quote it, oldest first */
  reports: HangingReport[];
  /** Verifications that cover it, oldest first */
  verifications: HangingVerification[];
  /** What was issued for it and was not taken back */
  certificates: HangingCertificate[];
  /** Whether the learner knows the result */
  isResultTold: boolean;
  /** Whether learner or assessor were asked for something, which ends with it */
  isWorkAskedFor: boolean;
}

/** What is reopened, and why */
export interface ReopeningInput {
  /** Identifiers of the outcomes that are judged anew; the others stand */
  outcomeIds: string[];
  /** Why it is judged anew; it stays on record */
  reason: string;
}

/** How an attempt was reopened, and what would hang on it */
export interface Reopenings {
  /** What reopening it would put in question; null where there is nothing to reopen */
  consequences: ReopeningConsequences | null;
  /** How it was reopened so far, the latest first */
  reopenings: Reopening[];
}

/** Reopenings to which a manager has to consent */
export interface WaitingReopenings {
  /** What waits for a manager, the oldest first */
  reopenings: Reopening[];
}

export interface ReopeningsCalls {
  /**
   * Everything that hangs on the decision of an attempt, and how it was reopened.
   * `GET /v2/moderation/attempts/{id}/reopenings` for moderator, manager, admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const reopenings = await api.getReopenings({ id });
   */
  getReopenings(input: { id: string }, options?: CallOptions): Promise<Reopenings>;

  /**
   * Reopen outcomes of a signed decision; where a certificate is out, a manager is asked first.
   * `POST /v2/moderation/attempts/{id}/reopenings` for moderator. Codes: 40013, 4008, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reopening = await api.reopenAttempt({ id, version, body });
   */
  reopenAttempt(input: { id: string; body: ReopeningInput; version: number }, options?: CallOptions): Promise<Versioned<Reopening>>;

  /**
   * Reopenings that wait for a manager to consent.
   * `GET /v2/moderation/reopenings` for manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const waitingReopenings = await api.listWaitingReopenings();
   */
  listWaitingReopenings(input?: undefined, options?: CallOptions): Promise<WaitingReopenings>;

  /**
   * Consent to a reopening, or say why not.
   * `POST /v2/moderation/reopenings/{id}/answer` for manager, admin. Codes: 4008, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reopening = await api.answerReopening({ id, body });
   */
  answerReopening(input: { id: string; body: ReopeningAnswerInput }, options?: CallOptions): Promise<Reopening>;
}
