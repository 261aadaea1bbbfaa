// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Versioned } from '../../src/kit/runtime.ts';
import type { EvidenceItem, Measure, Named, Refusal, Result, Scale } from '../shared/types.ts';

/** Cases and rounds */
export interface Calibration {
  /** Rounds that the caller is asked in or leads, for managers all; those to judge first */
  rounds: CalibrationRoundRow[];
  /** For moderators and managers: cases, the latest first */
  cases: CalibrationCase[];
}

/** A settled judgement without names */
export interface CalibrationCase {
  /** Identifier */
  id: string;
  /** What it is called */
  title: string;
  /** Why it is worth judging; those who are asked read it, so it says neither names nor the result */
  reason: string;
  course: Named;
  /** Outcomes that are judged */
  outcomeCount: number;
  /** Pieces of evidence that are shown */
  evidenceCount: number;
  /** Rounds on it so far */
  roundCount: number;
  by: Named;
  /** When it was made */
  at: string;
}

/** What becomes a case */
export interface CalibrationCaseInput {
  /** What it is called */
  title: string;
  /** Why it is worth judging; those who are asked read it, so it says neither names nor the result */
  reason: string;
  /** Identifiers of the outcomes that are judged */
  outcomeIds: string[];
  /** What those who judge are shown; what names somebody in itself is left out */
  evidence: {
    /** A piece of the portfolio */
    evidenceId: string;
    /** What it is called, without names */
    title: string;
  }[];
}

/** A round, compared */
export interface CalibrationComparison {
  /** Outcome by outcome */
  outcomes: {
    /** Identifier of the outcome */
    outcomeId: string;
    /** What was settled of it */
    settled: {
      result: Result;
      /** What was said of it, without names */
      comment: string;
    };
    /** How many agree with it */
    agreed: number;
    /** How many handed in */
    judged: number;
    /** Results that were given, the most frequent first */
    given: {
      result: Result;
      /** How many gave it */
      count: number;
    }[];
    /** Who said what, by name */
    judgements: {
      person: Named;
      result: Result;
      /** What there is to say about it */
      comment: string;
      /** Whether it agrees with what was settled */
      agrees: boolean;
    }[];
  }[];
  /** Figures of each, by name */
  people: {
    person: Named;
    /** One for each measure */
    agreement: RoundAgreement[];
  }[];
  /** Figures of all together, one for each measure */
  agreement: RoundAgreement[];
}

/** What came of a round */
export interface CalibrationConclusion {
  /** What came of the discussion */
  conclusion: string;
}

/** What somebody gives on an outcome of a case */
export interface CalibrationJudgementInput {
  /** What is given; null while nothing */
  result: Result | null;
  /** What there is to say about it */
  comment: string;
}

/** Who may be asked to judge a case */
export interface CalibrationPeople {
  /** Assessors and moderators of the account, by name */
  people: {
    /** Identifier */
    id: string;
    /** Name of the person */
    name: string;
    /** Whether they assess, moderate, or both */
    roles: ("assessor" | "moderator")[];
    /** Why they cannot judge it blind; null where they can */
    refusal: Refusal | null;
  }[];
}

