// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged } from '../../src/kit/runtime.ts';
import type { AttemptState, Claim, EvidenceItem, Named, Refusal, Result, Scale } from '../shared/types.ts';

/** What an external assessment can be captured with */
export interface CaptureChoices {
  courses: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    outcomes: {
      /** Identifier */
      id: string;
      /** Code under which it is known */
      code: string;
      /** Title by which people know it */
      title: string;
      scale: Scale;
    }[];
  }[];
  /** Bodies that assessed before, the latest first */
  bodies: string[];
}

/** A learner of whom an external assessment can be captured */
export interface CaptureLearner {
  /** Identifier */
  id: string;
  /** Name by which people know it */
  name: string;
  /** Number of the learner */
  number: string | null;
  site: Named;
}

/** An assessment that another body did */
export interface ExternalAssessment {
  /** Identifier */
  id: string;
  /** Identifier of the attempt */
  attemptId: string;
  /** Under which the other body knows it */
  reference: string;
  /** Who did the assessment */
  body: string;
  /** Kind of assessment */
  kind: "integrated_summative" | "workplace" | "prior_learning";
  /** Day on which it was assessed */
  assessedOn: string;
  learner: Named;
  course: Named;
  site: Named;
  state: AttemptState;
  /** How far the learner is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Pieces of evidence */
  evidenceCount: number;
  /** The decision of the moderator; null where there is none yet */
  decision: "upheld" | "overturned" | "referred_back" | null;
}

/** An assessment that another body did, with its evidence */
export interface ExternalAssessmentDetail {
  /** Identifier */
  id: string;
  /** Identifier of the attempt */
  attemptId: string;
  /** Under which the other body knows it */
  reference: string;
  /** Who did the assessment */
  body: string;
  /** Kind of assessment */
  kind: "integrated_summative" | "workplace" | "prior_learning";
  /** Day on which it was assessed */
  assessedOn: string;
  learner: Named;
  course: Named;
  site: Named;
  state: AttemptState;
  /** How far the learner is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Pieces of evidence */
  evidenceCount: number;
  /** The decision of the moderator; null where there is none yet */
  decision: "upheld" | "overturned" | "referred_back" | null;
  /** Where it took place */
  venue: string | null;
  /** Name of who assessed it */
  assessorName: string | null;
  /** What there is to remember about it */
  notes: string;
  /** Outcomes that the learner has to reach */
  outcomes: {
    /** Identifier */
    id: string;
    /** Code under which it is known */
    code: string;
    /** Title by which people know it */
    title: string;
    scale: Scale;
    /** Result of the judgement, in the words of its scale */
    result: Result | null;
    /** Whether the result passes; null where there is none */
    passed: boolean | null;
    /** Marks given */
    mark: number | null;
    /** Whether it is hidden until the own judgement is stored */
    hidden: boolean;
  }[];
  /** What the learner handed in */
  evidence: EvidenceItem[];
  /** Who works on it, and until when */
  claim: Claim | null;
  /** Why the caller may not judge it */
  conflicts: Refusal[];
}

/** An assessment that another body did, as it is captured */
export interface ExternalAssessmentInput {
  /** The course that it was an assessment of */
  courseId: string;
  /** Who did the assessment */
  body: string;
  /** Kind of assessment */
  kind: "integrated_summative" | "workplace" | "prior_learning";
  /** Day on which it was assessed */
  assessedOn: string;
  /** Where it took place */
  venue?: string | null;
  /** Name of who assessed it */
  assessorName?: string | null;
  /** Whose work it was */
  learnerId: string;
  /** Under which the other body knows it */
  reference: string;
  /** What there is to remember about it */
  notes?: string;
  /** The result of each outcome of the course */
  results: {
    /** Identifier of the outcome */
    outcomeId: string;
    result: Result;
    /** What the learner is told */
    feedback?: string;
  }[];
  /** What was handed over with the results */
  evidence: {
    /** A file that the caller uploaded */
    fileId: string;
    /** Title by which people know it */
    title: string;
    /** What it is evidence of; all outcomes when absent */
    outcomeIds?: string[];
  }[];
}

export interface ListCaptureLearnersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Text in the name or the number */
  query?: string | null;
}

export interface ListExternalAssessmentsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only assessments of one of these courses */
  courseId?: string[] | null;
  /** Only assessments of one of these kinds */
  kind?: ("integrated_summative" | "workplace" | "prior_learning")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "learner" | "-learner" | "course" | "-course" | "body" | "-body" | "kind" | "-kind" | "reference" | "-reference" | "assessedOn" | "-assessedOn" | "state" | "-state" | null;
  /** Text in the name of the learner or in the reference */
  query?: string | null;
}

export interface ExternalAssessmentsCalls {
  /**
   * Courses with their outcomes, and bodies, for capturing an external assessment.
   * `GET /v2/moderation/external-assessments/choices` for moderator, manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
   * Retried: safe, it only reads.
   * @example const captureChoices = await api.getCaptureChoices();
   */
  getCaptureChoices(input?: undefined, options?: CallOptions): Promise<CaptureChoices>;

  /**
   * Learners of the own account, by name.
   * `GET /v2/moderation/external-assessments/learners` for moderator, manager, admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCaptureLearners();
   */
  listCaptureLearners(input?: { query?: ListCaptureLearnersQuery }, options?: CallOptions): Paged<CaptureLearner>;

  /**
   * Capture an assessment that another body did; it can be moderated at once.
   * `POST /v2/moderation/external-assessments` for moderator, manager, admin. Codes: conflict, key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
   * Retried: safe, under its key.
   * @example const externalAssessmentDetail = await api.captureExternalAssessment({ body });
   */
  captureExternalAssessment(input: { body: ExternalAssessmentInput }, options?: CallOptions): Promise<ExternalAssessmentDetail>;

  /**
   * Assessments done outside the platform, newest first unless told.
   * `GET /v2/moderation/external-assessments` for moderator, manager, admin, verifier, assessor, trainer. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listExternalAssessments();
   */
  listExternalAssessments(input?: { query?: ListExternalAssessmentsQuery }, options?: CallOptions): Paged<ExternalAssessment>;

  /**
   * One external assessment with its evidence.
   * `GET /v2/moderation/external-assessments/{id}` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
   * Retried: safe, it only reads.
   * @example const externalAssessmentDetail = await api.getExternalAssessment({ id });
   */
  getExternalAssessment(input: { id: string }, options?: CallOptions): Promise<ExternalAssessmentDetail>;
}
