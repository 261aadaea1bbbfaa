// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileCall, Paged, Selected, Versioned } from '../src/kit/runtime.ts';

/** A account with its version */
export interface Account {
  /** Identifier of the client */
  clientId: string;
  /** Name by which people know it */
  name: string;
  /** First label of the host name of this account */
  URLPrefix: string;
  theme: Theme;
  /** State that it is in */
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

/** What a account is made of, without what the platform adds */
export interface AccountCreate {
  /** Identifier of the client */
  clientId: string;
  /** Name by which people know it */
  name: string;
  /** First label of the host name of this account */
  URLPrefix: string;
  theme: Theme;
}

/** Fields of a account that change; what is absent stays, null deletes */
export interface AccountPatch {
  /** Name by which people know it */
  name?: string;
  /** First label of the host name of this account */
  URLPrefix?: string;
  theme?: ThemePatch;
}

/** Account theme */
export interface AccountTheme {
  /** Name by which people know it */
  name: string | null;
  /** First label of the host name under which the account is reached */
  URLPrefix: string | null;
  theme: Theme;
}

/** Which of the accounts are meant */
export interface AccountsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in clientId */
    clientId?: string[];
    /** Only those with one of these in state */
    state?: ("active" | "suspended" | "inactive")[];
    /** Only those with one of these in URLPrefix */
    URLPrefix?: string[];
  };
}

/** Assessment */
export interface Assessment {
  /** Identifier of the account */
  accountId: string;
  /** Kind of content */
  contentKind: "formal" | "onboarding" | "screening";
  /** The lesson, course or vacancy that it belongs to */
  contentId?: string | null;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Type of thing that it is */
  type: "formative" | "summative" | "examination" | "test";
  /** How many questions it has */
  questions: number;
  /** Per cent */
  passMark?: number;
  /** State that it is in */
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

/** Which of the assessments are meant */
export interface AssessmentsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in contentKind */
    contentKind?: ("formal" | "onboarding" | "screening")[];
    /** Only those with one of these in contentId */
    contentId?: string[];
    /** Only those with one of these in type */
    type?: ("formative" | "summative" | "examination" | "test")[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "archived")[];
  };
}

/** Assigned */
export interface Assigned {
  /** Roles */
  roles: Enrollment[];
  /** Careers */
  careers: Enrollment[];
  /** Sites of the account */
  sites: Enrollment[];
  /** Groups of learners */
  groups: Named[];
  /** Courses with an attempt of the user */
  courses: Named[];
}

/** Attempt facet */
export interface AttemptFacets {
  /** Courses that the attempts are of, with how many */
  courses: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
  /** Sites that the attempts are of, with how many */
  sites: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
  /** Who assessed them, with how many */
  assessors: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
  /** Batches that they are in, with how many */
  batches: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
  /** States that they are in, with how many */
  states: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
  /** When they are due, with how many */
  due: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** How many there are */
    count: number;
  }[];
}

/** Attempt row */
export interface AttemptRow {
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
  /** Why it is in the sample */
  reasons: string[];
  /** The decision of the moderator; null where there is none yet */
  decision: "upheld" | "overturned" | "referred_back" | null;
  /** Why the caller may not moderate it */
  conflict: Refusal | null;
  /** Whether another body assessed it */
  external: boolean;
}

/** Attempt state */
export type AttemptState = "open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated";

/** Batch */
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
  /** Point in time, ISO 8601 with offset */
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
  /** Attempts that were referred back */
  returned: number;
  /** Sentences: what stands between here and the signed report */
  blockers: string[];
  /** Identifier of the report */
  reportId: string | null;
  /** What the draw of the sample follows from: the same seed draws the same sample */
  seed: string | null;
  /** When the sample was drawn; null before */
  drawnAt: string | null;
  policy: SamplingPolicy;
  /** What the sample does not cover */
  gaps: CoverageGap[];
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
  };
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
  /** Title by which people know it */
  title: string;
}

/** Batch preview */
export interface BatchPreview {
  /** How large it is */
  size: number;
  /** Attempts in the sample */
  sampleSize: number;
  /** Sites of the account */
  sites: number;
  /** Who assessed */
  assessors: number;
  /** Attempts that the caller may not moderate */
  conflicted: number;
  policy: SamplingPolicy;
}

/** Batch summary */
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
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** How large it is */
  size: number;
  /** Attempts in the sample */
  sampleSize: number;
  /** Attempts that are decided on */
  decided: number;
  /** Attempts decided as they were assessed */
  upheld: number;
  /** Attempts decided otherwise than they were assessed */
  overturned: number;
  /** Attempts that were referred back */
  returned: number;
  /** Sentences: what stands between here and the signed report */
  blockers: string[];
  /** Identifier of the report */
  reportId: string | null;
}

/** A career with its version */
export interface Career {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Code under which it is known */
  code?: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Job roles that it leads through, in this order */
  roleIds: string[];
  /** What is learnt in it, in this order */
  content: ContentLink[];
  /** State that it is in */
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

/** Career assignment */
export interface CareerAssignment {
  /** Identifiers of the users */
  userIds: string[];
  /** Identifiers of the careers */
  careerIds: string[];
}

/** What a career is made of, without what the platform adds */
export interface CareerCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Code under which it is known */
  code?: string;
  /** What it is about, in some sentences */
  description?: string;
}

/** Fields of a career that change; what is absent stays, null deletes */
export interface CareerPatch {
  /** Name by which people know it */
  name?: string;
  /** Code under which it is known */
  code?: string | null;
  /** What it is about, in some sentences */
  description?: string | null;
}

/** Which of the careers are meant */
export interface CareersFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "archived")[];
    /** Only those with one of these in roleIds */
    roleIds?: string[];
  };
}

/** Changed */
export interface Changed {
  /** How many it made a difference to */
  changed: number;
}

/** Claim */
export interface Claim {
  moderator: Named;
  /** Point in time, ISO 8601 with offset */
  claimedAt: string;
  /** Point in time, ISO 8601 with offset */
  expiresAt: string;
  /** Whether the caller holds it */
  mine: boolean;
}

/** A client with its version */
export interface Client {
  /** Name by which people know it */
  name: string;
  /** Company registration number */
  registrationNumber?: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Country, ISO 3166-1 alpha-2 */
  country?: string;
  /** Languages that are spoken, as locales */
  languages: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** State that it is in */
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

/** What a client is made of, without what the platform adds */
export interface ClientCreate {
  /** Name by which people know it */
  name: string;
  /** Company registration number */
  registrationNumber?: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Country, ISO 3166-1 alpha-2 */
  country?: string;
  /** Languages that are spoken, as locales */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
}

/** Client filter */
export interface ClientFilters {
  /** State that it is in */
  state: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
  /** Country, ISO 3166-1 alpha-2 */
  country: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
  /** Languages that are spoken, as locales */
  languages: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
}

/** Client language */
export interface ClientLanguage {
  /** Language and country of texts, such as en-ZA */
  locale: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso";
  /** How many there are */
  count: number;
}

/** Fields of a client that change; what is absent stays, null deletes */
export interface ClientPatch {
  /** Name by which people know it */
  name?: string;
  /** Company registration number */
  registrationNumber?: string | null;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Country, ISO 3166-1 alpha-2 */
  country?: string | null;
  /** Languages that are spoken, as locales */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
}

/** Which of the clients are meant */
export interface ClientsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in state */
    state?: ("active" | "inactive")[];
    /** Only those with one of these in country */
    country?: string[];
    /** Only those with one of these in languages */
    languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  };
}

/** Colour */
export interface Colour {
  /** Share of red, 0 to 255 */
  red: number;
  /** Share of green, 0 to 255 */
  green: number;
  /** Share of blue, 0 to 255 */
  blue: number;
}

/** Fields of a colour that change; what is absent stays, null deletes */
export interface ColourPatch {
  /** Share of red, 0 to 255 */
  red?: number;
  /** Share of green, 0 to 255 */
  green?: number;
  /** Share of blue, 0 to 255 */
  blue?: number;
}

/** A contact with its version */
export interface Contact {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** Family name */
  surname?: string;
  /** Organisation that the person belongs to */
  organisation?: string;
  /** What the person is in the organisation */
  position?: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** What there is to remember about it */
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

/** What a contact is made of, without what the platform adds */
export interface ContactCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** Family name */
  surname?: string;
  /** Organisation that the person belongs to */
  organisation?: string;
  /** What the person is in the organisation */
  position?: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** What there is to remember about it */
  notes?: string;
}

/** Fields of a contact that change; what is absent stays, null deletes */
export interface ContactPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name?: string;
  /** Family name */
  surname?: string | null;
  /** Organisation that the person belongs to */
  organisation?: string | null;
  /** What the person is in the organisation */
  position?: string | null;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** What there is to remember about it */
  notes?: string | null;
}

/** Which of the contacts are meant */
export interface ContactsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in organisation */
    organisation?: string[];
  };
}

/** Content link */
export interface ContentLink {
  /** Kind of content that is linked */
  kind: "course" | "lesson" | "survey" | "assessment";
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title?: string;
}

/** Count */
export interface Count {
  /** How many there are */
  count: number;
}

/** Country */
export interface Country {
  /** ISO 3166-1 alpha-2 code */
  id: string;
  /** Name in English */
  name: string;
  /** Digits after the plus of an international number */
  callingCode: string;
}

/** A course with its version */
export interface Course {
  /** Identifier of the account */
  accountId: string;
  /** Title by which people know it */
  title: string;
  /** Kind of thing that it is */
  kind: "OnboardingCourse" | "FormalCourse";
  /** Number of its registration */
  registrationNumber: string;
  /** Level of the National Qualifications Framework */
  nqfLevel?: number | null;
  /** Credits that it counts for */
  credits?: number | null;
  /** Kind of qualification that it leads to */
  route: "legacy" | "occupational";
  /** State that it is in */
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
  /** Title by which people know it */
  title: string;
  /** Kind of thing that it is */
  kind?: "OnboardingCourse" | "FormalCourse";
  /** Number of its registration */
  registrationNumber: string;
  /** Level of the National Qualifications Framework */
  nqfLevel?: number | null;
  /** Credits that it counts for */
  credits?: number | null;
  /** Kind of qualification that it leads to */
  route: "legacy" | "occupational";
  /** State that it is in */
  state?: "draft" | "published" | "retired";
}

/** Fields of a course that change; what is absent stays, null deletes */
export interface CoursePatch {
  /** Title by which people know it */
  title?: string;
  /** Kind of thing that it is */
  kind?: "OnboardingCourse" | "FormalCourse";
  /** Number of its registration */
  registrationNumber?: string;
  /** Level of the National Qualifications Framework */
  nqfLevel?: number | null;
  /** Credits that it counts for */
  credits?: number | null;
  /** Kind of qualification that it leads to */
  route?: "legacy" | "occupational";
  /** State that it is in */
  state?: "draft" | "published" | "retired";
}

/** Which of the courses are meant */
export interface CoursesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in route */
    route?: ("legacy" | "occupational")[];
    /** Only those with one of these in state */
    state?: ("draft" | "published" | "retired")[];
    /** Only those with one of these in kind */
    kind?: ("OnboardingCourse" | "FormalCourse")[];
  };
}

/** Coverage gap */
export interface CoverageGap {
  /** Kind of thing that it is */
  kind: "assessor" | "site" | "outcome" | "method";
  /** Identifier */
  id: string;
  /** Name by which people know it */
  name: string;
}

/** Decision */
export interface Decision {
  /** Identifier */
  id: string;
  /** What was decided */
  kind: "upheld" | "overturned" | "referred_back";
  /** Why, for those who come after */
  reason: string;
  /** What is to be done, by whom and by when */
  actions: ReferralAction[];
  /** What was found about the evidence, rule by rule */
  findings: Finding[];
  moderator: Named;
  /** Point in time, ISO 8601 with offset */
  signedAt: string;
  /** Version of the attempt that was decided on */
  attemptVersion: number;
}

/** What is sent to record a decision */
export interface DecisionInput {
  /** What is decided */
  kind: "upheld" | "overturned" | "referred_back";
  /** Why, for those who come after */
  reason?: string;
  /** What is to be done, by whom and by when */
  actions?: ReferralAction[];
  /** What was found, outcome by outcome */
  findings?: Finding[];
}

/** Draft */
export interface Draft {
  body: DraftBody;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Point in time, ISO 8601 with offset */
  savedAt: string;
}

/** Draft body */
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
    /** Calendar day, YYYY-MM-DD */
    dueOn?: string;
    /** Who is to do it */
    to?: "assessor" | "learner";
  }[];
  /** Judgement per outcome, while assessing */
  judgements: Record<string, {
    /** Result of the judgement: C for competent, NYC for not yet competent */
    result?: Result | null;
    /** Marks given */
    mark?: number | null;
    /** What the learner or assessor is told */
    feedback: string;
  }>;
  /** What was looked at last */
  evidenceId?: string | null;
  /** What there is to remember about it */
  notes: string;
}

/** Enrollment */
export interface Enrollment {
  /** What the user is assigned to */
  id: string;
  /** Name by which people know it */
  name: string;
  /** Point in time, ISO 8601 with offset */
  assignedAt: string;
  /** What assigned it: the person, a group or a role */
  assignedBy: Named | null;
}

