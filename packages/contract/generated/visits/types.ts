// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Versioned } from '../../src/kit/runtime.ts';
import type { Named, Result } from '../shared/types.ts';

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
  /** Reports of its batches that are in question, as far as the caller may read them */
  questioned?: VisitQuestionedReport[];
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

/** The checklist of a visit, as far as it is answered */
export interface VisitChecklist {
  /** What is answered so far */
  answers: VisitChecklistAnswer[];
}

/** What a verifier answers to a question of the checklist */
export interface VisitChecklistAnswer {
  /** The question */
  id: string;
  /** The answer */
  answer: "yes" | "partly" | "no" | "not_applicable";
  /** What was seen */
  comment: string;
}

/** An attempt that the verifier chooses by hand */
export interface VisitChoice {
  /** The attempt */
  attemptId: string;
  /** Why it is looked at */
  reason: string;
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
  /** How the last visit of the account was agreed, to begin with; null where there was none */
  last?: {
    /** The quality body that verifies */
    body: string;
    /** Who verifies; without one, whoever verifies for the account */
    verifierId?: string | null;
    /** Whether the verifier comes or works from elsewhere */
    kind: "remote" | "on_site";
    /** Checklist and report that the body wants */
    layoutId: string;
    /** Whether the verifier may take files and tables away */
    downloads: boolean;
    /** Whether judgements and verdicts are kept from the verifier until they have judged */
    blind: boolean;
  } | null;
}

/** How the verifier draws their own sample */
export interface VisitDraw {
  /** Share of the released attempts in per cent; of the layout unless told */
  percentage?: number | null;
}

/** What a verifier found of one outcome, as it is shown */
export interface VisitFound {
  /** The outcome */
  outcomeId: string;
  result: Result;
  /** What was seen */
  comment: string;
  /** Code and title of the outcome */
  outcome?: string;
}

