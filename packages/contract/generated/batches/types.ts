// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged, Versioned } from '../../src/kit/runtime.ts';
import type { AttemptMark, AttemptState, BatchShare, Claim, ListedBatch, Named, Refusal, Result, SampleProof, SamplingPolicy } from '../shared/types.ts';

/** How the sample of one assessor grew, and what ends that */
export interface AssessorWidening {
  assessor: Named;
  /** Attempts of the assessor that are outside the sample */
  left: number;
  /** Outcomes over which the sample of the assessor grew */
  outcomes: {
    /** Identifier of the outcome */
    outcomeId: string;
    /** Code under which it is known */
    code: string;
    /** Title by which people know it */
    title: string;
    /** Whether it may grow, was closed by a run of upholds, or has nothing left to take */
    state: "open" | "closed" | "exhausted";
    /** Results that stood in a row since the last change */
    run: number;
    /** How many in a row close it */
    runToClose: number;
    /** When a changed result opened it */
    openedAt: string;
    /** When it was closed or had nothing left; null while it is open */
    endedAt: string | null;
  }[];
  /** What joined the sample, step by step */
  steps: {
    /** When the attempts joined the sample */
    takenAt: string;
    /** Codes of the outcomes that it is due to */
    outcomes: string[];
    /** The decision that changed a result */
    cause: {
      /** Identifier of the attempt */
      attemptId: string;
      learner: Named;
      moderator: Named;
      /** When the decision was signed */
      signedAt: string;
    };
    /** What joined the sample */
    attempts: {
      /** Identifier of the attempt */
      attemptId: string;
      learner: Named;
    }[];
  }[];
}

/** An assessor in a risk band, with what it follows from */
export interface BandedAssessor {
  assessor: Named;
  /** The band */
  band: "new" | "proven" | "watched";
  /** Outcomes that both the assessor and a moderator judged */
  pairs: number;
  /** Attempts that a moderator upheld or overturned */
  decided: number;
  /** Of those overturned */
  overturned: number;
  /** Per cent that are drawn in this band */
  percentage: number;
}

/** Attempts of one course that are moderated together, with their sample */
export interface Batch {
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
  /** Day by which its report is wanted; null where nobody said */
  dueOn: string | null;
  share: BatchShare;
  /** The site whose part alone the caller is told, as they see the work of no other; null where all is told */
  onlySite: Named | null;
  /** What the draw of the sample follows from: the same seed draws the same sample */
  seed: string | null;
  /** Who fixed the seed before the batch was made; null where the platform made it at the draw */
  seedCommitment: {
    by: Named;
    /** When it was fixed */
    at: string;
  } | null;
  /** When the sample was drawn; null before */
  drawnAt: string | null;
  policy: SamplingPolicy;
  /** The versions of the policies with which the batch was built */
  policyVersions: {
    /** Version of the policy of the account; null where it had none */
    account: number | null;
    /** Version of the policy of the course; null where it had none */
    course: number | null;
  };
  /** Risk bands of its assessors: as they were at the draw, before it as they are now */
  bands: BandedAssessor[];
  /** What the sample proves, before the draw what it would; null where it is not the caller's to know */
  proof: SampleProof | null;
  /** How small the sample can be at most; null once it is drawn, and where it is not the caller's to know */
  least: LeastSample | null;
  /** How the sample grew by changed results, assessor by assessor */
  widenings: AssessorWidening[];
  /** Why the caller may not moderate this course today; null when they may, or do not moderate */
  refusal: Refusal | null;
  /** Attempts that left the batch before its report, and where they are */
  departures: Departure[];
  /** What the sample does not cover */
  gaps: BatchGap[];
  /** What was chosen from */
  selection: {
    /** Names of the sites */
    siteNames: string[];
    /** Names of who assessed it */
    assessorNames: string[];
    /** First day whose work is in it */
    from: string | null;
    /** Last day whose work is in it */
    to: string | null;
    /** How many were chosen one by one; null where none were */
    chosen: number | null;
  };
}

/** An attempt of a batch, with its decision there */
export interface BatchAttempt {
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  state: AttemptState;
  /** How far the learner is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
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
  course: Named;
  site: Named;
  /** Who is to assess it */
  allocatedTo: Named | null;
  /** Who assessed it */
  assessor: Named | null;
  /** The batch that it is in */
  batch: Named | null;
  /** Who works on it, and until when */
  claim: Claim | null;
  /** When it has to be done */
  dueAt: string | null;
  /** How soon it has to be done */
  dueGroup: "overdue" | "today" | "this_week" | "later" | "none";
  /** When it was handed in */
  submittedAt: string | null;
  /** When it was assessed */
  assessedAt: string | null;
  /** Pieces of evidence */
  evidenceCount: number;
  /** What kinds of evidence there are, and how much of each */
  evidenceKinds: {
    /** Kind of evidence */
    kind: "document" | "image" | "video" | "audio" | "text" | "activity";
    /** Pieces of it */
    count: number;
  }[];
  /** Outcomes of the course */
  outcomeCount: number;
  /** Outcomes that its assessor has judged so far; null while that is kept from the caller */
  judgedCount: number | null;
  /** Why it is in the sample */
  reasons: string[];
  /** The decision of the moderator; null where there is none yet */
  decision: "upheld" | "overturned" | "referred_back" | null;
  /** Why the caller may not moderate it */
  conflict: Refusal | null;
  /** Whether another body assessed it */
  external: boolean;
  /** The result that stands once it is decided or released; null while it is kept from the caller */
  result: Result | null;
  /** Whether the result passes; null where there is none */
  passed: boolean | null;
  /** Who decided on it in this batch */
  decidedBy: Named | null;
  /** When it was decided on in this batch */
  decidedAt: string | null;
  /** Why somebody added it to the sample */
  reasonByHand: string | null;
  /** Why a person wants it to be looked at */
  marks: AttemptMark[];
}

