// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged, Versioned } from '../../src/kit/runtime.ts';
import type { AttemptMark, AttemptRow, AttemptState, Decision, DecisionInput, EvidenceItem, Finding, InterimLook, Named, Refusal, Result, ResultRule, Scale } from '../shared/types.ts';

/** Values that attempts can be filtered by, with how many of each */
export interface AttemptFacets {
  /** Courses that the attempts are of, with how many */
  courses: {
    /** Value to filter by */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
  /** Sites that the attempts are of, with how many */
  sites: {
    /** Value to filter by */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
  /** Who assessed them, with how many */
  assessors: {
    /** Value to filter by */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
  /** Open batches that they are in, with how many: of the hundred that are due first and of those that were chosen */
  batches: {
    /** Value to filter by */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
  /** States that they are in, with how many */
  states: {
    /** Value to filter by */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
  /** When they are due, with how many */
  due: {
    /** Value to filter by */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
}

/** A claim, and how the attempt stands with it */
export interface ClaimedAttempt {
  moderator: Named;
  /** Since when somebody works on it */
  claimedAt: string;
  /** Until when nobody else may work on it */
  expiresAt: string;
  /** Whether the caller holds it */
  mine: boolean;
  state: AttemptState;
  /** Version of the attempt since it was claimed */
  version: number;
}

/** Who may moderate an attempt */
export interface Colleagues {
  /** People who may moderate it, by name */
  colleagues: Named[];
}

/** What was typed about an attempt, as it was kept last */
export interface Draft {
  body: DraftBody;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was kept last */
  savedAt: string;
}

/** What was typed about an attempt and not decided yet */
export interface DraftBody {
  /** Comment per outcome */
  comments: Record<string, string>;
  /** What was found about the evidence, rule by rule */
  findings: Finding[];
  /** What is about to be decided */
  kind?: "upheld" | "overturned" | "referred_back" | null;
  /** Why, for those who come after */
  reason: string;
  /** What is to be done, by whom and by when */
  actions: {
    /** Identifier of the outcome */
    outcomeId: string;
    /** What is to be done */
    action?: string;
    /** Day by which it has to be done */
    dueOn?: string;
    /** Who is to do it */
    to?: "assessor" | "learner";
  }[];
  /** Judgement per outcome, while assessing */
  judgements: Record<string, {
    /** Result of the judgement, in the words of its scale */
    result?: Result | null;
    /** Marks given */
    mark?: number | null;
    /** What the learner or assessor is told */
    feedback: string;
  }>;
  /** What is about to be said to the assessor */
  feedback?: FeedbackDraft | null;
  /** What was looked at last */
  evidenceId?: string | null;
  /** What there is to remember about it */
  notes: string;
}

/** Words for the assessor that are being typed */
export interface FeedbackDraft {
  /** What it is about, so that what recurs is seen */
  topic: "valid" | "authentic" | "current" | "sufficient" | "criteria" | "learner_feedback" | "records" | "other";
  /** Words for the assessor to learn from; no part of findings or report */
  text: string;
}

/** An attempt that somebody who may not moderate it gave to a colleague */
export interface HandOver {
  /** Identifier */
  id: string;
  attempt: AttemptRow;
  from: Named;
  to: Named;
  /** What its sender says about it */
  note: string;
  /** When it was handed over */
  at: string;
}

/** Attempts that colleagues handed over and that wait */
export interface HandOvers {
  /** What was handed to the caller and waits, newest first */
  handOvers: HandOver[];
}

/** To whom an attempt was handed over, and when */
export interface HandedOver {
  to: Named;
  /** When it was handed over */
  at: string;
}

/** An appeal that the caller judges */
export interface JudgedAppeal {
  /** Identifier */
  id: string;
  /** Outcomes that are appealed */
  outcomes: Named[];
  /** On what grounds; it is read by whoever judges it */
  grounds: string;
  /** Identifiers of the evidence that came with it */
  evidenceIds: string[];
  /** Verdicts of the caller on them */
  verdicts: {
    /** Identifier of the outcome */
    outcomeId: string;
    result: Result;
    /** What was said of it */
    comment: string;
  }[];
  /** Whether what was judged before is hidden, since one of them has no verdict yet */
  isBlind: boolean;
}

/** What an assessor found of an outcome */
export interface Judgement {
  /** Result of the judgement, in the words of its scale */
  result: Result | null;
  /** Whether the result passes; null where there is none */
  passed: boolean | null;
  /** Marks given */
  mark: number | null;
  /** What the learner or assessor is told */
  feedback: string | null;
  /** Name of who assessed it */
  assessorName: string;
  /** When it was judged */
  judgedAt: string | null;
}

/** How much of a piece of evidence somebody has looked at */
export interface Look {
  /** Identifier of the evidence */
  evidenceId: string;
  /** Pages or sheets that were shown, hundredths of a recording that were played; from 1 */
  parts: number[];
  /** How many parts it has: pages, sheets, 100 for a recording, 1 for all else */
  of: number;
}

/** How much of the evidence of an attempt somebody has looked at */
export interface Looks {
  /** Pieces of evidence with what was looked at of each */
  looks: Look[];
}

/** What to work on next, or what is left and for whom */
export interface NextWork {
  /** The next attempt that the caller may and need work on, of the same batch first; null where there is none */
  next: AttemptRow | null;
  /** The batch of the attempt that the question is about; null where it is in none */
  batch: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** Attempts of the sample that are not decided */
    undecided: number;
    /** Whether its whole sample is decided and the caller may sign the report */
    mayReport: boolean;
    /** The signed report; null before */
    reportId: string | null;
  } | null;
  /** What of that batch is left for others, and for whom, where the next attempt is not of it; otherwise empty */
  left: {
    /** Held by somebody, not for the caller to moderate, or back with its assessor */
    reason: "claimed" | "conflict" | "referred_back";
    /** Who has it, or who may take it */
    people: Named[];
    /** How many attempts */
    count: number;
  }[];
}

/** What of a signed decision is judged anew, and why */
export interface OpenReopening {
  /** Identifier */
  id: string;
  /** Outcomes that are judged anew; verdicts on the others stand */
  outcomes: Named[];
  /** Why it is judged anew; it stays on record */
  reason: string;
  by: Named;
  /** When it was asked for */
  at: string;
}

/** How the learner was taught, by whom and when */
export interface Taught {
  /** The schedule in which the learner took the course; null where there was none */
  schedule: {
    /** Identifier */
    id: string;
    /** What the schedule is called */
    title: string;
    /** Who taught; null where nobody is named */
    facilitator: Named | null;
    /** When it began */
    startsAt: string;
    /** When it ended */
    endsAt: string;
  } | null;
  /** Sessions of it that the learner came to, the latest first; fifty at most */
  sessions: {
    /** Identifier */
    id: string;
    /** What the session is called */
    title: string;
    /** What kind of session it was */
    kind: "Web" | "Individual" | "Group" | "Screening";
    /** Who held it; null where nobody is named */
    trainer: Named | null;
    /** When it began */
    startsAt: string;
    /** How long the learner was there; null where nobody knows */
    minutes: number | null;
    /** Whether the learner came late */
    late: boolean;
  }[];
  /** Sessions of it at which the learner was absent */
  missed: number;
  /** How the learner proved who they are on shared devices; null where none was used */
  assurance: "password" | "pin" | "qr" | "none" | null;
}

/** What a moderator found of an outcome */
export interface Verdict {
  result: Result;
  /** Whether the result passes; null where there is none */
  passed: boolean | null;
  /** What there is to say about it */
  comment: string;
  /** When it was stored */
  recordedAt: string;
  /** Whether it was changed after the judgement of the assessor was shown */
  changedAfterReveal: boolean;
}

/** Everything that judging one attempt needs, in one answer */
export interface Workspace {
  attempt: AttemptRow;
  /** The course */
  course: {
    /** Identifier */
    id: string;
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
    resultRule: ResultRule;
  };
  /** By how many levels or marks verdict and judgement may differ and still agree */
  tolerance: number;
  /** What the caller may do with it */
  mode: "moderate" | "assess" | "read";
  /** Whether the judgement of the assessor is hidden until the own one is stored */
  blind: boolean;
  /** Whether each rule of evidence is answered, or said why not, before a decision is signed */
  vacs: "required" | "optional";
  /** Outcomes that the learner has to reach */
  outcomes: WorkspaceOutcome[];
  /** What the learner handed in */
  evidence: EvidenceItem[];
  taught: Taught;
  /** Whether the caller may take files away; a verifier where their visit allows it */
  mayDownload: boolean;
  /** What was found about the evidence, rule by rule */
  findings: Finding[];
  /** What was typed and not decided yet */
  draft: Draft | null;
  /** How much of the evidence the caller, or who decided, has looked at */
  looks: Look[];
  /** To whom it was handed over last; null where nobody did */
  handedOver: HandedOver | null;
  /** Others who have it open now, as their live lines say */
  alsoThere: Named[];
  /** The decision of the moderator; null where there is none yet */
  decision: Decision | null;
  /** What of the decision is judged anew; null where nothing is */
  reopening: OpenReopening | null;
  /** The appeal that the caller judges; null where they judge none */
  appeal: JudgedAppeal | null;
  /** Why the caller may not judge it */
  conflicts: Refusal[];
  /** What the verdicts amount to, once all are there */
  proposed: "upheld" | "overturned" | "referred_back" | null;
  /** Attempts of the learner before this one */
  earlierAttempts: {
    /** Identifier */
    id: string;
    /** Which attempt of the learner it was, from 1 */
    number: number;
    state: AttemptState;
  }[];
  /** Early looks at its outcomes, each as far as the caller may know it */
  interimLooks: InterimLook[];
  /** Outcomes that the caller may look at early now */
  interimOutcomeIds: string[];
  /** What is before and after it in the list it was opened from */
  neighbours: {
    /** Identifier of the one before */
    previousId: string | null;
    /** Identifier of the one after */
    nextId: string | null;
    /** Place in that list, from 1 */
    position: number;
    /** How many are in that list */
    of: number;
  };
}

/** An outcome with what was found of it so far */
export interface WorkspaceOutcome {
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
  /** Identifiers of the evidence that it is about */
  evidenceIds: string[];
  /** The verdict of the moderator at work */
  verdict: Verdict | null;
  /** The assessor's; null while it is hidden or does not exist */
  judgement: Judgement | null;
  /** A judgement exists and is shown after the verdict */
  hidden: boolean;
  /** The own judgement beside that of the assessor */
  comparison: "agrees" | "differs" | "unknown" | null;
}

export interface ListAttemptsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** due: allocated to me or my sites to assess; ready: assessed, batched or in a sample */
  queue?: "due" | "ready" | "all" | null;
  /** Only attempts of one of these courses */
  courseId?: string[] | null;
  /** Only attempts at one of these sites */
  siteId?: string[] | null;
  /** Only attempts that one of these people assessed */
  assessorId?: string[] | null;
  /** Only attempts on which one of these outcomes has been judged */
  outcomeId?: string[] | null;
  /** Only attempts that were assessed on this day or later */
  assessedFrom?: string | null;
  /** Only attempts that were assessed on this day or before */
  assessedTo?: string | null;
  /** Only attempts in one of these batches */
  batchId?: string[] | null;
  /** Only attempts in one of these states */
  state?: ("open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated")[] | null;
  /** Only attempts that are due so soon */
  due?: ("overdue" | "today" | "this_week" | "later" | "none")[] | null;
  /** Only what I have claimed or is allocated to me */
  mine?: "true" | "false" | null;
  /** Text in the name or number of the learner */
  query?: string | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "learner" | "-learner" | "course" | "-course" | "site" | "-site" | "assessor" | "-assessor" | "dueAt" | "-dueAt" | "assessedAt" | "-assessedAt" | "submittedAt" | "-submittedAt" | "state" | "-state" | null;
}

export interface GetAttemptFacetsQuery {
  /** due: allocated to me or my sites to assess; ready: assessed, batched or in a sample */
  queue?: "due" | "ready" | "all" | null;
  /** Only attempts of one of these courses */
  courseId?: string[] | null;
  /** Only attempts at one of these sites */
  siteId?: string[] | null;
  /** Only attempts that one of these people assessed */
  assessorId?: string[] | null;
  /** Only attempts on which one of these outcomes has been judged */
  outcomeId?: string[] | null;
  /** Only attempts that were assessed on this day or later */
  assessedFrom?: string | null;
  /** Only attempts that were assessed on this day or before */
  assessedTo?: string | null;
  /** Only attempts in one of these batches */
  batchId?: string[] | null;
  /** Only attempts in one of these states */
  state?: ("open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated")[] | null;
  /** Only attempts that are due so soon */
  due?: ("overdue" | "today" | "this_week" | "later" | "none")[] | null;
  /** Only what I have claimed or is allocated to me */
  mine?: "true" | "false" | null;
  /** Text in the name or number of the learner */
  query?: string | null;
}

export interface GetNextWorkQuery {
  /** Kind of work: moderate unless told, assess for the next one to assess */
  work?: "moderate" | "assess" | null;
}

export interface AttemptsCalls {
  /**
   * Attempts of a queue.
   * `GET /v2/moderation/attempts` for moderator, manager, admin, verifier, assessor, trainer. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listAttempts();
   */
  listAttempts(input?: { query?: ListAttemptsQuery }, options?: CallOptions): Paged<AttemptRow>;

  /**
   * Values that the attempts of a queue can be filtered by, with counts.
   * `GET /v2/moderation/attempts/facets` for moderator, manager, admin, verifier, assessor, trainer. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const attemptFacets = await api.getAttemptFacets();
   */
  getAttemptFacets(input?: { query?: GetAttemptFacetsQuery }, options?: CallOptions): Promise<AttemptFacets>;

  /**
   * Everything that judging one attempt needs.
   * `GET /v2/moderation/attempts/{id}` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const workspace = await api.getWorkspace({ id });
   */
  getWorkspace(input: { id: string }, options?: CallOptions): Promise<Workspace>;

  /**
   * Mark an attempt as appealed, so that samples include it.
   * `PUT /v2/moderation/attempts/{id}/appeal` for manager, admin. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const attemptMark = await api.markAppealed({ id, body });
   */
  markAppealed(input: { id: string; body: {
  /** On what grounds */
  reason: string;
} }, options?: CallOptions): Promise<AttemptMark>;

  /**
   * Take the mark of an appeal away.
   * `DELETE /v2/moderation/attempts/{id}/appeal` for manager, admin. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.withdrawAppeal({ id });
   */
  withdrawAppeal(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Claim an attempt for eight hours, or renew the claim.
   * `POST /v2/moderation/attempts/{id}/claim` for moderator, assessor, trainer. Codes: 40013, 4008, claimed_by_another, key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const claimedAttempt = await api.claimAttempt({ id });
   */
  claimAttempt(input: { id: string }, options?: CallOptions): Promise<Versioned<ClaimedAttempt>>;

  /**
   * Give a claim back; the draft stays.
   * `POST /v2/moderation/attempts/{id}/release` for moderator, assessor, trainer. Codes: claim_needed, key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.releaseAttempt({ id });
   */
  releaseAttempt(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Keep what was typed so far; If-Match "0" for the first time.
   * `PUT /v2/moderation/attempts/{id}/draft` for moderator, assessor, trainer. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const draft = await api.saveDraft({ id, version, body });
   */
  saveDraft(input: { id: string; body: DraftBody; version: number }, options?: CallOptions): Promise<Versioned<Draft>>;

  /**
   * Add to what the caller has looked at of the evidence; what was looked at before stays.
   * `PUT /v2/moderation/attempts/{id}/looks` for moderator, assessor, trainer. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const looks = await api.recordLooks({ id, body });
   */
  recordLooks(input: { id: string; body: Looks }, options?: CallOptions): Promise<Looks>;

  /**
   * The next attempt that the caller may and need work on, or what is left and for whom.
   * `GET /v2/moderation/attempts/{id}/next` for moderator, assessor, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const nextWork = await api.getNextWork({ id });
   */
  getNextWork(input: { id: string; query?: GetNextWorkQuery }, options?: CallOptions): Promise<NextWork>;

  /**
   * Who else may moderate an attempt.
   * `GET /v2/moderation/attempts/{id}/colleagues` for moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const colleagues = await api.listColleagues({ id });
   */
  listColleagues(input: { id: string }, options?: CallOptions): Promise<Colleagues>;

  /**
   * Hand an attempt to a colleague who may moderate it; the colleague is told.
   * `POST /v2/moderation/attempts/{id}/hand-over` for moderator. Codes: 40013, 4008, claimed_by_another, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const handOver = await api.handOverAttempt({ id, body });
   */
  handOverAttempt(input: { id: string; body: {
  /** Who is to moderate it */
  colleagueId: string;
  /** What the colleague should know */
  note?: string;
} }, options?: CallOptions): Promise<HandOver>;

  /**
   * Attempts that colleagues handed to the caller and that are not decided yet.
   * `GET /v2/moderation/hand-overs` for moderator. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const handOvers = await api.listHandOvers();
   */
  listHandOvers(input?: undefined, options?: CallOptions): Promise<HandOvers>;

  /**
   * Record the moderator's own verdict on an outcome; the answer reveals the judgement.
   * `PUT /v2/moderation/attempts/{id}/verdicts/{outcomeId}` for moderator. Codes: 40013, 4008, claim_needed, claimed_by_another, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const workspaceOutcome = await api.recordVerdict({ id, outcomeId, body });
   */
  recordVerdict(input: { id: string; outcomeId: string; body: {
  result: Result;
  /** What there is to say about it */
  comment?: string;
} }, options?: CallOptions): Promise<WorkspaceOutcome>;

  /**
   * Sign the decision on an attempt.
   * `POST /v2/moderation/attempts/{id}/decision` for moderator. Codes: 40013, 4008, claim_needed, claimed_by_another, key_reused, not_found, stale_version, too_large, too_slow, verdict_needed, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const decision = await api.decideAttempt({ id, version, body });
   */
  decideAttempt(input: { id: string; body: DecisionInput; version: number }, options?: CallOptions): Promise<Versioned<Decision>>;
}
