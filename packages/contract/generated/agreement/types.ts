// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged } from '../../src/kit/runtime.ts';
import type { AgreementOverTime, Estimate, Measure, Named } from '../shared/types.ts';

/** How far assessors and moderators judge alike, by somebody or something */
export interface AgreementTable {
  /** First day of decisions */
  from: string;
  /** Last day of decisions */
  to: string;
  /** All pairs of the period, one for each measure that has some */
  all: AgreementOverTime[];
  /** Figures one by one, those with most pairs first; one row for each measure */
  rows: {
    measure: Measure;
    /** Outcomes that both judged, the moderator blind */
    pairs: number;
    /** Of those that agree, within the tolerance of their policy */
    agreed: number;
    /** Pairs whose assessor gave more than the moderator */
    assessorHigher: number;
    /** Pairs whose moderator gave more than the assessor */
    moderatorHigher: number;
    /** Verdicts that the moderator changed after the judgement was shown */
    changed: number;
    /** Share that agrees, 0 to 1; null under 30 pairs */
    raw: number | null;
    /** Agreement without what chance would give; empty under 30 pairs or where it is not defined */
    coefficients: {
      /** The value */
      value: number;
      /** Lower end of the interval of 95 % */
      low: number;
      /** Upper end of the interval of 95 % */
      high: number;
      /** Cohen's kappa and Gwet's AC1 of two results, their weighted forms of levels, the intraclass correlation of marks */
      name: "kappa" | "ac1" | "weighted_kappa" | "ac2" | "icc";
    }[];
    /** For marks alone, from 30 pairs on */
    difference: {
      mean: Estimate;
      /** Limits of agreement: between them 95 % of differences are expected */
      limits: {
        low: Estimate;
        high: Estimate;
      };
    } | null;
    /** How probable a direction as clear as this is by chance; null under 30 pairs */
    probability: number | null;
    /** Who gives less, where that is not chance; null under 30 pairs */
    stricter: "assessor" | "moderator" | "nobody" | null;
    /** Months that have pairs, in their order */
    months: {
      /** The month */
      month: string;
      /** Pairs of the month */
      pairs: number;
      /** Of those that agree */
      agreed: number;
      /** Share that agrees over this month and as many before it as give 30 pairs; null before there are */
      share: {
        /** The value */
        value: number;
        /** Lower end of the interval of 95 % */
        low: number;
        /** Upper end of the interval of 95 % */
        high: number;
        /** Pairs that it is computed from */
        pairs: number;
        /** First month that was taken in */
        since: string;
      } | null;
    }[];
    /** Whom or what the figures are of */
    subject: {
      /** Null where somebody outside of the platform assessed */
      id: string | null;
      /** Name by which people know it */
      name: string;
    };
  }[];
  /** How many rows are not answered; a filter finds them */
  more: number;
}

/** An outcome that assessor and moderator both judged */
export interface JudgementPair {
  /** Identifier of the attempt */
  attemptId: string;
  /** Identifier of the outcome */
  outcomeId: string;
  learner: Named;
  course: Named;
  /** The outcome that both judged */
  outcome: string;
  /** Who assessed it */
  assessor: {
    /** Identifier */
    id: string | null;
    /** Name by which people know it */
    name: string;
  };
  moderator: Named;
  /** The judgement of the assessor */
  judged: string;
  /** The verdict before the judgement was shown */
  blind: string;
  /** Whether they agree, within the tolerance of the policy */
  agrees: boolean;
  /** Whether the verdict changed after the judgement was shown */
  changed: boolean;
  /** When the decision was signed */
  decidedAt: string;
}

/** How long assessing and moderating takes, and what comes of it */
export interface ModerationFigures {
  /** First day */
  from: string;
  /** Last day */
  to: string;
  /** Figures of all of the days */
  all: {
    assess: TimeTaken;
    moderate: TimeTaken;
    /** Decisions that upheld the result */
    upheld: number;
    /** Decisions that changed the result */
    overturned: number;
    /** Decisions that referred the work back */
    referredBack: number;
  };
  /** The same by month, each that has some, in order */
  months: {
    /** The month */
    month: string;
    assess: TimeTaken;
    moderate: TimeTaken;
    /** Decisions that upheld the result */
    upheld: number;
    /** Decisions that changed the result */
    overturned: number;
    /** Decisions that referred the work back */
    referredBack: number;
  }[];
}

/** How long something took, in working days of the account */
export interface TimeTaken {
  /** How many it is the median of */
  count: number;
  /** Median of the working days that it took; null of nothing */
  median: number | null;
}

export interface GetAgreementQuery {
  /** Whom or what each row is of */
  by?: "assessor" | "moderator" | "course" | "site" | "outcome" | null;
  /** First day of decisions; a year before the last unless told */
  from?: string | null;
  /** Last day of decisions; today unless told */
  to?: string | null;
  /** Only what one of these people assessed */
  assessorId?: string[] | null;
  /** Only what one of these people moderated */
  moderatorId?: string[] | null;
  /** Only of these courses */
  courseId?: string[] | null;
  /** Only from these sites */
  siteId?: string[] | null;
  /** Only of these outcomes */
  outcomeId?: string[] | null;
}

export interface GetModerationFiguresQuery {
  /** First day; a year before the last unless told */
  from?: string | null;
  /** Last day; today unless told */
  to?: string | null;
  /** Only of these courses */
  courseId?: string[] | null;
  /** Only from these sites */
  siteId?: string[] | null;
}

export interface ListJudgementPairsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** First day of decisions; a year before the last unless told */
  from?: string | null;
  /** Last day of decisions; today unless told */
  to?: string | null;
  /** Only what one of these people assessed */
  assessorId?: string[] | null;
  /** Only what one of these people moderated */
  moderatorId?: string[] | null;
  /** Only of these courses */
  courseId?: string[] | null;
  /** Only from these sites */
  siteId?: string[] | null;
  /** Only of these outcomes */
  outcomeId?: string[] | null;
  /** Only those that differ, or only those that agree */
  differing?: "true" | "false" | null;
}

export interface AgreementCalls {
  /**
   * How far assessors and moderators judged alike, by one of them, course, site or outcome.
   * `GET /v2/moderation/agreement` for moderator, manager, admin, assessor. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const agreementTable = await api.getAgreement();
   */
  getAgreement(input?: { query?: GetAgreementQuery }, options?: CallOptions): Promise<AgreementTable>;

  /**
   * How long assessing and moderating took, and what came of it, month by month.
   * `GET /v2/moderation/figures` for moderator, manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const moderationFigures = await api.getModerationFigures();
   */
  getModerationFigures(input?: { query?: GetModerationFiguresQuery }, options?: CallOptions): Promise<ModerationFigures>;

  /**
   * The pairs that agreement is computed from, newest first.
   * `GET /v2/moderation/agreement/pairs` for moderator, manager, admin, assessor. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listJudgementPairs();
   */
  listJudgementPairs(input?: { query?: ListJudgementPairsQuery }, options?: CallOptions): Paged<JudgementPair>;
}