/** What a batch is made of, without what the platform adds */
export interface BatchCreate {
  /** Identifier of the course */
  courseId: string;
  /** Identifiers of the sites */
  siteIds?: string[];
  /** Identifiers of the assessors */
  assessorIds?: string[];
  /** Assessed on or after */
  from?: string;
  /** Assessed on or before */
  to?: string;
  /** Only these attempts, chosen one by one */
  attemptIds?: string[];
  /** Title by which people know it */
  title: string;
  /** Day by which its report is wanted */
  dueOn?: string;
}

/** What no attempt of a sample is of, and which attempts would be */
export interface BatchGap {
  /** Kind of thing that it is */
  kind: "assessor" | "site" | "outcome" | "method";
  /** Identifier */
  id: string;
  /** Name by which people know it */
  name: string;
  /** Attempts of the batch that would cover it, those that cover most first */
  candidates: {
    /** Identifier of the attempt */
    attemptId: string;
    learner: Named;
    site: Named;
    /** Who assessed it */
    assessor: Named | null;
    /** How many gaps it would close at once */
    closes: number;
    /** Why the caller may not moderate it */
    conflict: Refusal | null;
  }[];
}

/** What a batch would contain */
export interface BatchPreview {
  /** Attempts in it */
  size: number;
  /** Attempts that chance draws */
  sampleSize: number;
  least: LeastSample;
  /** How many sites they are of */
  sites: number;
  /** How many people assessed them */
  assessors: number;
  /** Attempts that the caller may not moderate */
  conflicted: number;
  /** Attempts of the course that were handed in and stay out, since nobody judged every outcome yet */
  notJudged: number;
  /** What a draw of this size will rather miss than meet */
  likelyGaps: {
    /** Kind of thing that it is */
    kind: "assessor" | "site" | "outcome" | "method";
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** Attempts of it in the batch */
    attempts: number;
  }[];
  /** Attempts of people who assess for less than 90 days */
  newAssessors: number;
  /** Second and later attempts of a learner */
  resubmitted: number;
  /** Attempts with an outcome judged not yet competent; null while judgements are kept from the caller */
  notYetCompetent: number | null;
  policy: SamplingPolicy;
  /** Why the caller may not moderate this course today */
  refusal: Refusal | null;
}

/** An attempt that left a batch before its report */
export interface Departure {
  /** Identifier of the attempt */
  attemptId: string;
  learner: Named;
  /** When it left the batch */
  leftAt: string;
  by: Named;
  /** Why it left */
  reason: string;
  state: AttemptState;
  /** The batch that it is in now; null while it waits for one */
  batch: Named | null;
}

/** How small the sample can be at most, by what is known before the draw, and why */
export interface LeastSample {
  /** Attempts that the sample has at least */
  attempts: number;
  /** Of new assessors, all of whose work is included; 0 where the share asks for as many attempts */
  ofNewAssessors: number;
  /** What has to be covered beyond that; null where nothing asks for more */
  each: {
    /** What each one of needs an attempt */
    kind: "site" | "assessor";
    /** How many of them there are besides */
    count: number;
  } | null;
}

/** A seed that somebody fixed before the batch was made that it draws */
export interface SeedCommitment {
  /** Identifier */
  id: string;
  course: Named;
  by: Named;
  /** When it was fixed */
  at: string;
  /** The batch that was drawn with it; null while it waits */
  batch: Named | null;
  /** The seed; kept from others until it has been drawn with */
  seed: string | null;
}

export interface ListBatchesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only batches in one of these states */
  state?: ("collecting" | "sampled" | "reported")[] | null;
  /** Only batches that wait for their sample or report, or of which attempts are to be decided or reported again */
  open?: "true" | null;
  /** Only batches of one of these courses */
  courseId?: string[] | null;
  /** Newest first unless told; by dueOn those without a day come last */
  sort?: "-createdAt" | "dueOn" | null;
}

export interface GetBatchQuery {
  /** `brief` leaves out what the sample proves of each assessor where they are more than 20 */
  proof?: "whole" | "brief" | null;
}