/** Evidence item */
export interface EvidenceItem {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** Kind of evidence: a file, a record of what was done, or another */
  kind: "document" | "image" | "video" | "audio" | "text" | "activity";
  /** Identifier of the file */
  fileId: string | null;
  /** Name of the file */
  fileName: string | null;
  /** Media type of the file, decided by its content */
  mediaType: string | null;
  /** Bytes */
  size: number | null;
  /** SHA-256 of the bytes, in hexadecimal digits */
  sha256: string | null;
  /** When it was taken or made */
  capturedAt: string | null;
  /** Where it comes from: learner, assessor, workplace, import */
  source: string;
  /** Identifiers of the outcomes */
  outcomeIds: string[];
  /** Captured activity that has no file */
  activity: {
    /** What it is called */
    label: string;
    /** What was measured or done */
    value: string;
  }[] | null;
}

/** External assessment */
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
  /** Calendar day, YYYY-MM-DD */
  assessedOn: string;
  learner: Named;
  course: Named;
  site: Named;
  state: AttemptState;
  /** How it stands */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Pieces of evidence */
  evidenceCount: number;
  /** The decision of the moderator; null where there is none yet */
  decision: "upheld" | "overturned" | "referred_back" | null;
}

/** External assessment detail */
export interface ExternalAssessmentDetail {
  /** Identifier */
  id: string;
  /** Identifier of the attempt */
  attemptId: string;
  /** Under which the other body knows it */
  reference: string;
  /** Who did the assessment */
  body: string;
  /** Kind of thing that it is */
  kind: "integrated_summative" | "workplace" | "prior_learning";
  /** Calendar day, YYYY-MM-DD */
  assessedOn: string;
  learner: Named;
  course: Named;
  site: Named;
  state: AttemptState;
  /** How it stands */
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
    /** Result of the judgement: C for competent, NYC for not yet competent */
    result: Result | null;
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

/** Finding */
export interface Finding {
  /** The rule of evidence */
  rule: "valid" | "authentic" | "current" | "sufficient";
  /** Whether the rule is kept */
  passed: boolean | null;
  /** What there is to say about it */
  comment: string;
  /** Identifiers of the evidences */
  evidenceIds: string[];
}

/** A group with its version */
export interface Group {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the client */
  clientId?: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Job roles that the group is meant for; members are enrolled by calls of their own */
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

/** What a group is made of, without what the platform adds */
export interface GroupCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the client */
  clientId?: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
}

/** Fields of a group that change; what is absent stays, null deletes */
export interface GroupPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name?: string;
  /** What it is about, in some sentences */
  description?: string | null;
}

/** Which of the groups are meant */
export interface GroupsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
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

/** Id */
export interface Ids {
  /** Identifiers of the ones that are meant */
  ids: string[];
}

/** Issue report */
export interface IssueReport {
  /** The message and the report info, with HTML line breaks */
  body: string;
  /** Title by which people know it */
  title: string;
  /** Where the application wants it sent; the platform decides */
  to: string;
  /** Address of whoever reports */
  from: string;
}

/** A job role with its version */
export interface JobRole {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Occupation code, such as that of the Organising Framework for Occupations */
  code?: string;
  /** What it is about, in some sentences */
  description?: string;
  /** What is learnt for it, in this order */
  content: ContentLink[];
  /** State that it is in */
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

/** Job role assignment */
export interface JobRoleAssignment {
  /** Identifiers of the users */
  userIds: string[];
  /** Identifiers of the roles */
  roleIds: string[];
}

/** What a job role is made of, without what the platform adds */
export interface JobRoleCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Occupation code, such as that of the Organising Framework for Occupations */
  code?: string;
  /** What it is about, in some sentences */
  description?: string;
}

/** Job role id */
export interface JobRoleIds {
  /** Identifiers of the roles */
  roleIds: string[];
}

/** Fields of a job role that change; what is absent stays, null deletes */
export interface JobRolePatch {
  /** Name by which people know it */
  name?: string;
  /** Occupation code, such as that of the Organising Framework for Occupations */
  code?: string | null;
  /** What it is about, in some sentences */
  description?: string | null;
}

/** Which of the job roles are meant */
export interface JobRolesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "archived")[];
  };
}

/** Judgement */
export interface Judgement {
  /** Result of the judgement: C for competent, NYC for not yet competent */
  result: Result | null;
  /** Marks given */
  mark: number | null;
  /** What the learner or assessor is told */
  feedback: string | null;
  /** Name of who assessed it */
  assessorName: string;
  /** When it was judged */
  judgedAt: string | null;
}

/** What is sent to record a judgement */
export interface JudgementInput {
  /** Identifier of the outcome */
  outcomeId: string;
  /** Result of the judgement: C for competent, NYC for not yet competent */
  result: "C" | "NYC";
  /** Marks given */
  mark?: number | null;
  /** What the learner or assessor is told */
  feedback: string;
}

/** Learner deficit */
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

/** A licence with its version */
export interface Licence {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  content: LicenceContent;
  /** Applications that it is for */
  platforms: string[];
  /** Learners that it covers; any number when absent */
  learners?: number | null;
  /** Devices that it covers; any number when absent */
  devices?: number | null;
  /** Calendar day, YYYY-MM-DD */
  startsOn?: string;
  /** Last day on which it holds; for ever when absent */
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

/** Licence content */
export type LicenceContent = {
  /** Type of thing that it is */
  type: string;
  /** How the content may be used */
  accessLevel: "FullAccess" | "ViaEngagement" | "None";
}[];

/** What a licence is made of, without what the platform adds */
export interface LicenceCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  content: LicenceContent;
  /** Applications that it is for */
  platforms: string[];
  /** Learners that it covers; any number when absent */
  learners?: number | null;
  /** Devices that it covers; any number when absent */
  devices?: number | null;
  /** Calendar day, YYYY-MM-DD */
  startsOn?: string;
  /** Last day on which it holds; for ever when absent */
  expiresOn?: string | null;
}

/** Licence engagement */
export interface LicenceEngagement {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Kind of content that is paid for by use */
  contentType: string;
  /** Uses that were bought */
  quantity: number;
  /** Uses so far */
  used: number;
  /** What there is to remember about it */
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

/** Licence engagement addition */
export interface LicenceEngagementAddition {
  /** Uses to add */
  quantity: number;
  /** What there is to remember about it */
  note?: string;
}

/** What a licence engagement is made of, without what the platform adds */
export interface LicenceEngagementCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Kind of content that is paid for by use */
  contentType: string;
  /** Uses that were bought */
  quantity: number;
  /** What there is to remember about it */
  note?: string;
}

/** Licence engagement log */
export interface LicenceEngagementLog {
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** What is to be done */
  action: string;
  /** Uses that were bought or added */
  quantity: number;
  /** Uses so far */
  used: number;
  /** What there is to remember about it */
  note: string | null;
  /** Who did it */
  by: Named | null;
  /** Point in time, ISO 8601 with offset */
  at: string;
}

/** Licence group */
export interface LicenceGroup {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Identifier of the group */
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

/** What a licence group is made of, without what the platform adds */
export interface LicenceGroupCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Identifier of the group */
  groupId: string;
  /** Until when the group uses the licence */
  expiresOn: string;
}

/** Fields of a licence that change; what is absent stays, null deletes */
export interface LicencePatch {
  /** Name by which people know it */
  name?: string;
  content?: LicenceContent;
  /** Applications that it is for */
  platforms?: string[];
  /** Learners that it covers; any number when absent */
  learners?: number | null | null;
  /** Devices that it covers; any number when absent */
  devices?: number | null | null;
  /** Calendar day, YYYY-MM-DD */
  startsOn?: string | null;
  /** Last day on which it holds; for ever when absent */
  expiresOn?: string | null;
}

/** A licence subscription with its version */
export interface LicenceSubscription {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Name by which people know it */
  name: string;
  /** How often it is renewed */
  period: "monthly" | "quarterly" | "yearly";
  /** Calendar day, YYYY-MM-DD */
  startsOn: string;
  /** When it is renewed next; never when absent */
  renewsOn?: string | null;
  /** Number of learners */
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

/** What a licence subscription is made of, without what the platform adds */
export interface LicenceSubscriptionCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the licence */
  licenceId: string;
  /** Name by which people know it */
  name: string;
  /** How often it is renewed */
  period: "monthly" | "quarterly" | "yearly";
  /** Calendar day, YYYY-MM-DD */
  startsOn: string;
  /** When it is renewed next; never when absent */
  renewsOn?: string | null;
  /** Number of learners */
  learners?: number | null;
}

/** Fields of a licence subscription that change; what is absent stays, null deletes */
export interface LicenceSubscriptionPatch {
  /** Identifier of the licence */
  licenceId?: string;
  /** Name by which people know it */
  name?: string;
  /** How often it is renewed */
  period?: "monthly" | "quarterly" | "yearly";
  /** Calendar day, YYYY-MM-DD */
  startsOn?: string;
  /** When it is renewed next; never when absent */
  renewsOn?: string | null | null;
  /** Number of learners */
  learners?: number | null;
}

/** Licence usage */
export interface LicenceUsage {
  /** Identifier of the account */
  accountId: string;
  /** Counted against the licences */
  used: number;
  /** Covered by the licences that hold today; null: any number */
  licensed: number | null;
  /** Learners or devices that there is still room for; null: any number */
  remaining: number | null;
}

/** Which of the licences are meant */
export interface LicencesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
  };
}

/** Linked content */
export interface LinkedContent {
  /** Content that belongs to it */
  content: ContentLink[];
}

/** Linked id */
export interface LinkedIds {
  /** Identifiers of the ones that are meant */
  ids: string[];
}

/** Moderation report */
export interface ModerationReport {
  /** Null while it is not signed */
  id: string | null;
  batch: BatchSummary;
  /** Number under which it is known */
  number: string | null;
  /** What was moderated */
  scope: string;
  /** How the sample was drawn, in words */
  sampling: string;
  /** What was found, outcome by outcome */
  findings: {
    /** Identifier of the attempt */
    attemptId: string;
    /** Name of the learner */
    learner: string;
    /** Title of the outcome */
    outcome: string;
    /** Judgement of the assessor; null where there is none */
    assessor: Result | null;
    /** Verdict of the moderator; null where there is none */
    moderator: Result | null;
    /** Whether moderator and assessor judged alike */
    agreed: boolean | null;
    /** What there is to say about it */
    comment: string;
    /** The decision of the moderator; null where there is none yet */
    decision: "upheld" | "overturned" | "referred_back" | null;
  }[];
  /** How far moderator and assessors judged alike */
  agreement: {
    /** Outcomes that both judged */
    pairs: number;
    /** Outcomes that both judged alike */
    agreed: number;
    /** Share judged alike, 0 to 1 */
    raw: number | null;
    /** Cohen's kappa with its interval; null where it cannot be told */
    kappa: {
      /** The value */
      value: number;
      /** Lower end of the interval of 95 % */
      low: number;
      /** Upper end of the interval of 95 % */
      high: number;
    } | null;
    /** Gwet's AC1, which chance distorts less than kappa */
    ac1: {
      /** The value */
      value: number;
      /** Lower end of the interval of 95 % */
      low: number;
      /** Upper end of the interval of 95 % */
      high: number;
    } | null;
  };
  /** What was found about validity, authenticity, currency and sufficiency */
  vacs: {
    /** The rule of evidence */
    rule: "valid" | "authentic" | "current" | "sufficient";
    /** Attempts whose evidence keeps the rule */
    passed: number;
    /** Attempts whose evidence breaks the rule */
    failed: number;
    /** What was said where it breaks the rule */
    comments: {
      /** Name of the learner */
      learner: string;
      /** What there is to say about it */
      comment: string;
      /** Titles of the evidence that it is about */
      evidence: string[];
    }[];
  }[];
  /** What was not in order */
  irregularities: string;
  /** What should be done better */
  recommendations: string;
  /** Who signed it */
  signedBy: Named | null;
  /** Name that the person signs with */
  signature: string | null;
  /** When it was signed */
  signedAt: string | null;
  /** Identifier of the file */
  fileId: string | null;
  /** What keeps it from going on, in sentences */
  blockers: string[];
}

/** Moderator home */
export interface ModeratorHome {
  /** What should be done already */
  overdue: number;
  /** What is due today */
  dueToday: number;
  /** What is due this week */
  dueThisWeek: number;
  /** Attempts that are ready for a batch */
  readyToBatch: number;
  /** In a sample, free or mine, and I may moderate it */
  toModerate: number;
  /** Claimed by me */
  inProgress: number;
  /** Referred back by me, not handed in again yet */
  returned: number;
  /** Batches of attempts */
  batches: BatchSummary[];
  /** Work that was begun and not finished */
  continueWith: AttemptRow | null;
  /** What is to be done about work that was referred back */
  returnedActions: {
    /** Identifier of the attempt */
    attemptId: string;
    /** The learner whose work it is */
    learner: string;
    /** The course */
    course: string;
    /** The outcome */
    outcome: string;
    /** What is to be done */
    action: string;
    /** Calendar day, YYYY-MM-DD */
    dueOn: string;
    /** Where it ends */
    to: "assessor" | "learner";
  }[];
}

/** Named */
export interface Named {
  /** Identifier */
  id: string;
  /** Name by which people know it */
  name: string;
}

/** Outcome */
export interface Outcome {
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
  /** What it is judged by */
  criteria: {
    /** Identifier */
    id: string;
    /** What it says */
    text: string;
  }[];
}

/** What is sent to record a outcome */
export interface OutcomeInput {
  /** Code under which it is known */
  code: string;
  /** Title by which people know it */
  title: string;
  /** Credits that it counts for */
  credits?: number | null;
  /** How it is assessed */
  method?: "portfolio" | "observation" | "knowledge" | "workplace";
  /** What it is judged by */
  criteria: string[];
}

