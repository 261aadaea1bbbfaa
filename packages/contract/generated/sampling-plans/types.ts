// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Versioned } from '../../src/kit/runtime.ts';
import type { AttemptRow, FeedbackInput, InterimLook, Named, Refusal, Result, Scale } from '../shared/types.ts';

/** What is sent to look at an outcome early */
export interface InterimLookInput {
  result: Result;
  /** What the moderator saw */
  comment?: string;
  feedback?: FeedbackInput;
}

/** How much of an assessor was looked at on one outcome */
export interface MatrixCell {
  /** Identifier of the outcome */
  outcomeId: string;
  /** What stands out: what is due first, then what was looked at, then what there is */
  status: "nothing" | "open" | "in_sample" | "sampled" | "overdue" | "due" | "planned";
  /** Attempts of which the assessor judged this outcome */
  assessed: number;
  /** Of these, those in a sample */
  sampled: number;
  /** Of these, those that a moderator decided on */
  decided: number;
  /** Of those decided, those whose result on this outcome was changed; counts no decision that the caller may not know yet */
  changed: number;
  /** Looks at attempts that were not finished */
  interim: number;
  /** Attempts that are not finished, on which this outcome is judged */
  unfinished: number;
  /** When one of them was looked at last; null where none was */
  lastLookedAt: string | null;
  /** Months in which they were looked at, oldest first */
  months: string[];
  /** What is planned, by month; none in the matrix of a batch */
  planned: PlannedLook[];
}

/** An assessor in a matrix, outcome by outcome */
export interface MatrixRow {
  /** Who assessed */
  assessor: {
    /** Null for somebody whom the platform knows by name alone */
    id: string | null;
    /** Name by which people know it */
    name: string;
  };
  /** Names of the sites of the attempts */
  sites: string[];
  /** Outcomes of which there is something to say, in their order */
  cells: MatrixCell[];
}

/** A look at an assessor and an outcome that somebody planned */
export interface PlannedLook {
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Month in which the assessor is to be sampled on the outcome */
  month: string;
  /** What to look for */
  note: string;
  /** Whether attempts that are not finished may be looked at, outcome by outcome */
  interim: boolean;
  /** Whether it has been done, is due, or waits for its month */
  status: "sampled" | "overdue" | "due" | "planned";
  /** When an attempt of the cell was first looked at since the month began; null before */
  doneAt: string | null;
  plannedBy: Named;
  /** When it was planned, or planned otherwise */
  plannedAt: string;
}

/** What is sent to plan a look, or to plan it otherwise */
export interface PlannedLookInput {
  /** Month in which the assessor is to be sampled on the outcome */
  month: string;
  /** What to look for */
  note?: string;
  /** Whether attempts that are not finished may be looked at, outcome by outcome */
  interim?: boolean;
}

/** What there is to look at early in a cell, and who did so far */
export interface SamplingCell {
  /** Attempts that are not finished, on which the outcome is judged and nobody looked at it */
  unfinished: {
    attempt: AttemptRow;
    /** When the outcome was judged */
    judgedAt: string;
    /** Why the caller may not look at it; null where they may */
    refusal: Refusal | null;
  }[];
  /** Early looks so far, the latest first */
  looks: {
    /** Identifier of the outcome */
    outcomeId: string;
    moderator: Named;
    /** When it was looked at */
    lookedAt: string;
    scale: Scale;
    /** What the assessor is told; null for whom it is kept from */
    words: string | null;
    /** What the moderator found, before the judgement was shown; null for whom it is kept from */
    verdict: {
      result: Result;
      /** What the moderator saw */
      comment: string;
    } | null;
    /** The judgement as it stood at the look; null for whom it is kept from */
    judgement: {
      result: Result;
      /** What the learner or assessor is told */
      feedback: string;
      /** When it was judged */
      judgedAt: string;
    } | null;
    /** The verdict beside the judgement; null for whom they are kept from */
    comparison: "agrees" | "differs" | "unknown" | null;
    attempt: AttemptRow;
  }[];
}