/** A case that several people judge */
export interface CalibrationRound {
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** The case that is judged */
  caseId: string;
  /** What it is called */
  title: string;
  course: Named;
  /** Day by which it is judged */
  dueOn: string;
  ledBy: Named;
  /** When people were asked */
  openedAt: string;
  /** When it was compared; null while it is judged */
  closedAt: string | null;
  /** People who are asked */
  askedCount: number;
  /** Of these, those who have handed in */
  handedInCount: number;
  /** Whether the caller is asked */
  isAsked: boolean;
  /** When the caller handed in; null before, and where they are not asked */
  handedInAt: string | null;
  /** Whether the caller may close it and write its conclusion */
  mayLead: boolean;
  /** Why it is worth judging; those who are asked read it, so it says neither names nor the result */
  reason: string;
  /** What is judged, with its criteria */
  outcomes: {
    /** Identifier */
    id: string;
    /** Code under which it is known */
    code: string;
    /** Title by which people know it */
    title: string;
    /** Credits that it counts for */
    credits: number | null;
    /** How it is assessed */
    method: "portfolio" | "observation" | "knowledge" | "workplace";
    scale: Scale;
    /** How much it counts beside the others, where they are summed */
    weight: number;
    /** What it is judged by */
    criteria: {
      /** Identifier */
      id: string;
      /** What it says */
      text: string;
    }[];
  }[];
  /** What is shown; its files are those of this round under the id of the piece, named by its number */
  evidence: EvidenceItem[];
  /** What the caller has given so far */
  judgements: {
    /** Identifier of the outcome */
    outcomeId: string;
    /** What the caller gives; null while nothing */
    result: Result | null;
    /** What there is to say about it */
    comment: string;
  }[];
  /** Who is asked, by name; for who leads it, and for all once it is compared */
  people: {
    person: Named;
    /** When they handed in; null before */
    handedInAt: string | null;
  }[];
  /** What was settled; null while the caller judges it, or may be asked to */
  settled: {
    result: Result;
    /** What was said of it, without names */
    comment: string;
    /** Identifier of the outcome */
    outcomeId: string;
  }[] | null;
  /** Who said what beside what was settled; null until the round is closed */
  comparison: CalibrationComparison | null;
  /** What came of the discussion */
  conclusion: string;
}

/** Who judges a case, and by when */
export interface CalibrationRoundInput {
  /** Identifiers of those who are asked */
  personIds: string[];
  /** Day by which they judge */
  dueOn: string;
}

/** A round, in a list */
export interface CalibrationRoundRow {
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** The case that is judged */
  caseId: string;
  /** What it is called */
  title: string;
  course: Named;
  /** Day by which it is judged */
  dueOn: string;
  ledBy: Named;
  /** When people were asked */
  openedAt: string;
  /** When it was compared; null while it is judged */
  closedAt: string | null;
  /** People who are asked */
  askedCount: number;
  /** Of these, those who have handed in */
  handedInCount: number;
  /** Whether the caller is asked */
  isAsked: boolean;
  /** When the caller handed in; null before, and where they are not asked */
  handedInAt: string | null;
  /** Whether the caller may close it and write its conclusion */
  mayLead: boolean;
}

/** What of an attempt can become a case */
export interface CalibrationSource {
  course: Named;
  /** Why no case can be made of it now; null where one can */
  refusal: Refusal | null;
  /** Outcomes of which a case can be made, with what stands */
  outcomes: {
    /** Identifier */
    id: string;
    /** Code under which it is known */
    code: string;
    /** Title by which people know it */
    title: string;
    /** Credits that it counts for */
    credits: number | null;
    /** How it is assessed */
    method: "portfolio" | "observation" | "knowledge" | "workplace";
    scale: Scale;
    /** How much it counts beside the others, where they are summed */
    weight: number;
    /** What it is judged by */
    criteria: {
      /** Identifier */
      id: string;
      /** What it says */
      text: string;
    }[];
    /** What is settled of it */
    settled: {
      result: Result;
      /** What was said of it, without names */
      comment: string;
    } | null;
  }[];
  /** The portfolio, with titles from which the names of those who had a part are taken out */
  evidence: EvidenceItem[];
}

/** How far people agree with what was settled */
export interface RoundAgreement {
  measure: Measure;
  /** Results that were compared with what was settled */
  pairs: number;
  /** Of those that agree, within the tolerance of the policy */
  agreed: number;
  /** Of those in which more was given */
  higher: number;
  /** Of those in which less was given */
  lower: number;
  /** Share that agrees, 0 to 1; null under 30 pairs */
  raw: number | null;
  /** Agreement without what chance would give; empty under 30 pairs */
  coefficients: {
    /** The value */
    value: number;
    /** Lower end of the interval of 95 % */
    low: number;
    /** Upper end of the interval of 95 % */
    high: number;
    /** Which figure it is; they are those of the agreement of assessors and moderators */
    name: "kappa" | "ac1" | "weighted_kappa" | "ac2" | "icc";
  }[];
  /** How probable a direction as clear as this is by chance; null under 30 pairs */
  probability: number | null;
}