/** Outcome judgement */
export interface OutcomeJudgement {
  /** Identifier of the outcome */
  outcomeId: string;
  /** Code under which it is known */
  code: string;
  /** Title by which people know it */
  title: string;
  /** Result of the judgement: C for competent, NYC for not yet competent */
  result: "C" | "NYC" | null;
  /** Marks given */
  mark: number | null;
  /** What the learner or assessor is told */
  feedback: string | null;
  /** When it was judged */
  judgedAt: string | null;
  /** True while the moderator has not recorded a verdict on this outcome */
  hidden: boolean;
}

/** Pending content */
export interface PendingContent {
  /** Careers */
  careers: number;
  /** Roles */
  roles: number;
  /** Courses */
  courses: number;
  /** All of it together */
  total: number;
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
  code: "4001" | "4002" | "4003" | "4004" | "4005" | "4007" | "4008" | "4009" | "40010" | "40011" | "40012" | "40013" | "invalid_input" | "not_signed_in" | "not_allowed" | "not_found" | "method_not_allowed" | "conflict" | "wrong_state" | "claimed_by_another" | "claim_needed" | "verdict_needed" | "already_exists" | "key_reused" | "stale_version" | "too_large" | "address_too_long" | "wrong_media_type" | "empty_file" | "mislabelled_file" | "version_needed" | "key_needed" | "too_many_requests" | "internal" | "unavailable";
  /** What happened, what is safe, and what to do next */
  detail: string;
  /** What support finds the request by */
  requestId: string;
  /** What is wrong where, for input that was refused */
  errors?: {
    /** Where it stands, such as body.name */
    path: string;
    /** What is wrong with it */
    message: string;
  }[];
  /** The value as it is now, for whoever was overtaken (412) */
  current?: unknown;
}

/** Referral action */
export interface ReferralAction {
  /** Identifier of the outcome */
  outcomeId: string;
  /** What is to be done */
  action: string;
  /** Calendar day, YYYY-MM-DD */
  dueOn: string;
  /** Who is to do it */
  to: "assessor" | "learner";
}

/** Refusal */
export interface Refusal {
  /** Code under which it is known */
  code: string;
  /** Why, in a sentence */
  sentence: string;
}

/** Registration */
export interface Registration {
  /** What the person is registered as */
  kind: "assessor" | "moderator";
  /** Number under which it is known */
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

/** Row mistake */
export interface RowMistake {
  /** 4001, 4002, 4004, 4007 or 4009 */
  code: string;
  /** Column; null where it is of no single one */
  field: string | null;
  /** What is wrong */
  message: string;
}

/** Sampling policy */
export interface SamplingPolicy {
  /** Per cent that are drawn */
  percentage: number;
  /** Fewest that are drawn */
  minimum: number;
  /** What is in every sample */
  alwaysInclude: string[];
  /** Whether the judgement of the assessor is hidden until the own one is stored */
  blind: boolean;
}

/** A schedule with its version */
export interface Schedule {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the course */
  courseId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title: string;
  /** Point in time, ISO 8601 with offset */
  startsAt: string;
  /** Point in time, ISO 8601 with offset */
  endsAt: string;
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the assessor */
  assessorId?: string | null;
  /** Identifier of the moderator */
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
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title: string;
  /** Point in time, ISO 8601 with offset */
  startsAt: string;
  /** Point in time, ISO 8601 with offset */
  endsAt: string;
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the assessor */
  assessorId?: string | null;
  /** Identifier of the moderator */
  moderatorId?: string | null;
}

/** Fields of a schedule that change; what is absent stays, null deletes */
export interface SchedulePatch {
  /** Identifier of the course */
  courseId?: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title?: string;
  /** Point in time, ISO 8601 with offset */
  startsAt?: string;
  /** Point in time, ISO 8601 with offset */
  endsAt?: string;
  /** Identifier of the facilitator */
  facilitatorId?: string | null;
  /** Identifier of the assessor */
  assessorId?: string | null;
  /** Identifier of the moderator */
  moderatorId?: string | null;
}

/** Which of the schedules are meant */
export interface SchedulesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in courseId */
    courseId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
  };
}

/** A site with its version */
export interface Site {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Town */
  town?: string;
  /** Province */
  province?: string;
  /** Learners it has licences for */
  licensedLearners?: number;
  /** Learners it has to have */
  requiredLearners?: number;
  /** State that it is in */
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

/** Site assignment */
export interface SiteAssignment {
  /** Identifiers of the users */
  userIds: string[];
  /** Identifiers of the sites */
  siteIds: string[];
}

/** What a site is made of, without what the platform adds */
export interface SiteCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Town */
  town?: string;
  /** Province */
  province?: string;
  /** Learners it has licences for */
  licensedLearners?: number;
  /** Learners it has to have */
  requiredLearners?: number;
}

/** Site filter */
export interface SiteFilters {
  /** Identifier of the account */
  accountId: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
  /** State that it is in */
  state: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
  /** Province */
  province: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
}

/** Fields of a site that change; what is absent stays, null deletes */
export interface SitePatch {
  /** Name by which people know it */
  name?: string;
  /** Town */
  town?: string | null;
  /** Province */
  province?: string | null;
  /** Learners it has licences for */
  licensedLearners?: number | null;
  /** Learners it has to have */
  requiredLearners?: number | null;
}

/** Which of the sites are meant */
export interface SitesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: ("active" | "inactive")[];
    /** Only those with one of these in province */
    province?: string[];
  };
}

/** Stored file */
export interface StoredFile {
  /** Identifier */
  id: string;
  /** Name by which people know it */
  name: string;
  /** Decided by the content, not by the name */
  mediaType: string;
  /** Bytes */
  size: number;
  /** SHA-256 of the bytes, in hexadecimal digits */
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
  /** How it stands */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Who assessed it */
  assessor: Named | null;
  /** Null while it is hidden from the caller or not known */
  result: "C" | "NYC" | null;
  /** Whether it is hidden until the own judgement is stored */
  hidden: boolean;
}

/** Summative moderator */
export interface SummativeModerator {
  /** The moderator */
  moderator: Named | null;
}

/** Tag assignment */
export interface TagAssignment {
  /** One after the other */
  items: Tagged[];
}

/** A tag key with its version */
export interface TagKey {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
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

/** What a tag key is made of, without what the platform adds */
export interface TagKeyCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
}

/** Fields of a tag key that change; what is absent stays, null deletes */
export interface TagKeyPatch {
  /** Name by which people know it */
  name?: string;
  /** What it is about, in some sentences */
  description?: string | null;
}

/** A tag value with its version */
export interface TagValue {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the key */
  keyId: string;
  /** Name by which people know it */
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

/** What a tag value is made of, without what the platform adds */
export interface TagValueCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the key */
  keyId: string;
  /** Name by which people know it */
  name: string;
  /** Colour, #rrggbb */
  colour?: string;
}

/** Fields of a tag value that change; what is absent stays, null deletes */
export interface TagValuePatch {
  /** Identifier of the key */
  keyId?: string;
  /** Name by which people know it */
  name?: string;
  /** Colour, #rrggbb */
  colour?: string | null;
}

/** Tagged */
export interface Tagged {
  /** Kind of thing that it is */
  kind: "users" | "courses" | "careers" | "roles" | "groups" | "sites" | "teams" | "assessments";
  /** Identifier */
  id: string;
  /** The tags that it shall have; none takes all away */
  valueIds: string[];
}

/** A team with its version */
export interface Team {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
  /** The user who leads it */
  leaderId?: string | null;
  /** Identifiers of the members */
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

/** What a team is made of, without what the platform adds */
export interface TeamCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
  /** The user who leads it */
  leaderId?: string | null;
  /** Identifiers of the members */
  memberIds?: string[];
}

/** Fields of a team that change; what is absent stays, null deletes */
export interface TeamPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name?: string;
  /** What it is about, in some sentences */
  description?: string | null;
  /** The user who leads it */
  leaderId?: string | null | null;
  /** Identifiers of the members */
  memberIds?: string[];
}

/** Which of the teams are meant */
export interface TeamsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
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

/** Theme */
export interface Theme {
  /** Whether the account has a look of its own */
  isCustomTheme: boolean;
  colour: Colour;
  /** Logos and icons of the account */
  logos: {
    /** Colour */
    colour?: string;
    /** Address of the logo in black */
    logoBlack?: string;
    /** Address of the logo in white */
    logoWhite?: string;
    /** Address of the icon in white */
    iconWhite?: string;
    /** Address of the icon in black */
    iconBlack?: string;
    /** Small icons of the account */
    favicon?: {
      /** Icon that can be drawn in any size */
      svg?: string;
      /** Icon for old browsers */
      legacyICO?: string;
      /** Icon for the home screen of Apple devices */
      appleICO?: string;
    };
  };
}

/** Fields of a theme that change; what is absent stays, null deletes */
export interface ThemePatch {
  /** Whether the account has a look of its own */
  isCustomTheme?: boolean;
  colour?: ColourPatch;
  /** Logos and icons of the account */
  logos?: {
    /** Colour */
    colour?: string | null;
    /** Address of the logo in black */
    logoBlack?: string | null;
    /** Address of the logo in white */
    logoWhite?: string | null;
    /** Address of the icon in white */
    iconWhite?: string | null;
    /** Address of the icon in black */
    iconBlack?: string | null;
    /** Small icons of the account */
    favicon?: {
      /** Icon that can be drawn in any size */
      svg?: string | null;
      /** Icon for old browsers */
      legacyICO?: string | null;
      /** Icon for the home screen of Apple devices */
      appleICO?: string | null;
    } | null;
  };
}

/** Uploaded row */
export interface UploadedRow {
  /** Number of the row as a spreadsheet shows it: the head is row 1 */
  row: number;
  /** skipped: nothing is wrong with it, and it was not stored because of others */
  outcome: "created" | "refused" | "skipped";
  /** Identifier of the user */
  userId: string | null;
  /** 4001, 4002, 4004, 4007 or 4009: that of the first mistake */
  code: string | null;
  /** Column of the first mistake; null where it is of no single one */
  field: string | null;
  /** What is wrong with the row, all of it */
  message: string | null;
  /** Everything that is wrong with the row, each with its code; none where it is not refused */
  mistakes: RowMistake[];
}

/** A user with its version */
export interface User {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the client */
  clientId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name of the site */
  siteName?: string | null;
  /** Name that the person signs in with */
  username: string;
  /** Name by which people know it */
  name: string;
  /** Family name */
  surname: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Learner or staff number */
  number?: string;
  /** Gender, in the words of the option list */
  gender?: "Male" | "Female" | null;
  /** Population group, in the words of the option list */
  race?: "African" | "Coloured" | "Indian" | "Caucasian" | "Other" | null;
  /** Disability, in the words of the option list */
  disability?: string | null;
  /** Language and country of texts, such as en-ZA */
  locale: string;
  /** Identifiers of the groups */
  groupIds: string[];
  /** Roles */
  roles: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
  /** Scopes of the access tokens of the person */
  scope: string;
  /** Registrations with quality bodies */
  registrations: Registration[];
  /** Whether the person uses a device together with others */
  isRunningGroupHardware: boolean;
  /** The account that an administrator acts in instead of the own */
  impersonatedAccountId?: string | null;
  /** The site that an administrator acts in instead of the own */
  impersonatedSiteId?: string | null;
  /** State that it is in */
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

/** What a user is made of, without what the platform adds */
export interface UserCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the client */
  clientId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name of the site */
  siteName?: string | null;
  /** Name that the person signs in with */
  username: string;
  /** Name by which people know it */
  name: string;
  /** Family name */
  surname: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Learner or staff number */
  number?: string;
  /** Gender, in the words of the option list */
  gender?: "Male" | "Female" | null;
  /** Population group, in the words of the option list */
  race?: "African" | "Coloured" | "Indian" | "Caucasian" | "Other" | null;
  /** Disability, in the words of the option list */
  disability?: string | null;
  /** Language and country of texts, such as en-ZA */
  locale?: string;
  /** Identifiers of the groups */
  groupIds?: string[];
  /** Roles */
  roles: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
  /** Scopes of the access tokens of the person */
  scope?: string;
  /** Registrations with quality bodies */
  registrations?: Registration[];
  /** Whether the person uses a device together with others */
  isRunningGroupHardware?: boolean;
  /** The account that an administrator acts in instead of the own */
  impersonatedAccountId?: string | null;
  /** The site that an administrator acts in instead of the own */
  impersonatedSiteId?: string | null;
}

/** Fields of a user that change; what is absent stays, null deletes */
export interface UserPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Name of the site */
  siteName?: string | null;
  /** Name that the person signs in with */
  username?: string;
  /** Name by which people know it */
  name?: string;
  /** Family name */
  surname?: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Learner or staff number */
  number?: string | null;
  /** Gender, in the words of the option list */
  gender?: "Male" | "Female" | null;
  /** Population group, in the words of the option list */
  race?: "African" | "Coloured" | "Indian" | "Caucasian" | "Other" | null;
  /** Disability, in the words of the option list */
  disability?: string | null;
  /** Language and country of texts, such as en-ZA */
  locale?: string;
  /** Identifiers of the groups */
  groupIds?: string[];
  /** Roles */
  roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
  /** Scopes of the access tokens of the person */
  scope?: string;
  /** Registrations with quality bodies */
  registrations?: Registration[];
  /** Whether the person uses a device together with others */
  isRunningGroupHardware?: boolean;
  /** The account that an administrator acts in instead of the own */
  impersonatedAccountId?: string | null | null;
  /** The site that an administrator acts in instead of the own */
  impersonatedSiteId?: string | null | null;
}

