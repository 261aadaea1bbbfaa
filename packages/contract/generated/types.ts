// Generated from packages/contract/src/operations by `npm run generate`. Do not edit.

import type { CallOptions, FileCall, Paged, Selected, Versioned } from '../src/shared/runtime.ts';

/** A account with its version */
export interface Account {
  /** Identifier of the client */
  clientId: string;
  name: string;
  /** First label of the host name of this account */
  URLPrefix: string;
  theme: Theme;
  state: "active" | "inactive";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

/** What a account is made of, without what the platform adds */
export interface AccountCreate {
  /** Identifier of the client */
  clientId: string;
  name: string;
  /** First label of the host name of this account */
  URLPrefix: string;
  theme: Theme;
  state?: "active" | "inactive";
}

/** Fields of a account that change; what is absent stays, null deletes */
export interface AccountPatch {
  /** Identifier of the client */
  clientId?: string;
  name?: string;
  /** First label of the host name of this account */
  URLPrefix?: string;
  theme?: Theme;
  state?: "active" | "inactive";
}

/** Account theme */
export interface AccountTheme {
  name: string | null;
  URLPrefix: string | null;
  theme: Theme;
}

/** Which of the accounts are meant */
export interface AccountsFilter {
  ids?: string[];
  filter?: {
    clientId?: string[];
    state?: string[];
    URLPrefix?: string[];
  };
}

/** Attempt facet */
export interface AttemptFacets {
  courses: {
    id: string;
    name: string;
    count: number;
  }[];
  sites: {
    id: string;
    name: string;
    count: number;
  }[];
  assessors: {
    id: string;
    name: string;
    count: number;
  }[];
  batches: {
    id: string;
    name: string;
    count: number;
  }[];
  states: {
    id: string;
    name: string;
    count: number;
  }[];
  due: {
    id: string;
    name: string;
    count: number;
  }[];
}

/** Attempt row */
export interface AttemptRow {
  /** Identifier */
  id: string;
  version: number;
  state: AttemptState;
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  attemptNumber: number;
  learner: {
    /** Identifier */
    id: string;
    name: string;
    number: string | null;
  };
  course: Named;
  site: Named;
  /** Who is to assess it */
  allocatedTo: Named | null;
  assessor: Named | null;
  batch: Named | null;
  claim: Claim | null;
  dueAt: string | null;
  dueGroup: "overdue" | "today" | "this_week" | "later" | "none";
  submittedAt: string | null;
  assessedAt: string | null;
  evidenceCount: number;
  /** Why it is in the sample */
  reasons: string[];
  decision: "upheld" | "overturned" | "referred_back" | null;
  /** Why the caller may not moderate it */
  conflict: Refusal | null;
  external: boolean;
}

/** Attempt state */
export type AttemptState = "open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated";

/** Batch */
export interface Batch {
  /** Identifier */
  id: string;
  version: number;
  title: string;
  course: Named;
  state: "collecting" | "sampled" | "reported";
  createdBy: Named;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  size: number;
  sampleSize: number;
  decided: number;
  upheld: number;
  overturned: number;
  returned: number;
  /** Sentences: what stands between here and the signed report */
  blockers: string[];
  reportId: string | null;
  seed: string | null;
  drawnAt: string | null;
  policy: SamplingPolicy;
  /** What the sample does not cover */
  gaps: CoverageGap[];
  selection: {
    siteNames: string[];
    assessorNames: string[];
    from: string | null;
    to: string | null;
  };
}

/** What a batch is made of, without what the platform adds */
export interface BatchCreate {
  /** Identifier of the course */
  courseId: string;
  siteIds?: string[];
  assessorIds?: string[];
  /** Assessed on or after */
  from?: string;
  /** Assessed on or before */
  to?: string;
  title: string;
}

/** Batch preview */
export interface BatchPreview {
  size: number;
  sampleSize: number;
  sites: number;
  assessors: number;
  /** Attempts that the caller may not moderate */
  conflicted: number;
  policy: SamplingPolicy;
}

/** Batch summary */
export interface BatchSummary {
  /** Identifier */
  id: string;
  version: number;
  title: string;
  course: Named;
  state: "collecting" | "sampled" | "reported";
  createdBy: Named;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  size: number;
  sampleSize: number;
  decided: number;
  upheld: number;
  overturned: number;
  returned: number;
  /** Sentences: what stands between here and the signed report */
  blockers: string[];
  reportId: string | null;
}

/** Claim */
export interface Claim {
  moderator: Named;
  /** Point in time, ISO 8601 with offset */
  claimedAt: string;
  /** Point in time, ISO 8601 with offset */
  expiresAt: string;
  mine: boolean;
}

/** Colour */
export interface Colour {
  red: number;
  green: number;
  blue: number;
}

/** A course with its version */
export interface Course {
  /** Identifier of the account */
  accountId: string;
  title: string;
  kind: "OnboardingCourse" | "FormalCourse";
  registrationNumber: string;
  nqfLevel?: number | null;
  credits?: number | null;
  route: "legacy" | "occupational";
  state: "draft" | "published" | "retired";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

/** What a course is made of, without what the platform adds */
export interface CourseCreate {
  /** Identifier of the account */
  accountId: string;
  title: string;
  kind?: "OnboardingCourse" | "FormalCourse";
  registrationNumber: string;
  nqfLevel?: number | null;
  credits?: number | null;
  route: "legacy" | "occupational";
  state?: "draft" | "published" | "retired";
}

/** Fields of a course that change; what is absent stays, null deletes */
export interface CoursePatch {
  /** Identifier of the account */
  accountId?: string;
  title?: string;
  kind?: "OnboardingCourse" | "FormalCourse";
  registrationNumber?: string;
  nqfLevel?: number | null;
  credits?: number | null;
  route?: "legacy" | "occupational";
  state?: "draft" | "published" | "retired";
}

/** Which of the courses are meant */
export interface CoursesFilter {
  ids?: string[];
  filter?: {
    accountId?: string[];
    route?: string[];
    state?: string[];
    kind?: string[];
  };
}

/** Coverage gap */
export interface CoverageGap {
  kind: "assessor" | "site" | "outcome" | "method";
  id: string;
  name: string;
}

/** Decision */
export interface Decision {
  /** Identifier */
  id: string;
  kind: "upheld" | "overturned" | "referred_back";
  reason: string;
  actions: ReferralAction[];
  findings: Finding[];
  moderator: Named;
  /** Point in time, ISO 8601 with offset */
  signedAt: string;
  attemptVersion: number;
}

/** What is sent to record a decision */
export interface DecisionInput {
  kind: "upheld" | "overturned" | "referred_back";
  reason?: string;
  actions?: ReferralAction[];
  findings?: Finding[];
}

/** Draft */
export interface Draft {
  body: DraftBody;
  version: number;
  /** Point in time, ISO 8601 with offset */
  savedAt: string;
}

/** Draft body */
export interface DraftBody {
  /** Comment per outcome */
  comments: Record<string, string>;
  findings: Finding[];
  kind?: "upheld" | "overturned" | "referred_back" | null;
  reason: string;
  actions: {
    /** Identifier of the outcome */
    outcomeId: string;
    action?: string;
    /** Calendar day, YYYY-MM-DD */
    dueOn?: string;
    to?: "assessor" | "learner";
  }[];
  /** Judgement per outcome, while assessing */
  judgements: Record<string, {
    result?: Result | null;
    mark?: number | null;
    feedback: string;
  }>;
  /** What was looked at last */
  evidenceId?: string | null;
  notes: string;
}

/** Evidence item */
export interface EvidenceItem {
  /** Identifier */
  id: string;
  title: string;
  kind: "document" | "image" | "video" | "audio" | "text" | "activity";
  fileId: string | null;
  fileName: string | null;
  mediaType: string | null;
  /** Bytes */
  size: number | null;
  sha256: string | null;
  capturedAt: string | null;
  /** Where it comes from: learner, assessor, workplace, import */
  source: string;
  outcomeIds: string[];
  /** Captured activity that has no file */
  activity: {
    label: string;
    value: string;
  }[] | null;
}

/** External assessment */
export interface ExternalAssessment {
  /** Identifier */
  id: string;
  /** Identifier of the attempt */
  attemptId: string;
  reference: string;
  /** Who did the assessment */
  body: string;
  kind: "integrated_summative" | "workplace" | "prior_learning";
  /** Calendar day, YYYY-MM-DD */
  assessedOn: string;
  learner: Named;
  course: Named;
  site: Named;
  state: AttemptState;
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  evidenceCount: number;
  decision: "upheld" | "overturned" | "referred_back" | null;
}

/** External assessment detail */
export interface ExternalAssessmentDetail {
  /** Identifier */
  id: string;
  /** Identifier of the attempt */
  attemptId: string;
  reference: string;
  /** Who did the assessment */
  body: string;
  kind: "integrated_summative" | "workplace" | "prior_learning";
  /** Calendar day, YYYY-MM-DD */
  assessedOn: string;
  learner: Named;
  course: Named;
  site: Named;
  state: AttemptState;
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  evidenceCount: number;
  decision: "upheld" | "overturned" | "referred_back" | null;
  venue: string | null;
  assessorName: string | null;
  notes: string;
  outcomes: {
    /** Identifier */
    id: string;
    code: string;
    title: string;
    result: Result | null;
    mark: number | null;
    hidden: boolean;
  }[];
  evidence: EvidenceItem[];
  claim: Claim | null;
  conflicts: Refusal[];
}

/** Finding */
export interface Finding {
  rule: "valid" | "authentic" | "current" | "sufficient";
  passed: boolean | null;
  comment: string;
  evidenceIds: string[];
}

/** Issue report */
export interface IssueReport {
  /** The message and the report info, with HTML line breaks */
  body: string;
  title: string;
  /** Where the application wants it sent; the platform decides */
  to: string;
  from: string;
}

/** Judgement */
export interface Judgement {
  result: Result | null;
  mark: number | null;
  feedback: string | null;
  assessorName: string;
  judgedAt: string | null;
}

/** What is sent to record a judgement */
export interface JudgementInput {
  /** Identifier of the outcome */
  outcomeId: string;
  result: "C" | "NYC";
  mark?: number | null;
  feedback: string;
}

/** A licence with its version */
export interface Licence {
  /** Identifier of the account */
  accountId: string;
  name: string;
  content: {
    type: string;
    accessLevel: "FullAccess" | "ViaEngagement" | "None";
  }[];
  platforms: string[];
  /** Calendar day, YYYY-MM-DD */
  startsOn?: string;
  expiresOn?: string | null;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

/** What a licence is made of, without what the platform adds */
export interface LicenceCreate {
  /** Identifier of the account */
  accountId: string;
  name: string;
  content: {
    type: string;
    accessLevel: "FullAccess" | "ViaEngagement" | "None";
  }[];
  platforms: string[];
  /** Calendar day, YYYY-MM-DD */
  startsOn?: string;
  expiresOn?: string | null;
}

/** Fields of a licence that change; what is absent stays, null deletes */
export interface LicencePatch {
  /** Identifier of the account */
  accountId?: string;
  name?: string;
  content?: {
    type: string;
    accessLevel: "FullAccess" | "ViaEngagement" | "None";
  }[];
  platforms?: string[];
  startsOn?: string | null;
  expiresOn?: string | null;
}

/** Which of the licences are meant */
export interface LicencesFilter {
  ids?: string[];
  filter?: {
    accountId?: string[];
  };
}

/** Moderation report */
export interface ModerationReport {
  /** Null while it is not signed */
  id: string | null;
  batch: BatchSummary;
  number: string | null;
  scope: string;
  /** How the sample was drawn, in words */
  sampling: string;
  findings: {
    /** Identifier of the attempt */
    attemptId: string;
    learner: string;
    outcome: string;
    assessor: Result | null;
    moderator: Result | null;
    agreed: boolean | null;
    comment: string;
    decision: "upheld" | "overturned" | "referred_back" | null;
  }[];
  agreement: {
    pairs: number;
    agreed: number;
    raw: number | null;
    kappa: {
      value: number;
      low: number;
      high: number;
    } | null;
    ac1: {
      value: number;
      low: number;
      high: number;
    } | null;
  };
  vacs: {
    rule: "valid" | "authentic" | "current" | "sufficient";
    passed: number;
    failed: number;
    comments: {
      learner: string;
      comment: string;
      evidence: string[];
    }[];
  }[];
  irregularities: string;
  recommendations: string;
  signedBy: Named | null;
  signature: string | null;
  signedAt: string | null;
  fileId: string | null;
  blockers: string[];
}

/** Moderator home */
export interface ModeratorHome {
  overdue: number;
  dueToday: number;
  dueThisWeek: number;
  readyToBatch: number;
  /** In a sample, free or mine, and I may moderate it */
  toModerate: number;
  /** Claimed by me */
  inProgress: number;
  /** Referred back by me, not handed in again yet */
  returned: number;
  batches: BatchSummary[];
  continueWith: AttemptRow | null;
  returnedActions: {
    /** Identifier of the attempt */
    attemptId: string;
    learner: string;
    course: string;
    outcome: string;
    action: string;
    /** Calendar day, YYYY-MM-DD */
    dueOn: string;
    to: "assessor" | "learner";
  }[];
}

/** Named */
export interface Named {
  /** Identifier */
  id: string;
  name: string;
}

/** Outcome */
export interface Outcome {
  /** Identifier */
  id: string;
  code: string;
  title: string;
  credits: number | null;
  method: "portfolio" | "observation" | "knowledge" | "workplace";
  criteria: {
    /** Identifier */
    id: string;
    text: string;
  }[];
}

/** What is sent to record a outcome */
export interface OutcomeInput {
  code: string;
  title: string;
  credits?: number | null;
  method?: "portfolio" | "observation" | "knowledge" | "workplace";
  criteria: string[];
}

/** Outcome judgement */
export interface OutcomeJudgement {
  /** Identifier of the outcome */
  outcomeId: string;
  code: string;
  title: string;
  result: "C" | "NYC" | null;
  mark: number | null;
  feedback: string | null;
  judgedAt: string | null;
  /** True while the moderator has not recorded a verdict on this outcome */
  hidden: boolean;
}

/** A refusal (RFC 9457): a code for programs, a sentence for people */
export interface Problem {
  /** The code as an address */
  type: string;
  /** What the code means */
  title: string;
  /** The HTTP status */
  status: number;
  /** For programs */
  code: "4001" | "4002" | "4003" | "4004" | "4005" | "4007" | "4008" | "4009" | "40010" | "40011" | "40012" | "40013" | "invalid_input" | "not_signed_in" | "not_allowed" | "not_found" | "method_not_allowed" | "conflict" | "wrong_state" | "claimed_by_another" | "claim_needed" | "verdict_needed" | "already_exists" | "key_reused" | "stale_version" | "too_large" | "wrong_media_type" | "empty_file" | "mislabelled_file" | "version_needed" | "key_needed" | "too_many_requests" | "internal" | "unavailable";
  /** What happened, what is safe, and what to do next */
  detail: string;
  /** What support finds the request by */
  requestId: string;
  /** What is wrong where, for input that was refused */
  errors?: {
    path: string;
    message: string;
  }[];
  /** The value as it is now, for whoever was overtaken (412) */
  current?: unknown;
}

/** Referral action */
export interface ReferralAction {
  /** Identifier of the outcome */
  outcomeId: string;
  action: string;
  /** Calendar day, YYYY-MM-DD */
  dueOn: string;
  to: "assessor" | "learner";
}

/** Refusal */
export interface Refusal {
  code: string;
  sentence: string;
}

/** Registration */
export interface Registration {
  kind: "assessor" | "moderator";
  number: string;
  /** The quality body that registered the person */
  body: string;
  /** Registration numbers of the courses covered; * for all */
  courses: string[];
  /** Calendar day, YYYY-MM-DD */
  expiresOn: string;
}

/** Result */
export type Result = "C" | "NYC";

/** Sampling policy */
export interface SamplingPolicy {
  percentage: number;
  minimum: number;
  alwaysInclude: string[];
  blind: boolean;
}

/** A schedule with its version */
export interface Schedule {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the course */
  courseId: string;
  siteId?: string | null;
  title: string;
  /** Point in time, ISO 8601 with offset */
  startsAt: string;
  /** Point in time, ISO 8601 with offset */
  endsAt: string;
  facilitatorId?: string | null;
  assessorId?: string | null;
  moderatorId?: string | null;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

/** What a schedule is made of, without what the platform adds */
export interface ScheduleCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the course */
  courseId: string;
  siteId?: string | null;
  title: string;
  /** Point in time, ISO 8601 with offset */
  startsAt: string;
  /** Point in time, ISO 8601 with offset */
  endsAt: string;
  facilitatorId?: string | null;
  assessorId?: string | null;
  moderatorId?: string | null;
}

/** Fields of a schedule that change; what is absent stays, null deletes */
export interface SchedulePatch {
  /** Identifier of the account */
  accountId?: string;
  /** Identifier of the course */
  courseId?: string;
  siteId?: string | null;
  title?: string;
  /** Point in time, ISO 8601 with offset */
  startsAt?: string;
  /** Point in time, ISO 8601 with offset */
  endsAt?: string;
  facilitatorId?: string | null;
  assessorId?: string | null;
  moderatorId?: string | null;
}

/** Which of the schedules are meant */
export interface SchedulesFilter {
  ids?: string[];
  filter?: {
    accountId?: string[];
    courseId?: string[];
    siteId?: string[];
  };
}

/** A site with its version */
export interface Site {
  /** Identifier of the account */
  accountId: string;
  name: string;
  town?: string;
  province?: string;
  state: "active" | "inactive";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

/** What a site is made of, without what the platform adds */
export interface SiteCreate {
  /** Identifier of the account */
  accountId: string;
  name: string;
  town?: string;
  province?: string;
  state?: "active" | "inactive";
}

/** Fields of a site that change; what is absent stays, null deletes */
export interface SitePatch {
  /** Identifier of the account */
  accountId?: string;
  name?: string;
  town?: string | null;
  province?: string | null;
  state?: "active" | "inactive";
}

/** Which of the sites are meant */
export interface SitesFilter {
  ids?: string[];
  filter?: {
    accountId?: string[];
    state?: string[];
    province?: string[];
  };
}

/** Stored file */
export interface StoredFile {
  /** Identifier */
  id: string;
  name: string;
  /** Decided by the content, not by the name */
  mediaType: string;
  /** Bytes */
  size: number;
  sha256: string;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
}

/** Summative learner */
export interface SummativeLearner {
  learner: Named;
  /** Identifier of the attempt */
  attemptId: string;
  state: AttemptState;
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  assessor: Named | null;
  /** Null while it is hidden from the caller or not known */
  result: "C" | "NYC" | null;
  hidden: boolean;
}

/** Summative moderator */
export interface SummativeModerator {
  moderator: Named | null;
}

/** Theme */
export interface Theme {
  isCustomTheme: boolean;
  colour: Colour;
  logos: {
    colour?: string;
    logoBlack?: string;
    logoWhite?: string;
    iconWhite?: string;
    iconBlack?: string;
    favicon?: {
      svg?: string;
      legacyICO?: string;
      appleICO?: string;
    };
  };
}

/** A user with its version */
export interface User {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the client */
  clientId: string;
  siteId?: string | null;
  siteName?: string | null;
  username: string;
  name: string;
  surname: string;
  email?: string | null;
  phoneNumber?: string | null;
  /** Learner or staff number */
  number?: string;
  gender?: "Male" | "Female" | null;
  race?: "African" | "Coloured" | "Indian" | "Caucasian" | "Other" | null;
  disability?: string | null;
  locale: string;
  groupIds: string[];
  roles: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
  scope: string;
  registrations: Registration[];
  isRunningGroupHardware: boolean;
  state: "active" | "inactive";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

/** What a user is made of, without what the platform adds */
export interface UserCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the client */
  clientId: string;
  siteId?: string | null;
  siteName?: string | null;
  username: string;
  name: string;
  surname: string;
  email?: string | null;
  phoneNumber?: string | null;
  /** Learner or staff number */
  number?: string;
  gender?: "Male" | "Female" | null;
  race?: "African" | "Coloured" | "Indian" | "Caucasian" | "Other" | null;
  disability?: string | null;
  locale?: string;
  groupIds?: string[];
  roles: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
  scope?: string;
  registrations?: Registration[];
  isRunningGroupHardware?: boolean;
  state?: "active" | "inactive";
}

/** Fields of a user that change; what is absent stays, null deletes */
export interface UserPatch {
  /** Identifier of the account */
  accountId?: string;
  /** Identifier of the client */
  clientId?: string;
  siteId?: string | null;
  siteName?: string | null;
  username?: string;
  name?: string;
  surname?: string;
  email?: string | null;
  phoneNumber?: string | null;
  number?: string | null;
  gender?: "Male" | "Female" | null;
  race?: "African" | "Coloured" | "Indian" | "Caucasian" | "Other" | null;
  disability?: string | null;
  locale?: string;
  groupIds?: string[];
  roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
  scope?: string;
  registrations?: Registration[];
  isRunningGroupHardware?: boolean;
  state?: "active" | "inactive";
}

/** Which of the users are meant */
export interface UsersFilter {
  ids?: string[];
  filter?: {
    accountId?: string[];
    siteId?: string[];
    state?: string[];
  };
}

/** Verdict */
export interface Verdict {
  result: Result;
  comment: string;
  /** Point in time, ISO 8601 with offset */
  recordedAt: string;
  changedAfterReveal: boolean;
}

/** Workspace */
export interface Workspace {
  attempt: AttemptRow;
  course: {
    /** Identifier */
    id: string;
    title: string;
    registrationNumber: string;
    nqfLevel: number | null;
    credits: number | null;
    route: string;
  };
  mode: "moderate" | "assess" | "read";
  blind: boolean;
  outcomes: WorkspaceOutcome[];
  evidence: EvidenceItem[];
  findings: Finding[];
  draft: Draft | null;
  decision: Decision | null;
  conflicts: Refusal[];
  /** What the verdicts amount to, once all are there */
  proposed: "upheld" | "overturned" | "referred_back" | null;
  earlierAttempts: {
    /** Identifier */
    id: string;
    number: number;
    state: AttemptState;
  }[];
  neighbours: {
    previousId: string | null;
    nextId: string | null;
    position: number;
    of: number;
  };
}

/** Workspace outcome */
export interface WorkspaceOutcome {
  /** Identifier */
  id: string;
  code: string;
  title: string;
  credits: number | null;
  method: "portfolio" | "observation" | "knowledge" | "workplace";
  criteria: {
    /** Identifier */
    id: string;
    text: string;
  }[];
  evidenceIds: string[];
  /** The verdict of the moderator at work */
  verdict: Verdict | null;
  /** The assessor's; null while it is hidden or does not exist */
  judgement: Judgement | null;
  /** A judgement exists and is shown after the verdict */
  hidden: boolean;
  comparison: "agrees" | "differs" | "unknown" | null;
}

export interface ListAccountsQuery<Field extends keyof Account = keyof Account> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** client id */
  clientId?: string[] | null;
  /** state */
  state?: string[] | null;
  /** urlprefix */
  URLPrefix?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "URLPrefix" | "-URLPrefix" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchAccountsQuery<Field extends keyof Account = keyof Account> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** client id */
  clientId?: string[] | null;
  /** state */
  state?: string[] | null;
  /** urlprefix */
  URLPrefix?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "URLPrefix" | "-URLPrefix" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** query */
  query?: string | null;
}

export interface GetThemeByPrefixQuery {
  /** urlprefix */
  URLPrefix?: string | null;
}

export interface ListSitesQuery<Field extends keyof Site = keyof Site> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** account id */
  accountId?: string[] | null;
  /** state */
  state?: string[] | null;
  /** province */
  province?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "town" | "-town" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchSitesQuery<Field extends keyof Site = keyof Site> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** account id */
  accountId?: string[] | null;
  /** state */
  state?: string[] | null;
  /** province */
  province?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "town" | "-town" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** query */
  query?: string | null;
}

export interface ListUsersQuery<Field extends keyof User = keyof User> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** account id */
  accountId?: string[] | null;
  /** site id */
  siteId?: string[] | null;
  /** state */
  state?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "surname" | "-surname" | "name" | "-name" | "username" | "-username" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchUsersQuery<Field extends keyof User = keyof User> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** account id */
  accountId?: string[] | null;
  /** site id */
  siteId?: string[] | null;
  /** state */
  state?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "surname" | "-surname" | "name" | "-name" | "username" | "-username" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** query */
  query?: string | null;
}

export interface ListLicencesQuery<Field extends keyof Licence = keyof Licence> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** account id */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchLicencesQuery<Field extends keyof Licence = keyof Licence> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** account id */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** query */
  query?: string | null;
}

