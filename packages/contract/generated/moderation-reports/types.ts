// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileCall, Versioned } from '../../src/kit/runtime.ts';
import type { Named, Result } from '../shared/types.ts';

/** A batch in a list, with how far its sample is */
export interface BatchSummary {
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Title by which people know it */
  title: string;
  course: Named;
  /** State that it is in */
  state: "collecting" | "sampled" | "reported";
  createdBy: Named;
  /** When it was made */
  createdAt: string;
  /** Attempts in it */
  size: number;
  /** Attempts in the sample */
  sampleSize: number;
  /** Attempts that are decided on */
  decided: number;
  /** Attempts decided as they were assessed */
  upheld: number;
  /** Attempts decided otherwise than they were assessed */
  overturned: number;
  /** Attempts that were referred back and not decided again */
  returned: number;
  /** Attempts of the sample that wait for a decision */
  undecided: number;
  /** Attempts whose result a signed report has released */
  released: number;
  /** Whether a report may be signed now: the first one, or a later one on what was referred back */
  isReportable: boolean;
  /** Sentences: what stands between here and the signed report */
  blockers: string[];
  /** Identifier of the report that was signed last; null while none is signed */
  reportId: string | null;
}

/** What was found in a batch, signed or as it stands */
export interface ModerationReport {
  /** Null while it is not signed */
  id: string | null;
  batch: BatchSummary;
  /** Number under which it is known */
  number: string | null;
  /** What was moderated */
  scope: string;
  /** How the sample was drawn, in words */
  sampling: string;
  /** What was found, outcome by outcome */
  findings: {
    /** Identifier of the attempt */
    attemptId: string;
    /** Name of the learner */
    learner: string;
    /** Title of the outcome */
    outcome: string;
    /** Judgement of the assessor; null where there is none */
    assessor: Result | null;
    /** Verdict of the moderator; null where there is none */
    moderator: Result | null;
    /** Whether moderator and assessor judged alike */
    agreed: boolean | null;
    /** What there is to say about it */
    comment: string;
    /** The decision of the moderator; null where there is none yet */
    decision: "upheld" | "overturned" | "referred_back" | null;
  }[];
  /** How far moderator and assessors judged alike */
  agreement: {
    /** Outcomes that both judged */
    pairs: number;
    /** Outcomes that both judged alike */
    agreed: number;
    /** Share judged alike, 0 to 1 */
    raw: number | null;
    /** Cohen's kappa with its interval; null where it cannot be told */
    kappa: {
      /** The value */
      value: number;
      /** Lower end of the interval of 95 % */
      low: number;
      /** Upper end of the interval of 95 % */
      high: number;
    } | null;
    /** Gwet's AC1, which chance distorts less than kappa */
    ac1: {
      /** The value */
      value: number;
      /** Lower end of the interval of 95 % */
      low: number;
      /** Upper end of the interval of 95 % */
      high: number;
    } | null;
  };
  /** What was found about validity, authenticity, currency and sufficiency */
  vacs: {
    /** The rule of evidence */
    rule: "valid" | "authentic" | "current" | "sufficient";
    /** Attempts whose evidence keeps the rule */
    passed: number;
    /** Attempts whose evidence breaks the rule */
    failed: number;
    /** What was said where it breaks the rule */
    comments: {
      /** Name of the learner */
      learner: string;
      /** What there is to say about it */
      comment: string;
      /** Titles of the evidence that it is about */
      evidence: string[];
    }[];
  }[];
  /** What was not in order */
  irregularities: string;
  /** What should be done better */
  recommendations: string;
  /** Who signed it */
  signedBy: Named | null;
  /** Name that the person signs with */
  signature: string | null;
  /** When it was signed */
  signedAt: string | null;
  /** Identifier of the file */
  fileId: string | null;
  /** What keeps it from going on, in sentences */
  blockers: string[];
}

export interface ModerationReportsCalls {
  /**
   * The moderation report of a batch, signed or as it stands.
   * `GET /v2/moderation/batches/{id}/report` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const moderationReport = await api.getReport({ id });
   */
  getReport(input: { id: string }, options?: CallOptions): Promise<ModerationReport>;

  /**
   * Sign the report: closes the batch and releases its results.
   * `POST /v2/moderation/batches/{id}/report` for moderator. Codes: key_reused, not_found, stale_version, too_large, version_needed, wrong_media_type, wrong_state.
   * Retried: safe, under its key.
   * @example const moderationReport = await api.signReport({ id, version, body });
   */
  signReport(input: { id: string; body: {
  /** What was not in order */
  irregularities: string;
  /** What should be done better */
  recommendations: string;
  /** Name that the person signs with */
  signature: string;
}; version: number }, options?: CallOptions): Promise<Versioned<ModerationReport>>;

  /**
   * The signed report as PDF.
   * `GET /v2/moderation/batches/{id}/report/pdf` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadReport({ id });
   */
  downloadReport: FileCall<{ id: string }>;
}