/** User upload */
export interface UserUpload {
  /** Identifier */
  id: string;
  /** Identifier of the account */
  accountId: string;
  /** Name of the file */
  fileName: string;
  /** all: every row or none; valid: the rows without a mistake */
  mode: "all" | "valid";
  /** finished: what could be stored is; refused: nothing was stored because of the table; failed: our mistake, the report says which rows were stored before it */
  state: "waiting" | "running" | "finished" | "refused" | "failed";
  /** Rows of the table below its head; null until all are read */
  rows: number | null;
  /** Rows read and checked so far */
  checked: number;
  /** Rows refused or stored so far; of mode all they last only once it is finished */
  done: number;
  /** Users that there are now */
  created: number;
  /** Rows with a mistake */
  refused: number;
  /** Why all of it was refused: the code of its rows, 4007 where they have several, 4009 */
  code: string | null;
  /** Why all of it was refused, in a sentence */
  message: string | null;
  /** Point in time, ISO 8601 with offset */
  createdAt: string;
  /** When it was finished; null before */
  finishedAt: string | null;
}

/** Which of the users are meant */
export interface UsersFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in state */
    state?: ("active" | "inactive")[];
    /** Only those with one of these in roles */
    roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
    /** Only those with one of these in groupIds */
    groupIds?: string[];
  };
}

/** Verdict */
export interface Verdict {
  result: Result;
  /** What there is to say about it */
  comment: string;
  /** Point in time, ISO 8601 with offset */
  recordedAt: string;
  /** Whether it was changed after the judgement of the assessor was shown */
  changedAfterReveal: boolean;
}

/** Workspace */
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
  };
  /** What the caller may do with it */
  mode: "moderate" | "assess" | "read";
  /** Whether the judgement of the assessor is hidden until the own one is stored */
  blind: boolean;
  /** Outcomes that the learner has to reach */
  outcomes: WorkspaceOutcome[];
  /** What the learner handed in */
  evidence: EvidenceItem[];
  /** What was found, outcome by outcome */
  findings: Finding[];
  /** What was typed and not decided yet */
  draft: Draft | null;
  /** The decision of the moderator; null where there is none yet */
  decision: Decision | null;
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
  /** What is before and after it in the list it was opened from */
  neighbours: {
    /** Identifier of the previous */
    previousId: string | null;
    /** Identifier of the next */
    nextId: string | null;
    /** Place in that list, from 1 */
    position: number;
    /** How many are in that list */
    of: number;
  };
}

/** Workspace outcome */
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
  /** What it is judged by */
  criteria: {
    /** Identifier */
    id: string;
    /** What it says */
    text: string;
  }[];
  /** Identifiers of the evidences */
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

export interface ListClientsQuery<Field extends keyof Client = keyof Client> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in country */
  country?: string[] | null;
  /** Only those with one of these in languages */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "registrationNumber" | "-registrationNumber" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchClientsQuery<Field extends keyof Client = keyof Client> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in country */
  country?: string[] | null;
  /** Only those with one of these in languages */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "registrationNumber" | "-registrationNumber" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetClientQuery<Field extends keyof Client = keyof Client> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportClientsQuery {
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in country */
  country?: string[] | null;
  /** Only those with one of these in languages */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "registrationNumber" | "-registrationNumber" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("name" | "registrationNumber" | "email" | "phoneNumber" | "country" | "languages" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListClientAccountsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface ListClientAccountSitesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those in one of these states */
  state?: ("active" | "inactive")[] | null;
}

export interface ListAccountsQuery<Field extends keyof Account = keyof Account> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "suspended" | "inactive")[] | null;
  /** Only those with one of these in URLPrefix */
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
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "suspended" | "inactive")[] | null;
  /** Only those with one of these in URLPrefix */
  URLPrefix?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "URLPrefix" | "-URLPrefix" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetAccountQuery<Field extends keyof Account = keyof Account> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportAccountsQuery {
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "suspended" | "inactive")[] | null;
  /** Only those with one of these in URLPrefix */
  URLPrefix?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "URLPrefix" | "-URLPrefix" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("clientId" | "name" | "URLPrefix" | "theme" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeAccountStateQuery {
  /** The state that it is in */
  from: "active" | "suspended" | "inactive";
  /** The state that it shall be in */
  to: "active" | "suspended" | "inactive";
}

export interface CountAccountsQuery {
  /** Identifier of the client */
  clientId?: string | null;
}

export interface GetThemeByPrefixQuery {
  /** Urlprefix */
  URLPrefix?: string | null;
}

export interface ListLearnerDeficitsQuery {
  /** Identifier of the account */
  accountId?: string | null;
}

export interface ListSitesQuery<Field extends keyof Site = keyof Site> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in province */
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
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in province */
  province?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "town" | "-town" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetSiteQuery<Field extends keyof Site = keyof Site> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportSitesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in province */
  province?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "town" | "-town" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "name" | "town" | "province" | "licensedLearners" | "requiredLearners" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListUsersQuery<Field extends keyof User = keyof User> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in roles */
  roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[] | null;
  /** Only those with one of these in groupIds */
  groupIds?: string[] | null;
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
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in roles */
  roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[] | null;
  /** Only those with one of these in groupIds */
  groupIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "surname" | "-surname" | "name" | "-name" | "username" | "-username" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetUserQuery<Field extends keyof User = keyof User> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportUsersQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in roles */
  roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[] | null;
  /** Only those with one of these in groupIds */
  groupIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "surname" | "-surname" | "name" | "-name" | "username" | "-username" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "clientId" | "siteId" | "siteName" | "username" | "name" | "surname" | "email" | "phoneNumber" | "number" | "gender" | "race" | "disability" | "locale" | "groupIds" | "roles" | "scope" | "registrations" | "isRunningGroupHardware" | "impersonatedAccountId" | "impersonatedSiteId" | "state" | "id" | "version" | "createdAt" | "updatedAt" | "deletedAt")[] | null;
}

export interface ListDeletedUsersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface CountUsersQuery {
  /** Identifier of the account */
  accountId?: string | null;
  /** Identifier of the site */
  siteId?: string | null;
  /** Role */
  role?: "administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device" | null;
}

export interface ListUserRolesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface RemoveUserRolesQuery {
  /** Job roles, the key repeated */
  roleId: string[];
}

export interface RemoveRolesOfUsersQuery {
  /** Users, the key repeated */
  userId: string[];
  /** Job roles, the key repeated */
  roleId: string[];
}

export interface ListEnrolledUsersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Job roles */
  roleId?: string[] | null;
  /** Careers */
  careerId?: string[] | null;
}

export interface UploadUsersQuery {
  /** all (unless told): every row or none; valid: rows without a mistake */
  mode?: "all" | "valid" | null;
  /** The own account when absent */
  accountId?: string | null;
}

export interface ListUploadedRowsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Outcome */
  outcome?: ("created" | "refused" | "skipped")[] | null;
}

export interface ListGroupsQuery<Field extends keyof Group = keyof Group> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchGroupsQuery<Field extends keyof Group = keyof Group> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetGroupQuery<Field extends keyof Group = keyof Group> {
  /** The client that it is of: elsewhere it does not exist */
  clientId?: string | null;
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface HeadGroupQuery {
  /** The client that it is of: elsewhere it does not exist */
  clientId?: string | null;
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
}

export interface CreateGroupQuery<Field extends keyof Group = keyof Group> {
  /** The client that it is of: elsewhere it does not exist */
  clientId?: string | null;
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportGroupsQuery {
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "clientId" | "siteId" | "name" | "description" | "roleIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListGroupUsersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface RemoveGroupUsersQuery {
  /** Ids, the key repeated */
  id: string[];
}

export interface ListGroupRolesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface ListCareersQuery<Field extends keyof Career = keyof Career> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchCareersQuery<Field extends keyof Career = keyof Career> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetCareerQuery<Field extends keyof Career = keyof Career> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportCareersQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Only those with one of these in roleIds */
  roleIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "name" | "code" | "description" | "roleIds" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeCareerStateQuery {
  /** The state that it is in */
  from: "draft" | "pending" | "published" | "archived";
  /** The state that it shall be in */
  to: "draft" | "pending" | "published" | "archived";
}

export interface CountCareersQuery {
  /** Identifier of the account */
  accountId?: string | null;
}

export interface ListCareerLearnersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface ListJobRolesQuery<Field extends keyof JobRole = keyof JobRole> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchJobRolesQuery<Field extends keyof JobRole = keyof JobRole> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetJobRoleQuery<Field extends keyof JobRole = keyof JobRole> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportJobRolesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "code" | "-code" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "name" | "code" | "description" | "content" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeJobRoleStateQuery {
  /** The state that it is in */
  from: "draft" | "pending" | "published" | "archived";
  /** The state that it shall be in */
  to: "draft" | "pending" | "published" | "archived";
}

export interface CountJobRolesQuery {
  /** Identifier of the account */
  accountId?: string | null;
}

export interface ListLicencesQuery<Field extends keyof Licence = keyof Licence> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent. With content come the platforms, too: only both together say what a licence grants */
  fields?: readonly Field[] | null;
}

export interface SearchLicencesQuery<Field extends keyof Licence = keyof Licence> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent. With content come the platforms, too: only both together say what a licence grants */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetLicenceQuery<Field extends keyof Licence = keyof Licence> {
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
  /** Fields to answer with, beside id and version; all of them when absent. With content come the platforms, too: only both together say what a licence grants */
  fields?: readonly Field[] | null;
}

export interface HeadLicenceQuery {
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
}

export interface CreateLicenceQuery<Field extends keyof Licence = keyof Licence> {
  /** The account that it is of: elsewhere it does not exist */
  accountId?: string | null;
  /** Fields to answer with, beside id and version; all of them when absent. With content come the platforms, too: only both together say what a licence grants */
  fields?: readonly Field[] | null;
}

export interface ExportLicencesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "expiresOn" | "-expiresOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent. With content come the platforms, too: only both together say what a licence grants */
  fields?: ("accountId" | "name" | "content" | "platforms" | "learners" | "devices" | "startsOn" | "expiresOn" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListLicenceEngagementsQuery<Field extends keyof LicenceEngagement = keyof LicenceEngagement> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in licenceId */
  licenceId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "contentType" | "-contentType" | "quantity" | "-quantity" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListLicenceSubscriptionsQuery<Field extends keyof LicenceSubscription = keyof LicenceSubscription> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in licenceId */
  licenceId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "renewsOn" | "-renewsOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListLicenceGroupsQuery<Field extends keyof LicenceGroup = keyof LicenceGroup> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in licenceId */
  licenceId?: string[] | null;
  /** Only those with one of these in groupId */
  groupId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "expiresOn" | "-expiresOn" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListLicenceEngagementLogsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface CountLicensedLearnersQuery {
  /** The own account when absent */
  accountId?: string | null;
}

export interface ListExpiringLicencesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** 30 unless told */
  days?: number | null;
  /** Identifier of the account */
  accountId?: string | null;
}

export interface ListTagKeysQuery<Field extends keyof TagKey = keyof TagKey> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchTagKeysQuery<Field extends keyof TagKey = keyof TagKey> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetTagKeyQuery<Field extends keyof TagKey = keyof TagKey> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListTagValuesQuery<Field extends keyof TagValue = keyof TagValue> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in keyId */
  keyId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchTagValuesQuery<Field extends keyof TagValue = keyof TagValue> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in keyId */
  keyId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetTagValueQuery<Field extends keyof TagValue = keyof TagValue> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListTeamsQuery<Field extends keyof Team = keyof Team> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in leaderId */
  leaderId?: string[] | null;
  /** Only those with one of these in memberIds */
  memberIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchTeamsQuery<Field extends keyof Team = keyof Team> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in leaderId */
  leaderId?: string[] | null;
  /** Only those with one of these in memberIds */
  memberIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetTeamQuery<Field extends keyof Team = keyof Team> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportTeamsQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in leaderId */
  leaderId?: string[] | null;
  /** Only those with one of these in memberIds */
  memberIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "siteId" | "name" | "description" | "leaderId" | "memberIds" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListContactsQuery<Field extends keyof Contact = keyof Contact> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in organisation */
  organisation?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "surname" | "-surname" | "organisation" | "-organisation" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchContactsQuery<Field extends keyof Contact = keyof Contact> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in organisation */
  organisation?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "surname" | "-surname" | "organisation" | "-organisation" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetContactQuery<Field extends keyof Contact = keyof Contact> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportContactsQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in organisation */
  organisation?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "surname" | "-surname" | "organisation" | "-organisation" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "siteId" | "name" | "surname" | "organisation" | "position" | "email" | "phoneNumber" | "notes" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListAssessmentsQuery<Field extends keyof Assessment = keyof Assessment> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentKind */
  contentKind?: ("formal" | "onboarding" | "screening")[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative" | "examination" | "test")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchAssessmentsQuery<Field extends keyof Assessment = keyof Assessment> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentKind */
  contentKind?: ("formal" | "onboarding" | "screening")[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative" | "examination" | "test")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetAssessmentQuery<Field extends keyof Assessment = keyof Assessment> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportAssessmentsQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentKind */
  contentKind?: ("formal" | "onboarding" | "screening")[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative" | "examination" | "test")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "contentKind" | "contentId" | "title" | "description" | "type" | "questions" | "passMark" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListCoursesQuery<Field extends keyof Course = keyof Course> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in route */
  route?: ("legacy" | "occupational")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "published" | "retired")[] | null;
  /** Only those with one of these in kind */
  kind?: ("OnboardingCourse" | "FormalCourse")[] | null;
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
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in route */
  route?: ("legacy" | "occupational")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "published" | "retired")[] | null;
  /** Only those with one of these in kind */
  kind?: ("OnboardingCourse" | "FormalCourse")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "registrationNumber" | "-registrationNumber" | "nqfLevel" | "-nqfLevel" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetCourseQuery<Field extends keyof Course = keyof Course> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportCoursesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in route */
  route?: ("legacy" | "occupational")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "published" | "retired")[] | null;
  /** Only those with one of these in kind */
  kind?: ("OnboardingCourse" | "FormalCourse")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "registrationNumber" | "-registrationNumber" | "nqfLevel" | "-nqfLevel" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "title" | "kind" | "registrationNumber" | "nqfLevel" | "credits" | "route" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListSummativeLearnersQuery {
  /** Limit */
  limit?: number | null;
  /** Cursor */
  cursor?: string | null;
}

export interface ListSchedulesQuery<Field extends keyof Schedule = keyof Schedule> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Only those with one of these in siteId */
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
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetScheduleQuery<Field extends keyof Schedule = keyof Schedule> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportSchedulesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "courseId" | "siteId" | "title" | "startsAt" | "endsAt" | "facilitatorId" | "assessorId" | "moderatorId" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
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
  /** Course id */
  courseId?: string[] | null;
  /** Site id */
  siteId?: string[] | null;
  /** Assessor id */
  assessorId?: string[] | null;
  /** Batch id */
  batchId?: string[] | null;
  /** State */
  state?: ("open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated")[] | null;
  /** Due */
  due?: ("overdue" | "today" | "this_week" | "later" | "none")[] | null;
  /** Only what I have claimed or is allocated to me */
  mine?: "true" | "false" | null;
  /** Text in the name or number of the learner */
  query?: string | null;
  /** Sort */
  sort?: "learner" | "-learner" | "course" | "-course" | "site" | "-site" | "assessor" | "-assessor" | "dueAt" | "-dueAt" | "assessedAt" | "-assessedAt" | "submittedAt" | "-submittedAt" | "state" | "-state" | null;
}

