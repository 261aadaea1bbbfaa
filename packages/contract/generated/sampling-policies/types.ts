// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged } from '../../src/kit/runtime.ts';
import type { Named, SamplingPolicy } from '../shared/types.ts';

/** What a policy would have drawn of a batch */
export interface PolicyEffect {
  batch: Named;
  /** When its sample was drawn */
  drawnAt: string;
  /** Attempts in it */
  size: number;
  /** Attempts that the draw took */
  drew: number;
  /** Attempts that it would have taken */
  wouldHaveDrawn: number;
}

/** The policies of an account */
export interface SamplingPolicies {
  /** Whether the caller may save a new version */
  mayEdit: boolean;
  account: SavedPolicy;
  /** Courses with a policy of their own, by title */
  courses: SavedPolicy[];
}

/** The policy of an account or of a course, as it stands */
export interface SavedPolicy {
  /** The course that it is for; null where it is for the account */
  course: Named | null;
  /** Which version it is; 0 where nobody has saved one */
  version: number;
  policy: SamplingPolicy;
  /** Parts that are said here, not above */
  own: string[];
  /** Who saved it; null where nobody did */
  savedBy: Named | null;
  /** When it was saved; null where nobody did */
  savedAt: string | null;
}

export interface GetSamplingPoliciesQuery {
  /** The account; the own one unless told */
  accountId?: string | null;
}

export interface ListSamplingPolicyVersionsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** The account; the own one unless told */
  accountId?: string | null;
  /** The course; the account as a whole unless told */
  courseId?: string | null;
}

export interface SamplingPoliciesCalls {
  /**
   * Sampling policies of an account and of its courses, as they apply.
   * `GET /v2/moderation/policies` for moderator, manager, admin, verifier. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const samplingPolicies = await api.getSamplingPolicies();
   */
  getSamplingPolicies(input?: { query?: GetSamplingPoliciesQuery }, options?: CallOptions): Promise<SamplingPolicies>;

  /**
   * Versions of one policy, newest first.
   * `GET /v2/moderation/policies/versions` for moderator, manager, admin, verifier. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listSamplingPolicyVersions();
   */
  listSamplingPolicyVersions(input?: { query?: ListSamplingPolicyVersionsQuery }, options?: CallOptions): Paged<SavedPolicy>;

  /**
   * What a policy would have drawn of the last three batches that it would have been for.
   * `POST /v2/moderation/policies/preview` for manager, admin. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.previewSamplingPolicy({ body });
   */
  previewSamplingPolicy(input: { body: {
  /** The account; the own one unless told */
  accountId?: string;
  /** The course; the account as a whole unless told */
  courseId?: string;
  policy: SamplingPolicy;
} }, options?: CallOptions): Promise<PolicyEffect[]>;

  /**
   * Save a new version of a policy; batches keep the one with which they were built.
   * `PUT /v2/moderation/policies` for manager, admin. Codes: key_reused, stale_version, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const samplingPolicies = await api.saveSamplingPolicy({ body });
   */
  saveSamplingPolicy(input: { body: {
  /** The account; the own one unless told */
  accountId?: string;
  /** The course; the account as a whole unless told */
  courseId?: string;
  policy: SamplingPolicy;
  /** The version that was changed: somebody else may have saved one since */
  version: number;
} }, options?: CallOptions): Promise<SamplingPolicies>;
}