/** What a verifier finds of one attempt */
export interface VisitJudgement {
  /** A result for each outcome */
  results: VisitResult[];
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

/** Something that a verifier opened in their room */
export interface VisitLook {
  /** What was opened */
  what: "attempt" | "evidence" | "report";
  /** What it is called */
  name: string;
  /** When it was opened first */
  firstAt: string;
  /** When it was opened last */
  lastAt: string;
  /** How often it was opened */
  times: number;
  /** How long it was looked at, in seconds */
  seconds: number;
}

/** How long something was looked at */
export interface VisitLookInput {
  /** The attempt that was open */
  attemptId: string;
  /** The piece of evidence that was open */
  evidenceId?: string | null;
  /** How long, since it was told last */
  seconds: number;
}

/** A finding, a question or a condition of a visit */
export interface VisitPoint {
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** A finding, a question to the provider, or a condition */
  kind: "finding" | "question" | "condition";
  /** What it says */
  text: string;
  /** The attempt that it is about, by its learner */
  attempt: Named | null;
  /** The outcome that it is about */
  outcome: Named | null;
  /** The question of the checklist that it is about */
  item: string | null;
  /** Whether it stands against an endorsement */
  against: boolean;
  /** By when a condition is to be met; null for everything else */
  dueOn: string | null;
  by: Named;
  /** When it was written */
  at: string;
  /** Since when the provider sees it; null: a note of the verifier */
  sharedAt: string | null;
  /** What the provider answered */
  answer: VisitReply | null;
  /** Who closed the condition, and why */
  closed: VisitReply | null;
}

/** What is sent to write something down in a room */
export interface VisitPointInput {
  /** A finding, a question to the provider, or a condition */
  kind: "finding" | "question" | "condition";
  /** What it says */
  text: string;
  /** The attempt that it is about */
  attemptId?: string | null;
  /** The outcome that it is about */
  outcomeId?: string | null;
  /** The question of the checklist that it is about */
  item?: string | null;
  /** Whether it stands against an endorsement */
  against?: boolean;
  /** By when a condition is to be met; needed for one */
  dueOn?: string | null;
  /** Whether the provider sees it from now on */
  shared?: boolean;
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

/** A report of a visit that is in question */
export interface VisitQuestionedReport {
  /** The signed report */
  report: {
    /** Identifier */
    id: string;
    /** Its number */
    number: string;
  };
  batch: Named;
  /** Since when: a decision in it was reopened then */
  since: string;
}

/** What was answered, or why something is closed */
export interface VisitReply {
  by: Named;
  /** When it was written */
  at: string;
  /** What it says */
  text: string;
}

/** What is sent to answer a point, or to close a condition */
export interface VisitReplyInput {
  /** What it says */
  text: string;
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

/** What a verifier finds of one outcome */
export interface VisitResult {
  /** The outcome */
  outcomeId: string;
  result: Result;
  /** What was seen */
  comment?: string;
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
  /** Reports of its batches that are in question, as far as the caller may read them */
  questioned?: VisitQuestionedReport[];
  /** Conditions that are not closed yet */
  openConditions: number;
  /** The site whose part alone the caller is told, as they see the work of no other; null where all is told */
  onlySite: Named | null;
  layout: VisitLayout;
  /** What is prepared; it fills itself. Empty for verifiers, and where one site alone is told */
  preparation: VisitPreparation[];
  sample: VisitSample;
  /** What is answered so far */
  checklist: VisitChecklistAnswer[];
  /** Findings, questions and conditions, the first one first; to others but the verifier those that are shared */
  points: VisitPoint[];
  /** What the verifier opened, the latest first */
  looks: VisitLook[];
  /** What was found as a whole */
  findings: string;
  /** Why results are endorsed although no attempt was sampled; null where one was */
  noSampleReason?: string | null;
  /** What they sign, to whoever verifies; null to others, and where it is not open to be signed */
  signing?: VisitSigning | null;
}

/** A verifier's own sample */
export interface VisitSample {
  /** With it anybody draws the same sample; null before */
  seed: string | null;
  /** Share that was drawn */
  percentage: number | null;
  /** When it was drawn; null before */
  drawnAt: string | null;
  /** How many attempts the body wants at least */
  least: number;
  /** The attempts, in the order of the draw, then those chosen by hand */
  rows: VisitSampleRow[];
}

/** One attempt of a verifier's sample */
export interface VisitSampleRow {
  /** Identifier of the attempt */
  attemptId: string;
  learner: Named;
  course: Named;
  batch: Named;
  /** Why it was chosen by hand; null where it was drawn */
  reason: string | null;
  /** When the verifier judged it; null before */
  judgedAt: string | null;
  /** What they found; null before, and to others until it is signed */
  results: VisitFound[] | null;
}

/** What a verifier signs at the end of a visit */
export interface VisitSignature {
  /** How the visit ends */
  outcome: "endorsed" | "endorsed_with_conditions" | "not_endorsed";
  /** What was found as a whole */
  findings: string;
  /** Full name of who signs */
  signature: string;
  /** Why results are endorsed although no attempt was sampled; needed then */
  noSampleReason?: string;
}

/** What a signature stands for, and what it rests on */
export interface VisitSigning {
  /** Attempts that wait for the signature, which is for all of them */
  attempts: number;
  /** Results of outcomes of these attempts */
  results: number;
  /** Attempts in the sample of the verifier */
  sampled: number;
  /** Of the sample, those that they opened or judged */
  looked: number;
  /** Results of the sample that differ from those that stand, without a word; none before all of it is judged */
  unexplainedDifferences: number;
  /** Of the attempts that wait, those with an appeal that is not decided */
  appealed: number;
  /** Learners of these attempts, three at most */
  appealedBy: Named[];
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
   * `GET /v2/moderation/visits` for moderator, manager, admin, verifier. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listVisits();
   */
  listVisits(input?: { query?: ListVisitsQuery }, options?: CallOptions): Paged<Visit>;

  /**
   * What a visit can be asked for.
   * `GET /v2/moderation/visits/choices` for moderator, manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const visitChoices = await api.getVisitChoices();
   */
  getVisitChoices(input?: undefined, options?: CallOptions): Promise<VisitChoices>;

  /**
   * Ask a quality body for a visit to reported batches.
   * `POST /v2/moderation/visits` for moderator, manager, admin. Codes: key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const visitRoom = await api.requestVisit({ body });
   */
  requestVisit(input: { body: VisitRequest }, options?: CallOptions): Promise<Versioned<VisitRoom>>;

  /**
   * A visit with what is in its room.
   * `GET /v2/moderation/visits/{id}` for moderator, manager, admin, verifier. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const visitRoom = await api.getVisit({ id });
   */
  getVisit(input: { id: string }, options?: CallOptions): Promise<Versioned<VisitRoom>>;

  /**
   * Withdraw a visit that is not signed; its room closes at once.
   * `POST /v2/moderation/visits/{id}/withdrawal` for manager, admin. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const visitRoom = await api.withdrawVisit({ id, body });
   */
  withdrawVisit(input: { id: string; body: VisitWithdrawal }, options?: CallOptions): Promise<Versioned<VisitRoom>>;

