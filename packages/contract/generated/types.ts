// Generated from packages/contract/src/operations by `npm run generate`. Do not edit.

import type { CallOptions, FileAnswer, Page, Versioned } from '../src/shared/runtime.ts';

export interface Account {
  /** Identifier */
  clientId: string;
  name: string;
  /** First label of the host name of this account */
  URLPrefix: string;
  theme: Theme;
  state: "active" | "suspended" | "inactive";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface AccountCreate {
  /** Identifier */
  clientId: string;
  name: string;
  /** First label of the host name of this account */
  URLPrefix: string;
  theme: Theme;
}

export interface AccountPatch {
  /** Identifier */
  clientId?: string;
  name?: string;
  /** First label of the host name of this account */
  URLPrefix?: string;
  theme?: Theme;
}

export interface AccountTheme {
  name: string | null;
  URLPrefix: string | null;
  theme: Theme;
}

export interface AccountsFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in clientId */
    clientId?: string[];
    /** Only those with one of these in state */
    state?: string[];
    /** Only those with one of these in URLPrefix */
    URLPrefix?: string[];
  };
}

export interface Assessment {
  /** Identifier */
  accountId: string;
  contentKind: "formal" | "onboarding" | "screening";
  /** The lesson, course or vacancy that it belongs to */
  contentId?: string | null;
  title: string;
  description?: string;
  type: "formative" | "summative" | "examination" | "test";
  /** How many questions it has */
  questions: number;
  /** Per cent */
  passMark?: number;
  state: "draft" | "pending" | "published" | "archived";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface AssessmentsFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in contentKind */
    contentKind?: string[];
    /** Only those with one of these in contentId */
    contentId?: string[];
    /** Only those with one of these in type */
    type?: string[];
    /** Only those with one of these in state */
    state?: string[];
  };
}

export interface Assigned {
  roles: Enrollment[];
  careers: Enrollment[];
  sites: Enrollment[];
  groups: Named[];
  /** Courses with an attempt of the user */
  courses: Named[];
}

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

export type AttemptState = "open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated";

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

export interface BatchCreate {
  /** Identifier */
  courseId: string;
  siteIds?: string[];
  assessorIds?: string[];
  /** Assessed on or after */
  from?: string;
  /** Assessed on or before */
  to?: string;
  title: string;
}

export interface BatchPreview {
  size: number;
  sampleSize: number;
  sites: number;
  assessors: number;
  /** Attempts that the caller may not moderate */
  conflicted: number;
  policy: SamplingPolicy;
}

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

export interface Career {
  /** Identifier */
  accountId: string;
  name: string;
  code?: string;
  description?: string;
  /** Job roles that it leads through, in this order */
  roleIds: string[];
  /** What is learnt in it, in this order */
  content: ContentLink[];
  state: "draft" | "pending" | "published" | "archived";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface CareerAssignment {
  userIds: string[];
  careerIds: string[];
}

export interface CareerCreate {
  /** Identifier */
  accountId: string;
  name: string;
  code?: string;
  description?: string;
}

export interface CareerPatch {
  /** Identifier */
  accountId?: string;
  name?: string;
  code?: string | null;
  description?: string | null;
}

export interface CareersFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: string[];
    /** Only those with one of these in roleIds */
    roleIds?: string[];
  };
}

export interface Changed {
  /** How many it made a difference to */
  changed: number;
}

export interface Claim {
  moderator: Named;
  /** Point in time, ISO 8601 with offset */
  claimedAt: string;
  /** Point in time, ISO 8601 with offset */
  expiresAt: string;
  mine: boolean;
}

export interface Client {
  name: string;
  /** Company registration number */
  registrationNumber?: string;
  email?: string | null;
  phoneNumber?: string | null;
  /** Country, ISO 3166-1 alpha-2 */
  country?: string;
  languages: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
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

export interface ClientCreate {
  name: string;
  /** Company registration number */
  registrationNumber?: string;
  email?: string | null;
  phoneNumber?: string | null;
  /** Country, ISO 3166-1 alpha-2 */
  country?: string;
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
}

export interface ClientFilters {
  state: {
    value: string;
    count: number;
  }[];
  country: {
    value: string;
    count: number;
  }[];
  languages: {
    value: string;
    count: number;
  }[];
}

export interface ClientLanguage {
  locale: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso";
  count: number;
}

export interface ClientPatch {
  name?: string;
  registrationNumber?: string | null;
  email?: string | null | null;
  phoneNumber?: string | null | null;
  country?: string | null;
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
}

export interface ClientsFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in state */
    state?: string[];
    /** Only those with one of these in country */
    country?: string[];
    /** Only those with one of these in languages */
    languages?: string[];
  };
}

export interface Colour {
  red: number;
  green: number;
  blue: number;
}

export interface Contact {
  /** Identifier */
  accountId: string;
  siteId?: string | null;
  name: string;
  surname?: string;
  organisation?: string;
  position?: string;
  email?: string | null;
  phoneNumber?: string | null;
  notes?: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface ContactCreate {
  /** Identifier */
  accountId: string;
  siteId?: string | null;
  name: string;
  surname?: string;
  organisation?: string;
  position?: string;
  email?: string | null;
  phoneNumber?: string | null;
  notes?: string;
}

export interface ContactPatch {
  /** Identifier */
  accountId?: string;
  siteId?: string | null | null;
  name?: string;
  surname?: string | null;
  organisation?: string | null;
  position?: string | null;
  email?: string | null | null;
  phoneNumber?: string | null | null;
  notes?: string | null;
}

export interface ContactsFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in organisation */
    organisation?: string[];
  };
}

export interface ContentLink {
  kind: "course" | "lesson" | "survey" | "assessment";
  /** Identifier */
  id: string;
  title?: string;
}

export interface Count {
  count: number;
}

export interface Country {
  /** ISO 3166-1 alpha-2 code */
  id: string;
  /** Name in English */
  name: string;
  /** Digits after the plus of an international number */
  callingCode: string;
}

export interface Course {
  /** Identifier */
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

export interface CourseCreate {
  /** Identifier */
  accountId: string;
  title: string;
  kind?: "OnboardingCourse" | "FormalCourse";
  registrationNumber: string;
  nqfLevel?: number | null;
  credits?: number | null;
  route: "legacy" | "occupational";
  state?: "draft" | "published" | "retired";
}

export interface CoursePatch {
  /** Identifier */
  accountId?: string;
  title?: string;
  kind?: "OnboardingCourse" | "FormalCourse";
  registrationNumber?: string;
  nqfLevel?: number | null | null;
  credits?: number | null | null;
  route?: "legacy" | "occupational";
  state?: "draft" | "published" | "retired";
}

export interface CoursesFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in route */
    route?: string[];
    /** Only those with one of these in state */
    state?: string[];
    /** Only those with one of these in kind */
    kind?: string[];
  };
}

export interface CoverageGap {
  kind: "assessor" | "site" | "outcome" | "method";
  id: string;
  name: string;
}

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

export interface DecisionInput {
  kind: "upheld" | "overturned" | "referred_back";
  reason?: string;
  actions?: ReferralAction[];
  findings?: Finding[];
}

export interface Draft {
  body: DraftBody;
  version: number;
  /** Point in time, ISO 8601 with offset */
  savedAt: string;
}

