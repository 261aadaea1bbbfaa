// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Versioned } from '../../src/kit/runtime.ts';
import type { EditionStanding, Estimate, Measure, Named, Refusal, Result, ResultRule, SampleProof, Scale } from '../shared/types.ts';

/** How far assessors and moderators judged alike, on blind verdicts */
export interface Agreement {
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
}

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
  /** The site whose part alone the caller is told, as they see the work of no other; null where all is told */
  onlySite: Named | null;
  /** Null while it is not signed */
  id: string | null;
  /** Number under which it is known */
  number: string | null;
  /** Number of the first report of the batch; null on that */
  supplementTo: string | null;
  /** Signed reports of the batch, oldest first */
  signed: {
    /** Identifier */
    id: string;
    /** Number under which it is known */
    number: string;
    /** When it was signed */
    signedAt: string;
    standing: EditionStanding;
  }[];
  /** Numbers of the reports whose place it takes as their next edition */
  replaces: string[];
  standing: EditionStanding;
  /** Since when a reopening puts it in question; null where none does, or did */
  questionedAt: string | null;
  /** The edition that took its place; null where none did */
  supersededBy: {
    /** Identifier */
    id: string;
    /** Number under which it is known */
    number: string;
  } | null;
  batch: BatchSummary;
  /** Who trained and assessed */
  provider: {
    /** Name by which people know it */
    name: string;
    /** Number of its accreditation */
    accreditationNumber: string | null;
  };
  /** What was assessed */
  programme: {
    /** Title by which people know it */
    title: string;
    /** Number of its registration */
    registrationNumber: string;
    /** Level of the National Qualifications Framework */
    nqfLevel: number | null;
    /** Credits that it counts for */
    credits: number | null;
    /** Kind of qualification that it leads to */
    route: string;
    scale: Scale;
    /** Outcomes that have a scale of their own */
    outcomeScales: {
      /** Identifier of the outcome */
      outcomeId: string;
      scale: Scale;
    }[];
    resultRule: ResultRule;
  };
  /** When the portfolios were assessed */
  period: {
    /** First day of assessment */
    from: string | null;
    /** Last day of assessment */
    to: string | null;
  };
  /** What was moderated */
  scope: string;
  /** How the sample was drawn, in words */
  sampling: string;
  /** Where the portfolios are from */
  sites: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** Number of its accreditation */
    accreditationNumber: string | null;
    /** Portfolios of the batch that are from there */
    portfolios: number;
    /** Of those in the sample */
    sampled: number;
  }[];
  /** Who assessed */
  assessors: {
    /** Null where somebody outside of the platform assessed */
    id: string | null;
    /** Name by which people know it */
    name: string;
    /** The registration for this programme; null where none is on record */
    registration: {
      /** Number of the registration */
      number: string;
      /** The quality body that registered the person */
      body: string;
      /** Last day on which it holds */
      expiresOn: string;
    } | null;
    /** Portfolios of the batch that the person assessed */
    portfolios: number;
    /** Of those in the sample */
    sampled: number;
    /** How far moderators judged as this assessor did, by what results are said in */
    agreement: Agreement[];
  }[];
  /** Who moderated */
  moderators: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** The registration for this programme; null where none is on record */
    registration: {
      /** Number of the registration */
      number: string;
      /** The quality body that registered the person */
      body: string;
      /** Last day on which it holds */
      expiresOn: string;
    } | null;
    /** Attempts that the person decided on */
    attempts: number;
  }[];
  /** What the report is about, in numbers */
  figures: {
    /** Portfolios in the batch */
    portfolios: number;
    /** Portfolios in the sample */
    sampled: number;
    /** Portfolios of this report that were decided on */
    decided: number;
    /** Decided as they were assessed */
    upheld: number;
    /** Decided otherwise than they were assessed */
    overturned: number;
    /** Referred back, and still so or judged again since */
    referredBack: number;
    /** Of those judged again since, and upheld or overturned */
    judgedAgain: number;
    /** Results that this report releases */
    released: number;
    /** Results of the batch that no report has released yet */
    notReleased: number;
  };
  /** How the sample came about */
  drawing: {
    /** What the draw follows from */
    seed: string | null;
    /** Who fixed the seed before the batch was made; null where the platform made it at the draw */
    seedCommitment: {
      by: Named;
      /** When it was fixed */
      at: string;
    } | null;
    /** When the sample was drawn */
    drawnAt: string | null;
    /** Per cent that were drawn */
    percentage: number;
    /** By how many levels or marks verdict and judgement might differ and still agree */
    tolerance: number;
    /** Fewest that were drawn */
    minimum: number;
    /** Whether shares were by the record of each assessor; earlier reports do not say, and theirs were not */
    isByRecord?: boolean;
    /** What the policy always includes */
    alwaysInclude: string[];
    /** Why the sample has its size */
    reasons: {
      /** Why attempts are in the sample */
      reason: string;
      /** How many; one with two reasons counts under both */
      attempts: number;
    }[];
  };
  /** What the sample proves; null where it is not the caller's to know, or the report is older */
  proof: SampleProof | null;
  /** What the report leaves open, and why */
  openPoints: {
    /** What an explanation names it by */
    key: string;
    /** What leaves it open */
    kind: "coverage" | "policy" | "referral" | "evidence";
    /** What is open */
    sentence: string;
    /** Why it stays open; null before it is explained */
    explanation: string | null;
  }[];
  /** Attempts that left the batch before its report */
  departures: {
    /** Name of the learner */
    learner: string;
    /** Why it left the batch */
    reason: string;
    /** When it left */
    leftAt: string;
    /** Where it is now */
    whereTo: string;
  }[];
  /** What was found, attempt by attempt */
  attempts: {
    /** Identifier of the attempt */
    attemptId: string;
    /** Which attempt of the learner it is, from 1 */
    attemptNumber: number;
    /** The learner whose work it is */
    learner: {
      /** Identifier */
      id: string;
      /** Name by which people know it */
      name: string;
      /** Number of the learner */
      number: string | null;
    };
    site: Named;
    /** Name of who assessed it */
    assessor: string;
    moderator: Named;
    /** When the decision was signed */
    signedAt: string;
    /** Why it was in the sample */
    reasons: string[];
    /** What was said when it was added by hand */
    reasonByHand: string | null;
    /** What was decided */
    decision: "upheld" | "overturned" | "referred_back";
    /** Why it was decided so */
    reason: string;
    /** Whether this report releases its result */
    isReleased: boolean;
    /** The result as it was assessed */
    assessed: Result | null;
    /** Whether the result passes; null where there is none */
    assessedPassed: boolean | null;
    /** The result that stands after the decision; null where none does */
    result: Result | null;
    /** Whether the result passes; null where there is none */
    passed: boolean | null;
    /** What was found, outcome by outcome */
    outcomes: {
      /** Identifier of the outcome */
      outcomeId: string;
      /** Code under which it is known */
      code: string;
      /** Title by which people know it */
      title: string;
      /** Judgement of the assessor; null where there is none */
      assessor: Result | null;
      /** Verdict of the moderator before the judgement was shown */
      blind: Result | null;
      /** Verdict that was signed; null where there is none */
      moderator: Result | null;
      /** Whether both judged alike before the judgement was shown */
      agreed: boolean | null;
      /** Whether the verdict changed after the judgement was shown */
      changedAfterReveal: boolean;
      /** What the moderator says about it */
      comment: string;
    }[];
    /** Earlier rounds: each time that it was referred back before the decision that stands */
    referrals: {
      moderator: Named;
      /** When it was referred back */
      signedAt: string;
      /** Why it was referred back */
      reason: string;
      /** The result as it was assessed then; null where nobody kept it */
      assessed: Result | null;
      /** Whether the result passes; null where there is none */
      assessedPassed: boolean | null;
      /** Outcomes that something was asked of, that were found otherwise or that changed afterwards */
      outcomes: {
        /** Identifier of the outcome */
        outcomeId: string;
        /** Code under which it is known */
        code: string;
        /** Title by which people know it */
        title: string;
        /** Judgement of the assessor then; null where nobody kept it */
        assessor: Result | null;
        /** Verdict of the moderator then, before the judgement was shown */
        blind: Result | null;
        /** Judgement of the assessor when it came back */
        became: Result | null;
      }[];
      /** What was asked, by whom and by when it was to be done */
      actions: {
        /** Identifier of the outcome */
        outcomeId: string;
        /** What is to be done */
        action: string;
        /** Day by which it has to be done */
        dueOn: string;
        /** Who is to do it */
        to: "assessor" | "learner";
        /** The outcome that it is about */
        outcome: string;
        /** What was answered to it */
        answers: {
          /** Name of who answered */
          by: string;
          /** What was done about it */
          text: string;
          /** When it was answered */
          at: string;
        }[];
      }[];
    }[];
    /** What is to be done about what was referred back, by whom and by when */
    actions: {
      /** Identifier of the outcome */
      outcomeId: string;
      /** What is to be done */
      action: string;
      /** Day by which it has to be done */
      dueOn: string;
      /** Who is to do it */
      to: "assessor" | "learner";
      /** The outcome that it is about */
      outcome: string;
    }[];
    /** Whether the evidence keeps the rules, rule by rule */
    findings: {
      /** The rule of evidence */
      rule: "valid" | "authentic" | "current" | "sufficient";
      /** How it was answered; open where nothing was said */
      answer: "met" | "not_met" | "not_checked" | "open";
      /** What there is to say about it */
      comment: string;
      /** Titles of the evidence cited */
      evidence: string[];
    }[];
  }[];
  /** How far moderators and assessors judged alike, on blind verdicts, by what results are said in */
  agreement: Agreement[];
  /** The same, outcome by outcome */
  agreementByOutcome: {
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
    /** Identifier of the outcome */
    outcomeId: string;
    /** Code under which it is known */
    code: string;
    /** Title by which people know it */
    title: string;
  }[];
  /** What was found about validity, authenticity, currency and sufficiency */
  vacs: {
    /** The rule of evidence */
    rule: "valid" | "authentic" | "current" | "sufficient";
    /** Attempts that were decided on */
    of: number;
    /** Attempts whose evidence keeps the rule */
    met: number;
    /** Attempts whose evidence breaks the rule */
    notMet: number;
    /** Attempts where it was not checked, for a reason given */
    notChecked: number;
    /** Attempts where nothing was said */
    open: number;
    /** What was said about it, learner by learner */
    remarks: {
      /** Name of the learner */
      learner: string;
      /** How it was answered */
      answer: "met" | "not_met" | "not_checked";
      /** What there is to say about it */
      comment: string;
      /** Titles of the evidence cited */
      evidence: string[];
    }[];
  }[];
  /** In whose order and words it is printed */
  layout: "plain" | "seta_external_moderation" | "qcto_assessment_quality_partner" | "uk_internal_quality_assurance";
  /** Special needs of learners, and what was arranged for them */
  arrangements: string;
  /** What was not in order */
  irregularities: string;
  /** What was answered on the statements of the checklist */
  checklist: {
    /** The statement that it answers */
    item: "instruments" | "guide" | "briefing" | "identity" | "feedback" | "records" | "appeals" | "discussed";
    /** Whether it holds */
    answer: "yes" | "no" | "not_applicable";
    /** What there is to say about it */
    remark: string;
  }[];
  /** What should be done better */
  recommendations: string;
  /** Who signed it */
  signedBy: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** The registration for this programme; null where none is on record */
    registration: {
      /** Number of the registration */
      number: string;
      /** The quality body that registered the person */
      body: string;
      /** Last day on which it holds */
      expiresOn: string;
    } | null;
  } | null;
  /** When it was signed */
  signedAt: string | null;
  /** Time zone in which its days and times are meant */
  timeZone: string;
  /** Identifier of the file */
  fileId: string | null;
  /** What keeps it from going on, in sentences */
  blockers: string[];
  /** What keeps the caller from signing, beside what keeps everybody */
  signing: {
    /** Why the caller may sign no report of this programme */
    refusal: Refusal | null;
    /** Attempts of the batch that the caller may not sign for, up to 200 */
    conflicts: {
      /** Code of the error catalogue */
      code: string;
      /** Why, in a sentence */
      sentence: string;
      /** Identifier of the attempt */
      attemptId: string;
      /** Name of the learner */
      learner: string;
      /** Whether it may leave the batch, so that the caller can sign */
      mayLeave: boolean;
    }[];
    /** How many there are */
    conflictCount: number;
  };
}