export interface GetAttemptFacetsQuery {
  /** due: allocated to me or my sites to assess; ready: assessed, batched or in a sample */
  queue?: "due" | "ready" | "all" | null;
  /** Course id */
  courseId?: string[] | null;
  /** Site id */
  siteId?: string[] | null;
  /** Assessor id */
  assessorId?: string[] | null;
  /** Batch id */
  batchId?: string[] | null;
  /** State */
  state?: ("open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated")[] | null;
  /** Due */
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
  /** State */
  state?: ("collecting" | "sampled" | "reported")[] | null;
  /** Course id */
  courseId?: string[] | null;
}

export interface ListBatchAttemptsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Sampled */
  sampled?: "true" | "false" | null;
}

export interface ListExternalAssessmentsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Course id */
  courseId?: string[] | null;
  /** Kind */
  kind?: ("integrated_summative" | "workplace" | "prior_learning")[] | null;
  /** Query */
  query?: string | null;
}

/**
 * Every call of the platform, as the client offers it. Beside the codes that a call names, any may fail with
 * invalid_input, address_too_long, too_many_requests, internal, unavailable, not_signed_in, not_allowed.
 */
export interface Calls {
  /**
   * List clients.
   * `GET /v2/clients` for admin.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listClients({ query: { fields: ["name"] } })) …
   */
  listClients<Field extends keyof Client = keyof Client>(input?: { query?: ListClientsQuery<Field> }, options?: CallOptions): Paged<Selected<Client, Field>>;

  /**
   * List clients matching a text, best match first.
   * `GET /v2/clients/search` for admin.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchClients({ query: { fields: ["name"] } })) …
   */
  searchClients<Field extends keyof Client = keyof Client>(input?: { query?: SearchClientsQuery<Field> }, options?: CallOptions): Paged<Selected<Client, Field>>;

  /**
   * List clients by a filter too long for an address.
   * `POST /v2/clients/fetch` for admin. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchClients({ query: { fields: ["name"] }, body })) …
   */
  fetchClients<Field extends keyof Client = keyof Client>(input: { query?: ListClientsQuery<Field>; body: ClientsFilter }, options?: CallOptions): Paged<Selected<Client, Field>>;