export interface ListCoursesQuery<Field extends keyof Course = keyof Course> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** account id */
  accountId?: string[] | null;
  /** route */
  route?: string[] | null;
  /** state */
  state?: string[] | null;
  /** kind */
  kind?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "registrationNumber" | "-registrationNumber" | "nqfLevel" | "-nqfLevel" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchCoursesQuery<Field extends keyof Course = keyof Course> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** account id */
  accountId?: string[] | null;
  /** route */
  route?: string[] | null;
  /** state */
  state?: string[] | null;
  /** kind */
  kind?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "registrationNumber" | "-registrationNumber" | "nqfLevel" | "-nqfLevel" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** query */
  query?: string | null;
}

export interface ListSummativeLearnersQuery {
  /** limit */
  limit?: number | null;
  /** cursor */
  cursor?: string | null;
}

export interface ListSchedulesQuery<Field extends keyof Schedule = keyof Schedule> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** account id */
  accountId?: string[] | null;
  /** course id */
  courseId?: string[] | null;
  /** site id */
  siteId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchSchedulesQuery<Field extends keyof Schedule = keyof Schedule> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** account id */
  accountId?: string[] | null;
  /** course id */
  courseId?: string[] | null;
  /** site id */
  siteId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** query */
  query?: string | null;
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
  /** course id */
  courseId?: string[] | null;
  /** site id */
  siteId?: string[] | null;
  /** assessor id */
  assessorId?: string[] | null;
  /** batch id */
  batchId?: string[] | null;
  /** state */
  state?: ("open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated")[] | null;
  /** due */
  due?: ("overdue" | "today" | "this_week" | "later" | "none")[] | null;
  /** Only what I have claimed or is allocated to me */
  mine?: "true" | "false" | null;
  /** Text in the name or number of the learner */
  query?: string | null;
  /** sort */
  sort?: "learner" | "-learner" | "course" | "-course" | "site" | "-site" | "assessor" | "-assessor" | "dueAt" | "-dueAt" | "assessedAt" | "-assessedAt" | "submittedAt" | "-submittedAt" | "state" | "-state" | null;
}