export interface ListBatchAttemptsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only attempts in the sample, or only those outside of it */
  sampled?: "true" | "false" | null;
  /** Only attempts that one of these people assessed */
  assessorId?: string[] | null;
  /** Only attempts on which one of these outcomes has been judged */
  outcomeId?: string[] | null;
  /** Only attempts at one of these sites */
  siteId?: string[] | null;
  /** Only attempts in one of these states */
  state?: AttemptState[] | null;
  /** Text in the name or number of the learner */
  query?: string | null;
  /** Field to sort by, the order of the draw unless told; a minus before it turns the order */
  sort?: "draw" | "-draw" | "learner" | "-learner" | "site" | "-site" | "assessor" | "-assessor" | "state" | "-state" | null;
}

export interface ListSeedsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only of these courses */
  courseId?: string[] | null;
}

export interface BatchesCalls {
  /**
   * Batches, newest first unless told.
   * `GET /v2/moderation/batches` for moderator, manager, admin, verifier, assessor, trainer. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listBatches();
   */
  listBatches(input?: { query?: ListBatchesQuery }, options?: CallOptions): Paged<ListedBatch>;

  /**
   * What a batch would contain.
   * `POST /v2/moderation/batches/preview` for moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const batchPreview = await api.previewBatch({ body });
   */
  previewBatch(input: { body: {
  /** Identifier of the course */
  courseId: string;
  /** Identifiers of the sites */
  siteIds?: string[];
  /** Identifiers of the assessors */
  assessorIds?: string[];
  /** Assessed on or after */
  from?: string;
  /** Assessed on or before */
  to?: string;
  /** Only these attempts, chosen one by one */
  attemptIds?: string[];
} }, options?: CallOptions): Promise<BatchPreview>;

  /**
   * Put assessed attempts of one course into a batch.
   * `POST /v2/moderation/batches` for moderator. Codes: 40013, key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const batch = await api.createBatch({ body });
   */
  createBatch(input: { body: BatchCreate }, options?: CallOptions): Promise<Versioned<Batch>>;

  /**
   * One batch with its policy, sample and what blocks it.
   * `GET /v2/moderation/batches/{id}` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const batch = await api.getBatch({ id });
   */
  getBatch(input: { id: string; query?: GetBatchQuery }, options?: CallOptions): Promise<Versioned<Batch>>;

  /**
   * Attempts of a batch, with the reasons and the decision of each row.
   * `GET /v2/moderation/batches/{id}/attempts` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listBatchAttempts({ id });
   */
  listBatchAttempts(input: { id: string; query?: ListBatchAttemptsQuery }, options?: CallOptions): Paged<BatchAttempt>;

  /**
   * Dissolve a batch whose sample is not drawn yet; its attempts are ready again.
   * `DELETE /v2/moderation/batches/{id}` for moderator. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.dissolveBatch({ id, version });
   */
  dissolveBatch(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Draw the sample, with a seed that the platform makes or that was fixed before the batch was made.
   * `POST /v2/moderation/batches/{id}/sample` for moderator. Codes: 40013, key_reused, not_found, stale_version, version_needed, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const batch = await api.drawSample({ id, version });
   */
  drawSample(input: { id: string; version: number }, options?: CallOptions): Promise<Versioned<Batch>>;

  /**
   * Add an attempt to the sample by hand, with a reason.
   * `POST /v2/moderation/batches/{id}/sample/{attemptId}` for moderator. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const batch = await api.addToSample({ id, attemptId, body });
   */
  addToSample(input: { id: string; attemptId: string; body: {
  /** Why, for those who come after */
  reason: string;
  /** Whether a person chose it, or it is taken to close a gap in the coverage */
  kind?: "chosen_by_hand" | "stratum_not_covered";
} }, options?: CallOptions): Promise<Versioned<Batch>>;

  /**
   * Take attempts out of a batch before its report: they are ready again for another one.
   * `POST /v2/moderation/batches/{id}/departures` for moderator. Codes: 40013, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const batch = await api.leaveBatch({ id, body });
   */
  leaveBatch(input: { id: string; body: {
  /** Attempts that nobody has drawn into the sample */
  attemptIds: string[];
  /** Why, for those who come after */
  reason: string;
} }, options?: CallOptions): Promise<Versioned<Batch>>;

  /**
   * Fix the seed with which the next batch of a course is drawn that is made after this.
   * `POST /v2/moderation/seeds` for verifier. Codes: already_exists, key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const seedCommitment = await api.commitSeed({ body });
   */
  commitSeed(input: { body: {
  /** Identifier of the course */
  courseId: string;
  /** What the draw follows from */
  seed: string;
} }, options?: CallOptions): Promise<SeedCommitment>;

  /**
   * Seeds that were fixed before their batches were made, newest first.
   * `GET /v2/moderation/seeds` for moderator, verifier, manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listSeeds();
   */
  listSeeds(input?: { query?: ListSeedsQuery }, options?: CallOptions): Paged<SeedCommitment>;
}
