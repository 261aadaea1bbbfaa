// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/kit/runtime.ts';
import type { EditionStanding, Named } from '../shared/types.ts';

/** A visit of a verifier to a reported batch */
export interface Verification {
  /** Identifier */
  id: string;
  /** The batch that is verified */
  batchId: string;
  /** The visit in whose room it lies; null where it has none */
  visitId?: string | null;
  /** When it was asked for */
  requestedAt: string;
  /** Who asked for it */
  requestedBy: Named | null;
  /** Whether the moderation was endorsed; null until it is signed */
  endorsed: boolean | null;
  /** What the verifier found */
  findings: string;
  /** Why results are endorsed although no attempt was sampled; null where one was */
  noSampleReason?: string | null;
  /** The verifier who signed; null before */
  signedBy: Named | null;
  /** When it was signed; null before */
  signedAt: string | null;
  standing: EditionStanding;
  /** Since when a reopening puts it in question; null where none does, or did */
  questionedAt: string | null;
  /** The visit that took its place; null where none did */
  supersededBy: string | null;
}

/** What a verifier signs */
export interface VerificationSignature {
  /** Whether the results of the batch are endorsed */
  endorsed: boolean;
  /** What was found; needed where it is not endorsed */
  findings: string;
  /** Full name of who signs */
  signature: string;
  /** Why results are endorsed although no attempt was sampled; needed then */
  noSampleReason?: string;
}

/** How a batch stands with its verification */
export interface VerificationState {
  /** Attempts that wait for the signature */
  waiting: number;
  /** Reported attempts that could be sent to verification */
  requestable: number;
  /** Visit in whose room it is signed; null where it is signed for the batch, or waits for nobody */
  room: string | null;
  /** What was asked for and signed, newest first */
  visits: Verification[];
}

export interface VerificationsCalls {
  /**
   * How a batch stands with its verification.
   * `GET /v2/moderation/batches/{id}/verification` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const verificationState = await api.getVerification({ id });
   */
  getVerification(input: { id: string }, options?: CallOptions): Promise<VerificationState>;

  /**
   * Send the reported results of a batch to verification.
   * `POST /v2/moderation/batches/{id}/verification` for moderator, manager, admin. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const verificationState = await api.requestVerification({ id });
   */
  requestVerification(input: { id: string }, options?: CallOptions): Promise<VerificationState>;

  /**
   * Endorse the results of a batch that wait for it, or refuse to.
   * `POST /v2/moderation/batches/{id}/verification/signature` for verifier. Codes: 4008, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const verificationState = await api.signVerification({ id, body });
   */
  signVerification(input: { id: string; body: VerificationSignature }, options?: CallOptions): Promise<VerificationState>;
}
