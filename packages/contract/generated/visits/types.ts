// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged, Versioned } from '../../src/kit/runtime.ts';
import type { Named } from '../shared/types.ts';

/** A visit of a verifier to one or more reported batches */
export interface Visit {
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** The quality body that verifies */
  body: string;
  /** Who verifies; null: whoever verifies for the account */
  verifier: Named | null;
  /** Whether the verifier comes or works from elsewhere */
  kind: "remote" | "on_site";
  /** First day on which the room is open */
  startsOn: string;
  /** Last day on which the room is open */
  endsOn: string;
  /** How it stands today */
  standing: "planned" | "open" | "over" | "signed" | "withdrawn";
  /** What is looked at, in words */
  scope: string;
  /** Whether judgements and verdicts are kept from the verifier until they have judged */
  blind: boolean;
  /** Whether the verifier may take files and tables away */
  downloads: boolean;
  /** Its batches, as far as the caller may see them */
  batches: VisitBatch[];
  requestedBy: Named;
  /** When it was asked for */
  requestedAt: string;
  /** Why it was withdrawn; null where it was not */
  withdrawnReason: string | null;
  /** How it ended; null until it is signed */
  outcome: "endorsed" | "endorsed_with_conditions" | "not_endorsed" | null;
  /** Who signed; null before */
  signedBy: Named | null;
  /** When it was signed; null before */
  signedAt: string | null;
  /** Conditions that are not closed yet */
  openConditions: number;
}

/** One batch of a visit */
export interface VisitBatch {
  batch: Named;
  course: Named;
  /** Attempts that its reports have released */
  released: number;
}

/** What a visit can be asked for */
export interface VisitChoices {
  /** Checklists and reports to choose from */
  layouts: VisitLayout[];
  /** Who verifies for the account */
  verifiers: Named[];
  /** Reported batches with results that no visit is open for */
  batches: {
    batch: Named;
    course: Named;
    /** Results that could be verified */
    waiting: number;
  }[];
}

/** Checklist, sample and report that a quality body wants */
export interface VisitLayout {
  /** What it is known by: small letters, digits and hyphens */
  id: string;
  /** Title by which people know it */
  title: string;
  /** The verifier's own sample at least */
  sample: {
    /** Share of the released attempts in per cent */
    percentage: number;
    /** How many attempts at least */
    least: number;
  };
  /** Whether the body wants judgements kept until the verifier has judged */
  blind: boolean;
  /** What the verifier goes through */
  checklist: {
    /** What it is known by: small letters, digits and hyphens */
    id: string;
    /** What is answered */
    question: string;
  }[];
  /** Columns of the report, in their order */
  columns: {
    /** Whose results it shows */
    of: "assessor" | "moderator" | "verifier";
    /** What it is headed */
    title: string;
  }[];
}

/** One thing that is prepared before a visit */
export interface VisitPreparation {
  /** What is to be ready */
  about: "reports" | "samples" | "registrations" | "actions" | "policies";
  /** What is missing of it; 0 where it is ready */
  open: number;
  /** Out of how many */
  of: number;
  /** Whom or what it is missing of */
  names: string[];
}

/** What is sent to ask for a visit */
export interface VisitRequest {
  /** Reported batches that are verified */
  batchIds: string[];
  /** The quality body that verifies */
  body: string;
  /** Who verifies; without one, whoever verifies for the account */
  verifierId?: string | null;
  /** Whether the verifier comes or works from elsewhere */
  kind: "remote" | "on_site";
  /** First day on which the room is open */
  startsOn: string;
  /** Last day on which the room is open */
  endsOn: string;
  /** What is looked at, in words */
  scope?: string;
  /** Checklist and report that the body wants */
  layoutId: string;
  /** Other than the layout says */
  blind?: boolean;
  /** Whether the verifier may take files and tables away */
  downloads?: boolean;
}

/** A visit with all that is in its room */
export interface VisitRoom {
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** The quality body that verifies */
  body: string;
  /** Who verifies; null: whoever verifies for the account */
  verifier: Named | null;
  /** Whether the verifier comes or works from elsewhere */
  kind: "remote" | "on_site";
  /** First day on which the room is open */
  startsOn: string;
  /** Last day on which the room is open */
  endsOn: string;
  /** How it stands today */
  standing: "planned" | "open" | "over" | "signed" | "withdrawn";
  /** What is looked at, in words */
  scope: string;
  /** Whether judgements and verdicts are kept from the verifier until they have judged */
  blind: boolean;
  /** Whether the verifier may take files and tables away */
  downloads: boolean;
  /** Its batches, as far as the caller may see them */
  batches: VisitBatch[];
  requestedBy: Named;
  /** When it was asked for */
  requestedAt: string;
  /** Why it was withdrawn; null where it was not */
  withdrawnReason: string | null;
  /** How it ended; null until it is signed */
  outcome: "endorsed" | "endorsed_with_conditions" | "not_endorsed" | null;
  /** Who signed; null before */
  signedBy: Named | null;
  /** When it was signed; null before */
  signedAt: string | null;
  /** Conditions that are not closed yet */
  openConditions: number;
  layout: VisitLayout;
  /** What is prepared; it fills itself. Empty for verifiers */
  preparation: VisitPreparation[];
}

/** Why a visit is withdrawn */
export interface VisitWithdrawal {
  /** Why */
  reason: string;
}

export interface ListVisitsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Those that stand so */
  standing?: "planned" | "open" | "over" | "signed" | "withdrawn" | null;
}

export interface VisitsCalls {
  /**
   * Visits of verifiers, the latest first; a verifier sees their own.
   * `GET /v2/moderation/visits` for moderator, manager, admin, verifier. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listVisits();
   */
  listVisits(input?: { query?: ListVisitsQuery }, options?: CallOptions): Paged<Visit>;

  /**
   * What a visit can be asked for.
   * `GET /v2/moderation/visits/choices` for moderator, manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
   * Retried: safe, it only reads.
   * @example const visitChoices = await api.getVisitChoices();
   */
  getVisitChoices(input?: undefined, options?: CallOptions): Promise<VisitChoices>;

  /**
   * Ask a quality body for a visit to reported batches.
   * `POST /v2/moderation/visits` for moderator, manager, admin. Codes: key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
   * Retried: safe, under its key.
   * @example const visitRoom = await api.requestVisit({ body });
   */
  requestVisit(input: { body: VisitRequest }, options?: CallOptions): Promise<Versioned<VisitRoom>>;

  /**
   * A visit with what is in its room.
   * `GET /v2/moderation/visits/{id}` for moderator, manager, admin, verifier. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
   * Retried: safe, it only reads.
   * @example const visitRoom = await api.getVisit({ id });
   */
  getVisit(input: { id: string }, options?: CallOptions): Promise<Versioned<VisitRoom>>;

  /**
   * Withdraw a visit that is not signed; its room closes at once.
   * `POST /v2/moderation/visits/{id}/withdrawal` for manager, admin. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
   * Retried: safe, under its key.
   * @example const visitRoom = await api.withdrawVisit({ id, body });
   */
  withdrawVisit(input: { id: string; body: VisitWithdrawal }, options?: CallOptions): Promise<Versioned<VisitRoom>>;
}