export interface CalibrationCalls {
  /**
   * What of an attempt can become a case, without names.
   * `GET /v2/moderation/attempts/{id}/calibration-case` for moderator, manager, admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const calibrationSource = await api.getCalibrationSource({ id });
   */
  getCalibrationSource(input: { id: string }, options?: CallOptions): Promise<CalibrationSource>;

  /**
   * Make a case of a settled attempt.
   * `POST /v2/moderation/attempts/{id}/calibration-case` for moderator, manager, admin. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const calibrationCase = await api.makeCalibrationCase({ id, body });
   */
  makeCalibrationCase(input: { id: string; body: CalibrationCaseInput }, options?: CallOptions): Promise<CalibrationCase>;

  /**
   * Rounds to judge, lead and look back at, and the cases there are.
   * `GET /v2/moderation/calibration` for moderator, manager, admin, assessor. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const calibration = await api.getCalibration();
   */
  getCalibration(input?: undefined, options?: CallOptions): Promise<Calibration>;

  /**
   * Who may be asked to judge a case, and why others may not.
   * `GET /v2/moderation/calibration/cases/{id}/people` for moderator, manager, admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const calibrationPeople = await api.listCalibrationPeople({ id });
   */
  listCalibrationPeople(input: { id: string }, options?: CallOptions): Promise<CalibrationPeople>;

  /**
   * Ask people to judge a case blind until a day.
   * `POST /v2/moderation/calibration/cases/{id}/rounds` for moderator, manager, admin. Codes: 4008, key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const calibrationRound = await api.openCalibrationRound({ id, body });
   */
  openCalibrationRound(input: { id: string; body: CalibrationRoundInput }, options?: CallOptions): Promise<Versioned<CalibrationRound>>;

  /**
   * A round: what is judged, what the caller gave, and the comparison once it is closed.
   * `GET /v2/moderation/calibration/rounds/{id}` for moderator, manager, admin, assessor. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const calibrationRound = await api.getCalibrationRound({ id });
   */
  getCalibrationRound(input: { id: string }, options?: CallOptions): Promise<Versioned<CalibrationRound>>;

  /**
   * A file of a case, under a name that says nothing.
   * `GET /v2/moderation/calibration/rounds/{id}/evidence/{evidenceId}` for moderator, manager, admin, assessor. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadCalibrationEvidence({ id, evidenceId });
   */
  downloadCalibrationEvidence<Stream extends boolean = false>(input: { id: string; evidenceId: string }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Save what the caller gives on an outcome, as it is typed; nobody else sees it before the round is closed.
   * `PUT /v2/moderation/calibration/rounds/{id}/judgements/{outcomeId}` for moderator, assessor. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.saveCalibrationJudgement({ id, outcomeId, body });
   */
  saveCalibrationJudgement(input: { id: string; outcomeId: string; body: CalibrationJudgementInput }, options?: CallOptions): Promise<void>;

  /**
   * Hand in one’s judgement; behind the last one the round is compared.
   * `POST /v2/moderation/calibration/rounds/{id}/hand-in` for moderator, assessor. Codes: key_reused, not_found, verdict_needed, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const calibrationRound = await api.handInCalibration({ id });
   */
  handInCalibration(input: { id: string }, options?: CallOptions): Promise<Versioned<CalibrationRound>>;

  /**
   * Compare what was handed in without waiting for the others.
   * `POST /v2/moderation/calibration/rounds/{id}/closing` for moderator, manager, admin. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const calibrationRound = await api.closeCalibrationRound({ id });
   */
  closeCalibrationRound(input: { id: string }, options?: CallOptions): Promise<Versioned<CalibrationRound>>;

  /**
   * Write down what came of the discussion.
   * `PUT /v2/moderation/calibration/rounds/{id}/conclusion` for moderator, manager, admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const calibrationRound = await api.saveCalibrationConclusion({ id, version, body });
   */
  saveCalibrationConclusion(input: { id: string; body: CalibrationConclusion; version: number }, options?: CallOptions): Promise<Versioned<CalibrationRound>>;
}