export interface GetAttemptFacetsQuery {
  /** due: allocated to me or my sites to assess; ready: assessed, batched or in a sample */
  queue?: "due" | "ready" | "all" | null;
  /** course id */
  courseId?: string[] | null;
  /** site id */
  siteId?: string[] | null;
  /** assessor id */
  assessorId?: string[] | null;
  /** batch id */
  batchId?: string[] | null;
  /** state */
  state?: ("open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated")[] | null;
  /** due */
  due?: ("overdue" | "today" | "this_week" | "later" | "none")[] | null;
  /** Only what I have claimed or is allocated to me */
  mine?: "true" | "false" | null;
  /** Text in the name or number of the learner */
  query?: string | null;
}

export interface ListBatchesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** state */
  state?: ("collecting" | "sampled" | "reported")[] | null;
  /** course id */
  courseId?: string[] | null;
}

export interface ListBatchAttemptsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** sampled */
  sampled?: "true" | "false" | null;
}

export interface ListExternalAssessmentsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** course id */
  courseId?: string[] | null;
  /** kind */
  kind?: ("integrated_summative" | "workplace" | "prior_learning")[] | null;
  /** query */
  query?: string | null;
}

/**
 * Every call of the platform, as the client offers it. Beside the codes that a call names, any may fail with
 * invalid_input, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
 */