  /**
   * Draw the verifier's own sample, by a seed that the platform makes.
   * `POST /v2/moderation/visits/{id}/sample` for verifier. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const visitRoom = await api.drawVisitSample({ id, body });
   */
  drawVisitSample(input: { id: string; body: VisitDraw }, options?: CallOptions): Promise<Versioned<VisitRoom>>;

  /**
   * Add an attempt to the verifier's sample by hand, with a reason.
   * `POST /v2/moderation/visits/{id}/sample/attempts` for verifier. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const visitRoom = await api.addToVisitSample({ id, body });
   */
  addToVisitSample(input: { id: string; body: VisitChoice }, options?: CallOptions): Promise<Versioned<VisitRoom>>;

  /**
   * Record what the verifier finds of an attempt of their sample.
   * `PUT /v2/moderation/visits/{id}/sample/{attemptId}` for verifier. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const visitRoom = await api.judgeVisitAttempt({ id, attemptId, body });
   */
  judgeVisitAttempt(input: { id: string; attemptId: string; body: VisitJudgement }, options?: CallOptions): Promise<Versioned<VisitRoom>>;

  /**
   * Save the checklist of a visit as far as it is answered.
   * `PUT /v2/moderation/visits/{id}/checklist` for verifier. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const visitRoom = await api.saveVisitChecklist({ id, body });
   */
  saveVisitChecklist(input: { id: string; body: VisitChecklist }, options?: CallOptions): Promise<Versioned<VisitRoom>>;

  /**
   * Write down a finding, ask the provider a question, or set a condition.
   * `POST /v2/moderation/visits/{id}/points` for verifier. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const visitPoint = await api.addVisitPoint({ id, body });
   */
  addVisitPoint(input: { id: string; body: VisitPointInput }, options?: CallOptions): Promise<Versioned<VisitPoint>>;

  /**
   * Change a note that the provider has not seen, or share it.
   * `PUT /v2/moderation/visits/{id}/points/{pointId}` for verifier. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const visitPoint = await api.changeVisitPoint({ id, pointId, version, body });
   */
  changeVisitPoint(input: { id: string; pointId: string; body: VisitPointInput; version: number }, options?: CallOptions): Promise<Versioned<VisitPoint>>;

  /**
   * Take away a note that the provider has not seen.
   * `DELETE /v2/moderation/visits/{id}/points/{pointId}` for verifier. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.removeVisitPoint({ id, pointId });
   */
  removeVisitPoint(input: { id: string; pointId: string }, options?: CallOptions): Promise<void>;

  /**
   * Answer a finding, a question or a condition of a verifier.
   * `POST /v2/moderation/visits/{id}/points/{pointId}/answer` for moderator, manager, admin. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const visitPoint = await api.answerVisitPoint({ id, pointId, body });
   */
  answerVisitPoint(input: { id: string; pointId: string; body: VisitReplyInput }, options?: CallOptions): Promise<Versioned<VisitPoint>>;

  /**
   * Close a condition that is met, saying how that was seen.
   * `POST /v2/moderation/visits/{id}/points/{pointId}/closing` for verifier, manager, admin. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const visitPoint = await api.closeVisitPoint({ id, pointId, body });
   */
  closeVisitPoint(input: { id: string; pointId: string; body: VisitReplyInput }, options?: CallOptions): Promise<Versioned<VisitPoint>>;

  /**
   * Tell how long something was looked at in a room.
   * `POST /v2/moderation/visits/{id}/looks` for verifier. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.recordVisitLook({ id, body });
   */
  recordVisitLook(input: { id: string; body: VisitLookInput }, options?: CallOptions): Promise<void>;

  /**
   * End a visit: endorse its results, with or without conditions, or refuse to.
   * `POST /v2/moderation/visits/{id}/signature` for verifier. Codes: 4008, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const visitRoom = await api.signVisit({ id, body });
   */
  signVisit(input: { id: string; body: VisitSignature }, options?: CallOptions): Promise<Versioned<VisitRoom>>;

  /**
   * The report of a visit that is signed, in three columns.
   * `GET /v2/moderation/visits/{id}/report/{type}` for moderator, manager, admin, verifier. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadVisitReport({ id, type: "csv" });
   */
  downloadVisitReport<Stream extends boolean = false>(input: { id: string; type: "csv" | "docx" | "pdf" }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;
}
