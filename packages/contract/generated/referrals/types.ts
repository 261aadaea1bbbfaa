// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/kit/runtime.ts';
import type { Named, Result } from '../shared/types.ts';

/** What a referral asks of somebody, and what was answered */
export interface AskedAction {
  /** Identifier of the outcome */
  outcomeId: string;
  /** What is to be done */
  action: string;
  /** Day by which it has to be done */
  dueOn: string;
  /** Who is to do it */
  to: "assessor" | "learner";
  /** Code and title of the outcome */
  outcome: string;
  /** Place in the referral, from 0: its name in answers */
  place: number;
  /** What was answered, the first one first */
  answers: ReferralAnswer[];
}

/** What was judged and found of an outcome before */
export interface EarlierResult {
  /** Identifier of the outcome */
  outcomeId: string;
  /** The assessor's result when it was referred back */
  judgement: Result | null;
  /** The moderator's result when it was referred back */
  verdict: Result | null;
}

/** One time that work was referred back */
export interface Referral {
  /** Identifier */
  id: string;
  moderator: Named;
  /** When it was referred back */
  at: string;
  /** Why, for those who come after; null for the learner */
  reason: string | null;
  /** What is asked; of the learner, what is asked of them alone */
  actions: AskedAction[];
  /** Identifiers of the evidence that came since, until it was referred back again */
  newEvidenceIds: string[];
  /** What was judged and found then, as far as the caller may know it */
  earlier: EarlierResult[];
}

/** What somebody says that they did about an action */
export interface ReferralAnswer {
  /** Identifier */
  id: string;
  by: Named;
  /** What was done about it */
  text: string;
  /** Identifiers of the evidence in this portfolio that shows it */
  evidenceIds: string[];
  /** When it was answered */
  at: string;
}

/** What is sent to answer an action */
export interface ReferralAnswerInput {
  /** The referral that is answered; the latest one alone takes answers */
  referralId: string;
  /** Place of the action in the referral, from 0 */
  action: number;
  /** What was done about it */
  text: string;
  /** Identifiers of the evidence in this portfolio that shows it */
  evidenceIds?: string[];
}

/** How often work was referred back, and what came of it */
export interface Referrals {
  /** Each time that it was referred back, the first one first */
  referrals: Referral[];
}

export interface ReferralsCalls {
  /**
   * How often an attempt was referred back, what was asked and what came of it.
   * `GET /v2/moderation/attempts/{id}/referrals` for moderator, manager, admin, verifier, assessor, trainer, learner. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const referrals = await api.listReferrals({ id });
   */
  listReferrals(input: { id: string }, options?: CallOptions): Promise<Referrals>;

  /**
   * Say what was done about an action of the latest referral.
   * `POST /v2/moderation/attempts/{id}/referrals/answers` for learner, trainer, assessor, moderator. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const referralAnswer = await api.answerReferral({ id, body });
   */
  answerReferral(input: { id: string; body: ReferralAnswerInput }, options?: CallOptions): Promise<ReferralAnswer>;
}