export interface Calls {
  /**
   * List accounts.
   * `GET /v2/accounts` for admin, manager, self.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listAccounts({ query: { fields: ["name"] } })) …
   */
  listAccounts<Field extends keyof Account = keyof Account>(input?: { query?: ListAccountsQuery<Field> }, options?: CallOptions): Paged<Selected<Account, Field>>;

  /**
   * List accounts matching a text.
   * `GET /v2/accounts/search` for admin, manager, self.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchAccounts({ query: { fields: ["name"] } })) …
   */
  searchAccounts<Field extends keyof Account = keyof Account>(input?: { query?: SearchAccountsQuery<Field> }, options?: CallOptions): Paged<Selected<Account, Field>>;

  /**
   * List accounts by a filter too long for an address.
   * `POST /v2/accounts/fetch` for admin, manager, self. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchAccounts({ query: { fields: ["name"] }, body })) …
   */
  fetchAccounts<Field extends keyof Account = keyof Account>(input: { query?: ListAccountsQuery<Field>; body: AccountsFilter }, options?: CallOptions): Paged<Selected<Account, Field>>;

  /**
   * One of the accounts.
   * `GET /v2/accounts/{id}` for admin, manager, self. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const account = await api.getAccount({ id });
   */
  getAccount(input: { id: string }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Whether one of the accounts exists, and its version.
   * `HEAD /v2/accounts/{id}` for admin, manager, self. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headAccount({ id });
   */
  headAccount(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the accounts.
   * `POST /v2/accounts` for admin. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const account = await api.createAccount({ body });
   */
  createAccount(input: { body: AccountCreate }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Change fields of one of the accounts.
   * `PATCH /v2/accounts/{id}` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const account = await api.updateAccount({ id, version, body: { name: "Umfolozi Skills Academy" } });
   */
  updateAccount(input: { id: string; body: AccountPatch; version: number }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Replace one of the accounts.
   * `PUT /v2/accounts/{id}` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const account = await api.replaceAccount({ id, version, body });
   */
  replaceAccount(input: { id: string; body: AccountCreate; version: number }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Delete one of the accounts; it can be restored.
   * `DELETE /v2/accounts/{id}` for admin. Codes: not_found.
   * Retried: never.
   * @example await api.deleteAccount({ id });
   */
  deleteAccount(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export accounts as csv, xlsx, pdf or json.
   * `POST /v2/accounts/export/{type}` for admin. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportAccounts({ type: "csv" });
   */
  exportAccounts: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ListAccountsQuery }>;

  /**
   * Activate one of the accounts.
   * `POST /v2/accounts/{id}/activate` for admin. Codes: key_reused, not_found.
   * Retried: safe, under its key.
   * @example const account = await api.activateAccount({ id });
   */
  activateAccount(input: { id: string }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Deactivate one of the accounts.
   * `POST /v2/accounts/{id}/deactivate` for admin. Codes: key_reused, not_found.
   * Retried: safe, under its key.
   * @example const account = await api.deactivateAccount({ id });
   */
  deactivateAccount(input: { id: string }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Theme of the account with this URL prefix, or the default theme of the platform.
   * `GET /v2/accounts/themes` for public.
   * Retried: safe, it only reads.
   * @example const accountTheme = await api.getThemeByPrefix();
   */
  getThemeByPrefix(input?: { query?: GetThemeByPrefixQuery }, options?: CallOptions): Promise<AccountTheme>;

  /**
   * Theme of one account.
   * `GET /v2/accounts/{id}/theme` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const theme = await api.getAccountTheme({ id });
   */
  getAccountTheme(input: { id: string }, options?: CallOptions): Promise<Versioned<Theme>>;

  /**
   * Set the theme of an account.
   * `PUT /v2/accounts/{id}/theme` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const theme = await api.setAccountTheme({ id, version, body });
   */
  setAccountTheme(input: { id: string; body: Theme; version: number }, options?: CallOptions): Promise<Versioned<Theme>>;

  /**
   * List sites.
   * `GET /v2/sites` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listSites({ query: { fields: ["name"] } })) …
   */
  listSites<Field extends keyof Site = keyof Site>(input?: { query?: ListSitesQuery<Field> }, options?: CallOptions): Paged<Selected<Site, Field>>;

  /**
   * List sites matching a text.
   * `GET /v2/sites/search` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchSites({ query: { fields: ["name"] } })) …
   */
  searchSites<Field extends keyof Site = keyof Site>(input?: { query?: SearchSitesQuery<Field> }, options?: CallOptions): Paged<Selected<Site, Field>>;

  /**
   * List sites by a filter too long for an address.
   * `POST /v2/sites/fetch` for admin, manager. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchSites({ query: { fields: ["name"] }, body })) …
   */
  fetchSites<Field extends keyof Site = keyof Site>(input: { query?: ListSitesQuery<Field>; body: SitesFilter }, options?: CallOptions): Paged<Selected<Site, Field>>;

  /**
   * One of the sites.
   * `GET /v2/sites/{id}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const site = await api.getSite({ id });
   */
  getSite(input: { id: string }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Whether one of the sites exists, and its version.
   * `HEAD /v2/sites/{id}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headSite({ id });
   */
  headSite(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the sites.
   * `POST /v2/sites` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const site = await api.createSite({ body });
   */
  createSite(input: { body: SiteCreate }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Change fields of one of the sites.
   * `PATCH /v2/sites/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const site = await api.updateSite({ id, version, body: { name: "Durban Central Campus" } });
   */
  updateSite(input: { id: string; body: SitePatch; version: number }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Replace one of the sites.
   * `PUT /v2/sites/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const site = await api.replaceSite({ id, version, body });
   */
  replaceSite(input: { id: string; body: SiteCreate; version: number }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Delete one of the sites; it can be restored.
   * `DELETE /v2/sites/{id}` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example await api.deleteSite({ id });
   */
  deleteSite(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export sites as csv, xlsx, pdf or json.
   * `POST /v2/sites/export/{type}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportSites({ type: "csv" });
   */
  exportSites: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ListSitesQuery }>;

  /**
   * Activate one of the sites.
   * `POST /v2/sites/{id}/activate` for admin, manager. Codes: key_reused, not_found.
   * Retried: safe, under its key.
   * @example const site = await api.activateSite({ id });
   */
  activateSite(input: { id: string }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Deactivate one of the sites.
   * `POST /v2/sites/{id}/deactivate` for admin, manager. Codes: key_reused, not_found.
   * Retried: safe, under its key.
   * @example const site = await api.deactivateSite({ id });
   */
  deactivateSite(input: { id: string }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * List users.
   * `GET /v2/users` for admin, manager, self.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listUsers({ query: { fields: ["name"] } })) …
   */
  listUsers<Field extends keyof User = keyof User>(input?: { query?: ListUsersQuery<Field> }, options?: CallOptions): Paged<Selected<User, Field>>;

  /**
   * List users matching a text.
   * `GET /v2/users/search` for admin, manager, self.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchUsers({ query: { fields: ["name"] } })) …
   */
  searchUsers<Field extends keyof User = keyof User>(input?: { query?: SearchUsersQuery<Field> }, options?: CallOptions): Paged<Selected<User, Field>>;

  /**
   * List users by a filter too long for an address.
   * `POST /v2/users/fetch` for admin, manager, self. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchUsers({ query: { fields: ["name"] }, body })) …
   */
  fetchUsers<Field extends keyof User = keyof User>(input: { query?: ListUsersQuery<Field>; body: UsersFilter }, options?: CallOptions): Paged<Selected<User, Field>>;

  /**
   * One of the users.
   * `GET /v2/users/{id}` for admin, manager, self. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const user = await api.getUser({ id });
   */
  getUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Whether one of the users exists, and its version.
   * `HEAD /v2/users/{id}` for admin, manager, self. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headUser({ id });
   */
  headUser(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the users.
   * `POST /v2/users` for admin, manager, self. Codes: 4001, 4002, 4004, key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const user = await api.createUser({ body });
   */
  createUser(input: { body: UserCreate }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Change fields of one of the users.
   * `PATCH /v2/users/{id}` for admin, manager, self. Codes: 4001, 4002, 4004, not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const user = await api.updateUser({ id, version, body: { name: "Zanele" } });
   */
  updateUser(input: { id: string; body: UserPatch; version: number }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Replace one of the users.
   * `PUT /v2/users/{id}` for admin, manager, self. Codes: 4001, 4002, 4004, not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const user = await api.replaceUser({ id, version, body });
   */
  replaceUser(input: { id: string; body: UserCreate; version: number }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Delete one of the users; it can be restored.
   * `DELETE /v2/users/{id}` for admin, manager, self. Codes: 4001, 4002, 4004, not_found.
   * Retried: never.
   * @example await api.deleteUser({ id });
   */
  deleteUser(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export users as csv, xlsx, pdf or json.
   * `POST /v2/users/export/{type}` for admin, manager, self. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportUsers({ type: "csv" });
   */
  exportUsers: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ListUsersQuery }>;

  /**
   * Activate one of the users.
   * `POST /v2/users/{id}/activate` for admin, manager. Codes: 4001, 4002, 4004, key_reused, not_found.
   * Retried: safe, under its key.
   * @example const user = await api.activateUser({ id });
   */
  activateUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Deactivate one of the users.
   * `POST /v2/users/{id}/deactivate` for admin, manager. Codes: 4001, 4002, 4004, key_reused, not_found.
   * Retried: safe, under its key.
   * @example const user = await api.deactivateUser({ id });
   */
  deactivateUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * List licences.
   * `GET /v2/licences` for any.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listLicences({ query: { fields: ["name"] } })) …
   */
  listLicences<Field extends keyof Licence = keyof Licence>(input?: { query?: ListLicencesQuery<Field> }, options?: CallOptions): Paged<Selected<Licence, Field>>;

  /**
   * List licences matching a text.
   * `GET /v2/licences/search` for any.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchLicences({ query: { fields: ["name"] } })) …
   */
  searchLicences<Field extends keyof Licence = keyof Licence>(input?: { query?: SearchLicencesQuery<Field> }, options?: CallOptions): Paged<Selected<Licence, Field>>;

  /**
   * List licences by a filter too long for an address.
   * `POST /v2/licences/fetch` for any. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchLicences({ query: { fields: ["name"] }, body })) …
   */
  fetchLicences<Field extends keyof Licence = keyof Licence>(input: { query?: ListLicencesQuery<Field>; body: LicencesFilter }, options?: CallOptions): Paged<Selected<Licence, Field>>;

  /**
   * One of the licences.
   * `GET /v2/licences/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const licence = await api.getLicence({ id });
   */
  getLicence(input: { id: string }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Whether one of the licences exists, and its version.
   * `HEAD /v2/licences/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headLicence({ id });
   */
  headLicence(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the licences.
   * `POST /v2/licences` for admin. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const licence = await api.createLicence({ body });
   */
  createLicence(input: { body: LicenceCreate }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Change fields of one of the licences.
   * `PATCH /v2/licences/{id}` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const licence = await api.updateLicence({ id, version, body: { name: "Moderation 2026" } });
   */
  updateLicence(input: { id: string; body: LicencePatch; version: number }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Replace one of the licences.
   * `PUT /v2/licences/{id}` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const licence = await api.replaceLicence({ id, version, body });
   */
  replaceLicence(input: { id: string; body: LicenceCreate; version: number }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Delete one of the licences; it can be restored.
   * `DELETE /v2/licences/{id}` for admin. Codes: not_found.
   * Retried: never.
   * @example await api.deleteLicence({ id });
   */
  deleteLicence(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export licences as csv, xlsx, pdf or json.
   * `POST /v2/licences/export/{type}` for admin. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportLicences({ type: "csv" });
   */
  exportLicences: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ListLicencesQuery }>;

  /**
   * List courses.
   * `GET /v2/admin/courses` for admin, manager, trainer, moderator, assessor, verifier.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listCourses({ query: { fields: ["title"] } })) …
   */
  listCourses<Field extends keyof Course = keyof Course>(input?: { query?: ListCoursesQuery<Field> }, options?: CallOptions): Paged<Selected<Course, Field>>;

  /**
   * List courses matching a text.
   * `GET /v2/admin/courses/search` for admin, manager, trainer, moderator, assessor, verifier.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchCourses({ query: { fields: ["title"] } })) …
   */
  searchCourses<Field extends keyof Course = keyof Course>(input?: { query?: SearchCoursesQuery<Field> }, options?: CallOptions): Paged<Selected<Course, Field>>;

  /**
   * List courses by a filter too long for an address.
   * `POST /v2/admin/courses/fetch` for admin, manager, trainer, moderator, assessor, verifier. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchCourses({ query: { fields: ["title"] }, body })) …
   */
  fetchCourses<Field extends keyof Course = keyof Course>(input: { query?: ListCoursesQuery<Field>; body: CoursesFilter }, options?: CallOptions): Paged<Selected<Course, Field>>;

  /**
   * One of the courses.
   * `GET /v2/admin/courses/{id}` for admin, manager, trainer, moderator, assessor, verifier. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const course = await api.getCourse({ id });
   */
  getCourse(input: { id: string }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Whether one of the courses exists, and its version.
   * `HEAD /v2/admin/courses/{id}` for admin, manager, trainer, moderator, assessor, verifier. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headCourse({ id });
   */
  headCourse(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the courses.
   * `POST /v2/admin/courses` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const course = await api.createCourse({ body });
   */
  createCourse(input: { body: CourseCreate }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Change fields of one of the courses.
   * `PATCH /v2/admin/courses/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const course = await api.updateCourse({ id, version, body: { title: "Business Administration Services NQF 4" } });
   */
  updateCourse(input: { id: string; body: CoursePatch; version: number }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Replace one of the courses.
   * `PUT /v2/admin/courses/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const course = await api.replaceCourse({ id, version, body });
   */
  replaceCourse(input: { id: string; body: CourseCreate; version: number }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Delete one of the courses; it can be restored.
   * `DELETE /v2/admin/courses/{id}` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example await api.deleteCourse({ id });
   */
  deleteCourse(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export courses as csv, xlsx, pdf or json.
   * `POST /v2/admin/courses/export/{type}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportCourses({ type: "csv" });
   */
  exportCourses: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ListCoursesQuery }>;

  /**
   * Outcomes of a course with their criteria.
   * `GET /v2/admin/courses/{id}/outcomes` for trainer, moderator, manager, admin, assessor. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const answer = await api.getCourseOutcomes({ id });
   */
  getCourseOutcomes(input: { id: string }, options?: CallOptions): Promise<Versioned<Outcome[]>>;

  /**
   * Set the outcomes of a course that nobody has been judged on yet.
   * `PUT /v2/admin/courses/{id}/outcomes` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type, wrong_state.
   * Retried: safe, with its version.
   * @example const answer = await api.setCourseOutcomes({ id, version, body });
   */
  setCourseOutcomes(input: { id: string; body: OutcomeInput[]; version: number }, options?: CallOptions): Promise<Versioned<Outcome[]>>;

  /**
   * Outcomes and criteria judged in the summative assessment.
   * `GET /v2/admin/courses/{id}/summative/outcomes` for trainer, moderator, manager, admin, assessor. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const answer = await api.getSummativeOutcomes({ id });
   */
  getSummativeOutcomes(input: { id: string }, options?: CallOptions): Promise<Outcome[]>;

  /**
   * Learners of the summative assessment, with state, assessor and result.
   * `GET /v2/admin/courses/{id}/summative/learners` for trainer, moderator, manager, admin, assessor. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listSummativeLearners({ id });
   */
  listSummativeLearners(input: { id: string; query?: ListSummativeLearnersQuery }, options?: CallOptions): Paged<SummativeLearner>;

  /**
   * A learner's judgement per outcome.
   * `GET /v2/admin/courses/{id}/summative/learners/{learnerId}/outcomes` for trainer, moderator, manager, admin, assessor. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const answer = await api.getSummativeJudgements({ id, learnerId });
   */
  getSummativeJudgements(input: { id: string; learnerId: string }, options?: CallOptions): Promise<Versioned<OutcomeJudgement[]>>;

  /**
   * Record the assessor's judgement per outcome.
   * `PUT /v2/admin/courses/{id}/summative/learners/{learnerId}/outcomes` for trainer, assessor, moderator. Codes: 4008, claimed_by_another, not_found, stale_version, too_large, version_needed, wrong_media_type, wrong_state.
   * Retried: safe, with its version.
   * @example const answer = await api.recordSummativeJudgements({ id, learnerId, version, body });
   */
  recordSummativeJudgements(input: { id: string; learnerId: string; body: {
  judgements: JudgementInput[];
  sign?: boolean;
}; version: number }, options?: CallOptions): Promise<Versioned<OutcomeJudgement[]>>;

  /**
   * Record the moderator's decision.
   * `POST /v2/admin/courses/{id}/summative/learners/{learnerId}/moderate` for moderator. Codes: 40013, 4008, claim_needed, key_reused, not_found, stale_version, too_large, verdict_needed, version_needed, wrong_media_type, wrong_state.
   * Retried: safe, under its key.
   * @example const decision = await api.moderateSummative({ id, learnerId, version, body });
   */
  moderateSummative(input: { id: string; learnerId: string; body: DecisionInput; version: number }, options?: CallOptions): Promise<Versioned<Decision>>;

  /**
   * A learner's portfolio of evidence.
   * `GET /v2/admin/courses/{id}/summative/learners/{learnerId}/portfolio` for trainer, moderator, manager, admin, assessor, verifier. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const answer = await api.getSummativePortfolio({ id, learnerId });
   */
  getSummativePortfolio(input: { id: string; learnerId: string }, options?: CallOptions): Promise<EvidenceItem[]>;

  /**
   * Reset a learner's summative assessment: a new attempt, the old one kept.
   * `POST /v2/admin/courses/{id}/summative/learners/{learnerId}/reset` for admin, manager. Codes: key_reused, not_found, too_large, wrong_media_type, wrong_state.
   * Retried: safe, under its key.
   * @example const answer = await api.resetSummative({ id, learnerId, body });
   */
  resetSummative(input: { id: string; learnerId: string; body: {
  reason: string;
} }, options?: CallOptions): Promise<{
  /** Identifier of the attempt */
  attemptId: string;
  number: number;
}>;

  /**
   * List schedules.
   * `GET /v2/admin/schedules` for admin, manager, trainer, moderator.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listSchedules({ query: { fields: ["title"] } })) …
   */
  listSchedules<Field extends keyof Schedule = keyof Schedule>(input?: { query?: ListSchedulesQuery<Field> }, options?: CallOptions): Paged<Selected<Schedule, Field>>;

  /**
   * List schedules matching a text.
   * `GET /v2/admin/schedules/search` for admin, manager, trainer, moderator.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchSchedules({ query: { fields: ["title"] } })) …
   */
  searchSchedules<Field extends keyof Schedule = keyof Schedule>(input?: { query?: SearchSchedulesQuery<Field> }, options?: CallOptions): Paged<Selected<Schedule, Field>>;

  /**
   * List schedules by a filter too long for an address.
   * `POST /v2/admin/schedules/fetch` for admin, manager, trainer, moderator. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchSchedules({ query: { fields: ["title"] }, body })) …
   */
  fetchSchedules<Field extends keyof Schedule = keyof Schedule>(input: { query?: ListSchedulesQuery<Field>; body: SchedulesFilter }, options?: CallOptions): Paged<Selected<Schedule, Field>>;

  /**
   * One of the schedules.
   * `GET /v2/admin/schedules/{id}` for admin, manager, trainer, moderator. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const schedule = await api.getSchedule({ id });
   */
  getSchedule(input: { id: string }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Whether one of the schedules exists, and its version.
   * `HEAD /v2/admin/schedules/{id}` for admin, manager, trainer, moderator. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headSchedule({ id });
   */
  headSchedule(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the schedules.
   * `POST /v2/admin/schedules` for admin, manager, trainer. Codes: 4003, 4005, key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const schedule = await api.createSchedule({ body });
   */
  createSchedule(input: { body: ScheduleCreate }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Change fields of one of the schedules.
   * `PATCH /v2/admin/schedules/{id}` for admin, manager, trainer. Codes: 4003, 4005, not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const schedule = await api.updateSchedule({ id, version, body: { title: "Business Administration Services NQF 4" } });
   */
  updateSchedule(input: { id: string; body: SchedulePatch; version: number }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Replace one of the schedules.
   * `PUT /v2/admin/schedules/{id}` for admin, manager, trainer. Codes: 4003, 4005, not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const schedule = await api.replaceSchedule({ id, version, body });
   */
  replaceSchedule(input: { id: string; body: ScheduleCreate; version: number }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Delete one of the schedules; it can be restored.
   * `DELETE /v2/admin/schedules/{id}` for admin, manager, trainer. Codes: 4003, 4005, not_found.
   * Retried: never.
   * @example await api.deleteSchedule({ id });
   */
  deleteSchedule(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export schedules as csv, xlsx, pdf or json.
   * `POST /v2/admin/schedules/export/{type}` for admin, manager, trainer. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportSchedules({ type: "csv" });
   */
  exportSchedules: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ListSchedulesQuery }>;

  /**
   * The moderator of a schedule's summative assessment.
   * `GET /v2/admin/schedules/{id}/summative/moderator` for admin, manager, trainer, moderator. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const summativeModerator = await api.getSummativeModerator({ id });
   */
  getSummativeModerator(input: { id: string }, options?: CallOptions): Promise<Versioned<SummativeModerator>>;

  /**
   * Appoint the moderator.
   * `PUT /v2/admin/schedules/{id}/summative/moderator` for admin, manager. Codes: 4008, not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const summativeModerator = await api.setSummativeModerator({ id, version, body });
   */
  setSummativeModerator(input: { id: string; body: {
  moderatorId: string | null;
}; version: number }, options?: CallOptions): Promise<Versioned<SummativeModerator>>;

  /**
   * Upload a file (audio, image, video, document); its type is decided by the content.
   * `POST /v2/files` for any. Codes: empty_file, key_reused, mislabelled_file, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const storedFile = await api.uploadFile({ file });
   */
  uploadFile(input: { file: Blob; fileName?: string }, options?: CallOptions): Promise<StoredFile>;

  /**
   * Details of a file.
   * `GET /v2/files/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const storedFile = await api.getFile({ id });
   */
  getFile(input: { id: string }, options?: CallOptions): Promise<StoredFile>;

  /**
   * The bytes; answers range requests.
   * `GET /v2/files/{id}/download` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadFile({ id });
   */
  downloadFile: FileCall<{ id: string }>;

  /**
   * Delete a file that nothing refers to.
   * `DELETE /v2/files/{id}` for any. Codes: conflict, not_found.
   * Retried: never.
   * @example await api.deleteFile({ id });
   */
  deleteFile(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * What needs the signed-in moderator now.
   * `GET /v2/moderation/home` for moderator, manager, admin, verifier, assessor, trainer.
   * Retried: safe, it only reads.
   * @example const moderatorHome = await api.getModeratorHome();
   */
  getModeratorHome(input?: undefined, options?: CallOptions): Promise<ModeratorHome>;

  /**
   * Attempts of a queue.
   * `GET /v2/moderation/attempts` for moderator, manager, admin, verifier, assessor, trainer.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listAttempts();
   */
  listAttempts(input?: { query?: ListAttemptsQuery }, options?: CallOptions): Paged<AttemptRow>;

  /**
   * Values that the attempts of a queue can be filtered by, with counts.
   * `GET /v2/moderation/attempts/facets` for moderator, manager, admin, verifier, assessor, trainer.
   * Retried: safe, it only reads.
   * @example const attemptFacets = await api.getAttemptFacets();
   */
  getAttemptFacets(input?: { query?: GetAttemptFacetsQuery }, options?: CallOptions): Promise<AttemptFacets>;

  /**
   * Everything that judging one attempt needs.
   * `GET /v2/moderation/attempts/{id}` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const workspace = await api.getWorkspace({ id });
   */
  getWorkspace(input: { id: string }, options?: CallOptions): Promise<Workspace>;

  /**
   * Claim an attempt for eight hours, or renew the claim.
   * `POST /v2/moderation/attempts/{id}/claim` for moderator, assessor, trainer. Codes: 40013, 4008, claimed_by_another, not_found, wrong_state.
   * Retried: never.
   * @example const claim = await api.claimAttempt({ id });
   */
  claimAttempt(input: { id: string }, options?: CallOptions): Promise<Claim>;

  /**
   * Give a claim back; the draft stays.
   * `POST /v2/moderation/attempts/{id}/release` for moderator, assessor, trainer. Codes: claim_needed, not_found.
   * Retried: never.
   * @example await api.releaseAttempt({ id });
   */
  releaseAttempt(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Keep what was typed so far; If-Match "0" for the first time.
   * `PUT /v2/moderation/attempts/{id}/draft` for moderator, assessor, trainer. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const draft = await api.saveDraft({ id, version, body });
   */
  saveDraft(input: { id: string; body: DraftBody; version: number }, options?: CallOptions): Promise<Versioned<Draft>>;

  /**
   * Record the moderator's own verdict on an outcome; the answer reveals the judgement.
   * `PUT /v2/moderation/attempts/{id}/verdicts/{outcomeId}` for moderator. Codes: 40013, 4008, claim_needed, claimed_by_another, not_found, too_large, wrong_media_type, wrong_state.
   * Retried: never.
   * @example const workspaceOutcome = await api.recordVerdict({ id, outcomeId, body });
   */
  recordVerdict(input: { id: string; outcomeId: string; body: {
  result: "C" | "NYC";
  comment?: string;
} }, options?: CallOptions): Promise<WorkspaceOutcome>;

  /**
   * Sign the decision on an attempt.
   * `POST /v2/moderation/attempts/{id}/decision` for moderator. Codes: 40013, 4008, claim_needed, claimed_by_another, key_reused, not_found, stale_version, too_large, verdict_needed, version_needed, wrong_media_type, wrong_state.
   * Retried: safe, under its key.
   * @example const decision = await api.decideAttempt({ id, version, body });
   */
  decideAttempt(input: { id: string; body: DecisionInput; version: number }, options?: CallOptions): Promise<Versioned<Decision>>;

  /**
   * Batches, newest first.
   * `GET /v2/moderation/batches` for moderator, manager, admin, verifier, assessor, trainer.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listBatches();
   */
  listBatches(input?: { query?: ListBatchesQuery }, options?: CallOptions): Paged<BatchSummary>;

  /**
   * What a batch would contain.
   * `POST /v2/moderation/batches/preview` for moderator. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example const batchPreview = await api.previewBatch({ body });
   */
  previewBatch(input: { body: {
  /** Identifier of the course */
  courseId: string;
  siteIds?: string[];
  assessorIds?: string[];
  /** Assessed on or after */
  from?: string;
  /** Assessed on or before */
  to?: string;
} }, options?: CallOptions): Promise<BatchPreview>;

  /**
   * Put assessed attempts of one course into a batch.
   * `POST /v2/moderation/batches` for moderator. Codes: key_reused, too_large, wrong_media_type, wrong_state.
   * Retried: safe, under its key.
   * @example const batch = await api.createBatch({ body });
   */
  createBatch(input: { body: BatchCreate }, options?: CallOptions): Promise<Versioned<Batch>>;

  /**
   * One batch with its policy, sample and what blocks it.
   * `GET /v2/moderation/batches/{id}` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const batch = await api.getBatch({ id });
   */
  getBatch(input: { id: string }, options?: CallOptions): Promise<Versioned<Batch>>;

  /**
   * Attempts of a batch in the order of the draw, with the reasons of each row.
   * `GET /v2/moderation/batches/{id}/attempts` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listBatchAttempts({ id });
   */
  listBatchAttempts(input: { id: string; query?: ListBatchAttemptsQuery }, options?: CallOptions): Paged<AttemptRow>;

  /**
   * Dissolve a batch whose sample is not drawn yet; its attempts are ready again.
   * `DELETE /v2/moderation/batches/{id}` for moderator. Codes: not_found, wrong_state.
   * Retried: never.
   * @example await api.dissolveBatch({ id });
   */
  dissolveBatch(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Draw the sample; the same seed gives the same sample.
   * `POST /v2/moderation/batches/{id}/sample` for moderator. Codes: key_reused, not_found, stale_version, too_large, version_needed, wrong_media_type, wrong_state.
   * Retried: safe, under its key.
   * @example const batch = await api.drawSample({ id, version, body });
   */
  drawSample(input: { id: string; body: {
  seed?: string;
}; version: number }, options?: CallOptions): Promise<Versioned<Batch>>;

  /**
   * Add an attempt to the sample by hand, with a reason.
   * `POST /v2/moderation/batches/{id}/sample/{attemptId}` for moderator. Codes: key_reused, not_found, too_large, wrong_media_type, wrong_state.
   * Retried: safe, under its key.
   * @example const batch = await api.addToSample({ id, attemptId, body });
   */
  addToSample(input: { id: string; attemptId: string; body: {
  reason: string;
} }, options?: CallOptions): Promise<Versioned<Batch>>;

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
  irregularities: string;
  recommendations: string;
  signature: string;
}; version: number }, options?: CallOptions): Promise<Versioned<ModerationReport>>;

  /**
   * The signed report as PDF.
   * `GET /v2/moderation/batches/{id}/report/pdf` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadReport({ id });
   */
  downloadReport: FileCall<{ id: string }>;

  /**
   * Assessments done outside the platform, newest first.
   * `GET /v2/moderation/external-assessments` for moderator, manager, admin, verifier, assessor, trainer.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listExternalAssessments();
   */
  listExternalAssessments(input?: { query?: ListExternalAssessmentsQuery }, options?: CallOptions): Paged<ExternalAssessment>;

  /**
   * One external assessment with its evidence.
   * `GET /v2/moderation/external-assessments/{id}` for moderator, manager, admin, verifier, assessor, trainer. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const externalAssessmentDetail = await api.getExternalAssessment({ id });
   */
  getExternalAssessment(input: { id: string }, options?: CallOptions): Promise<ExternalAssessmentDetail>;

  /**
   * Send an issue report, with a png, jpg, jpeg or pdf of at most 5,000,000 bytes when there is one.
   * `POST /v2/report/issues` for any. Codes: empty_file, key_reused, mislabelled_file, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const answer = await api.reportIssue({ file, body });
   */
  reportIssue(input: { body: IssueReport; file?: Blob; fileName?: string }, options?: CallOptions): Promise<{
  /** Identifier */
  id: string;
}>;
}