/** A part of the next report of a batch, as it is written so far */
export interface ReportPart {
  /** Which part of the report it is */
  part: "arrangements" | "irregularities" | "recommendations";
  /** What it says so far */
  text: string;
  /** Rises by one with each text that is saved; 0 where it is still that of the report that is replaced */
  version: number;
  savedBy: Named;
  /** When it was saved last */
  savedAt: string;
}

/** A part of the next report, to save */
export interface ReportPartToSave {
  /** Which part of the report it is */
  part: "arrangements" | "irregularities" | "recommendations";
  /** What it says so far */
  text: string;
  /** The version over which it was written, 0 where there was none: somebody else may have saved one */
  version: number;
}

export interface GetReportQuery {
  /** One of the signed reports of the batch; without it the one that is next to be signed, or the last one */
  reportId?: string | null;
}

export interface ModerationReportsCalls {
  /**
   * The moderation report of a batch, signed or as it stands.
   * `GET /v2/moderation/batches/{id}/report` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const moderationReport = await api.getReport({ id });
   */
  getReport(input: { id: string; query?: GetReportQuery }, options?: CallOptions): Promise<ModerationReport>;

  /**
   * Sign the report: closes the batch and releases its results.
   * `POST /v2/moderation/batches/{id}/report` for moderator. Codes: 40013, 4008, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const moderationReport = await api.signReport({ id, version, body });
   */
  signReport(input: { id: string; body: {
  /** Special needs of learners, and what was arranged for them */
  arrangements?: string;
  /** What was not in order */
  irregularities: string;
  /** What should be done better */
  recommendations: string;
  /** An answer to each statement */
  checklist: {
    /** The statement that it answers */
    item: "instruments" | "guide" | "briefing" | "identity" | "feedback" | "records" | "appeals" | "discussed";
    /** Whether it holds */
    answer: "yes" | "no" | "not_applicable";
    /** What there is to say about it */
    remark: string;
  }[];
  /** Why what the report leaves open stays open */
  explanations?: {
    /** The open point that it explains */
    key: string;
    /** Why it stays open, and what is done about it */
    text: string;
  }[];
  /** In whose order and words it is printed; as the last one of the account */
  layout?: "plain" | "seta_external_moderation" | "qcto_assessment_quality_partner" | "uk_internal_quality_assurance";
  /** The own name, typed to sign */
  signature: string;
}; version: number }, options?: CallOptions): Promise<Versioned<ModerationReport>>;

  /**
   * What moderators have written so far for the report that is next to be signed.
   * `GET /v2/moderation/batches/{id}/report/parts` for moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.listReportParts({ id });
   */
  listReportParts(input: { id: string }, options?: CallOptions): Promise<ReportPart[]>;

  /**
   * Save a part of the next report; never over what somebody else has saved meanwhile.
   * `PUT /v2/moderation/batches/{id}/report/parts` for moderator. Codes: key_reused, not_found, stale_version, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reportPart = await api.saveReportPart({ id, body });
   */
  saveReportPart(input: { id: string; body: ReportPartToSave }, options?: CallOptions): Promise<Versioned<ReportPart>>;

  /**
   * A signed report as PDF.
   * `GET /v2/moderation/batches/{id}/report/pdf` for moderator, manager, admin, verifier. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadReport({ id });
   */
  downloadReport<Stream extends boolean = false>(input: { id: string; query?: GetReportQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * A signed report as a document for Word, to be worked on elsewhere; what was signed is the PDF.
   * `GET /v2/moderation/batches/{id}/report/docx` for moderator, manager, admin, verifier. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadReportForWord({ id });
   */
  downloadReportForWord<Stream extends boolean = false>(input: { id: string; query?: GetReportQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;
}