export interface DraftBody {
  /** Comment per outcome */
  comments: Record<string, string>;
  findings: Finding[];
  kind?: "upheld" | "overturned" | "referred_back" | null;
  reason: string;
  actions: {
    /** Identifier */
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

export interface Enrollment {
  /** What the user is assigned to */
  id: string;
  name: string;
  /** Point in time, ISO 8601 with offset */
  assignedAt: string;
  assignedBy: Named | null;
}

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

export interface ExternalAssessment {
  /** Identifier */
  id: string;
  /** Identifier */
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

export interface ExternalAssessmentDetail {
  /** Identifier */
  id: string;
  /** Identifier */
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

export interface Finding {
  rule: "valid" | "authentic" | "current" | "sufficient";
  passed: boolean | null;
  comment: string;
  evidenceIds: string[];
}

export interface Group {
  /** Identifier */
  accountId: string;
  /** Identifier */
  clientId?: string;
  siteId?: string | null;
  name: string;
  description?: string;
  /** Job roles that its members are enrolled in */
  roleIds: string[];
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface GroupCreate {
  /** Identifier */
  accountId: string;
  /** Identifier */
  clientId?: string;
  siteId?: string | null;
  name: string;
  description?: string;
}

export interface GroupPatch {
  /** Identifier */
  accountId?: string;
  clientId?: string | null;
  siteId?: string | null | null;
  name?: string;
  description?: string | null;
}

export interface GroupsFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in clientId */
    clientId?: string[];
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in roleIds */
    roleIds?: string[];
  };
}

export interface Ids {
  ids: string[];
}

export interface IssueReport {
  /** The message and the report info, with HTML line breaks */
  body: string;
  title: string;
  /** Where the application wants it sent; the platform decides */
  to: string;
  from: string;
}

export interface JobRole {
  /** Identifier */
  accountId: string;
  name: string;
  /** Occupation code, such as that of the Organising Framework for Occupations */
  code?: string;
  description?: string;
  /** What is learnt for it, in this order */
  content: ContentLink[];
  state: "draft" | "pending" | "published" | "archived";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface JobRoleAssignment {
  userIds: string[];
  roleIds: string[];
}

export interface JobRoleCreate {
  /** Identifier */
  accountId: string;
  name: string;
  /** Occupation code, such as that of the Organising Framework for Occupations */
  code?: string;
  description?: string;
}

export interface JobRoleIds {
  roleIds: string[];
}

export interface JobRolePatch {
  /** Identifier */
  accountId?: string;
  name?: string;
  code?: string | null;
  description?: string | null;
}

export interface JobRolesFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: string[];
  };
}

export interface Judgement {
  result: Result | null;
  mark: number | null;
  feedback: string | null;
  assessorName: string;
  judgedAt: string | null;
}

export interface JudgementInput {
  /** Identifier */
  outcomeId: string;
  result: "C" | "NYC";
  mark?: number | null;
  feedback: string;
}

export interface LearnerDeficit {
  site: Named;
  /** Learners at the site now */
  learners: number;
  /** Learners that the site has licences for */
  licensed: number | null;
  /** Learners that the site has to have */
  required: number | null;
  /** Learners missing to the larger of the two */
  deficit: number;
}

export interface Licence {
  /** Identifier */
  accountId: string;
  name: string;
  content: LicenceContent;
  platforms: string[];
  /** Learners that it covers; any number when absent */
  learners?: number | null;
  /** Devices that it covers; any number when absent */
  devices?: number | null;
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

export type LicenceContent = {
  type: string;
  accessLevel: "FullAccess" | "ViaEngagement" | "None";
}[];

export interface LicenceCreate {
  /** Identifier */
  accountId: string;
  name: string;
  content: LicenceContent;
  platforms: string[];
  /** Learners that it covers; any number when absent */
  learners?: number | null;
  /** Devices that it covers; any number when absent */
  devices?: number | null;
  /** Calendar day, YYYY-MM-DD */
  startsOn?: string;
  expiresOn?: string | null;
}

export interface LicenceEngagement {
  /** Identifier */
  accountId: string;
  /** Identifier */
  licenceId: string;
  /** Kind of content that is paid for by use */
  contentType: string;
  /** Uses that were bought */
  quantity: number;
  /** Uses so far */
  used: number;
  note?: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface LicenceEngagementAddition {
  /** Uses to add */
  quantity: number;
  note?: string;
}

export interface LicenceEngagementCreate {
  /** Identifier */
  accountId: string;
  /** Identifier */
  licenceId: string;
  /** Kind of content that is paid for by use */
  contentType: string;
  /** Uses that were bought */
  quantity: number;
  note?: string;
}

export interface LicenceEngagementLog {
  version: number;
  action: string;
  quantity: number;
  used: number;
  note: string | null;
  by: Named | null;
  /** Point in time, ISO 8601 with offset */
  at: string;
}

export interface LicenceGroup {
  /** Identifier */
  accountId: string;
  /** Identifier */
  licenceId: string;
  /** Identifier */
  groupId: string;
  /** Until when the group uses the licence */
  expiresOn: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface LicenceGroupCreate {
  /** Identifier */
  accountId: string;
  /** Identifier */
  licenceId: string;
  /** Identifier */
  groupId: string;
  /** Until when the group uses the licence */
  expiresOn: string;
}

export interface LicencePatch {
  /** Identifier */
  accountId?: string;
  name?: string;
  content?: LicenceContent;
  platforms?: string[];
  learners?: number | null | null;
  devices?: number | null | null;
  startsOn?: string | null;
  expiresOn?: string | null | null;
}

export interface LicenceSubscription {
  /** Identifier */
  accountId: string;
  /** Identifier */
  licenceId: string;
  name: string;
  period: "monthly" | "quarterly" | "yearly";
  /** Calendar day, YYYY-MM-DD */
  startsOn: string;
  /** When it is renewed next; never when absent */
  renewsOn?: string | null;
  learners?: number | null;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface LicenceSubscriptionCreate {
  /** Identifier */
  accountId: string;
  /** Identifier */
  licenceId: string;
  name: string;
  period: "monthly" | "quarterly" | "yearly";
  /** Calendar day, YYYY-MM-DD */
  startsOn: string;
  /** When it is renewed next; never when absent */
  renewsOn?: string | null;
  learners?: number | null;
}

export interface LicenceSubscriptionPatch {
  /** Identifier */
  accountId?: string;
  /** Identifier */
  licenceId?: string;
  name?: string;
  period?: "monthly" | "quarterly" | "yearly";
  /** Calendar day, YYYY-MM-DD */
  startsOn?: string;
  renewsOn?: string | null | null;
  learners?: number | null | null;
}

export interface LicenceUsage {
  /** Identifier */
  accountId: string;
  /** Counted against the licences */
  used: number;
  /** Covered by the licences that hold today; null: any number */
  licensed: number | null;
  remaining: number | null;
}

export interface LicencesFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
  };
}

export interface LinkedContent {
  content: ContentLink[];
}

export interface LinkedIds {
  ids: string[];
}

export interface ModerationReport {
  /** Null while it is not signed */
  id: string | null;
  batch: BatchSummary;
  number: string | null;
  scope: string;
  /** How the sample was drawn, in words */
  sampling: string;
  findings: {
    /** Identifier */
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
    /** Identifier */
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

export interface Named {
  /** Identifier */
  id: string;
  name: string;
}

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

export interface OutcomeInput {
  code: string;
  title: string;
  credits?: number | null;
  method?: "portfolio" | "observation" | "knowledge" | "workplace";
  criteria: string[];
}

export interface OutcomeJudgement {
  /** Identifier */
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

export interface PendingContent {
  careers: number;
  roles: number;
  courses: number;
  total: number;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  code: "4001" | "4002" | "4003" | "4004" | "4005" | "4007" | "4008" | "4009" | "40010" | "40011" | "40012" | "40013" | "invalid_input" | "not_signed_in" | "not_allowed" | "not_found" | "method_not_allowed" | "conflict" | "wrong_state" | "claimed_by_another" | "claim_needed" | "verdict_needed" | "already_exists" | "key_reused" | "stale_version" | "too_large" | "wrong_media_type" | "empty_file" | "mislabelled_file" | "version_needed" | "key_needed" | "too_many_requests" | "internal" | "unavailable";
  detail: string;
  requestId: string;
  errors?: {
    path: string;
    message: string;
  }[];
  current?: unknown;
}

export interface ReferralAction {
  /** Identifier */
  outcomeId: string;
  action: string;
  /** Calendar day, YYYY-MM-DD */
  dueOn: string;
  to: "assessor" | "learner";
}

export interface Refusal {
  code: string;
  sentence: string;
}

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

export type Result = "C" | "NYC";

export interface SamplingPolicy {
  percentage: number;
  minimum: number;
  alwaysInclude: string[];
  blind: boolean;
}

export interface Schedule {
  /** Identifier */
  accountId: string;
  /** Identifier */
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

export interface ScheduleCreate {
  /** Identifier */
  accountId: string;
  /** Identifier */
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

export interface SchedulePatch {
  /** Identifier */
  accountId?: string;
  /** Identifier */
  courseId?: string;
  siteId?: string | null | null;
  title?: string;
  /** Point in time, ISO 8601 with offset */
  startsAt?: string;
  /** Point in time, ISO 8601 with offset */
  endsAt?: string;
  facilitatorId?: string | null | null;
  assessorId?: string | null | null;
  moderatorId?: string | null | null;
}

export interface SchedulesFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in courseId */
    courseId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
  };
}

export interface Site {
  /** Identifier */
  accountId: string;
  name: string;
  town?: string;
  province?: string;
  /** Learners it has licences for */
  licensedLearners?: number;
  /** Learners it has to have */
  requiredLearners?: number;
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

export interface SiteAssignment {
  userIds: string[];
  siteIds: string[];
}

export interface SiteCreate {
  /** Identifier */
  accountId: string;
  name: string;
  town?: string;
  province?: string;
  /** Learners it has licences for */
  licensedLearners?: number;
  /** Learners it has to have */
  requiredLearners?: number;
}

export interface SiteFilters {
  accountId: {
    value: string;
    count: number;
  }[];
  state: {
    value: string;
    count: number;
  }[];
  province: {
    value: string;
    count: number;
  }[];
}

export interface SitePatch {
  /** Identifier */
  accountId?: string;
  name?: string;
  town?: string | null;
  province?: string | null;
  licensedLearners?: number | null;
  requiredLearners?: number | null;
}

export interface SitesFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: string[];
    /** Only those with one of these in province */
    province?: string[];
  };
}

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

export interface SummativeLearner {
  learner: Named;
  /** Identifier */
  attemptId: string;
  state: AttemptState;
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  assessor: Named | null;
  /** Null while it is hidden from the caller or not known */
  result: "C" | "NYC" | null;
  hidden: boolean;
}

export interface SummativeModerator {
  moderator: Named | null;
}

export interface TagAssignment {
  items: Tagged[];
}

export interface TagKey {
  /** Identifier */
  accountId: string;
  name: string;
  description?: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface TagKeyCreate {
  /** Identifier */
  accountId: string;
  name: string;
  description?: string;
}

export interface TagKeyPatch {
  /** Identifier */
  accountId?: string;
  name?: string;
  description?: string | null;
}

export interface TagValue {
  /** Identifier */
  accountId: string;
  /** Identifier */
  keyId: string;
  name: string;
  /** Colour, #rrggbb */
  colour?: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface TagValueCreate {
  /** Identifier */
  accountId: string;
  /** Identifier */
  keyId: string;
  name: string;
  /** Colour, #rrggbb */
  colour?: string;
}

export interface TagValuePatch {
  /** Identifier */
  accountId?: string;
  /** Identifier */
  keyId?: string;
  name?: string;
  colour?: string | null;
}

export interface Tagged {
  kind: "users" | "courses" | "careers" | "roles" | "groups" | "sites" | "teams" | "assessments";
  /** Identifier */
  id: string;
  /** The tags that it shall have; none takes all away */
  valueIds: string[];
}

export interface Team {
  /** Identifier */
  accountId: string;
  siteId?: string | null;
  name: string;
  description?: string;
  /** The user who leads it */
  leaderId?: string | null;
  memberIds: string[];
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
}

export interface TeamCreate {
  /** Identifier */
  accountId: string;
  siteId?: string | null;
  name: string;
  description?: string;
  /** The user who leads it */
  leaderId?: string | null;
  memberIds?: string[];
}

export interface TeamPatch {
  /** Identifier */
  accountId?: string;
  siteId?: string | null | null;
  name?: string;
  description?: string | null;
  leaderId?: string | null | null;
  memberIds?: string[];
}

export interface TeamsFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in leaderId */
    leaderId?: string[];
    /** Only those with one of these in memberIds */
    memberIds?: string[];
  };
}

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

export interface User {
  /** Identifier */
  accountId: string;
  /** Identifier */
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
  /** The account that an administrator acts in instead of the own */
  impersonatedAccountId?: string | null;
  /** The site that an administrator acts in instead of the own */
  impersonatedSiteId?: string | null;
  state: "active" | "inactive";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** Point in time, ISO 8601 with offset */
  updatedAt: string;
  /** Point in time, ISO 8601 with offset */
  deletedAt?: string;
}

export interface UserCreate {
  /** Identifier */
  accountId: string;
  /** Identifier */
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
  /** The account that an administrator acts in instead of the own */
  impersonatedAccountId?: string | null;
  /** The site that an administrator acts in instead of the own */
  impersonatedSiteId?: string | null;
}

export interface UserPatch {
  /** Identifier */
  accountId?: string;
  /** Identifier */
  clientId?: string;
  siteId?: string | null | null;
  siteName?: string | null | null;
  username?: string;
  name?: string;
  surname?: string;
  email?: string | null | null;
  phoneNumber?: string | null | null;
  number?: string | null;
  gender?: "Male" | "Female" | null | null;
  race?: "African" | "Coloured" | "Indian" | "Caucasian" | "Other" | null | null;
  disability?: string | null | null;
  locale?: string;
  groupIds?: string[];
  roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
  scope?: string;
  registrations?: Registration[];
  isRunningGroupHardware?: boolean;
  impersonatedAccountId?: string | null | null;
  impersonatedSiteId?: string | null | null;
}

export interface UsersFilter {
  ids?: string[];
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in state */
    state?: string[];
    /** Only those with one of these in roles */
    roles?: string[];
    /** Only those with one of these in groupIds */
    groupIds?: string[];
  };
}

export interface Verdict {
  result: Result;
  comment: string;
  /** Point in time, ISO 8601 with offset */
  recordedAt: string;
  changedAfterReveal: boolean;
}

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

/** Every call of the platform, as the client offers it. */
export interface Calls {
  /**
   * List clients.
   * `GET /v2/clients` for admin.
   */
  listClients(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; state?: string[] | null; country?: string[] | null; languages?: string[] | null; sort?: "name" | "-name" | "registrationNumber" | "-registrationNumber" | null; fields?: ("name" | "registrationNumber" | "email" | "phoneNumber" | "country" | "languages" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<Client>>;

  /**
   * List clients matching a text, best match first.
   * `GET /v2/clients/search` for admin.
   */
  searchClients(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; state?: string[] | null; country?: string[] | null; languages?: string[] | null; sort?: "name" | "-name" | "registrationNumber" | "-registrationNumber" | null; fields?: ("name" | "registrationNumber" | "email" | "phoneNumber" | "country" | "languages" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<Client>>;

  /**
   * List clients by a filter too long for an address.
   * `POST /v2/clients/fetch` for admin.
   */
  fetchClients(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; state?: string[] | null; country?: string[] | null; languages?: string[] | null; sort?: "name" | "-name" | "registrationNumber" | "-registrationNumber" | null; fields?: ("name" | "registrationNumber" | "email" | "phoneNumber" | "country" | "languages" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: ClientsFilter }, options?: CallOptions): Promise<Page<Client>>;

  /**
   * One of the clients.
   * `GET /v2/clients/{id}` for admin.
   */
  getClient(input: { id: string }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Whether one of the clients exists, and its version.
   * `HEAD /v2/clients/{id}` for admin.
   */
  headClient(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the clients.
   * `POST /v2/clients` for admin.
   */
  createClient(input: { body: ClientCreate }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Change fields of one of the clients.
   * `PATCH /v2/clients/{id}` for admin.
   */
  updateClient(input: { id: string; body: ClientPatch; version: number }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Replace one of the clients.
   * `PUT /v2/clients/{id}` for admin.
   */
  replaceClient(input: { id: string; body: ClientCreate; version: number }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Delete one of the clients; its history is kept.
   * `DELETE /v2/clients/{id}` for admin.
   */
  deleteClient(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export clients as csv, xlsx, pdf or json.
   * `POST /v2/clients/export/{type}` for admin.
   */
  exportClients(input: { type: string; query?: { state?: string[] | null; country?: string[] | null; languages?: string[] | null; sort?: "name" | "-name" | "registrationNumber" | "-registrationNumber" | null; fields?: ("name" | "registrationNumber" | "email" | "phoneNumber" | "country" | "languages" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * Activate one of the clients.
   * `POST /v2/clients/{id}/activate` for admin.
   */
  activateClient(input: { id: string }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Deactivate one of the clients.
   * `POST /v2/clients/{id}/deactivate` for admin.
   */
  deactivateClient(input: { id: string }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Values that clients can be filtered by, with how many there are.
   * `GET /v2/clients/filters` for admin.
   */
  getClientFilters(input?: undefined, options?: CallOptions): Promise<Versioned<ClientFilters>>;

  /**
   * Languages in use by clients, with how many use each.
   * `GET /v2/clients/languages` for admin.
   */
  listClientLanguages(input?: undefined, options?: CallOptions): Promise<ClientLanguage[]>;

  /**
   * Accounts of a client.
   * `GET /v2/clients/{id}/accounts` for admin.
   */
  listClientAccounts(input: { id: string; query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null } }, options?: CallOptions): Promise<Page<Account>>;

  /**
   * Sites of an account of a client.
   * `GET /v2/clients/{id}/accounts/{accountId}/sites` for admin.
   */
  listClientAccountSites(input: { id: string; accountId: string; query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; state?: string[] | null } }, options?: CallOptions): Promise<Page<Site>>;

  /**
   * List accounts.
   * `GET /v2/accounts` for admin, manager.
   */
  listAccounts(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; clientId?: string[] | null; state?: string[] | null; URLPrefix?: string[] | null; sort?: "name" | "-name" | "URLPrefix" | "-URLPrefix" | null; fields?: ("clientId" | "name" | "URLPrefix" | "theme" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<Account>>;

  /**
   * List accounts matching a text, best match first.
   * `GET /v2/accounts/search` for admin, manager.
   */
  searchAccounts(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; clientId?: string[] | null; state?: string[] | null; URLPrefix?: string[] | null; sort?: "name" | "-name" | "URLPrefix" | "-URLPrefix" | null; fields?: ("clientId" | "name" | "URLPrefix" | "theme" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<Account>>;

  /**
   * List accounts by a filter too long for an address.
   * `POST /v2/accounts/fetch` for admin, manager.
   */
  fetchAccounts(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; clientId?: string[] | null; state?: string[] | null; URLPrefix?: string[] | null; sort?: "name" | "-name" | "URLPrefix" | "-URLPrefix" | null; fields?: ("clientId" | "name" | "URLPrefix" | "theme" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: AccountsFilter }, options?: CallOptions): Promise<Page<Account>>;

  /**
   * One of the accounts.
   * `GET /v2/accounts/{id}` for admin, manager, self.
   */
  getAccount(input: { id: string }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Whether one of the accounts exists, and its version.
   * `HEAD /v2/accounts/{id}` for admin, manager, self.
   */
  headAccount(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the accounts.
   * `POST /v2/accounts` for admin.
   */
  createAccount(input: { body: AccountCreate }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Change fields of one of the accounts.
   * `PATCH /v2/accounts/{id}` for admin.
   */
  updateAccount(input: { id: string; body: AccountPatch; version: number }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Replace one of the accounts.
   * `PUT /v2/accounts/{id}` for admin.
   */
  replaceAccount(input: { id: string; body: AccountCreate; version: number }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Delete one of the accounts; its history is kept.
   * `DELETE /v2/accounts/{id}` for admin.
   */
  deleteAccount(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export accounts as csv, xlsx, pdf or json.
   * `POST /v2/accounts/export/{type}` for admin.
   */
  exportAccounts(input: { type: string; query?: { clientId?: string[] | null; state?: string[] | null; URLPrefix?: string[] | null; sort?: "name" | "-name" | "URLPrefix" | "-URLPrefix" | null; fields?: ("clientId" | "name" | "URLPrefix" | "theme" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * Activate one of the accounts.
   * `POST /v2/accounts/{id}/activate` for admin.
   */
  activateAccount(input: { id: string }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Deactivate one of the accounts.
   * `POST /v2/accounts/{id}/deactivate` for admin.
   */
  deactivateAccount(input: { id: string }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Change the state of one of the accounts.
   * `POST /v2/accounts/{id}/state` for admin.
   * Codes: wrong_state.
   */
  changeAccountState(input: { id: string; query: { from: "active" | "suspended" | "inactive"; to: "active" | "suspended" | "inactive" } }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Number of accounts.
   * `GET /v2/accounts/count` for admin, manager.
   */
  countAccounts(input?: { query?: { clientId?: string | null } }, options?: CallOptions): Promise<Versioned<Count>>;

  /**
   * Theme of the account with this URL prefix, or the default theme of the platform.
   * `GET /v2/accounts/themes` for public.
   */
  getThemeByPrefix(input?: { query?: { URLPrefix?: string | null } }, options?: CallOptions): Promise<AccountTheme>;

  /**
   * Theme of one account.
   * `GET /v2/accounts/{id}/theme` for any.
   */
  getAccountTheme(input: { id: string }, options?: CallOptions): Promise<Theme>;

  /**
   * Set the theme of an account.
   * `PUT /v2/accounts/{id}/theme` for admin.
   */
  setAccountTheme(input: { id: string; body: Theme; version: number }, options?: CallOptions): Promise<Versioned<Theme>>;

  /**
   * Number of things that wait for approval, by kind.
   * `GET /v2/accounts/{id}/content/pending/count` for admin, manager.
   */
  countPendingContent(input: { id: string }, options?: CallOptions): Promise<PendingContent>;

  /**
   * Sites with fewer learners than they have licences for or have to have.
   * `GET /v2/sites/learner/deficits` for admin, manager.
   */
  listLearnerDeficits(input?: { query?: { accountId?: string | null } }, options?: CallOptions): Promise<LearnerDeficit[]>;

  /**
   * List sites.
   * `GET /v2/sites` for admin, manager.
   */
  listSites(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; state?: string[] | null; province?: string[] | null; sort?: "name" | "-name" | "town" | "-town" | null; fields?: ("accountId" | "name" | "town" | "province" | "licensedLearners" | "requiredLearners" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<Site>>;

  /**
   * List sites matching a text, best match first.
   * `GET /v2/sites/search` for admin, manager.
   */
  searchSites(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; state?: string[] | null; province?: string[] | null; sort?: "name" | "-name" | "town" | "-town" | null; fields?: ("accountId" | "name" | "town" | "province" | "licensedLearners" | "requiredLearners" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<Site>>;

  /**
   * List sites by a filter too long for an address.
   * `POST /v2/sites/fetch` for admin, manager.
   */
  fetchSites(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; state?: string[] | null; province?: string[] | null; sort?: "name" | "-name" | "town" | "-town" | null; fields?: ("accountId" | "name" | "town" | "province" | "licensedLearners" | "requiredLearners" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: SitesFilter }, options?: CallOptions): Promise<Page<Site>>;

  /**
   * One of the sites.
   * `GET /v2/sites/{id}` for admin, manager.
   */
  getSite(input: { id: string }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Whether one of the sites exists, and its version.
   * `HEAD /v2/sites/{id}` for admin, manager.
   */
  headSite(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the sites.
   * `POST /v2/sites` for admin, manager.
   */
  createSite(input: { body: SiteCreate }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Change fields of one of the sites.
   * `PATCH /v2/sites/{id}` for admin, manager.
   */
  updateSite(input: { id: string; body: SitePatch; version: number }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Replace one of the sites.
   * `PUT /v2/sites/{id}` for admin, manager.
   */
  replaceSite(input: { id: string; body: SiteCreate; version: number }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Delete one of the sites; its history is kept.
   * `DELETE /v2/sites/{id}` for admin, manager.
   */
  deleteSite(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export sites as csv, xlsx, pdf or json.
   * `POST /v2/sites/export/{type}` for admin, manager.
   */
  exportSites(input: { type: string; query?: { accountId?: string[] | null; state?: string[] | null; province?: string[] | null; sort?: "name" | "-name" | "town" | "-town" | null; fields?: ("accountId" | "name" | "town" | "province" | "licensedLearners" | "requiredLearners" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * Activate one of the sites.
   * `POST /v2/sites/{id}/activate` for admin, manager.
   */
  activateSite(input: { id: string }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Deactivate one of the sites.
   * `POST /v2/sites/{id}/deactivate` for admin, manager.
   */
  deactivateSite(input: { id: string }, options?: CallOptions): Promise<Versioned<Site>>;

  /**
   * Values that sites can be filtered by, with how many there are.
   * `GET /v2/sites/filters` for admin, manager.
   */
  getSiteFilters(input?: undefined, options?: CallOptions): Promise<Versioned<SiteFilters>>;

  /**
   * List users.
   * `GET /v2/users` for admin, manager, self.
   * Codes: 4001, 4002, 4004.
   */
  listUsers(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; siteId?: string[] | null; state?: string[] | null; roles?: string[] | null; groupIds?: string[] | null; sort?: "surname" | "-surname" | "name" | "-name" | "username" | "-username" | null; fields?: ("accountId" | "clientId" | "siteId" | "siteName" | "username" | "name" | "surname" | "email" | "phoneNumber" | "number" | "gender" | "race" | "disability" | "locale" | "groupIds" | "roles" | "scope" | "registrations" | "isRunningGroupHardware" | "impersonatedAccountId" | "impersonatedSiteId" | "state" | "id" | "version" | "createdAt" | "updatedAt" | "deletedAt")[] | null } }, options?: CallOptions): Promise<Page<User>>;

  /**
   * List users matching a text, best match first.
   * `GET /v2/users/search` for admin, manager, self.
   * Codes: 4001, 4002, 4004.
   */
  searchUsers(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; siteId?: string[] | null; state?: string[] | null; roles?: string[] | null; groupIds?: string[] | null; sort?: "surname" | "-surname" | "name" | "-name" | "username" | "-username" | null; fields?: ("accountId" | "clientId" | "siteId" | "siteName" | "username" | "name" | "surname" | "email" | "phoneNumber" | "number" | "gender" | "race" | "disability" | "locale" | "groupIds" | "roles" | "scope" | "registrations" | "isRunningGroupHardware" | "impersonatedAccountId" | "impersonatedSiteId" | "state" | "id" | "version" | "createdAt" | "updatedAt" | "deletedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<User>>;

  /**
   * List users by a filter too long for an address.
   * `POST /v2/users/fetch` for admin, manager, self.
   * Codes: 4001, 4002, 4004.
   */
  fetchUsers(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; siteId?: string[] | null; state?: string[] | null; roles?: string[] | null; groupIds?: string[] | null; sort?: "surname" | "-surname" | "name" | "-name" | "username" | "-username" | null; fields?: ("accountId" | "clientId" | "siteId" | "siteName" | "username" | "name" | "surname" | "email" | "phoneNumber" | "number" | "gender" | "race" | "disability" | "locale" | "groupIds" | "roles" | "scope" | "registrations" | "isRunningGroupHardware" | "impersonatedAccountId" | "impersonatedSiteId" | "state" | "id" | "version" | "createdAt" | "updatedAt" | "deletedAt")[] | null }; body: UsersFilter }, options?: CallOptions): Promise<Page<User>>;

  /**
   * One of the users.
   * `GET /v2/users/{id}` for admin, manager, self.
   * Codes: 4001, 4002, 4004.
   */
  getUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Whether one of the users exists, and its version.
   * `HEAD /v2/users/{id}` for admin, manager, self.
   * Codes: 4001, 4002, 4004.
   */
  headUser(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the users.
   * `POST /v2/users` for admin, manager, self.
   * Codes: 4001, 4002, 4004.
   */
  createUser(input: { body: UserCreate }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Change fields of one of the users.
   * `PATCH /v2/users/{id}` for admin, manager, self.
   * Codes: 4001, 4002, 4004.
   */
  updateUser(input: { id: string; body: UserPatch; version: number }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Replace one of the users.
   * `PUT /v2/users/{id}` for admin, manager, self.
   * Codes: 4001, 4002, 4004.
   */
  replaceUser(input: { id: string; body: UserCreate; version: number }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Delete one of the users; it can be restored.
   * `DELETE /v2/users/{id}` for admin, manager, self.
   * Codes: 4001, 4002, 4004.
   */
  deleteUser(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export users as csv, xlsx, pdf or json.
   * `POST /v2/users/export/{type}` for admin, manager, self.
   * Codes: 4001, 4002, 4004.
   */
  exportUsers(input: { type: string; query?: { accountId?: string[] | null; siteId?: string[] | null; state?: string[] | null; roles?: string[] | null; groupIds?: string[] | null; sort?: "surname" | "-surname" | "name" | "-name" | "username" | "-username" | null; fields?: ("accountId" | "clientId" | "siteId" | "siteName" | "username" | "name" | "surname" | "email" | "phoneNumber" | "number" | "gender" | "race" | "disability" | "locale" | "groupIds" | "roles" | "scope" | "registrations" | "isRunningGroupHardware" | "impersonatedAccountId" | "impersonatedSiteId" | "state" | "id" | "version" | "createdAt" | "updatedAt" | "deletedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * Activate one of the users.
   * `POST /v2/users/{id}/activate` for admin, manager.
   * Codes: 4001, 4002, 4004.
   */
  activateUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Deactivate one of the users.
   * `POST /v2/users/{id}/deactivate` for admin, manager.
   * Codes: 4001, 4002, 4004.
   */
  deactivateUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * List deleted users, the latest first.
   * `GET /v2/users/deleted` for admin, manager.
   * Codes: 4001, 4002, 4004.
   */
  listDeletedUsers(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null } }, options?: CallOptions): Promise<Page<User>>;

  /**
   * Bring back one of the deleted users.
   * `POST /v2/users/{id}/restore` for admin, manager.
   * Codes: 4001, 4002, 4004.
   */
  restoreUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Number of users, kept while they change.
   * `GET /v2/users/count` for admin, manager.
   */
  countUsers(input?: { query?: { accountId?: string | null; siteId?: string | null; role?: "administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device" | null } }, options?: CallOptions): Promise<Count>;

  /**
   * Groups of a user.
   * `GET /v2/users/{id}/groups` for admin, manager, self.
   */
  listUserGroups(input: { id: string }, options?: CallOptions): Promise<Page<Named>>;

  /**
   * Job roles of a user.
   * `GET /v2/users/{id}/roles` for admin, manager, self.
   */
  listUserRoles(input: { id: string; query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null } }, options?: CallOptions): Promise<Page<JobRole>>;

  /**
   * Add job roles to a user.
   * `POST /v2/users/{id}/roles` for admin, manager.
   */
  addUserRoles(input: { id: string; body: JobRoleIds }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove job roles from a user.
   * `DELETE /v2/users/{id}/roles` for admin, manager.
   */
  removeUserRoles(input: { id: string; query: { roleId: string[] } }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove job roles of many users in one call.
   * `DELETE /v2/users/roles` for admin, manager.
   */
  removeRolesOfUsers(input: { query: { userId: string[]; roleId: string[] } }, options?: CallOptions): Promise<Changed>;

  /**
   * Users enrolled in a job role or in a career.
   * `GET /v2/users/enrolled` for admin, manager.
   */
  listEnrolledUsers(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; roleId?: string[] | null; careerId?: string[] | null } }, options?: CallOptions): Promise<Page<User>>;

  /**
   * Enrolments of a user in job roles.
   * `GET /v2/users/{id}/enrollments/roles` for admin, manager, self.
   */
  listRoleEnrollments(input: { id: string }, options?: CallOptions): Promise<Page<Enrollment>>;

  /**
   * Enrolments of a user in careers.
   * `GET /v2/users/{id}/enrollments/careers` for admin, manager, self.
   */
  listCareerEnrollments(input: { id: string }, options?: CallOptions): Promise<Page<Enrollment>>;

  /**
   * Assign users to job roles.
   * `POST /v2/users/assign/roles` for admin, manager.
   */
  assignJobRoles(input: { body: JobRoleAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Unassign users from job roles.
   * `POST /v2/users/unassign/roles` for admin, manager.
   */
  unassignJobRoles(input: { body: JobRoleAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Assign users to careers.
   * `POST /v2/users/assign/careers` for admin, manager.
   */
  assignCareers(input: { body: CareerAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Unassign users from careers.
   * `POST /v2/users/unassign/careers` for admin, manager.
   */
  unassignCareers(input: { body: CareerAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Assign users to sites.
   * `POST /v2/users/assign/sites` for admin, manager.
   */
  assignSites(input: { body: SiteAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Unassign users from sites.
   * `POST /v2/users/unassign/sites` for admin, manager.
   */
  unassignSites(input: { body: SiteAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * List groups.
   * `GET /v2/groups` for admin, manager.
   */
  listGroups(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; clientId?: string[] | null; accountId?: string[] | null; siteId?: string[] | null; roleIds?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "clientId" | "siteId" | "name" | "description" | "roleIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<Group>>;

  /**
   * List groups matching a text, best match first.
   * `GET /v2/groups/search` for admin, manager.
   */
  searchGroups(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; clientId?: string[] | null; accountId?: string[] | null; siteId?: string[] | null; roleIds?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "clientId" | "siteId" | "name" | "description" | "roleIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<Group>>;

  /**
   * List groups by a filter too long for an address.
   * `POST /v2/groups/fetch` for admin, manager.
   */
  fetchGroups(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; clientId?: string[] | null; accountId?: string[] | null; siteId?: string[] | null; roleIds?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "clientId" | "siteId" | "name" | "description" | "roleIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: GroupsFilter }, options?: CallOptions): Promise<Page<Group>>;

  /**
   * One of the groups.
   * `GET /v2/groups/{id}` for admin, manager.
   */
  getGroup(input: { id: string }, options?: CallOptions): Promise<Versioned<Group>>;

  /**
   * Whether one of the groups exists, and its version.
   * `HEAD /v2/groups/{id}` for admin, manager.
   */
  headGroup(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the groups.
   * `POST /v2/groups` for admin, manager.
   */
  createGroup(input: { body: GroupCreate }, options?: CallOptions): Promise<Versioned<Group>>;

  /**
   * Change fields of one of the groups.
   * `PATCH /v2/groups/{id}` for admin, manager.
   */
  updateGroup(input: { id: string; body: GroupPatch; version: number }, options?: CallOptions): Promise<Versioned<Group>>;

  /**
   * Replace one of the groups.
   * `PUT /v2/groups/{id}` for admin, manager.
   */
  replaceGroup(input: { id: string; body: GroupCreate; version: number }, options?: CallOptions): Promise<Versioned<Group>>;

  /**
   * Delete one of the groups; its history is kept.
   * `DELETE /v2/groups/{id}` for admin, manager.
   */
  deleteGroup(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export groups as csv, xlsx, pdf or json.
   * `POST /v2/groups/export/{type}` for admin, manager.
   */
  exportGroups(input: { type: string; query?: { clientId?: string[] | null; accountId?: string[] | null; siteId?: string[] | null; roleIds?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "clientId" | "siteId" | "name" | "description" | "roleIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * Users of a group.
   * `GET /v2/groups/{id}/users` for admin, manager.
   */
  listGroupUsers(input: { id: string; query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null } }, options?: CallOptions): Promise<Page<User>>;

  /**
   * Add users to a group.
   * `POST /v2/groups/{id}/users` for admin, manager.
   */
  addGroupUsers(input: { id: string; body: Ids }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove users from a group.
   * `DELETE /v2/groups/{id}/users` for admin, manager.
   */
  removeGroupUsers(input: { id: string; query: { id: string[] } }, options?: CallOptions): Promise<Changed>;

  /**
   * Job roles of a group.
   * `GET /v2/groups/{id}/roles` for admin, manager.
   */
  listGroupRoles(input: { id: string; query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null } }, options?: CallOptions): Promise<Page<JobRole>>;

  /**
   * Add job roles to a group.
   * `POST /v2/groups/{id}/roles` for admin, manager.
   */
  addGroupRoles(input: { id: string; body: Ids }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove job roles from a group.
   * `DELETE /v2/groups/{id}/roles` for admin, manager.
   */
  removeGroupRoles(input: { id: string; query: { id: string[] } }, options?: CallOptions): Promise<Changed>;

  /**
   * List careers.
   * `GET /v2/careers` for any.
   */
  listCareers(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; state?: string[] | null; roleIds?: string[] | null; sort?: "name" | "-name" | "code" | "-code" | null; fields?: ("accountId" | "name" | "code" | "description" | "roleIds" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<Career>>;

  /**
   * List careers matching a text, best match first.
   * `GET /v2/careers/search` for any.
   */
  searchCareers(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; state?: string[] | null; roleIds?: string[] | null; sort?: "name" | "-name" | "code" | "-code" | null; fields?: ("accountId" | "name" | "code" | "description" | "roleIds" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<Career>>;

  /**
   * List careers by a filter too long for an address.
   * `POST /v2/careers/fetch` for any.
   */
  fetchCareers(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; state?: string[] | null; roleIds?: string[] | null; sort?: "name" | "-name" | "code" | "-code" | null; fields?: ("accountId" | "name" | "code" | "description" | "roleIds" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: CareersFilter }, options?: CallOptions): Promise<Page<Career>>;

  /**
   * One of the careers.
   * `GET /v2/careers/{id}` for any.
   */
  getCareer(input: { id: string }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Whether one of the careers exists, and its version.
   * `HEAD /v2/careers/{id}` for any.
   */
  headCareer(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the careers.
   * `POST /v2/careers` for admin, manager.
   */
  createCareer(input: { body: CareerCreate }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Change fields of one of the careers.
   * `PATCH /v2/careers/{id}` for admin, manager.
   */
  updateCareer(input: { id: string; body: CareerPatch; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Replace one of the careers.
   * `PUT /v2/careers/{id}` for admin, manager.
   */
  replaceCareer(input: { id: string; body: CareerCreate; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Delete one of the careers; its history is kept.
   * `DELETE /v2/careers/{id}` for admin, manager.
   */
  deleteCareer(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export careers as csv, xlsx, pdf or json.
   * `POST /v2/careers/export/{type}` for admin, manager.
   */
  exportCareers(input: { type: string; query?: { accountId?: string[] | null; state?: string[] | null; roleIds?: string[] | null; sort?: "name" | "-name" | "code" | "-code" | null; fields?: ("accountId" | "name" | "code" | "description" | "roleIds" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * Change the state of one of the careers.
   * `POST /v2/careers/{id}/state` for admin.
   * Codes: wrong_state.
   */
  changeCareerState(input: { id: string; query: { from: "draft" | "pending" | "published" | "archived"; to: "draft" | "pending" | "published" | "archived" } }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Number of careers.
   * `GET /v2/careers/count` for admin, manager.
   */
  countCareers(input?: { query?: { accountId?: string | null } }, options?: CallOptions): Promise<Versioned<Count>>;

  /**
   * Link job roles to a career: these and no others, in this order.
   * `PUT /v2/careers/{id}/roles` for admin, manager.
   */
  setCareerRoles(input: { id: string; body: LinkedIds; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Link content to a career: this and no other, in this order.
   * `PUT /v2/careers/{id}/content` for admin, manager.
   */
  setCareerContent(input: { id: string; body: LinkedContent; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Learners assigned to a career.
   * `GET /v2/careers/{id}/learners` for admin, manager, trainer.
   */
  listCareerLearners(input: { id: string; query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null } }, options?: CallOptions): Promise<Page<User>>;

  /**
   * List job roles.
   * `GET /v2/roles` for any.
   */
  listJobRoles(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; state?: string[] | null; sort?: "name" | "-name" | "code" | "-code" | null; fields?: ("accountId" | "name" | "code" | "description" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<JobRole>>;

  /**
   * List job roles matching a text, best match first.
   * `GET /v2/roles/search` for any.
   */
  searchJobRoles(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; state?: string[] | null; sort?: "name" | "-name" | "code" | "-code" | null; fields?: ("accountId" | "name" | "code" | "description" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<JobRole>>;

  /**
   * List job roles by a filter too long for an address.
   * `POST /v2/roles/fetch` for any.
   */
  fetchJobRoles(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; state?: string[] | null; sort?: "name" | "-name" | "code" | "-code" | null; fields?: ("accountId" | "name" | "code" | "description" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: JobRolesFilter }, options?: CallOptions): Promise<Page<JobRole>>;

  /**
   * One of the job roles.
   * `GET /v2/roles/{id}` for any.
   */
  getJobRole(input: { id: string }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Whether one of the job roles exists, and its version.
   * `HEAD /v2/roles/{id}` for any.
   */
  headJobRole(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the job roles.
   * `POST /v2/roles` for admin, manager.
   */
  createJobRole(input: { body: JobRoleCreate }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Change fields of one of the job roles.
   * `PATCH /v2/roles/{id}` for admin, manager.
   */
  updateJobRole(input: { id: string; body: JobRolePatch; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Replace one of the job roles.
   * `PUT /v2/roles/{id}` for admin, manager.
   */
  replaceJobRole(input: { id: string; body: JobRoleCreate; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Delete one of the job roles; its history is kept.
   * `DELETE /v2/roles/{id}` for admin, manager.
   */
  deleteJobRole(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export job roles as csv, xlsx, pdf or json.
   * `POST /v2/roles/export/{type}` for admin, manager.
   */
  exportJobRoles(input: { type: string; query?: { accountId?: string[] | null; state?: string[] | null; sort?: "name" | "-name" | "code" | "-code" | null; fields?: ("accountId" | "name" | "code" | "description" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * Change the state of one of the job roles.
   * `POST /v2/roles/{id}/state` for admin.
   * Codes: wrong_state.
   */
  changeJobRoleState(input: { id: string; query: { from: "draft" | "pending" | "published" | "archived"; to: "draft" | "pending" | "published" | "archived" } }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Number of job roles.
   * `GET /v2/roles/count` for admin, manager.
   */
  countJobRoles(input?: { query?: { accountId?: string | null } }, options?: CallOptions): Promise<Versioned<Count>>;

  /**
   * Link content to a job role: this and no other, in this order.
   * `PUT /v2/roles/{id}/content` for admin, manager.
   */
  setJobRoleContent(input: { id: string; body: LinkedContent; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Link careers to a job role: it becomes part of these and of no others.
   * `PUT /v2/roles/{id}/careers` for admin, manager.
   */
  setJobRoleCareers(input: { id: string; body: LinkedIds; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * List licences.
   * `GET /v2/licences` for any.
   */
  listLicences(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null; fields?: ("accountId" | "name" | "content" | "platforms" | "learners" | "devices" | "startsOn" | "expiresOn" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<Licence>>;

  /**
   * List licences matching a text, best match first.
   * `GET /v2/licences/search` for any.
   */
  searchLicences(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null; fields?: ("accountId" | "name" | "content" | "platforms" | "learners" | "devices" | "startsOn" | "expiresOn" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<Licence>>;

  /**
   * List licences by a filter too long for an address.
   * `POST /v2/licences/fetch` for any.
   */
  fetchLicences(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null; fields?: ("accountId" | "name" | "content" | "platforms" | "learners" | "devices" | "startsOn" | "expiresOn" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: LicencesFilter }, options?: CallOptions): Promise<Page<Licence>>;

  /**
   * One of the licences.
   * `GET /v2/licences/{id}` for any.
   */
  getLicence(input: { id: string }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Whether one of the licences exists, and its version.
   * `HEAD /v2/licences/{id}` for any.
   */
  headLicence(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the licences.
   * `POST /v2/licences` for admin.
   */
  createLicence(input: { body: LicenceCreate }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Change fields of one of the licences.
   * `PATCH /v2/licences/{id}` for admin.
   */
  updateLicence(input: { id: string; body: LicencePatch; version: number }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Replace one of the licences.
   * `PUT /v2/licences/{id}` for admin.
   */
  replaceLicence(input: { id: string; body: LicenceCreate; version: number }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Delete one of the licences; its history is kept.
   * `DELETE /v2/licences/{id}` for admin.
   */
  deleteLicence(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export licences as csv, xlsx, pdf or json.
   * `POST /v2/licences/export/{type}` for admin.
   */
  exportLicences(input: { type: string; query?: { accountId?: string[] | null; sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null; fields?: ("accountId" | "name" | "content" | "platforms" | "learners" | "devices" | "startsOn" | "expiresOn" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * List licence engagements.
   * `GET /v2/licences/engagements` for admin, manager.
   */
  listLicenceEngagements(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; licenceId?: string[] | null; sort?: "contentType" | "-contentType" | "quantity" | "-quantity" | null; fields?: ("accountId" | "licenceId" | "contentType" | "quantity" | "used" | "note" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<LicenceEngagement>>;

  /**
   * Create one of the licence engagements.
   * `POST /v2/licences/engagements` for admin.
   */
  createLicenceEngagement(input: { body: LicenceEngagementCreate }, options?: CallOptions): Promise<Versioned<LicenceEngagement>>;

  /**
   * List licence subscriptions.
   * `GET /v2/licences/subscriptions` for admin, manager.
   */
  listLicenceSubscriptions(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; licenceId?: string[] | null; sort?: "name" | "-name" | "renewsOn" | "-renewsOn" | null; fields?: ("accountId" | "licenceId" | "name" | "period" | "startsOn" | "renewsOn" | "learners" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<LicenceSubscription>>;

  /**
   * Create one of the licence subscriptions.
   * `POST /v2/licences/subscriptions` for admin.
   */
  createLicenceSubscription(input: { body: LicenceSubscriptionCreate }, options?: CallOptions): Promise<Versioned<LicenceSubscription>>;

  /**
   * Change fields of one of the licence subscriptions.
   * `PATCH /v2/licences/subscriptions/{id}` for admin.
   */
  updateLicenceSubscription(input: { id: string; body: LicenceSubscriptionPatch; version: number }, options?: CallOptions): Promise<Versioned<LicenceSubscription>>;

  /**
   * Delete one of the licence subscriptions; its history is kept.
   * `DELETE /v2/licences/subscriptions/{id}` for admin.
   */
  deleteLicenceSubscription(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * List licence groups.
   * `GET /v2/licences/groups` for admin, manager.
   */
  listLicenceGroups(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; licenceId?: string[] | null; groupId?: string[] | null; sort?: "expiresOn" | "-expiresOn" | null; fields?: ("accountId" | "licenceId" | "groupId" | "expiresOn" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<LicenceGroup>>;

  /**
   * Create one of the licence groups.
   * `POST /v2/licences/groups` for admin.
   */
  createLicenceGroup(input: { body: LicenceGroupCreate }, options?: CallOptions): Promise<Versioned<LicenceGroup>>;

  /**
   * Delete one of the licence groups; its history is kept.
   * `DELETE /v2/licences/groups/{id}` for admin.
   */
  deleteLicenceGroup(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Content of a licence.
   * `GET /v2/licences/{id}/content` for admin, manager.
   */
  getLicenceContent(input: { id: string }, options?: CallOptions): Promise<LicenceContent>;

  /**
   * Set the content of a licence.
   * `PUT /v2/licences/{id}/content` for admin.
   */
  setLicenceContent(input: { id: string; body: LicenceContent; version: number }, options?: CallOptions): Promise<Versioned<LicenceContent>>;

  /**
   * Add uses to an engagement.
   * `PATCH /v2/licences/engagements/{id}` for admin.
   */
  addToLicenceEngagement(input: { id: string; body: LicenceEngagementAddition; version: number }, options?: CallOptions): Promise<Versioned<LicenceEngagement>>;

  /**
   * What happened to an engagement, the latest first.
   * `GET /v2/licences/engagements/{id}/logs` for admin, manager.
   */
  listLicenceEngagementLogs(input: { id: string; query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null } }, options?: CallOptions): Promise<Page<LicenceEngagementLog>>;

  /**
   * Learners counted against the licences of an account.
   * `GET /v2/licences/learners/count` for admin, manager.
   */
  countLicensedLearners(input?: { query?: { accountId?: string | null } }, options?: CallOptions): Promise<LicenceUsage>;

  /**
   * Devices counted against the licences of an account.
   * `GET /v2/licences/hardware/count` for admin, manager.
   */
  countLicensedHardware(input?: { query?: { accountId?: string | null } }, options?: CallOptions): Promise<LicenceUsage>;

  /**
   * Licences that expire within so many days, the first to expire first.
   * `GET /v2/licences/getExpiring` for admin, manager.
   */
  listExpiringLicences(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; days?: number | null; accountId?: string | null } }, options?: CallOptions): Promise<Page<Licence>>;

  /**
   * List tag keys.
   * `GET /v2/tags/keys` for any.
   */
  listTagKeys(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "name" | "description" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<TagKey>>;

  /**
   * List tag keys matching a text, best match first.
   * `GET /v2/tags/keys/search` for any.
   */
  searchTagKeys(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "name" | "description" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<TagKey>>;

  /**
   * One of the tag keys.
   * `GET /v2/tags/keys/{id}` for any.
   */
  getTagKey(input: { id: string }, options?: CallOptions): Promise<Versioned<TagKey>>;

  /**
   * Create one of the tag keys.
   * `POST /v2/tags/keys` for admin, manager.
   */
  createTagKey(input: { body: TagKeyCreate }, options?: CallOptions): Promise<Versioned<TagKey>>;

  /**
   * Change fields of one of the tag keys.
   * `PATCH /v2/tags/keys/{id}` for admin, manager.
   */
  updateTagKey(input: { id: string; body: TagKeyPatch; version: number }, options?: CallOptions): Promise<Versioned<TagKey>>;

  /**
   * Replace one of the tag keys.
   * `PUT /v2/tags/keys/{id}` for admin, manager.
   */
  replaceTagKey(input: { id: string; body: TagKeyCreate; version: number }, options?: CallOptions): Promise<Versioned<TagKey>>;

  /**
   * Delete one of the tag keys; its history is kept.
   * `DELETE /v2/tags/keys/{id}` for admin, manager.
   */
  deleteTagKey(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * List tag values.
   * `GET /v2/tags/values` for any.
   */
  listTagValues(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; keyId?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "keyId" | "name" | "colour" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<TagValue>>;

  /**
   * List tag values matching a text, best match first.
   * `GET /v2/tags/values/search` for any.
   */
  searchTagValues(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; keyId?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "keyId" | "name" | "colour" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<TagValue>>;

  /**
   * One of the tag values.
   * `GET /v2/tags/values/{id}` for any.
   */
  getTagValue(input: { id: string }, options?: CallOptions): Promise<Versioned<TagValue>>;

  /**
   * Create one of the tag values.
   * `POST /v2/tags/values` for admin, manager.
   */
  createTagValue(input: { body: TagValueCreate }, options?: CallOptions): Promise<Versioned<TagValue>>;

  /**
   * Change fields of one of the tag values.
   * `PATCH /v2/tags/values/{id}` for admin, manager.
   */
  updateTagValue(input: { id: string; body: TagValuePatch; version: number }, options?: CallOptions): Promise<Versioned<TagValue>>;

  /**
   * Replace one of the tag values.
   * `PUT /v2/tags/values/{id}` for admin, manager.
   */
  replaceTagValue(input: { id: string; body: TagValueCreate; version: number }, options?: CallOptions): Promise<Versioned<TagValue>>;

  /**
   * Delete one of the tag values; its history is kept.
   * `DELETE /v2/tags/values/{id}` for admin, manager.
   */
  deleteTagValue(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Set the tags of many things in one call, all or none.
   * `PUT /v2/tags/bulk` for admin, manager.
   */
  setTags(input: { body: TagAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * List teams.
   * `GET /v2/teams` for admin, manager, trainer.
   */
  listTeams(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; siteId?: string[] | null; leaderId?: string[] | null; memberIds?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "siteId" | "name" | "description" | "leaderId" | "memberIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<Team>>;

  /**
   * List teams matching a text, best match first.
   * `GET /v2/teams/search` for admin, manager, trainer.
   */
  searchTeams(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; siteId?: string[] | null; leaderId?: string[] | null; memberIds?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "siteId" | "name" | "description" | "leaderId" | "memberIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<Team>>;

  /**
   * List teams by a filter too long for an address.
   * `POST /v2/teams/fetch` for admin, manager, trainer.
   */
  fetchTeams(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; siteId?: string[] | null; leaderId?: string[] | null; memberIds?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "siteId" | "name" | "description" | "leaderId" | "memberIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: TeamsFilter }, options?: CallOptions): Promise<Page<Team>>;

  /**
   * One of the teams.
   * `GET /v2/teams/{id}` for admin, manager, trainer.
   */
  getTeam(input: { id: string }, options?: CallOptions): Promise<Versioned<Team>>;

  /**
   * Whether one of the teams exists, and its version.
   * `HEAD /v2/teams/{id}` for admin, manager, trainer.
   */
  headTeam(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the teams.
   * `POST /v2/teams` for admin, manager.
   */
  createTeam(input: { body: TeamCreate }, options?: CallOptions): Promise<Versioned<Team>>;

  /**
   * Change fields of one of the teams.
   * `PATCH /v2/teams/{id}` for admin, manager.
   */
  updateTeam(input: { id: string; body: TeamPatch; version: number }, options?: CallOptions): Promise<Versioned<Team>>;

  /**
   * Replace one of the teams.
   * `PUT /v2/teams/{id}` for admin, manager.
   */
  replaceTeam(input: { id: string; body: TeamCreate; version: number }, options?: CallOptions): Promise<Versioned<Team>>;

  /**
   * Delete one of the teams; its history is kept.
   * `DELETE /v2/teams/{id}` for admin, manager.
   */
  deleteTeam(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export teams as csv, xlsx, pdf or json.
   * `POST /v2/teams/export/{type}` for admin, manager.
   */
  exportTeams(input: { type: string; query?: { accountId?: string[] | null; siteId?: string[] | null; leaderId?: string[] | null; memberIds?: string[] | null; sort?: "name" | "-name" | null; fields?: ("accountId" | "siteId" | "name" | "description" | "leaderId" | "memberIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * List contacts.
   * `GET /v2/contacts` for admin, manager.
   */
  listContacts(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; siteId?: string[] | null; organisation?: string[] | null; sort?: "name" | "-name" | "surname" | "-surname" | "organisation" | "-organisation" | null; fields?: ("accountId" | "siteId" | "name" | "surname" | "organisation" | "position" | "email" | "phoneNumber" | "notes" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<Contact>>;

  /**
   * List contacts matching a text, best match first.
   * `GET /v2/contacts/search` for admin, manager.
   */
  searchContacts(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; siteId?: string[] | null; organisation?: string[] | null; sort?: "name" | "-name" | "surname" | "-surname" | "organisation" | "-organisation" | null; fields?: ("accountId" | "siteId" | "name" | "surname" | "organisation" | "position" | "email" | "phoneNumber" | "notes" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<Contact>>;

  /**
   * List contacts by a filter too long for an address.
   * `POST /v2/contacts/fetch` for admin, manager.
   */
  fetchContacts(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; siteId?: string[] | null; organisation?: string[] | null; sort?: "name" | "-name" | "surname" | "-surname" | "organisation" | "-organisation" | null; fields?: ("accountId" | "siteId" | "name" | "surname" | "organisation" | "position" | "email" | "phoneNumber" | "notes" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: ContactsFilter }, options?: CallOptions): Promise<Page<Contact>>;

  /**
   * One of the contacts.
   * `GET /v2/contacts/{id}` for admin, manager.
   */
  getContact(input: { id: string }, options?: CallOptions): Promise<Versioned<Contact>>;

  /**
   * Whether one of the contacts exists, and its version.
   * `HEAD /v2/contacts/{id}` for admin, manager.
   */
  headContact(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the contacts.
   * `POST /v2/contacts` for admin, manager.
   */
  createContact(input: { body: ContactCreate }, options?: CallOptions): Promise<Versioned<Contact>>;

  /**
   * Change fields of one of the contacts.
   * `PATCH /v2/contacts/{id}` for admin, manager.
   */
  updateContact(input: { id: string; body: ContactPatch; version: number }, options?: CallOptions): Promise<Versioned<Contact>>;

  /**
   * Replace one of the contacts.
   * `PUT /v2/contacts/{id}` for admin, manager.
   */
  replaceContact(input: { id: string; body: ContactCreate; version: number }, options?: CallOptions): Promise<Versioned<Contact>>;

  /**
   * Delete one of the contacts; its history is kept.
   * `DELETE /v2/contacts/{id}` for admin, manager.
   */
  deleteContact(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export contacts as csv, xlsx, pdf or json.
   * `POST /v2/contacts/export/{type}` for admin, manager.
   */
  exportContacts(input: { type: string; query?: { accountId?: string[] | null; siteId?: string[] | null; organisation?: string[] | null; sort?: "name" | "-name" | "surname" | "-surname" | "organisation" | "-organisation" | null; fields?: ("accountId" | "siteId" | "name" | "surname" | "organisation" | "position" | "email" | "phoneNumber" | "notes" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * Countries with their calling codes.
   * `GET /v2/countries` for any.
   */
  listCountries(input?: undefined, options?: CallOptions): Promise<Page<Country>>;

  /**
   * One country.
   * `GET /v2/countries/{id}` for any.
   */
  getCountry(input: { id: string }, options?: CallOptions): Promise<Country>;

  /**
   * All that a user is assigned to.
   * `GET /v2/enrollments/users/{id}/assigned` for admin, manager, self.
   */
  getAssigned(input: { id: string }, options?: CallOptions): Promise<Assigned>;

  /**
   * List assessments.
   * `GET /v2/assessments` for admin, manager, trainer, moderator.
   */
  listAssessments(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; contentKind?: string[] | null; contentId?: string[] | null; type?: string[] | null; state?: string[] | null; sort?: "title" | "-title" | "questions" | "-questions" | null; fields?: ("accountId" | "contentKind" | "contentId" | "title" | "description" | "type" | "questions" | "passMark" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<Assessment>>;

  /**
   * List assessments matching a text, best match first.
   * `GET /v2/assessments/search` for admin, manager, trainer, moderator.
   */
  searchAssessments(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; contentKind?: string[] | null; contentId?: string[] | null; type?: string[] | null; state?: string[] | null; sort?: "title" | "-title" | "questions" | "-questions" | null; fields?: ("accountId" | "contentKind" | "contentId" | "title" | "description" | "type" | "questions" | "passMark" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<Assessment>>;

  /**
   * List assessments by a filter too long for an address.
   * `POST /v2/assessments/fetch` for admin, manager, trainer, moderator.
   */
  fetchAssessments(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; contentKind?: string[] | null; contentId?: string[] | null; type?: string[] | null; state?: string[] | null; sort?: "title" | "-title" | "questions" | "-questions" | null; fields?: ("accountId" | "contentKind" | "contentId" | "title" | "description" | "type" | "questions" | "passMark" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: AssessmentsFilter }, options?: CallOptions): Promise<Page<Assessment>>;

  /**
   * One of the assessments.
   * `GET /v2/assessments/{id}` for admin, manager, trainer, moderator.
   */
  getAssessment(input: { id: string }, options?: CallOptions): Promise<Versioned<Assessment>>;

  /**
   * Whether one of the assessments exists, and its version.
   * `HEAD /v2/assessments/{id}` for admin, manager, trainer, moderator.
   */
  headAssessment(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Export assessments as csv, xlsx, pdf or json.
   * `POST /v2/assessments/export/{type}` for admin, manager.
   */
  exportAssessments(input: { type: string; query?: { accountId?: string[] | null; contentKind?: string[] | null; contentId?: string[] | null; type?: string[] | null; state?: string[] | null; sort?: "title" | "-title" | "questions" | "-questions" | null; fields?: ("accountId" | "contentKind" | "contentId" | "title" | "description" | "type" | "questions" | "passMark" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * List courses.
   * `GET /v2/admin/courses` for admin, manager, trainer, moderator, assessor, verifier.
   */
  listCourses(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; route?: string[] | null; state?: string[] | null; kind?: string[] | null; sort?: "title" | "-title" | "registrationNumber" | "-registrationNumber" | "nqfLevel" | "-nqfLevel" | null; fields?: ("accountId" | "title" | "kind" | "registrationNumber" | "nqfLevel" | "credits" | "route" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<Course>>;

  /**
   * List courses matching a text, best match first.
   * `GET /v2/admin/courses/search` for admin, manager, trainer, moderator, assessor, verifier.
   */
  searchCourses(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; route?: string[] | null; state?: string[] | null; kind?: string[] | null; sort?: "title" | "-title" | "registrationNumber" | "-registrationNumber" | "nqfLevel" | "-nqfLevel" | null; fields?: ("accountId" | "title" | "kind" | "registrationNumber" | "nqfLevel" | "credits" | "route" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<Course>>;

  /**
   * List courses by a filter too long for an address.
   * `POST /v2/admin/courses/fetch` for admin, manager, trainer, moderator, assessor, verifier.
   */
  fetchCourses(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; route?: string[] | null; state?: string[] | null; kind?: string[] | null; sort?: "title" | "-title" | "registrationNumber" | "-registrationNumber" | "nqfLevel" | "-nqfLevel" | null; fields?: ("accountId" | "title" | "kind" | "registrationNumber" | "nqfLevel" | "credits" | "route" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: CoursesFilter }, options?: CallOptions): Promise<Page<Course>>;

  /**
   * One of the courses.
   * `GET /v2/admin/courses/{id}` for admin, manager, trainer, moderator, assessor, verifier.
   */
  getCourse(input: { id: string }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Whether one of the courses exists, and its version.
   * `HEAD /v2/admin/courses/{id}` for admin, manager, trainer, moderator, assessor, verifier.
   */
  headCourse(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the courses.
   * `POST /v2/admin/courses` for admin, manager.
   */
  createCourse(input: { body: CourseCreate }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Change fields of one of the courses.
   * `PATCH /v2/admin/courses/{id}` for admin, manager.
   */
  updateCourse(input: { id: string; body: CoursePatch; version: number }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Replace one of the courses.
   * `PUT /v2/admin/courses/{id}` for admin, manager.
   */
  replaceCourse(input: { id: string; body: CourseCreate; version: number }, options?: CallOptions): Promise<Versioned<Course>>;

  /**
   * Delete one of the courses; its history is kept.
   * `DELETE /v2/admin/courses/{id}` for admin, manager.
   */
  deleteCourse(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export courses as csv, xlsx, pdf or json.
   * `POST /v2/admin/courses/export/{type}` for admin, manager.
   */
  exportCourses(input: { type: string; query?: { accountId?: string[] | null; route?: string[] | null; state?: string[] | null; kind?: string[] | null; sort?: "title" | "-title" | "registrationNumber" | "-registrationNumber" | "nqfLevel" | "-nqfLevel" | null; fields?: ("accountId" | "title" | "kind" | "registrationNumber" | "nqfLevel" | "credits" | "route" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * Outcomes of a course with their criteria.
   * `GET /v2/admin/courses/{id}/outcomes` for trainer, moderator, manager, admin, assessor.
   */
  getCourseOutcomes(input: { id: string }, options?: CallOptions): Promise<Outcome[]>;

  /**
   * Set the outcomes of a course that nobody has been judged on yet.
   * `PUT /v2/admin/courses/{id}/outcomes` for admin, manager.
   * Codes: wrong_state.
   */
  setCourseOutcomes(input: { id: string; body: OutcomeInput[]; version: number }, options?: CallOptions): Promise<Versioned<Outcome[]>>;

  /**
   * Outcomes and criteria judged in the summative assessment.
   * `GET /v2/admin/courses/{id}/summative/outcomes` for trainer, moderator, manager, admin, assessor.
   */
  getSummativeOutcomes(input: { id: string }, options?: CallOptions): Promise<Outcome[]>;

  /**
   * Learners of the summative assessment, with state, assessor and result.
   * `GET /v2/admin/courses/{id}/summative/learners` for trainer, moderator, manager, admin, assessor.
   */
  listSummativeLearners(input: { id: string; query?: { limit?: number | null; cursor?: string | null } }, options?: CallOptions): Promise<Page<SummativeLearner>>;

  /**
   * A learner's judgement per outcome.
   * `GET /v2/admin/courses/{id}/summative/learners/{learnerId}/outcomes` for trainer, moderator, manager, admin, assessor.
   */
  getSummativeJudgements(input: { id: string; learnerId: string }, options?: CallOptions): Promise<OutcomeJudgement[]>;

  /**
   * Record the assessor's judgement per outcome.
   * `PUT /v2/admin/courses/{id}/summative/learners/{learnerId}/outcomes` for trainer, assessor, moderator.
   * Codes: wrong_state, claimed_by_another, 4008.
   */
  recordSummativeJudgements(input: { id: string; learnerId: string; body: {
  judgements: JudgementInput[];
  sign?: boolean;
}; version: number }, options?: CallOptions): Promise<Versioned<OutcomeJudgement[]>>;

  /**
   * Record the moderator's decision.
   * `POST /v2/admin/courses/{id}/summative/learners/{learnerId}/moderate` for moderator.
   * Codes: 4008, 40013, verdict_needed, wrong_state, claim_needed.
   */
  moderateSummative(input: { id: string; learnerId: string; body: DecisionInput; version: number }, options?: CallOptions): Promise<Versioned<Decision>>;

  /**
   * A learner's portfolio of evidence.
   * `GET /v2/admin/courses/{id}/summative/learners/{learnerId}/portfolio` for trainer, moderator, manager, admin, assessor, verifier.
   */
  getSummativePortfolio(input: { id: string; learnerId: string }, options?: CallOptions): Promise<EvidenceItem[]>;

  /**
   * Reset a learner's summative assessment: a new attempt, the old one kept.
   * `POST /v2/admin/courses/{id}/summative/learners/{learnerId}/reset` for admin, manager.
   * Codes: wrong_state.
   */
  resetSummative(input: { id: string; learnerId: string; body: {
  reason: string;
} }, options?: CallOptions): Promise<{
  /** Identifier */
  attemptId: string;
  number: number;
}>;

  /**
   * List schedules.
   * `GET /v2/admin/schedules` for admin, manager, trainer, moderator.
   * Codes: 4003, 4005.
   */
  listSchedules(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; courseId?: string[] | null; siteId?: string[] | null; sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null; fields?: ("accountId" | "courseId" | "siteId" | "title" | "startsAt" | "endsAt" | "facilitatorId" | "assessorId" | "moderatorId" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<Page<Schedule>>;

  /**
   * List schedules matching a text, best match first.
   * `GET /v2/admin/schedules/search` for admin, manager, trainer, moderator.
   * Codes: 4003, 4005.
   */
  searchSchedules(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; courseId?: string[] | null; siteId?: string[] | null; sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null; fields?: ("accountId" | "courseId" | "siteId" | "title" | "startsAt" | "endsAt" | "facilitatorId" | "assessorId" | "moderatorId" | "id" | "version" | "createdAt" | "updatedAt")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<Schedule>>;

  /**
   * List schedules by a filter too long for an address.
   * `POST /v2/admin/schedules/fetch` for admin, manager, trainer, moderator.
   * Codes: 4003, 4005.
   */
  fetchSchedules(input: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; accountId?: string[] | null; courseId?: string[] | null; siteId?: string[] | null; sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null; fields?: ("accountId" | "courseId" | "siteId" | "title" | "startsAt" | "endsAt" | "facilitatorId" | "assessorId" | "moderatorId" | "id" | "version" | "createdAt" | "updatedAt")[] | null }; body: SchedulesFilter }, options?: CallOptions): Promise<Page<Schedule>>;

  /**
   * One of the schedules.
   * `GET /v2/admin/schedules/{id}` for admin, manager, trainer, moderator.
   * Codes: 4003, 4005.
   */
  getSchedule(input: { id: string }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Whether one of the schedules exists, and its version.
   * `HEAD /v2/admin/schedules/{id}` for admin, manager, trainer, moderator.
   * Codes: 4003, 4005.
   */
  headSchedule(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the schedules.
   * `POST /v2/admin/schedules` for admin, manager, trainer.
   * Codes: 4003, 4005.
   */
  createSchedule(input: { body: ScheduleCreate }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Change fields of one of the schedules.
   * `PATCH /v2/admin/schedules/{id}` for admin, manager, trainer.
   * Codes: 4003, 4005.
   */
  updateSchedule(input: { id: string; body: SchedulePatch; version: number }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Replace one of the schedules.
   * `PUT /v2/admin/schedules/{id}` for admin, manager, trainer.
   * Codes: 4003, 4005.
   */
  replaceSchedule(input: { id: string; body: ScheduleCreate; version: number }, options?: CallOptions): Promise<Versioned<Schedule>>;

  /**
   * Delete one of the schedules; its history is kept.
   * `DELETE /v2/admin/schedules/{id}` for admin, manager, trainer.
   * Codes: 4003, 4005.
   */
  deleteSchedule(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export schedules as csv, xlsx, pdf or json.
   * `POST /v2/admin/schedules/export/{type}` for admin, manager, trainer.
   * Codes: 4003, 4005.
   */
  exportSchedules(input: { type: string; query?: { accountId?: string[] | null; courseId?: string[] | null; siteId?: string[] | null; sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null; fields?: ("accountId" | "courseId" | "siteId" | "title" | "startsAt" | "endsAt" | "facilitatorId" | "assessorId" | "moderatorId" | "id" | "version" | "createdAt" | "updatedAt")[] | null } }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * The moderator of a schedule's summative assessment.
   * `GET /v2/admin/schedules/{id}/summative/moderator` for admin, manager, trainer, moderator.
   */
  getSummativeModerator(input: { id: string }, options?: CallOptions): Promise<SummativeModerator>;

  /**
   * Appoint the moderator.
   * `PUT /v2/admin/schedules/{id}/summative/moderator` for admin, manager.
   * Codes: 4008.
   */
  setSummativeModerator(input: { id: string; body: {
  moderatorId: string | null;
}; version: number }, options?: CallOptions): Promise<Versioned<SummativeModerator>>;

  /**
   * Upload a file (audio, image, video, document); its type is decided by the content.
   * `POST /v2/files` for any.
   * Codes: empty_file, mislabelled_file, too_large, wrong_media_type.
   */
  uploadFile(input: { file: Blob; fileName?: string }, options?: CallOptions): Promise<StoredFile>;

  /**
   * Details of a file.
   * `GET /v2/files/{id}` for any.
   */
  getFile(input: { id: string }, options?: CallOptions): Promise<StoredFile>;

  /**
   * The bytes; answers range requests.
   * `GET /v2/files/{id}/download` for any.
   */
  downloadFile(input: { id: string }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * Delete a file that nothing refers to.
   * `DELETE /v2/files/{id}` for any.
   * Codes: conflict.
   */
  deleteFile(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * What needs the signed-in moderator now.
   * `GET /v2/moderation/home` for moderator, manager, admin, verifier, assessor, trainer.
   */
  getModeratorHome(input?: undefined, options?: CallOptions): Promise<ModeratorHome>;

  /**
   * Attempts of a queue.
   * `GET /v2/moderation/attempts` for moderator, manager, admin, verifier, assessor, trainer.
   */
  listAttempts(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; queue?: "due" | "ready" | "all" | null; courseId?: string[] | null; siteId?: string[] | null; assessorId?: string[] | null; batchId?: string[] | null; state?: ("open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated")[] | null; due?: ("overdue" | "today" | "this_week" | "later" | "none")[] | null; mine?: "true" | "false" | null; query?: string | null; sort?: "learner" | "-learner" | "course" | "-course" | "site" | "-site" | "assessor" | "-assessor" | "dueAt" | "-dueAt" | "assessedAt" | "-assessedAt" | "submittedAt" | "-submittedAt" | "state" | "-state" | null } }, options?: CallOptions): Promise<Page<AttemptRow>>;

  /**
   * Values that the attempts of a queue can be filtered by, with counts.
   * `GET /v2/moderation/attempts/facets` for moderator, manager, admin, verifier, assessor, trainer.
   */
  getAttemptFacets(input?: { query?: { queue?: "due" | "ready" | "all" | null; courseId?: string[] | null; siteId?: string[] | null; assessorId?: string[] | null; batchId?: string[] | null; state?: ("open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated")[] | null; due?: ("overdue" | "today" | "this_week" | "later" | "none")[] | null; mine?: "true" | "false" | null; query?: string | null } }, options?: CallOptions): Promise<AttemptFacets>;

  /**
   * Everything that judging one attempt needs.
   * `GET /v2/moderation/attempts/{id}` for moderator, manager, admin, verifier, assessor, trainer.
   */
  getWorkspace(input: { id: string }, options?: CallOptions): Promise<Workspace>;

  /**
   * Claim an attempt for eight hours, or renew the claim.
   * `POST /v2/moderation/attempts/{id}/claim` for moderator, assessor, trainer.
   * Codes: claimed_by_another, wrong_state, 4008, 40013.
   */
  claimAttempt(input: { id: string }, options?: CallOptions): Promise<Claim>;

  /**
   * Give a claim back; the draft stays.
   * `POST /v2/moderation/attempts/{id}/release` for moderator, assessor, trainer.
   * Codes: claim_needed.
   */
  releaseAttempt(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Keep what was typed so far; If-Match "0" for the first time.
   * `PUT /v2/moderation/attempts/{id}/draft` for moderator, assessor, trainer.
   */
  saveDraft(input: { id: string; body: DraftBody; version: number }, options?: CallOptions): Promise<Versioned<Draft>>;

  /**
   * Record the moderator's own verdict on an outcome; the answer reveals the judgement.
   * `PUT /v2/moderation/attempts/{id}/verdicts/{outcomeId}` for moderator.
   * Codes: claim_needed, claimed_by_another, wrong_state, 4008, 40013.
   */
  recordVerdict(input: { id: string; outcomeId: string; body: {
  result: "C" | "NYC";
  comment?: string;
} }, options?: CallOptions): Promise<WorkspaceOutcome>;

  /**
   * Sign the decision on an attempt.
   * `POST /v2/moderation/attempts/{id}/decision` for moderator.
   * Codes: claim_needed, claimed_by_another, verdict_needed, wrong_state, 4008, 40013.
   */
  decideAttempt(input: { id: string; body: DecisionInput; version: number }, options?: CallOptions): Promise<Versioned<Decision>>;

  /**
   * Batches, newest first.
   * `GET /v2/moderation/batches` for moderator, manager, admin, verifier, assessor, trainer.
   */
  listBatches(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; state?: ("collecting" | "sampled" | "reported")[] | null; courseId?: string[] | null } }, options?: CallOptions): Promise<Page<BatchSummary>>;

  /**
   * What a batch would contain.
   * `POST /v2/moderation/batches/preview` for moderator.
   */
  previewBatch(input: { body: {
  /** Identifier */
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
   * `POST /v2/moderation/batches` for moderator.
   * Codes: wrong_state.
   */
  createBatch(input: { body: BatchCreate }, options?: CallOptions): Promise<Batch>;

  /**
   * One batch with its policy, sample and what blocks it.
   * `GET /v2/moderation/batches/{id}` for moderator, manager, admin, verifier, assessor, trainer.
   */
  getBatch(input: { id: string }, options?: CallOptions): Promise<Batch>;

  /**
   * Attempts of a batch in the order of the draw, with the reasons of each row.
   * `GET /v2/moderation/batches/{id}/attempts` for moderator, manager, admin, verifier, assessor, trainer.
   */
  listBatchAttempts(input: { id: string; query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; sampled?: "true" | "false" | null } }, options?: CallOptions): Promise<Page<AttemptRow>>;

  /**
   * Dissolve a batch whose sample is not drawn yet; its attempts are ready again.
   * `DELETE /v2/moderation/batches/{id}` for moderator.
   * Codes: wrong_state.
   */
  dissolveBatch(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Draw the sample; the same seed gives the same sample.
   * `POST /v2/moderation/batches/{id}/sample` for moderator.
   * Codes: wrong_state.
   */
  drawSample(input: { id: string; body: {
  seed?: string;
}; version: number }, options?: CallOptions): Promise<Versioned<Batch>>;

  /**
   * Add an attempt to the sample by hand, with a reason.
   * `POST /v2/moderation/batches/{id}/sample/{attemptId}` for moderator.
   * Codes: wrong_state.
   */
  addToSample(input: { id: string; attemptId: string; body: {
  reason: string;
} }, options?: CallOptions): Promise<Batch>;

  /**
   * The moderation report of a batch, signed or as it stands.
   * `GET /v2/moderation/batches/{id}/report` for moderator, manager, admin, verifier, assessor, trainer.
   */
  getReport(input: { id: string }, options?: CallOptions): Promise<ModerationReport>;

  /**
   * Sign the report: closes the batch and releases its results.
   * `POST /v2/moderation/batches/{id}/report` for moderator.
   * Codes: wrong_state.
   */
  signReport(input: { id: string; body: {
  irregularities: string;
  recommendations: string;
  signature: string;
}; version: number }, options?: CallOptions): Promise<Versioned<ModerationReport>>;

  /**
   * The signed report as PDF.
   * `GET /v2/moderation/batches/{id}/report/pdf` for moderator, manager, admin, verifier, assessor, trainer.
   */
  downloadReport(input: { id: string }, options?: CallOptions): Promise<FileAnswer>;

  /**
   * Assessments done outside the platform, newest first.
   * `GET /v2/moderation/external-assessments` for moderator, manager, admin, verifier, assessor, trainer.
   */
  listExternalAssessments(input?: { query?: { limit?: number | null; cursor?: string | null; total?: "true" | "false" | null; courseId?: string[] | null; kind?: ("integrated_summative" | "workplace" | "prior_learning")[] | null; query?: string | null } }, options?: CallOptions): Promise<Page<ExternalAssessment>>;

  /**
   * One external assessment with its evidence.
   * `GET /v2/moderation/external-assessments/{id}` for moderator, manager, admin, verifier, assessor, trainer.
   */
  getExternalAssessment(input: { id: string }, options?: CallOptions): Promise<ExternalAssessmentDetail>;

  /**
   * Send an issue report, with a png, jpg, jpeg or pdf of at most 5,000,000 bytes when there is one.
   * `POST /v2/report/issues` for any.
   * Codes: too_large, empty_file, mislabelled_file, wrong_media_type.
   */
  reportIssue(input: { body: IssueReport; file?: Blob; fileName?: string }, options?: CallOptions): Promise<{
  /** Identifier */
  id: string;
}>;
}