  /**
   * One of the clients.
   * `GET /v2/clients/{id}` for admin. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const client = await api.getClient({ id });
   */
  getClient<Field extends keyof Client = keyof Client>(input: { id: string; query: GetClientQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<Client, Field>>>;
  getClient(input: { id: string; query?: GetClientQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Whether one of the clients exists, and its version.
   * `HEAD /v2/clients/{id}` for admin. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headClient({ id });
   */
  headClient(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the clients.
   * `POST /v2/clients` for admin. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const client = await api.createClient({ body });
   */
  createClient(input: { body: ClientCreate }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Change fields of one of the clients.
   * `PATCH /v2/clients/{id}` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const client = await api.updateClient({ id, version, body: { name: "Umfolozi Group" } });
   */
  updateClient(input: { id: string; body: ClientPatch; version: number }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Replace one of the clients.
   * `PUT /v2/clients/{id}` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const client = await api.replaceClient({ id, version, body });
   */
  replaceClient(input: { id: string; body: ClientCreate; version: number }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Delete one of the clients; its history is kept.
   * `DELETE /v2/clients/{id}` for admin. Codes: not_found.
   * Retried: never.
   * @example await api.deleteClient({ id });
   */
  deleteClient(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export clients as csv, xlsx, pdf or json.
   * `POST /v2/clients/export/{type}` for admin. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportClients({ type: "csv" });
   */
  exportClients: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportClientsQuery }>;

  /**
   * Activate one of the clients.
   * `POST /v2/clients/{id}/activate` for admin. Codes: key_reused, not_found.
   * Retried: safe, under its key.
   * @example const client = await api.activateClient({ id });
   */
  activateClient(input: { id: string }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Deactivate one of the clients.
   * `POST /v2/clients/{id}/deactivate` for admin. Codes: key_reused, not_found.
   * Retried: safe, under its key.
   * @example const client = await api.deactivateClient({ id });
   */
  deactivateClient(input: { id: string }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Values that clients can be filtered by, with how many there are.
   * `GET /v2/clients/filters` for admin.
   * Retried: safe, it only reads.
   * @example const clientFilters = await api.getClientFilters();
   */
  getClientFilters(input?: undefined, options?: CallOptions): Promise<ClientFilters>;

  /**
   * Languages in use by clients, with how many use each.
   * `GET /v2/clients/languages` for admin.
   * Retried: safe, it only reads.
   * @example const answer = await api.listClientLanguages();
   */
  listClientLanguages(input?: undefined, options?: CallOptions): Promise<ClientLanguage[]>;

  /**
   * Accounts of a client.
   * `GET /v2/clients/{id}/accounts` for admin. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listClientAccounts({ id });
   */
  listClientAccounts(input: { id: string; query?: ListClientAccountsQuery }, options?: CallOptions): Paged<Account>;

  /**
   * Sites of an account of a client.
   * `GET /v2/clients/{id}/accounts/{accountId}/sites` for admin. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listClientAccountSites({ id, accountId });
   */
  listClientAccountSites(input: { id: string; accountId: string; query?: ListClientAccountSitesQuery }, options?: CallOptions): Paged<Site>;

  /**
   * List accounts.
   * `GET /v2/accounts` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listAccounts({ query: { fields: ["name"] } })) …
   */
  listAccounts<Field extends keyof Account = keyof Account>(input?: { query?: ListAccountsQuery<Field> }, options?: CallOptions): Paged<Selected<Account, Field>>;

  /**
   * List accounts matching a text, best match first.
   * `GET /v2/accounts/search` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchAccounts({ query: { fields: ["name"] } })) …
   */
  searchAccounts<Field extends keyof Account = keyof Account>(input?: { query?: SearchAccountsQuery<Field> }, options?: CallOptions): Paged<Selected<Account, Field>>;

  /**
   * List accounts by a filter too long for an address.
   * `POST /v2/accounts/fetch` for admin, manager. Codes: too_large, wrong_media_type.
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
  getAccount<Field extends keyof Account = keyof Account>(input: { id: string; query: GetAccountQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<Account, Field>>>;
  getAccount(input: { id: string; query?: GetAccountQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<Account>>;

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
   * Delete one of the accounts; its history is kept.
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
  exportAccounts: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportAccountsQuery }>;

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
   * Change the state of one of the accounts.
   * `POST /v2/accounts/{id}/state` for admin. Codes: key_reused, not_found, wrong_state.
   * Retried: safe, under its key.
   * @example const account = await api.changeAccountState({ id, query: { from: "active", to: "suspended" } });
   */
  changeAccountState(input: { id: string; query: ChangeAccountStateQuery }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Number of accounts.
   * `GET /v2/accounts/count` for admin, manager.
   * Retried: safe, it only reads.
   * @example const count = await api.countAccounts();
   */
  countAccounts(input?: { query?: CountAccountsQuery }, options?: CallOptions): Promise<Count>;

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
   * Number of things that wait for approval, by kind.
   * `GET /v2/accounts/{id}/content/pending/count` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const pendingContent = await api.countPendingContent({ id });
   */
  countPendingContent(input: { id: string }, options?: CallOptions): Promise<PendingContent>;

  /**
   * Sites with fewer learners than they have licences for or have to have.
   * `GET /v2/sites/learner/deficits` for admin, manager.
   * Retried: safe, it only reads.
   * @example const answer = await api.listLearnerDeficits();
   */
  listLearnerDeficits(input?: { query?: ListLearnerDeficitsQuery }, options?: CallOptions): Promise<LearnerDeficit[]>;

  /**
   * List sites.
   * `GET /v2/sites` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listSites({ query: { fields: ["name"] } })) …
   */
  listSites<Field extends keyof Site = keyof Site>(input?: { query?: ListSitesQuery<Field> }, options?: CallOptions): Paged<Selected<Site, Field>>;

  /**
   * List sites matching a text, best match first.
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
  getSite<Field extends keyof Site = keyof Site>(input: { id: string; query: GetSiteQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<Site, Field>>>;
  getSite(input: { id: string; query?: GetSiteQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<Site>>;

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
   * Delete one of the sites; its history is kept.
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
  exportSites: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportSitesQuery }>;

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
   * Values that sites can be filtered by, with how many there are.
   * `GET /v2/sites/filters` for admin, manager.
   * Retried: safe, it only reads.
   * @example const siteFilters = await api.getSiteFilters();
   */
  getSiteFilters(input?: undefined, options?: CallOptions): Promise<SiteFilters>;

  /**
   * List users.
   * `GET /v2/users` for admin, manager, self.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listUsers({ query: { fields: ["name"] } })) …
   */
  listUsers<Field extends keyof User = keyof User>(input?: { query?: ListUsersQuery<Field> }, options?: CallOptions): Paged<Selected<User, Field>>;

  /**
   * List users matching a text, best match first.
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
  getUser<Field extends keyof User = keyof User>(input: { id: string; query: GetUserQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<User, Field>>>;
  getUser(input: { id: string; query?: GetUserQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<User>>;

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
   * `DELETE /v2/users/{id}` for admin, manager, self. Codes: not_found.
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
  exportUsers: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportUsersQuery }>;

  /**
   * Activate one of the users.
   * `POST /v2/users/{id}/activate` for admin, manager. Codes: key_reused, not_found.
   * Retried: safe, under its key.
   * @example const user = await api.activateUser({ id });
   */
  activateUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Deactivate one of the users.
   * `POST /v2/users/{id}/deactivate` for admin, manager. Codes: key_reused, not_found.
   * Retried: safe, under its key.
   * @example const user = await api.deactivateUser({ id });
   */
  deactivateUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * List deleted users, the latest first.
   * `GET /v2/users/deleted` for admin, manager.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listDeletedUsers();
   */
  listDeletedUsers(input?: { query?: ListDeletedUsersQuery }, options?: CallOptions): Paged<User>;

  /**
   * Bring back one of the deleted users.
   * `POST /v2/users/{id}/restore` for admin, manager. Codes: 4001, 4002, 4004, key_reused, not_found.
   * Retried: safe, under its key.
   * @example const user = await api.restoreUser({ id });
   */
  restoreUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Number of users, kept while they change.
   * `GET /v2/users/count` for admin, manager.
   * Retried: safe, it only reads.
   * @example const count = await api.countUsers();
   */
  countUsers(input?: { query?: CountUsersQuery }, options?: CallOptions): Promise<Count>;

  /**
   * Groups of a user.
   * `GET /v2/users/{id}/groups` for admin, manager, self. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listUserGroups({ id });
   */
  listUserGroups(input: { id: string }, options?: CallOptions): Paged<Named>;

  /**
   * Job roles of a user.
   * `GET /v2/users/{id}/roles` for admin, manager, self. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listUserRoles({ id });
   */
  listUserRoles(input: { id: string; query?: ListUserRolesQuery }, options?: CallOptions): Paged<JobRole>;

  /**
   * Add job roles to a user.
   * `POST /v2/users/{id}/roles` for admin, manager. Codes: key_reused, not_found, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const changed = await api.addUserRoles({ id, body });
   */
  addUserRoles(input: { id: string; body: JobRoleIds }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove job roles from a user.
   * `DELETE /v2/users/{id}/roles` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example const changed = await api.removeUserRoles({ id, query: { roleId: ["0192f3a4-4b16-78d8-98dc-872a7753c2bc"] } });
   */
  removeUserRoles(input: { id: string; query: RemoveUserRolesQuery }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove job roles of many users in one call.
   * `DELETE /v2/users/roles` for admin, manager.
   * Retried: never.
   * @example const changed = await api.removeRolesOfUsers({ query: { userId: ["0192f3a4-04f8-7996-9da7-63b7a969b102"], roleId: ["0192f3a4-4b16-78d8-98dc-872a7753c2bc"] } });
   */
  removeRolesOfUsers(input: { query: RemoveRolesOfUsersQuery }, options?: CallOptions): Promise<Changed>;

  /**
   * Users enrolled in a job role or in a career.
   * `GET /v2/users/enrolled` for admin, manager.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listEnrolledUsers();
   */
  listEnrolledUsers(input?: { query?: ListEnrolledUsersQuery }, options?: CallOptions): Paged<User>;

  /**
   * Enrolments of a user in job roles.
   * `GET /v2/users/{id}/enrollments/roles` for admin, manager, self. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listRoleEnrollments({ id });
   */
  listRoleEnrollments(input: { id: string }, options?: CallOptions): Paged<Enrollment>;

  /**
   * Enrolments of a user in careers.
   * `GET /v2/users/{id}/enrollments/careers` for admin, manager, self. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCareerEnrollments({ id });
   */
  listCareerEnrollments(input: { id: string }, options?: CallOptions): Paged<Enrollment>;

  /**
   * Assign users to job roles.
   * `POST /v2/users/assign/roles` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const changed = await api.assignJobRoles({ body });
   */
  assignJobRoles(input: { body: JobRoleAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Unassign users from job roles.
   * `POST /v2/users/unassign/roles` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const changed = await api.unassignJobRoles({ body });
   */
  unassignJobRoles(input: { body: JobRoleAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Assign users to careers.
   * `POST /v2/users/assign/careers` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const changed = await api.assignCareers({ body });
   */
  assignCareers(input: { body: CareerAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Unassign users from careers.
   * `POST /v2/users/unassign/careers` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const changed = await api.unassignCareers({ body });
   */
  unassignCareers(input: { body: CareerAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Assign users to sites.
   * `POST /v2/users/assign/sites` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const changed = await api.assignSites({ body });
   */
  assignSites(input: { body: SiteAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Unassign users from sites.
   * `POST /v2/users/unassign/sites` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const changed = await api.unassignSites({ body });
   */
  unassignSites(input: { body: SiteAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Upload users from csv or xlsx; the answer says where to ask for progress.
   * `POST /v2/users/bulk` for admin, manager. Codes: 4007, 4009, empty_file, key_reused, mislabelled_file, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const userUpload = await api.uploadUsers({ file });
   */
  uploadUsers(input: { query?: UploadUsersQuery; file: Blob; fileName?: string }, options?: CallOptions): Promise<UserUpload>;

  /**
   * How far an upload of users is.
   * `GET /v2/users/bulk/{id}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const userUpload = await api.getUserUpload({ id });
   */
  getUserUpload(input: { id: string }, options?: CallOptions): Promise<UserUpload>;

  /**
   * What became of the rows of an upload, in the order of the table.
   * `GET /v2/users/bulk/{id}/rows` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listUploadedRows({ id });
   */
  listUploadedRows(input: { id: string; query?: ListUploadedRowsQuery }, options?: CallOptions): Paged<UploadedRow>;

  /**
   * List groups.
   * `GET /v2/groups` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listGroups({ query: { fields: ["name"] } })) …
   */
  listGroups<Field extends keyof Group = keyof Group>(input?: { query?: ListGroupsQuery<Field> }, options?: CallOptions): Paged<Selected<Group, Field>>;

  /**
   * List groups matching a text, best match first.
   * `GET /v2/groups/search` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchGroups({ query: { fields: ["name"] } })) …
   */
  searchGroups<Field extends keyof Group = keyof Group>(input?: { query?: SearchGroupsQuery<Field> }, options?: CallOptions): Paged<Selected<Group, Field>>;

  /**
   * List groups by a filter too long for an address.
   * `POST /v2/groups/fetch` for admin, manager. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchGroups({ query: { fields: ["name"] }, body })) …
   */
  fetchGroups<Field extends keyof Group = keyof Group>(input: { query?: ListGroupsQuery<Field>; body: GroupsFilter }, options?: CallOptions): Paged<Selected<Group, Field>>;

  /**
   * One of the groups.
   * `GET /v2/groups/{id}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const group = await api.getGroup({ id });
   */
  getGroup<Field extends keyof Group = keyof Group>(input: { id: string; query: GetGroupQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<Group, Field>>>;
  getGroup(input: { id: string; query?: GetGroupQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<Group>>;

  /**
   * Whether one of the groups exists, and its version.
   * `HEAD /v2/groups/{id}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headGroup({ id });
   */
  headGroup(input: { id: string; query?: HeadGroupQuery }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the groups.
   * `POST /v2/groups` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const group = await api.createGroup({ body });
   */
  createGroup<Field extends keyof Group = keyof Group>(input: { query: CreateGroupQuery<Field> & { fields: readonly Field[] }; body: GroupCreate }, options?: CallOptions): Promise<Versioned<Selected<Group, Field>>>;
  createGroup(input: { query?: CreateGroupQuery & { fields?: null }; body: GroupCreate }, options?: CallOptions): Promise<Versioned<Group>>;

  /**
   * Change fields of one of the groups.
   * `PATCH /v2/groups/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const group = await api.updateGroup({ id, version, body: { name: "Intake July 2026" } });
   */
  updateGroup<Field extends keyof Group = keyof Group>(input: { id: string; query: CreateGroupQuery<Field> & { fields: readonly Field[] }; body: GroupPatch; version: number }, options?: CallOptions): Promise<Versioned<Selected<Group, Field>>>;
  updateGroup(input: { id: string; query?: CreateGroupQuery & { fields?: null }; body: GroupPatch; version: number }, options?: CallOptions): Promise<Versioned<Group>>;

  /**
   * Replace one of the groups.
   * `PUT /v2/groups/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const group = await api.replaceGroup({ id, version, body });
   */
  replaceGroup<Field extends keyof Group = keyof Group>(input: { id: string; query: CreateGroupQuery<Field> & { fields: readonly Field[] }; body: GroupCreate; version: number }, options?: CallOptions): Promise<Versioned<Selected<Group, Field>>>;
  replaceGroup(input: { id: string; query?: CreateGroupQuery & { fields?: null }; body: GroupCreate; version: number }, options?: CallOptions): Promise<Versioned<Group>>;

  /**
   * Delete one of the groups; its history is kept.
   * `DELETE /v2/groups/{id}` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example await api.deleteGroup({ id });
   */
  deleteGroup(input: { id: string; query?: CreateGroupQuery }, options?: CallOptions): Promise<void>;

  /**
   * Export groups as csv, xlsx, pdf or json.
   * `POST /v2/groups/export/{type}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportGroups({ type: "csv" });
   */
  exportGroups: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportGroupsQuery }>;

  /**
   * Users of a group.
   * `GET /v2/groups/{id}/users` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listGroupUsers({ id });
   */
  listGroupUsers(input: { id: string; query?: ListGroupUsersQuery }, options?: CallOptions): Paged<User>;

  /**
   * Add users to a group.
   * `POST /v2/groups/{id}/users` for admin, manager. Codes: key_reused, not_found, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const changed = await api.addGroupUsers({ id, body });
   */
  addGroupUsers(input: { id: string; body: Ids }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove users from a group.
   * `DELETE /v2/groups/{id}/users` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example const changed = await api.removeGroupUsers({ id, query: { id: ["0192f3a4-e3b0-7c44-9298-fc1c149afbf4"] } });
   */
  removeGroupUsers(input: { id: string; query: RemoveGroupUsersQuery }, options?: CallOptions): Promise<Changed>;

  /**
   * Job roles of a group.
   * `GET /v2/groups/{id}/roles` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listGroupRoles({ id });
   */
  listGroupRoles(input: { id: string; query?: ListGroupRolesQuery }, options?: CallOptions): Paged<JobRole>;

  /**
   * Add job roles to a group.
   * `POST /v2/groups/{id}/roles` for admin, manager. Codes: key_reused, not_found, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const changed = await api.addGroupRoles({ id, body });
   */
  addGroupRoles(input: { id: string; body: Ids }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove job roles from a group.
   * `DELETE /v2/groups/{id}/roles` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example const changed = await api.removeGroupRoles({ id, query: { id: ["0192f3a4-e3b0-7c44-9298-fc1c149afbf4"] } });
   */
  removeGroupRoles(input: { id: string; query: RemoveGroupUsersQuery }, options?: CallOptions): Promise<Changed>;

  /**
   * List careers.
   * `GET /v2/careers` for any.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listCareers({ query: { fields: ["name"] } })) …
   */
  listCareers<Field extends keyof Career = keyof Career>(input?: { query?: ListCareersQuery<Field> }, options?: CallOptions): Paged<Selected<Career, Field>>;

  /**
   * List careers matching a text, best match first.
   * `GET /v2/careers/search` for any.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchCareers({ query: { fields: ["name"] } })) …
   */
  searchCareers<Field extends keyof Career = keyof Career>(input?: { query?: SearchCareersQuery<Field> }, options?: CallOptions): Paged<Selected<Career, Field>>;

  /**
   * List careers by a filter too long for an address.
   * `POST /v2/careers/fetch` for any. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchCareers({ query: { fields: ["name"] }, body })) …
   */
  fetchCareers<Field extends keyof Career = keyof Career>(input: { query?: ListCareersQuery<Field>; body: CareersFilter }, options?: CallOptions): Paged<Selected<Career, Field>>;

  /**
   * One of the careers.
   * `GET /v2/careers/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const career = await api.getCareer({ id });
   */
  getCareer<Field extends keyof Career = keyof Career>(input: { id: string; query: GetCareerQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<Career, Field>>>;
  getCareer(input: { id: string; query?: GetCareerQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Whether one of the careers exists, and its version.
   * `HEAD /v2/careers/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headCareer({ id });
   */
  headCareer(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the careers.
   * `POST /v2/careers` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const career = await api.createCareer({ body });
   */
  createCareer(input: { body: CareerCreate }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Change fields of one of the careers.
   * `PATCH /v2/careers/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const career = await api.updateCareer({ id, version, body: { name: "Contact centre team leader" } });
   */
  updateCareer(input: { id: string; body: CareerPatch; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Replace one of the careers.
   * `PUT /v2/careers/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const career = await api.replaceCareer({ id, version, body });
   */
  replaceCareer(input: { id: string; body: CareerCreate; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Delete one of the careers; its history is kept.
   * `DELETE /v2/careers/{id}` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example await api.deleteCareer({ id });
   */
  deleteCareer(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export careers as csv, xlsx, pdf or json.
   * `POST /v2/careers/export/{type}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportCareers({ type: "csv" });
   */
  exportCareers: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportCareersQuery }>;

  /**
   * Change the state of one of the careers.
   * `POST /v2/careers/{id}/state` for admin. Codes: key_reused, not_found, wrong_state.
   * Retried: safe, under its key.
   * @example const career = await api.changeCareerState({ id, query: { from: "draft", to: "pending" } });
   */
  changeCareerState(input: { id: string; query: ChangeCareerStateQuery }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Number of careers.
   * `GET /v2/careers/count` for admin, manager.
   * Retried: safe, it only reads.
   * @example const count = await api.countCareers();
   */
  countCareers(input?: { query?: CountCareersQuery }, options?: CallOptions): Promise<Count>;

  /**
   * Link job roles to a career: these and no others, in this order.
   * `PUT /v2/careers/{id}/roles` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const career = await api.setCareerRoles({ id, version, body });
   */
  setCareerRoles(input: { id: string; body: LinkedIds; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Link content to a career: this and no other, in this order.
   * `PUT /v2/careers/{id}/content` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const career = await api.setCareerContent({ id, version, body });
   */
  setCareerContent(input: { id: string; body: LinkedContent; version: number }, options?: CallOptions): Promise<Versioned<Career>>;

  /**
   * Learners assigned to a career.
   * `GET /v2/careers/{id}/learners` for admin, manager, trainer. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCareerLearners({ id });
   */
  listCareerLearners(input: { id: string; query?: ListCareerLearnersQuery }, options?: CallOptions): Paged<User>;

  /**
   * List job roles.
   * `GET /v2/roles` for any.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listJobRoles({ query: { fields: ["name"] } })) …
   */
  listJobRoles<Field extends keyof JobRole = keyof JobRole>(input?: { query?: ListJobRolesQuery<Field> }, options?: CallOptions): Paged<Selected<JobRole, Field>>;

  /**
   * List job roles matching a text, best match first.
   * `GET /v2/roles/search` for any.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchJobRoles({ query: { fields: ["name"] } })) …
   */
  searchJobRoles<Field extends keyof JobRole = keyof JobRole>(input?: { query?: SearchJobRolesQuery<Field> }, options?: CallOptions): Paged<Selected<JobRole, Field>>;

  /**
   * List job roles by a filter too long for an address.
   * `POST /v2/roles/fetch` for any. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchJobRoles({ query: { fields: ["name"] }, body })) …
   */
  fetchJobRoles<Field extends keyof JobRole = keyof JobRole>(input: { query?: ListJobRolesQuery<Field>; body: JobRolesFilter }, options?: CallOptions): Paged<Selected<JobRole, Field>>;

  /**
   * One of the job roles.
   * `GET /v2/roles/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const jobRole = await api.getJobRole({ id });
   */
  getJobRole<Field extends keyof JobRole = keyof JobRole>(input: { id: string; query: GetJobRoleQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<JobRole, Field>>>;
  getJobRole(input: { id: string; query?: GetJobRoleQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Whether one of the job roles exists, and its version.
   * `HEAD /v2/roles/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headJobRole({ id });
   */
  headJobRole(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the job roles.
   * `POST /v2/roles` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const jobRole = await api.createJobRole({ body });
   */
  createJobRole(input: { body: JobRoleCreate }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Change fields of one of the job roles.
   * `PATCH /v2/roles/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const jobRole = await api.updateJobRole({ id, version, body: { name: "Zanele Ndlovu" } });
   */
  updateJobRole(input: { id: string; body: JobRolePatch; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Replace one of the job roles.
   * `PUT /v2/roles/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const jobRole = await api.replaceJobRole({ id, version, body });
   */
  replaceJobRole(input: { id: string; body: JobRoleCreate; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Delete one of the job roles; its history is kept.
   * `DELETE /v2/roles/{id}` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example await api.deleteJobRole({ id });
   */
  deleteJobRole(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export job roles as csv, xlsx, pdf or json.
   * `POST /v2/roles/export/{type}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportJobRoles({ type: "csv" });
   */
  exportJobRoles: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportJobRolesQuery }>;

  /**
   * Change the state of one of the job roles.
   * `POST /v2/roles/{id}/state` for admin. Codes: key_reused, not_found, wrong_state.
   * Retried: safe, under its key.
   * @example const jobRole = await api.changeJobRoleState({ id, query: { from: "draft", to: "pending" } });
   */
  changeJobRoleState(input: { id: string; query: ChangeJobRoleStateQuery }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Number of job roles.
   * `GET /v2/roles/count` for admin, manager.
   * Retried: safe, it only reads.
   * @example const count = await api.countJobRoles();
   */
  countJobRoles(input?: { query?: CountJobRolesQuery }, options?: CallOptions): Promise<Count>;

  /**
   * Link content to a job role: this and no other, in this order.
   * `PUT /v2/roles/{id}/content` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const jobRole = await api.setJobRoleContent({ id, version, body });
   */
  setJobRoleContent(input: { id: string; body: LinkedContent; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * Link careers to a job role: it becomes part of these and of no others.
   * `PUT /v2/roles/{id}/careers` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const jobRole = await api.setJobRoleCareers({ id, version, body });
   */
  setJobRoleCareers(input: { id: string; body: LinkedIds; version: number }, options?: CallOptions): Promise<Versioned<JobRole>>;

  /**
   * List licences.
   * `GET /v2/licences` for any.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listLicences({ query: { fields: ["name"] } })) …
   */
  listLicences<Field extends keyof Licence = keyof Licence>(input?: { query?: ListLicencesQuery<Field> }, options?: CallOptions): Paged<Selected<Licence, Field>>;

  /**
   * List licences matching a text, best match first.
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
  getLicence<Field extends keyof Licence = keyof Licence>(input: { id: string; query: GetLicenceQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<Licence, Field>>>;
  getLicence(input: { id: string; query?: GetLicenceQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Whether one of the licences exists, and its version.
   * `HEAD /v2/licences/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headLicence({ id });
   */
  headLicence(input: { id: string; query?: HeadLicenceQuery }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the licences.
   * `POST /v2/licences` for admin. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const licence = await api.createLicence({ body });
   */
  createLicence<Field extends keyof Licence = keyof Licence>(input: { query: CreateLicenceQuery<Field> & { fields: readonly Field[] }; body: LicenceCreate }, options?: CallOptions): Promise<Versioned<Selected<Licence, Field>>>;
  createLicence(input: { query?: CreateLicenceQuery & { fields?: null }; body: LicenceCreate }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Change fields of one of the licences.
   * `PATCH /v2/licences/{id}` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const licence = await api.updateLicence({ id, version, body: { name: "Moderation 2026" } });
   */
  updateLicence<Field extends keyof Licence = keyof Licence>(input: { id: string; query: CreateLicenceQuery<Field> & { fields: readonly Field[] }; body: LicencePatch; version: number }, options?: CallOptions): Promise<Versioned<Selected<Licence, Field>>>;
  updateLicence(input: { id: string; query?: CreateLicenceQuery & { fields?: null }; body: LicencePatch; version: number }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Replace one of the licences.
   * `PUT /v2/licences/{id}` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const licence = await api.replaceLicence({ id, version, body });
   */
  replaceLicence<Field extends keyof Licence = keyof Licence>(input: { id: string; query: CreateLicenceQuery<Field> & { fields: readonly Field[] }; body: LicenceCreate; version: number }, options?: CallOptions): Promise<Versioned<Selected<Licence, Field>>>;
  replaceLicence(input: { id: string; query?: CreateLicenceQuery & { fields?: null }; body: LicenceCreate; version: number }, options?: CallOptions): Promise<Versioned<Licence>>;

  /**
   * Delete one of the licences; its history is kept.
   * `DELETE /v2/licences/{id}` for admin. Codes: not_found.
   * Retried: never.
   * @example await api.deleteLicence({ id });
   */
  deleteLicence(input: { id: string; query?: CreateLicenceQuery }, options?: CallOptions): Promise<void>;

  /**
   * Export licences as csv, xlsx, pdf or json.
   * `POST /v2/licences/export/{type}` for admin. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportLicences({ type: "csv" });
   */
  exportLicences: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportLicencesQuery }>;

  /**
   * List licence engagements.
   * `GET /v2/licences/engagements` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { accountId } of api.listLicenceEngagements({ query: { fields: ["accountId"] } })) …
   */
  listLicenceEngagements<Field extends keyof LicenceEngagement = keyof LicenceEngagement>(input?: { query?: ListLicenceEngagementsQuery<Field> }, options?: CallOptions): Paged<Selected<LicenceEngagement, Field>>;

  /**
   * Create one of the licence engagements.
   * `POST /v2/licences/engagements` for admin. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const licenceEngagement = await api.createLicenceEngagement({ body });
   */
  createLicenceEngagement(input: { body: LicenceEngagementCreate }, options?: CallOptions): Promise<Versioned<LicenceEngagement>>;

  /**
   * List licence subscriptions.
   * `GET /v2/licences/subscriptions` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listLicenceSubscriptions({ query: { fields: ["name"] } })) …
   */
  listLicenceSubscriptions<Field extends keyof LicenceSubscription = keyof LicenceSubscription>(input?: { query?: ListLicenceSubscriptionsQuery<Field> }, options?: CallOptions): Paged<Selected<LicenceSubscription, Field>>;

  /**
   * Create one of the licence subscriptions.
   * `POST /v2/licences/subscriptions` for admin. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const licenceSubscription = await api.createLicenceSubscription({ body });
   */
  createLicenceSubscription(input: { body: LicenceSubscriptionCreate }, options?: CallOptions): Promise<Versioned<LicenceSubscription>>;

  /**
   * Change fields of one of the licence subscriptions.
   * `PATCH /v2/licences/subscriptions/{id}` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const licenceSubscription = await api.updateLicenceSubscription({ id, version, body: { name: "Zanele Ndlovu" } });
   */
  updateLicenceSubscription(input: { id: string; body: LicenceSubscriptionPatch; version: number }, options?: CallOptions): Promise<Versioned<LicenceSubscription>>;

  /**
   * Delete one of the licence subscriptions; its history is kept.
   * `DELETE /v2/licences/subscriptions/{id}` for admin. Codes: not_found.
   * Retried: never.
   * @example await api.deleteLicenceSubscription({ id });
   */
  deleteLicenceSubscription(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * List licence groups.
   * `GET /v2/licences/groups` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { accountId } of api.listLicenceGroups({ query: { fields: ["accountId"] } })) …
   */
  listLicenceGroups<Field extends keyof LicenceGroup = keyof LicenceGroup>(input?: { query?: ListLicenceGroupsQuery<Field> }, options?: CallOptions): Paged<Selected<LicenceGroup, Field>>;

  /**
   * Create one of the licence groups.
   * `POST /v2/licences/groups` for admin. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const licenceGroup = await api.createLicenceGroup({ body });
   */
  createLicenceGroup(input: { body: LicenceGroupCreate }, options?: CallOptions): Promise<Versioned<LicenceGroup>>;

  /**
   * Delete one of the licence groups; its history is kept.
   * `DELETE /v2/licences/groups/{id}` for admin. Codes: not_found.
   * Retried: never.
   * @example await api.deleteLicenceGroup({ id });
   */
  deleteLicenceGroup(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Content of a licence.
   * `GET /v2/licences/{id}/content` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const licenceContent = await api.getLicenceContent({ id });
   */
  getLicenceContent(input: { id: string }, options?: CallOptions): Promise<Versioned<LicenceContent>>;

  /**
   * Set the content of a licence.
   * `PUT /v2/licences/{id}/content` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const licenceContent = await api.setLicenceContent({ id, version, body });
   */
  setLicenceContent(input: { id: string; body: LicenceContent; version: number }, options?: CallOptions): Promise<Versioned<LicenceContent>>;

  /**
   * Add uses to an engagement.
   * `PATCH /v2/licences/engagements/{id}` for admin. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const licenceEngagement = await api.addToLicenceEngagement({ id, version, body: { quantity: 2 } });
   */
  addToLicenceEngagement(input: { id: string; body: LicenceEngagementAddition; version: number }, options?: CallOptions): Promise<Versioned<LicenceEngagement>>;

  /**
   * What happened to an engagement, the latest first.
   * `GET /v2/licences/engagements/{id}/logs` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listLicenceEngagementLogs({ id });
   */
  listLicenceEngagementLogs(input: { id: string; query?: ListLicenceEngagementLogsQuery }, options?: CallOptions): Paged<LicenceEngagementLog>;

  /**
   * Learners counted against the licences of an account.
   * `GET /v2/licences/learners/count` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const licenceUsage = await api.countLicensedLearners();
   */
  countLicensedLearners(input?: { query?: CountLicensedLearnersQuery }, options?: CallOptions): Promise<LicenceUsage>;

  /**
   * Devices counted against the licences of an account.
   * `GET /v2/licences/hardware/count` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const licenceUsage = await api.countLicensedHardware();
   */
  countLicensedHardware(input?: { query?: CountLicensedLearnersQuery }, options?: CallOptions): Promise<LicenceUsage>;

  /**
   * Licences that expire within so many days, the first to expire first.
   * `GET /v2/licences/getExpiring` for admin, manager.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listExpiringLicences();
   */
  listExpiringLicences(input?: { query?: ListExpiringLicencesQuery }, options?: CallOptions): Paged<Licence>;

  /**
   * List tag keys.
   * `GET /v2/tags/keys` for any.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listTagKeys({ query: { fields: ["name"] } })) …
   */
  listTagKeys<Field extends keyof TagKey = keyof TagKey>(input?: { query?: ListTagKeysQuery<Field> }, options?: CallOptions): Paged<Selected<TagKey, Field>>;

  /**
   * List tag keys matching a text, best match first.
   * `GET /v2/tags/keys/search` for any.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchTagKeys({ query: { fields: ["name"] } })) …
   */
  searchTagKeys<Field extends keyof TagKey = keyof TagKey>(input?: { query?: SearchTagKeysQuery<Field> }, options?: CallOptions): Paged<Selected<TagKey, Field>>;

  /**
   * One of the tag keys.
   * `GET /v2/tags/keys/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const tagKey = await api.getTagKey({ id });
   */
  getTagKey<Field extends keyof TagKey = keyof TagKey>(input: { id: string; query: GetTagKeyQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<TagKey, Field>>>;
  getTagKey(input: { id: string; query?: GetTagKeyQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<TagKey>>;

  /**
   * Create one of the tag keys.
   * `POST /v2/tags/keys` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const tagKey = await api.createTagKey({ body });
   */
  createTagKey(input: { body: TagKeyCreate }, options?: CallOptions): Promise<Versioned<TagKey>>;

  /**
   * Change fields of one of the tag keys.
   * `PATCH /v2/tags/keys/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const tagKey = await api.updateTagKey({ id, version, body: { name: "Zanele Ndlovu" } });
   */
  updateTagKey(input: { id: string; body: TagKeyPatch; version: number }, options?: CallOptions): Promise<Versioned<TagKey>>;

  /**
   * Replace one of the tag keys.
   * `PUT /v2/tags/keys/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const tagKey = await api.replaceTagKey({ id, version, body });
   */
  replaceTagKey(input: { id: string; body: TagKeyCreate; version: number }, options?: CallOptions): Promise<Versioned<TagKey>>;

  /**
   * Delete one of the tag keys; its history is kept.
   * `DELETE /v2/tags/keys/{id}` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example await api.deleteTagKey({ id });
   */
  deleteTagKey(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * List tag values.
   * `GET /v2/tags/values` for any.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listTagValues({ query: { fields: ["name"] } })) …
   */
  listTagValues<Field extends keyof TagValue = keyof TagValue>(input?: { query?: ListTagValuesQuery<Field> }, options?: CallOptions): Paged<Selected<TagValue, Field>>;

  /**
   * List tag values matching a text, best match first.
   * `GET /v2/tags/values/search` for any.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchTagValues({ query: { fields: ["name"] } })) …
   */
  searchTagValues<Field extends keyof TagValue = keyof TagValue>(input?: { query?: SearchTagValuesQuery<Field> }, options?: CallOptions): Paged<Selected<TagValue, Field>>;

  /**
   * One of the tag values.
   * `GET /v2/tags/values/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const tagValue = await api.getTagValue({ id });
   */
  getTagValue<Field extends keyof TagValue = keyof TagValue>(input: { id: string; query: GetTagValueQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<TagValue, Field>>>;
  getTagValue(input: { id: string; query?: GetTagValueQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<TagValue>>;

  /**
   * Create one of the tag values.
   * `POST /v2/tags/values` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const tagValue = await api.createTagValue({ body });
   */
  createTagValue(input: { body: TagValueCreate }, options?: CallOptions): Promise<Versioned<TagValue>>;

  /**
   * Change fields of one of the tag values.
   * `PATCH /v2/tags/values/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const tagValue = await api.updateTagValue({ id, version, body: { name: "Zanele Ndlovu" } });
   */
  updateTagValue(input: { id: string; body: TagValuePatch; version: number }, options?: CallOptions): Promise<Versioned<TagValue>>;

  /**
   * Replace one of the tag values.
   * `PUT /v2/tags/values/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const tagValue = await api.replaceTagValue({ id, version, body });
   */
  replaceTagValue(input: { id: string; body: TagValueCreate; version: number }, options?: CallOptions): Promise<Versioned<TagValue>>;

  /**
   * Delete one of the tag values; its history is kept.
   * `DELETE /v2/tags/values/{id}` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example await api.deleteTagValue({ id });
   */
  deleteTagValue(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Set the tags of many things in one call, all or none.
   * `PUT /v2/tags/bulk` for admin, manager. Codes: too_large, wrong_media_type.
   * Retried: never.
   * @example const changed = await api.setTags({ body });
   */
  setTags(input: { body: TagAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * List teams.
   * `GET /v2/teams` for admin, manager, trainer.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listTeams({ query: { fields: ["name"] } })) …
   */
  listTeams<Field extends keyof Team = keyof Team>(input?: { query?: ListTeamsQuery<Field> }, options?: CallOptions): Paged<Selected<Team, Field>>;

  /**
   * List teams matching a text, best match first.
   * `GET /v2/teams/search` for admin, manager, trainer.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchTeams({ query: { fields: ["name"] } })) …
   */
  searchTeams<Field extends keyof Team = keyof Team>(input?: { query?: SearchTeamsQuery<Field> }, options?: CallOptions): Paged<Selected<Team, Field>>;

  /**
   * List teams by a filter too long for an address.
   * `POST /v2/teams/fetch` for admin, manager, trainer. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchTeams({ query: { fields: ["name"] }, body })) …
   */
  fetchTeams<Field extends keyof Team = keyof Team>(input: { query?: ListTeamsQuery<Field>; body: TeamsFilter }, options?: CallOptions): Paged<Selected<Team, Field>>;

  /**
   * One of the teams.
   * `GET /v2/teams/{id}` for admin, manager, trainer. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const team = await api.getTeam({ id });
   */
  getTeam<Field extends keyof Team = keyof Team>(input: { id: string; query: GetTeamQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<Team, Field>>>;
  getTeam(input: { id: string; query?: GetTeamQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<Team>>;

  /**
   * Whether one of the teams exists, and its version.
   * `HEAD /v2/teams/{id}` for admin, manager, trainer. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headTeam({ id });
   */
  headTeam(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the teams.
   * `POST /v2/teams` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const team = await api.createTeam({ body });
   */
  createTeam(input: { body: TeamCreate }, options?: CallOptions): Promise<Versioned<Team>>;

  /**
   * Change fields of one of the teams.
   * `PATCH /v2/teams/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const team = await api.updateTeam({ id, version, body: { name: "Moderators KwaZulu-Natal" } });
   */
  updateTeam(input: { id: string; body: TeamPatch; version: number }, options?: CallOptions): Promise<Versioned<Team>>;

  /**
   * Replace one of the teams.
   * `PUT /v2/teams/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const team = await api.replaceTeam({ id, version, body });
   */
  replaceTeam(input: { id: string; body: TeamCreate; version: number }, options?: CallOptions): Promise<Versioned<Team>>;

  /**
   * Delete one of the teams; its history is kept.
   * `DELETE /v2/teams/{id}` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example await api.deleteTeam({ id });
   */
  deleteTeam(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export teams as csv, xlsx, pdf or json.
   * `POST /v2/teams/export/{type}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportTeams({ type: "csv" });
   */
  exportTeams: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportTeamsQuery }>;

  /**
   * List contacts.
   * `GET /v2/contacts` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listContacts({ query: { fields: ["name"] } })) …
   */
  listContacts<Field extends keyof Contact = keyof Contact>(input?: { query?: ListContactsQuery<Field> }, options?: CallOptions): Paged<Selected<Contact, Field>>;

  /**
   * List contacts matching a text, best match first.
   * `GET /v2/contacts/search` for admin, manager.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchContacts({ query: { fields: ["name"] } })) …
   */
  searchContacts<Field extends keyof Contact = keyof Contact>(input?: { query?: SearchContactsQuery<Field> }, options?: CallOptions): Paged<Selected<Contact, Field>>;

  /**
   * List contacts by a filter too long for an address.
   * `POST /v2/contacts/fetch` for admin, manager. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchContacts({ query: { fields: ["name"] }, body })) …
   */
  fetchContacts<Field extends keyof Contact = keyof Contact>(input: { query?: ListContactsQuery<Field>; body: ContactsFilter }, options?: CallOptions): Paged<Selected<Contact, Field>>;

  /**
   * One of the contacts.
   * `GET /v2/contacts/{id}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const contact = await api.getContact({ id });
   */
  getContact<Field extends keyof Contact = keyof Contact>(input: { id: string; query: GetContactQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<Contact, Field>>>;
  getContact(input: { id: string; query?: GetContactQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<Contact>>;

  /**
   * Whether one of the contacts exists, and its version.
   * `HEAD /v2/contacts/{id}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headContact({ id });
   */
  headContact(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the contacts.
   * `POST /v2/contacts` for admin, manager. Codes: key_reused, too_large, wrong_media_type.
   * Retried: safe, under its key.
   * @example const contact = await api.createContact({ body });
   */
  createContact(input: { body: ContactCreate }, options?: CallOptions): Promise<Versioned<Contact>>;

  /**
   * Change fields of one of the contacts.
   * `PATCH /v2/contacts/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const contact = await api.updateContact({ id, version, body: { name: "Zanele Ndlovu" } });
   */
  updateContact(input: { id: string; body: ContactPatch; version: number }, options?: CallOptions): Promise<Versioned<Contact>>;

  /**
   * Replace one of the contacts.
   * `PUT /v2/contacts/{id}` for admin, manager. Codes: not_found, stale_version, too_large, version_needed, wrong_media_type.
   * Retried: safe, with its version.
   * @example const contact = await api.replaceContact({ id, version, body });
   */
  replaceContact(input: { id: string; body: ContactCreate; version: number }, options?: CallOptions): Promise<Versioned<Contact>>;

  /**
   * Delete one of the contacts; its history is kept.
   * `DELETE /v2/contacts/{id}` for admin, manager. Codes: not_found.
   * Retried: never.
   * @example await api.deleteContact({ id });
   */
  deleteContact(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Export contacts as csv, xlsx, pdf or json.
   * `POST /v2/contacts/export/{type}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportContacts({ type: "csv" });
   */
  exportContacts: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportContactsQuery }>;

  /**
   * Countries with their calling codes.
   * `GET /v2/countries` for any.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCountries();
   */
  listCountries(input?: undefined, options?: CallOptions): Paged<Country>;

  /**
   * One country.
   * `GET /v2/countries/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const country = await api.getCountry({ id });
   */
  getCountry(input: { id: string }, options?: CallOptions): Promise<Country>;

  /**
   * All that a user is assigned to.
   * `GET /v2/enrollments/users/{id}/assigned` for admin, manager, self. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const assigned = await api.getAssigned({ id });
   */
  getAssigned(input: { id: string }, options?: CallOptions): Promise<Assigned>;

  /**
   * List assessments.
   * `GET /v2/assessments` for admin, manager, trainer, moderator.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listAssessments({ query: { fields: ["title"] } })) …
   */
  listAssessments<Field extends keyof Assessment = keyof Assessment>(input?: { query?: ListAssessmentsQuery<Field> }, options?: CallOptions): Paged<Selected<Assessment, Field>>;

  /**
   * List assessments matching a text, best match first.
   * `GET /v2/assessments/search` for admin, manager, trainer, moderator.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchAssessments({ query: { fields: ["title"] } })) …
   */
  searchAssessments<Field extends keyof Assessment = keyof Assessment>(input?: { query?: SearchAssessmentsQuery<Field> }, options?: CallOptions): Paged<Selected<Assessment, Field>>;

  /**
   * List assessments by a filter too long for an address.
   * `POST /v2/assessments/fetch` for admin, manager, trainer, moderator. Codes: too_large, wrong_media_type.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchAssessments({ query: { fields: ["title"] }, body })) …
   */
  fetchAssessments<Field extends keyof Assessment = keyof Assessment>(input: { query?: ListAssessmentsQuery<Field>; body: AssessmentsFilter }, options?: CallOptions): Paged<Selected<Assessment, Field>>;

  /**
   * One of the assessments.
   * `GET /v2/assessments/{id}` for admin, manager, trainer, moderator. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const assessment = await api.getAssessment({ id });
   */
  getAssessment<Field extends keyof Assessment = keyof Assessment>(input: { id: string; query: GetAssessmentQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<Assessment, Field>>>;
  getAssessment(input: { id: string; query?: GetAssessmentQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<Assessment>>;

  /**
   * Whether one of the assessments exists, and its version.
   * `HEAD /v2/assessments/{id}` for admin, manager, trainer, moderator. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headAssessment({ id });
   */
  headAssessment(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Export assessments as csv, xlsx, pdf or json.
   * `POST /v2/assessments/export/{type}` for admin, manager. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportAssessments({ type: "csv" });
   */
  exportAssessments: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportAssessmentsQuery }>;

  /**
   * List courses.
   * `GET /v2/admin/courses` for admin, manager, trainer, moderator, assessor, verifier.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listCourses({ query: { fields: ["title"] } })) …
   */
  listCourses<Field extends keyof Course = keyof Course>(input?: { query?: ListCoursesQuery<Field> }, options?: CallOptions): Paged<Selected<Course, Field>>;

  /**
   * List courses matching a text, best match first.
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
  getCourse<Field extends keyof Course = keyof Course>(input: { id: string; query: GetCourseQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<Course, Field>>>;
  getCourse(input: { id: string; query?: GetCourseQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<Course>>;

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
   * Delete one of the courses; its history is kept.
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
  exportCourses: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportCoursesQuery }>;

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
  /** Judgements, outcome by outcome */
  judgements: JudgementInput[];
  /** Whether to sign with it */
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
  /** Why, for those who come after */
  reason: string;
} }, options?: CallOptions): Promise<{
  /** Identifier of the attempt */
  attemptId: string;
  /** Number under which it is known */
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
   * List schedules matching a text, best match first.
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
  getSchedule<Field extends keyof Schedule = keyof Schedule>(input: { id: string; query: GetScheduleQuery<Field> & { fields: readonly Field[] } }, options?: CallOptions): Promise<Versioned<Selected<Schedule, Field>>>;
  getSchedule(input: { id: string; query?: GetScheduleQuery & { fields?: null } }, options?: CallOptions): Promise<Versioned<Schedule>>;

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
   * Delete one of the schedules; its history is kept.
   * `DELETE /v2/admin/schedules/{id}` for admin, manager, trainer. Codes: not_found.
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
  exportSchedules: FileCall<{ type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportSchedulesQuery }>;

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
  /** Identifier of the moderator */
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
   * `POST /v2/moderation/attempts/{id}/claim` for moderator, assessor, trainer. Codes: 40013, 4008, claimed_by_another, key_reused, not_found, wrong_state.
   * Retried: safe, under its key.
   * @example const claim = await api.claimAttempt({ id });
   */
  claimAttempt(input: { id: string }, options?: CallOptions): Promise<Claim>;

  /**
   * Give a claim back; the draft stays.
   * `POST /v2/moderation/attempts/{id}/release` for moderator, assessor, trainer. Codes: claim_needed, key_reused, not_found.
   * Retried: safe, under its key.
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
  /** Result of the judgement: C for competent, NYC for not yet competent */
  result: "C" | "NYC";
  /** What there is to say about it */
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
  /** Identifiers of the sites */
  siteIds?: string[];
  /** Identifiers of the assessors */
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
  /** What the draw of the sample follows from: the same seed draws the same sample */
  seed?: string;
}; version: number }, options?: CallOptions): Promise<Versioned<Batch>>;

  /**
   * Add an attempt to the sample by hand, with a reason.
   * `POST /v2/moderation/batches/{id}/sample/{attemptId}` for moderator. Codes: key_reused, not_found, too_large, wrong_media_type, wrong_state.
   * Retried: safe, under its key.
   * @example const batch = await api.addToSample({ id, attemptId, body });
   */
  addToSample(input: { id: string; attemptId: string; body: {
  /** Why, for those who come after */
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
  /** What was not in order */
  irregularities: string;
  /** What should be done better */
  recommendations: string;
  /** Name that the person signs with */
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