/** Assessors by outcomes: how much of each was looked at */
export interface SamplingMatrix {
  course: Named;
  /** Columns: the outcomes of the course in their order */
  outcomes: {
    /** Identifier */
    id: string;
    /** Code of the outcome */
    code: string;
    /** Title of the outcome */
    title: string;
  }[];
  /** Rows: assessors by name */
  rows: MatrixRow[];
  /** First day of the period; null where it has none */
  from: string | null;
  /** Last day of the period; null where it has none */
  to: string | null;
  /** Today by the calendar of the account */
  today: string;
  /** Whether the caller may plan looks */
  mayPlan: boolean;
}

export interface GetSamplingPlanQuery {
  /** Only attempts that were assessed on this day or later */
  from?: string | null;
  /** Only attempts that were assessed on this day or before */
  to?: string | null;
}

export interface ExportSamplingPlanQuery {
  /** Only attempts that were assessed on this day or later */
  from?: string | null;
  /** Only attempts that were assessed on this day or before */
  to?: string | null;
}

export interface SamplingPlansCalls {
  /**
   * Assessors by outcomes of a batch: how much of each was looked at.
   * `GET /v2/moderation/batches/{id}/matrix` for moderator, manager, admin, verifier. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const samplingMatrix = await api.getBatchMatrix({ id });
   */
  getBatchMatrix(input: { id: string }, options?: CallOptions): Promise<SamplingMatrix>;

  /**
   * The matrix of a batch as a file for spreadsheets.
   * `GET /v2/moderation/batches/{id}/matrix/export/{type}` for moderator, manager, admin, verifier. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportBatchMatrix({ id, type: "xlsx" });
   */
  exportBatchMatrix<Stream extends boolean = false>(input: { id: string; type: "xlsx" | "csv" }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Assessors by outcomes of a course in a period, with what is planned.
   * `GET /v2/moderation/sampling-plans/{id}` for moderator, manager, admin, verifier. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const samplingMatrix = await api.getSamplingPlan({ id });
   */
  getSamplingPlan(input: { id: string; query?: GetSamplingPlanQuery }, options?: CallOptions): Promise<SamplingMatrix>;

  /**
   * The sampling plan of a course as a file for spreadsheets.
   * `GET /v2/moderation/sampling-plans/{id}/export/{type}` for moderator, manager, admin, verifier. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportSamplingPlan({ id, type: "xlsx" });
   */
  exportSamplingPlan<Stream extends boolean = false>(input: { id: string; type: "xlsx" | "csv"; query?: ExportSamplingPlanQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * What there is to look at early of an assessor and an outcome, and who did so far.
   * `GET /v2/moderation/sampling-plans/{id}/assessors/{assessorId}/outcomes/{outcomeId}` for moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const samplingCell = await api.getSamplingCell({ id, assessorId, outcomeId });
   */
  getSamplingCell(input: { id: string; assessorId: string; outcomeId: string }, options?: CallOptions): Promise<SamplingCell>;

  /**
   * Plan a month in which an assessor is to be sampled on an outcome.
   * `POST /v2/moderation/sampling-plans/{id}/assessors/{assessorId}/outcomes/{outcomeId}` for moderator, manager, admin. Codes: already_exists, key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const plannedLook = await api.planLook({ id, assessorId, outcomeId, body });
   */
  planLook(input: { id: string; assessorId: string; outcomeId: string; body: PlannedLookInput }, options?: CallOptions): Promise<Versioned<PlannedLook>>;

  /**
   * Plan a look otherwise: another month, another note.
   * `PUT /v2/moderation/planned-looks/{id}` for moderator, manager, admin. Codes: already_exists, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const plannedLook = await api.changePlannedLook({ id, version, body });
   */
  changePlannedLook(input: { id: string; body: PlannedLookInput; version: number }, options?: CallOptions): Promise<Versioned<PlannedLook>>;

  /**
   * Take a planned look out of the plan.
   * `DELETE /v2/moderation/planned-looks/{id}` for moderator, manager, admin. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.withdrawPlannedLook({ id, version });
   */
  withdrawPlannedLook(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Record the moderator's own verdict on an outcome of an attempt that is not finished; the answer reveals the judgement.
   * `POST /v2/moderation/attempts/{id}/interim-looks/{outcomeId}` for moderator. Codes: 40013, 4008, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const interimLook = await api.recordInterimLook({ id, outcomeId, body });
   */
  recordInterimLook(input: { id: string; outcomeId: string; body: InterimLookInput }, options?: CallOptions): Promise<InterimLook>;
}
