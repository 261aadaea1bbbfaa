// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { AnswersInput, AssessmentCover, Count, Named, StateChange, SubmissionAnswer } from '../shared/types.ts';

/** What somebody answered to a criterion, with what was asked */
export interface AnsweredCriterion {
  /** The criterion that it answers */
  criterionId: string;
  /** Yes or no, a number, or what was chosen */
  value: boolean | number | string;
  /** What was asked */
  text: string;
}

/** A question with what was answered */
export interface AnsweredQuestion {
  /** What was asked */
  question: string;
  /** What was answered */
  answer: string;
  /** What is right */
  key: string;
  /** Marks that it got; null while it is not marked */
  marks: number | null;
  /** Marks that there were */
  most: number;
}

/** Somebody who applied for a vacancy, and how far that is */
export interface Applicant {
  /** The application */
  id: string;
  candidate: Named;
  /** How far the application is */
  state: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
  /** When one applied */
  appliedAt: string;
  /** When the last test that is asked for was handed in */
  testedAt: string | null;
  /** When its state changed last */
  stateAt: string;
  /** Result in per cent; null while there is none */
  score: number | null;
  /** Whether what is asked for is met, as far as that is known; nobody is turned away by it */
  qualifying: "pending" | "qualified" | "not_qualified";
}

/** What somebody did in a test of a vacancy */
export interface ApplicantResults {
  test: Named;
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Result in per cent; null while there is none */
  score: number | null;
  /** How much it counts beside the other tests */
  weight: number;
  /** Per cent below which nobody qualifies */
  minimum: number | null;
  /** Tries, the first first */
  tries: TestTry[];
}

/** All that bears on the decision about an application */
export interface ApplicantSummary {
  /** The application */
  id: string;
  candidate: Named;
  /** How far the application is */
  state: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
  /** When one applied */
  appliedAt: string;
  /** When the last test that is asked for was handed in */
  testedAt: string | null;
  /** When its state changed last */
  stateAt: string;
  /** Result in per cent; null while there is none */
  score: number | null;
  /** Whether what is asked for is met, as far as that is known; nobody is turned away by it */
  qualifying: "pending" | "qualified" | "not_qualified";
  vacancy: Named;
  /** Where they are written to */
  email: string | null;
  /** Contact number */
  phoneNumber: string | null;
  /** What is asked for, each with whether it is met */
  requirements: Requirement[];
  /** What they answered to the criteria */
  answers: AnsweredCriterion[];
  /** What they got in each test */
  tests: ApplicantTestScore[];
  /** What they sent */
  documents: SentDocument[];
  /** What is asked for and was not sent */
  missing: string[];
  /** How it came to where it is */
  history: ApplicationStep[];
}

/** What somebody got in a test */
export interface ApplicantTestScore {
  test: Named;
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Result in per cent; null while there is none */
  score: number | null;
  /** How much it counts beside the other tests */
  weight: number;
  /** Per cent below which nobody qualifies */
  minimum: number | null;
}

/** Why the state of an application changes */
export interface ApplicationDecisionInput {
  /** Why: needed where somebody is turned down or taken up again, and shown to them */
  reason?: string;
  /** What they are told with it */
  message?: string;
}

/** An application for a vacancy */
export interface ApplicationInput {
  /** What one answers to the criteria of the vacancy */
  answers?: CriterionAnswer[];
  /** Whether one agrees that the application is kept and looked at */
  consent: boolean;
  equity?: SelfDeclaration;
}

/** One change of an application */
export interface ApplicationStep {
  /** How far it was; null at its beginning */
  from: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired" | null;
  /** How far the application is */
  to: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
  /** When it changed */
  at: string;
  /** Who changed it; null for time and the platform itself */
  by: Named | null;
  /** Why */
  reason: string | null;
  /** What they were told with it */
  message: string | null;
}

/** A criterion as those who apply see it */
export interface AskedCriterion {
  /** Short name by which answers speak of it */
  id: string;
  /** What is asked */
  text: string;
  /** Whether nobody qualifies who does not meet it */
  must: boolean;
  /** Kind of answer */
  kind: "yes_no" | "number" | "choice";
  /** What can be chosen */
  choices?: string[];
}

/** A candidate with its version */
export interface Candidate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the user */
  userId?: string | null;
  /** Name by which people know it */
  name: string;
  /** Family name */
  surname: string;
  /** Email address */
  email: string;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Language that they are written to in */
  locale: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso";
  /** How they came to be known */
  source: "self" | "import" | "agency";
  /** When they agreed that this is kept of them */
  consentAt: string;
  /** What they agreed to */
  consentVersion: string;
  /** When their name and what leads to them was taken away */
  anonymisedAt?: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a candidate is made of, without what the platform adds */
export interface CandidateCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the user */
  userId?: string | null;
  /** Name by which people know it */
  name: string;
  /** Family name */
  surname: string;
  /** Email address */
  email: string;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Language that they are written to in */
  locale?: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso";
  /** How they came to be known */
  source?: "self" | "import" | "agency";
  /** When they agreed that this is kept of them */
  consentAt: string;
  /** What they agreed to */
  consentVersion: string;
}

/** Fields of a candidate that change; what is absent stays, null deletes */
export interface CandidatePatch {
  /** Identifier of the user */
  userId?: string | null;
  /** Name by which people know it */
  name?: string;
  /** Family name */
  surname?: string;
  /** Email address */
  email?: string;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Language that they are written to in */
  locale?: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso";
  /** How they came to be known */
  source?: "self" | "import" | "agency";
  /** When they agreed that this is kept of them */
  consentAt?: string;
  /** What they agreed to */
  consentVersion?: string;
}

/** A test of somebody, over all vacancies */
export interface CandidateTest {
  test: Named;
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Result in per cent; null while there is none */
  score: number | null;
  /** Vacancies that it was written for */
  vacancies: Named[];
  /** When it was begun */
  startedAt: string | null;
  /** When it was handed in */
  submittedAt: string | null;
}

/** Which of the candidates are meant */
export interface CandidatesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in source */
    source?: ("self" | "import" | "agency")[];
  };
}

/** What somebody answers to a criterion */
export interface CriterionAnswer {
  /** The criterion that it answers */
  criterionId: string;
  /** Yes or no, a number, or what was chosen */
  value: boolean | number | string;
}

/** What somebody who applied sent */
export interface DocumentsOfApplicant {
  /** The application */
  id: string;
  candidate: Named;
  /** How far the application is */
  state: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
  /** What was sent */
  documents: SentDocument[];
  /** What is asked for and was not sent */
  missing: string[];
}

/** A test that somebody is to write, and how they stand with it */
export interface MyTest {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Result in per cent; null while there is none */
  score: number | null;
  /** Vacancies that ask for it */
  vacancies: Named[];
  /** Whether nobody is through with testing before it */
  required: boolean;
  /** How many questions a try has */
  questions: number;
  /** Minutes for a try; null where there is no limit */
  timeLimitMinutes: number | null;
  /** Until when it can be begun; null where there is no such day */
  closesAt: string | null;
}

/** A vacancy that one can apply for */
export interface OpenVacancy {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  account: Named;
  /** Where the work is */
  site: Named | null;
  /** For how long, and for what */
  employment: "permanent" | "fixed_term" | "learnership" | "internship";
  /** How many are looked for */
  positions: number;
  /** From when people apply */
  opensAt: string | null;
  /** Until when people apply */
  expiresAt: string | null;
  /** My application; null where there is none */
  application: {
    /** Identifier */
    id: string;
    /** How far the application is */
    state: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
  } | null;
}

/** A vacancy with everything that it asks for */
export interface OpenVacancyInFull {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  account: Named;
  /** Where the work is */
  site: Named | null;
  /** For how long, and for what */
  employment: "permanent" | "fixed_term" | "learnership" | "internship";
  /** How many are looked for */
  positions: number;
  /** From when people apply */
  opensAt: string | null;
  /** Until when people apply */
  expiresAt: string | null;
  /** My application; null where there is none */
  application: {
    /** Identifier */
    id: string;
    /** How far the application is */
    state: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
  } | null;
  /** What the work is, and what it asks of people */
  description: string;
  /** What is asked */
  criteria: AskedCriterion[];
  /** Tests that one writes */
  tests: {
    /** Identifier */
    id: string;
    /** Title by which people know it */
    title: string;
    /** Whether nobody is through with testing before it */
    required: boolean;
    /** Per cent below which nobody qualifies */
    minimum: number | null;
  }[];
  /** What one is to send */
  documents: {
    /** Short name by which answers speak of it */
    id: string;
    /** Title by which people know it */
    title: string;
    /** Kind of document */
    kind: "cv" | "identity" | "qualification" | "reference" | "licence" | "other";
    /** Whether nothing is complete without it */
    required: boolean;
  }[];
  /** Whether one may say of oneself what figures of fairness are counted from */
  questionsOfEquity: boolean;
  /** Months after closing for which documents and answers are kept */
  retentionMonths: number;
}

/** An application, as whoever made it is answered */
export interface OwnApplication {
  /** Identifier */
  id: string;
  /** The vacancy that it is for */
  vacancyId: string;
  /** How far the application is */
  state: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
  /** When one applied */
  appliedAt: string;
  /** When the last test that is asked for was handed in */
  testedAt: string | null;
}

/** Everything that is kept about an application */
export interface OwnApplicationInFull {
  /** Identifier */
  id: string;
  /** The vacancy that it is for */
  vacancyId: string;
  /** How far the application is */
  state: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
  /** When one applied */
  appliedAt: string;
  /** When the last test that is asked for was handed in */
  testedAt: string | null;
  /** Title by which people know it */
  title: string;
  /** What one agreed to, and when */
  consent: {
    /** When one agreed */
    at: string;
    /** What one agreed to */
    version: string;
  };
  /** What one answered to the criteria */
  answers: CriterionAnswer[];
  /** Documents that one sent */
  documents: OwnScreeningDocument[];
  /** Tests of it, and how one stands with each */
  tests: {
    /** Identifier */
    id: string;
    /** Title by which people know it */
    title: string;
    /** How far one is with it */
    status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
    /** Result in per cent; null while there is none */
    score: number | null;
    /** When it was handed in */
    submittedAt: string | null;
    /** What one answered */
    answers: {
      /** What was asked */
      question: string;
      /** What one answered */
      answer: string;
    }[];
  }[];
  /** Result in per cent; null while there is none */
  score: number | null;
  /** Whether what is asked for is met, as far as that is known; nobody is turned away by it */
  qualifying: "pending" | "qualified" | "not_qualified";
  /** How it came to where it is */
  history: {
    /** How far it was; null at its beginning */
    from: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired" | null;
    /** How far the application is */
    to: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
    /** When it changed */
    at: string;
    /** Why, where it was turned down */
    reason: string | null;
    /** What one is told with it */
    message: string | null;
  }[];
  /** How to ask for a person to look again */
  objections: string;
  /** Until when documents and answers are kept; null while the vacancy is open */
  keptUntil: string | null;
  /** What one said of oneself; nobody but oneself sees it, and it can be emptied */
  equity: SelfDeclaration | null;
}

/** A document that somebody sent */
export interface OwnScreeningDocument {
  /** Short name by which answers speak of it */
  documentId: string;
  /** Title by which people know it */
  title: string;
  /** Identifier of the file */
  fileId: string;
  /** Name of the file */
  name: string;
  /** When it was sent */
  sentAt: string;
}

/** Whether somebody meets what a vacancy asks for, and why */
export interface QualifyingStatus {
  /** Whether what is asked for is met, as far as that is known; nobody is turned away by it */
  status: "pending" | "qualified" | "not_qualified";
  /** What is asked for, each with whether it is met */
  of: Requirement[];
  /** Result in per cent; null while there is none */
  score: number | null;
  /** The logic behind it, in words */
  howItIsComputed: string;
  /** How to ask for a person to look again */
  objections: string;
}

/** Somebody who applied, and their place */
export interface RankedApplicant {
  /** The application */
  id: string;
  candidate: Named;
  /** How far the application is */
  state: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
  /** When one applied */
  appliedAt: string;
  /** When the last test that is asked for was handed in */
  testedAt: string | null;
  /** When its state changed last */
  stateAt: string;
  /** Result in per cent; null while there is none */
  score: number | null;
  /** Whether what is asked for is met, as far as that is known; nobody is turned away by it */
  qualifying: "pending" | "qualified" | "not_qualified";
  /** Place; who stands alike shares one */
  rank: number;
}

/** Something that a vacancy asks for, and whether it is met */
export interface Requirement {
  /** What is asked for */
  requirement: string;
  /** Whether it is met; null while that is not known */
  met: boolean | null;
}

/** How applications move on from step to step */
export interface ScreeningProgress {
  /** When it was counted */
  asOf: string;
  /** Steps in their order */
  steps: {
    /** Step */
    step: "applied" | "testing" | "tested" | "qualified" | "shortlisted" | "offered" | "hired";
    /** Applications that ever came to it */
    applications: number;
    /** Share of the step before; null where nobody came to that */
    share: number | null;
    /** Median days since the step before */
    medianDays: number | null;
  }[];
  /** Applications that were withdrawn, or whose offer was declined */
  withdrawn: number;
  /** Applications that were turned down */
  rejected: number;
  /** Applications whose time ran out */
  expired: number;
  /** Credits of these vacancies */
  credits: {
    /** Applications that began to be tested */
    used: number;
    /** Applications that may still begin to be tested */
    left: number;
  };
}

/** A screening test with its version */
export interface ScreeningTest {
  /** Identifier of the account */
  accountId: string;
  /** For whom it is: learners, people who begin, people who apply */
  contentKind: "formal" | "onboarding" | "screening";
  /** Identifier of the content */
  contentId?: string | null;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Type of assessment */
  type: "formative" | "summative" | "examination" | "test";
  /** How many questions it has */
  questions: number;
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number;
  /** Minutes for a try from its start; no limit where there is none */
  timeLimitMinutes?: number | null;
  /** Seconds behind the end in which what is on its way still arrives */
  graceSeconds: number;
  /** Minutes between two tries */
  waitMinutes: number;
  /** Which of several tries counts */
  result: "highest" | "latest" | "first" | "average";
  /** What each person gets in an order of their own */
  shuffle: "none" | "questions" | "answers" | "both";
  /** So many of its questions are given, drawn anew for each try; all where it is not said */
  draw?: number | null;
  /** When people see which of their answers were right */
  feedback: "never" | "afterMarking" | "afterClose";
  /** Whether somebody watches while it is written */
  invigilated: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline: boolean;
  /** State that it is in */
  state: "draft" | "pending" | "published" | "archived";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a screening test is made of, without what the platform adds */
export interface ScreeningTestCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the content */
  contentId?: string | null;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number;
  /** Minutes for a try from its start; no limit where there is none */
  timeLimitMinutes?: number | null;
  /** Seconds behind the end in which what is on its way still arrives */
  graceSeconds?: number;
  /** Minutes between two tries */
  waitMinutes?: number;
  /** Which of several tries counts */
  result?: "highest" | "latest" | "first" | "average";
  /** What each person gets in an order of their own */
  shuffle?: "none" | "questions" | "answers" | "both";
  /** So many of its questions are given, drawn anew for each try; all where it is not said */
  draw?: number | null;
  /** When people see which of their answers were right */
  feedback?: "never" | "afterMarking" | "afterClose";
  /** Whether somebody watches while it is written */
  invigilated?: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries?: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline?: boolean;
}

/** Fields of a screening test that change; what is absent stays, null deletes */
export interface ScreeningTestPatch {
  /** Identifier of the content */
  contentId?: string | null;
  /** Title by which people know it */
  title?: string;
  /** What it is about, in some sentences */
  description?: string | null;
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number | null;
  /** Minutes for a try from its start; no limit where there is none */
  timeLimitMinutes?: number | null;
  /** Seconds behind the end in which what is on its way still arrives */
  graceSeconds?: number;
  /** Minutes between two tries */
  waitMinutes?: number;
  /** Which of several tries counts */
  result?: "highest" | "latest" | "first" | "average";
  /** What each person gets in an order of their own */
  shuffle?: "none" | "questions" | "answers" | "both";
  /** So many of its questions are given, drawn anew for each try; all where it is not said */
  draw?: number | null;
  /** When people see which of their answers were right */
  feedback?: "never" | "afterMarking" | "afterClose";
  /** Whether somebody watches while it is written */
  invigilated?: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries?: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline?: boolean;
}

/** Which of the screening tests are meant */
export interface ScreeningTestsFilter {
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

/** What somebody says of themselves if they like: figures of fairness are counted from it alone */
export interface SelfDeclaration {
  /** Population group, in the words of the option list */
  race?: "African" | "Coloured" | "Indian" | "Caucasian" | "Other" | null;
  /** Gender, in the words of the option list */
  gender?: "Male" | "Female" | null;
  /** Disability; what is not said stays empty */
  disability?: string | null;
}

/** A document that somebody sent, and who opened it */
export interface SentDocument {
  /** Short name by which answers speak of it */
  documentId: string;
  /** Title by which people know it */
  title: string;
  /** Kind of document */
  kind: "cv" | "identity" | "qualification" | "reference" | "licence" | "other";
  /** Identifier of the file */
  fileId: string;
  /** Name of the file */
  name: string;
  /** Media type of the file */
  mediaType: string;
  /** Bytes */
  size: number;
  /** When it was sent */
  sentAt: string;
  /** Who opened it, the latest first */
  views: {
    by: Named;
    /** When they opened it */
    at: string;
  }[];
}

/** Files that somebody sends with an application */
export interface SentDocuments {
  /** Files, each for something that is asked for; they replace those from before */
  documents: {
    /** What the vacancy asks for */
    documentId: string;
    /** A file that one has uploaded oneself */
    fileId: string;
  }[];
}

/** Why a state changes */
export interface StateReason {
  /** Why, for those who come after */
  reason?: string;
}

/** A try at a test, with its answers and their keys */
export interface TestTry {
  /** Which try it is, from 1 on */
  try: number;
  /** When it was begun */
  startedAt: string;
  /** When it was handed in */
  submittedAt: string | null;
  /** Seconds of work */
  seconds: number;
  /** Result in per cent; null while there is none */
  score: number | null;
  /** What is to be known of it */
  flags: ("late" | "takenOver" | "autoSubmitted")[];
  /** Marks by outcome, where its questions name one */
  outcomes: {
    outcome: Named;
    /** Marks that its questions got */
    marks: number;
    /** Marks that there were */
    most: number;
  }[];
  /** Its questions, in the order of the try */
  questions: AnsweredQuestion[];
}

/** Who qualified for a vacancy, in an order that is explained */
export interface TopApplicants {
  /** What the order rests on */
  order: string;
  /** The first ones; it is for people to choose */
  applicants: RankedApplicant[];
}

/** Which of the vacancies are meant */
export interface VacanciesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in roleId */
    roleId?: string[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "closed" | "archived")[];
  };
}

/** A vacancy with its version */
export interface Vacancy {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title: string;
  /** Identifier of the role */
  roleId?: string | null;
  /** What the work is, and what it asks of people */
  description: string;
  /** How many are looked for */
  positions: number;
  /** For how long, and for what */
  employment: "permanent" | "fixed_term" | "learnership" | "internship";
  /** From when people apply */
  opensAt?: string | null;
  /** Until when people apply; it is closed then */
  expiresAt?: string | null;
  /** Tests that people write */
  tests: VacancyTest[];
  /** What people are asked, and what meets it */
  criteria: VacancyCriterion[];
  /** What people are to send */
  documents: VacancyDocument[];
  /** Applications that may begin to be tested */
  creditLimit: number;
  /** Months after closing for which documents and answers of people are kept */
  retentionMonths: number;
  /** Whether it closes when its last position is taken */
  closeWhenFilled: boolean;
  /** Whether people may say of themselves what figures of fairness are counted from */
  questionsOfEquity: boolean;
  /** State that it is in */
  state: "draft" | "pending" | "published" | "closed" | "archived";
  /** When it was closed; nothing where it is not */
  closedAt?: string | null;
  /** Applications that began to be tested */
  creditsUsed: number;
  /** Applications that were not withdrawn */
  applicants: number;
  /** Positions that are taken */
  hired: number;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a vacancy is made of, without what the platform adds */
export interface VacancyCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title: string;
  /** Identifier of the role */
  roleId?: string | null;
  /** What the work is, and what it asks of people */
  description: string;
  /** How many are looked for */
  positions: number;
  /** For how long, and for what */
  employment: "permanent" | "fixed_term" | "learnership" | "internship";
  /** From when people apply */
  opensAt?: string | null;
  /** Until when people apply; it is closed then */
  expiresAt?: string | null;
  /** Tests that people write */
  tests?: VacancyTest[];
  /** What people are asked, and what meets it */
  criteria?: VacancyCriterion[];
  /** What people are to send */
  documents?: VacancyDocument[];
  /** Applications that may begin to be tested */
  creditLimit: number;
  /** Months after closing for which documents and answers of people are kept */
  retentionMonths?: number;
  /** Whether it closes when its last position is taken */
  closeWhenFilled?: boolean;
  /** Whether people may say of themselves what figures of fairness are counted from */
  questionsOfEquity?: boolean;
}

/** Something that the work asks of people */
export type VacancyCriterion = {
  /** Short name by which answers speak of it */
  id: string;
  /** What is asked */
  text: string;
  /** Yes or no */
  kind: "yes_no";
  /** Whether nobody qualifies who does not meet it */
  must: boolean;
  /** The answer that meets it */
  expected: boolean;
} | {
  /** Short name by which answers speak of it */
  id: string;
  /** What is asked */
  text: string;
  /** A number */
  kind: "number";
  /** Whether nobody qualifies who does not meet it */
  must: boolean;
  /** What meets it */
  expected: {
    /** The least that meets it */
    atLeast?: number;
    /** The most that meets it */
    atMost?: number;
  };
} | {
  /** Short name by which answers speak of it */
  id: string;
  /** What is asked */
  text: string;
  /** One of several */
  kind: "choice";
  /** Whether nobody qualifies who does not meet it */
  must: boolean;
  /** What can be chosen */
  choices: string[];
  /** What of it meets it */
  expected: string[];
};

/** A document that a vacancy asks for */
export interface VacancyDocument {
  /** Short name by which answers speak of it */
  id: string;
  /** What it is */
  title: string;
  /** Kind of document */
  kind: "cv" | "identity" | "qualification" | "reference" | "licence" | "other";
  /** Whether nothing is complete without it */
  required: boolean;
}

/** Fields of a vacancy that change; what is absent stays, null deletes */
export interface VacancyPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title?: string;
  /** Identifier of the role */
  roleId?: string | null;
  /** What the work is, and what it asks of people */
  description?: string;
  /** How many are looked for */
  positions?: number;
  /** For how long, and for what */
  employment?: "permanent" | "fixed_term" | "learnership" | "internship";
  /** From when people apply */
  opensAt?: string | null;
  /** Until when people apply; it is closed then */
  expiresAt?: string | null;
  /** Tests that people write */
  tests?: VacancyTest[];
  /** What people are asked, and what meets it */
  criteria?: VacancyCriterion[];
  /** What people are to send */
  documents?: VacancyDocument[];
  /** Applications that may begin to be tested */
  creditLimit?: number;
  /** Months after closing for which documents and answers of people are kept */
  retentionMonths?: number;
  /** Whether it closes when its last position is taken */
  closeWhenFilled?: boolean;
  /** Whether people may say of themselves what figures of fairness are counted from */
  questionsOfEquity?: boolean;
}

/** A test that a vacancy asks for */
export interface VacancyTest {
  /** Identifier of the assessment */
  assessmentId: string;
  /** How much it counts beside the other tests */
  weight: number;
  /** Per cent below which nobody qualifies */
  minimum?: number;
  /** Whether nobody is through with testing before it */
  required: boolean;
}

/** How an application is withdrawn */
export interface WithdrawalInput {
  /** Why */
  reason?: string;
  /** Whether documents and answers are removed at once */
  erase?: boolean;
}

export interface ListScreeningTestsQuery<Field extends keyof ScreeningTest = keyof ScreeningTest> {
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
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchScreeningTestsQuery<Field extends keyof ScreeningTest = keyof ScreeningTest> {
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
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetScreeningTestQuery<Field extends keyof ScreeningTest = keyof ScreeningTest> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportScreeningTestsQuery {
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
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "contentKind" | "contentId" | "title" | "description" | "type" | "questions" | "passMark" | "timeLimitMinutes" | "graceSeconds" | "waitMinutes" | "result" | "shuffle" | "draw" | "feedback" | "invigilated" | "maxTries" | "opensAt" | "expiresAt" | "offline" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeScreeningTestStateQuery {
  /** The state that it is in */
  from: "draft" | "pending" | "published" | "archived";
  /** The state that it shall be in */
  to: "draft" | "pending" | "published" | "archived";
}

export interface ListVacanciesQuery<Field extends keyof Vacancy = keyof Vacancy> {
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
  /** Only those with one of these in roleId */
  roleId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "closed" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchVacanciesQuery<Field extends keyof Vacancy = keyof Vacancy> {
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
  /** Only those with one of these in roleId */
  roleId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "closed" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetVacancyQuery<Field extends keyof Vacancy = keyof Vacancy> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportVacanciesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in roleId */
  roleId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "closed" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "siteId" | "title" | "roleId" | "description" | "positions" | "employment" | "opensAt" | "expiresAt" | "tests" | "criteria" | "documents" | "creditLimit" | "retentionMonths" | "closeWhenFilled" | "questionsOfEquity" | "state" | "closedAt" | "creditsUsed" | "applicants" | "hired" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeVacancyStateQuery {
  /** The state that it is in */
  from?: "draft" | "pending" | "published" | "closed" | "archived" | null;
  /** The state that it shall be in */
  to: "draft" | "pending" | "published" | "closed" | "archived";
}

export interface CountVacanciesQuery {
  /** Identifier of the account */
  accountId?: string | null;
  /** Identifier of the site */
  siteId?: string | null;
  /** Only those with this in state */
  state?: "draft" | "pending" | "published" | "closed" | "archived" | null;
}

export interface ListVacancyStateHistoryQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface ListCandidatesQuery<Field extends keyof Candidate = keyof Candidate> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in source */
  source?: ("self" | "import" | "agency")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "surname" | "-surname" | "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchCandidatesQuery<Field extends keyof Candidate = keyof Candidate> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in source */
  source?: ("self" | "import" | "agency")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "surname" | "-surname" | "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetCandidateQuery<Field extends keyof Candidate = keyof Candidate> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportCandidatesQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in source */
  source?: ("self" | "import" | "agency")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "surname" | "-surname" | "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "userId" | "name" | "surname" | "email" | "phoneNumber" | "locale" | "source" | "consentAt" | "consentVersion" | "anonymisedAt" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListApplicantsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those in one of these states */
  state?: ("applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired")[] | null;
  /** Only those who stand so */
  qualifying?: "pending" | "qualified" | "not_qualified" | null;
  /** Only those who applied on this day or later */
  from?: string | null;
  /** What comes first; a minus turns the order */
  sort?: "score" | "-score" | "name" | "-name" | "appliedAt" | "-appliedAt" | null;
}

export interface ListTopApplicantsQuery {
  /** How many */
  limit?: number | null;
}

export interface ChangeApplicationStateQuery {
  /** How far it is */
  from: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
  /** How far it shall be */
  to: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
}

export interface ListVacancyDocumentsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
}

export interface GetScreeningProgressQuery {
  /** Of this vacancy alone */
  vacancyId?: string | null;
  /** Of those who applied on this day or later */
  from?: string | null;
  /** Of those who applied on this day or before */
  to?: string | null;
}

export interface ListMyTestsQuery {
  /** Only those that I am so far with */
  status?: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration" | null;
}

export interface GetMyTestQuery {
  /** Begins this try, or gives it again while it is open, with its questions */
  start?: number | null;
}

export interface ListOpenVacanciesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
}

export interface ScreeningCalls {
  /**
   * List screening tests.
   * `GET /v2/admin/screening/tests` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listScreeningTests({ query: { fields: ["title"] } })) …
   */
  listScreeningTests<Field extends keyof ScreeningTest = keyof ScreeningTest>(input?: { query?: ListScreeningTestsQuery<Field> }, options?: CallOptions): Paged<Selected<ScreeningTest, Field>>;

  /**
   * List screening tests matching a text, best match first.
   * `GET /v2/admin/screening/tests/search` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchScreeningTests({ query: { fields: ["title"] } })) …
   */
  searchScreeningTests<Field extends keyof ScreeningTest = keyof ScreeningTest>(input?: { query?: SearchScreeningTestsQuery<Field> }, options?: CallOptions): Paged<Selected<ScreeningTest, Field>>;

  /**
   * List screening tests by a filter too long for an address.
   * `POST /v2/admin/screening/tests/fetch` for admin, manager. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchScreeningTests({ query: { fields: ["title"] }, body })) …
   */
  fetchScreeningTests<Field extends keyof ScreeningTest = keyof ScreeningTest>(input: { query?: ListScreeningTestsQuery<Field>; body: ScreeningTestsFilter }, options?: CallOptions): Paged<Selected<ScreeningTest, Field>>;

  /**
   * One of the screening tests.
   * `GET /v2/admin/screening/tests/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const screeningTest = await api.getScreeningTest({ id });
   */
  getScreeningTest<Field extends keyof ScreeningTest = keyof ScreeningTest>(input: { id: string; query?: GetScreeningTestQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<ScreeningTest, Field>>>;

  /**
   * Whether one of the screening tests exists, and its version.
   * `HEAD /v2/admin/screening/tests/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headScreeningTest({ id });
   */
  headScreeningTest(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the screening tests.
   * `POST /v2/admin/screening/tests` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const screeningTest = await api.createScreeningTest({ body });
   */
  createScreeningTest(input: { body: ScreeningTestCreate }, options?: CallOptions): Promise<Versioned<ScreeningTest>>;

  /**
   * Change fields of one of the screening tests.
   * `PATCH /v2/admin/screening/tests/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const screeningTest = await api.updateScreeningTest({ id, version, body: { title: "Business administration: examination of 2026" } });
   */
  updateScreeningTest(input: { id: string; body: ScreeningTestPatch; version: number }, options?: CallOptions): Promise<Versioned<ScreeningTest>>;

  /**
   * Replace one of the screening tests.
   * `PUT /v2/admin/screening/tests/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const screeningTest = await api.replaceScreeningTest({ id, version, body });
   */
  replaceScreeningTest(input: { id: string; body: ScreeningTestCreate; version: number }, options?: CallOptions): Promise<Versioned<ScreeningTest>>;

  /**
   * Delete one of the screening tests; its history is kept.
   * `DELETE /v2/admin/screening/tests/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteScreeningTest({ id, version });
   */
  deleteScreeningTest(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export screening tests as csv, xlsx, pdf or json.
   * `POST /v2/admin/screening/tests/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportScreeningTests({ type: "csv" });
   */
  exportScreeningTests<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportScreeningTestsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Change the state of one of the screening tests.
   * `POST /v2/admin/screening/tests/{id}/state` for admin, manager. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const screeningTest = await api.changeScreeningTestState({ id, query: { from: "draft", to: "pending" } });
   */
  changeScreeningTestState(input: { id: string; query: ChangeScreeningTestStateQuery }, options?: CallOptions): Promise<Versioned<ScreeningTest>>;

  /**
   * List vacancies.
   * `GET /v2/admin/screening/vacancies` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listVacancies({ query: { fields: ["title"] } })) …
   */
  listVacancies<Field extends keyof Vacancy = keyof Vacancy>(input?: { query?: ListVacanciesQuery<Field> }, options?: CallOptions): Paged<Selected<Vacancy, Field>>;

  /**
   * List vacancies matching a text, best match first.
   * `GET /v2/admin/screening/vacancies/search` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchVacancies({ query: { fields: ["title"] } })) …
   */
  searchVacancies<Field extends keyof Vacancy = keyof Vacancy>(input?: { query?: SearchVacanciesQuery<Field> }, options?: CallOptions): Paged<Selected<Vacancy, Field>>;

  /**
   * List vacancies by a filter too long for an address.
   * `POST /v2/admin/screening/vacancies/fetch` for admin, manager. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchVacancies({ query: { fields: ["title"] }, body })) …
   */
  fetchVacancies<Field extends keyof Vacancy = keyof Vacancy>(input: { query?: ListVacanciesQuery<Field>; body: VacanciesFilter }, options?: CallOptions): Paged<Selected<Vacancy, Field>>;

  /**
   * One of the vacancies.
   * `GET /v2/admin/screening/vacancies/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const vacancy = await api.getVacancy({ id });
   */
  getVacancy<Field extends keyof Vacancy = keyof Vacancy>(input: { id: string; query?: GetVacancyQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Vacancy, Field>>>;

  /**
   * Whether one of the vacancies exists, and its version.
   * `HEAD /v2/admin/screening/vacancies/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headVacancy({ id });
   */
  headVacancy(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the vacancies.
   * `POST /v2/admin/screening/vacancies` for admin, manager. Codes: 40010, key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const vacancy = await api.createVacancy({ body });
   */
  createVacancy(input: { body: VacancyCreate }, options?: CallOptions): Promise<Versioned<Vacancy>>;

  /**
   * Change fields of one of the vacancies.
   * `PATCH /v2/admin/screening/vacancies/{id}` for admin, manager. Codes: 40010, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const vacancy = await api.updateVacancy({ id, version, body: { title: "Lift truck operators, Umgeni" } });
   */
  updateVacancy(input: { id: string; body: VacancyPatch; version: number }, options?: CallOptions): Promise<Versioned<Vacancy>>;

  /**
   * Replace one of the vacancies.
   * `PUT /v2/admin/screening/vacancies/{id}` for admin, manager. Codes: 40010, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const vacancy = await api.replaceVacancy({ id, version, body });
   */
  replaceVacancy(input: { id: string; body: VacancyCreate; version: number }, options?: CallOptions): Promise<Versioned<Vacancy>>;

  /**
   * Delete one of the vacancies; its history is kept.
   * `DELETE /v2/admin/screening/vacancies/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteVacancy({ id, version });
   */
  deleteVacancy(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export vacancies as csv, xlsx, pdf or json.
   * `POST /v2/admin/screening/vacancies/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportVacancies({ type: "csv" });
   */
  exportVacancies<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportVacanciesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Change the state of one of the vacancies.
   * `POST /v2/admin/screening/vacancies/{id}/state` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const vacancy = await api.changeVacancyState({ id, query: { to: "pending" }, body });
   */
  changeVacancyState(input: { id: string; query: ChangeVacancyStateQuery; body: StateReason }, options?: CallOptions): Promise<Versioned<Vacancy>>;

  /**
   * Number of vacancies.
   * `GET /v2/admin/screening/vacancies/count` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const count = await api.countVacancies();
   */
  countVacancies(input?: { query?: CountVacanciesQuery }, options?: CallOptions): Promise<Count>;

  /**
   * How the state of one of the vacancies changed, the latest first.
   * `GET /v2/admin/screening/vacancies/{id}/state/history` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listVacancyStateHistory({ id });
   */
  listVacancyStateHistory(input: { id: string; query?: ListVacancyStateHistoryQuery }, options?: CallOptions): Paged<StateChange>;

  /**
   * Take the day away on which one of the vacancies expires.
   * `DELETE /v2/admin/screening/vacancies/{id}/expiry` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.removeVacancyExpiry({ id });
   */
  removeVacancyExpiry(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * List candidates.
   * `GET /v2/admin/screening/candidates` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listCandidates({ query: { fields: ["name"] } })) …
   */
  listCandidates<Field extends keyof Candidate = keyof Candidate>(input?: { query?: ListCandidatesQuery<Field> }, options?: CallOptions): Paged<Selected<Candidate, Field>>;

  /**
   * List candidates matching a text, best match first.
   * `GET /v2/admin/screening/candidates/search` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchCandidates({ query: { fields: ["name"] } })) …
   */
  searchCandidates<Field extends keyof Candidate = keyof Candidate>(input?: { query?: SearchCandidatesQuery<Field> }, options?: CallOptions): Paged<Selected<Candidate, Field>>;

  /**
   * List candidates by a filter too long for an address.
   * `POST /v2/admin/screening/candidates/fetch` for admin, manager. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchCandidates({ query: { fields: ["name"] }, body })) …
   */
  fetchCandidates<Field extends keyof Candidate = keyof Candidate>(input: { query?: ListCandidatesQuery<Field>; body: CandidatesFilter }, options?: CallOptions): Paged<Selected<Candidate, Field>>;

  /**
   * One of the candidates.
   * `GET /v2/admin/screening/candidates/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const candidate = await api.getCandidate({ id });
   */
  getCandidate<Field extends keyof Candidate = keyof Candidate>(input: { id: string; query?: GetCandidateQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Candidate, Field>>>;

  /**
   * Whether one of the candidates exists, and its version.
   * `HEAD /v2/admin/screening/candidates/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headCandidate({ id });
   */
  headCandidate(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the candidates.
   * `POST /v2/admin/screening/candidates` for admin, manager. Codes: 4001, 4002, 4004, key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const candidate = await api.createCandidate({ body });
   */
  createCandidate(input: { body: CandidateCreate }, options?: CallOptions): Promise<Versioned<Candidate>>;

  /**
   * Change fields of one of the candidates.
   * `PATCH /v2/admin/screening/candidates/{id}` for admin, manager. Codes: 4001, 4002, 4004, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const candidate = await api.updateCandidate({ id, version, body: { name: "Kabelo" } });
   */
  updateCandidate(input: { id: string; body: CandidatePatch; version: number }, options?: CallOptions): Promise<Versioned<Candidate>>;

  /**
   * Replace one of the candidates.
   * `PUT /v2/admin/screening/candidates/{id}` for admin, manager. Codes: 4001, 4002, 4004, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const candidate = await api.replaceCandidate({ id, version, body });
   */
  replaceCandidate(input: { id: string; body: CandidateCreate; version: number }, options?: CallOptions): Promise<Versioned<Candidate>>;

  /**
   * Delete one of the candidates; its history is kept.
   * `DELETE /v2/admin/screening/candidates/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteCandidate({ id, version });
   */
  deleteCandidate(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export candidates as csv, xlsx, pdf or json.
   * `POST /v2/admin/screening/candidates/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportCandidates({ type: "csv" });
   */
  exportCandidates<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportCandidatesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Close a vacancy: nobody applies any more, and what was begun can be finished for a day.
   * `POST /v2/admin/screening/vacancies/{id}/close` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.closeVacancy({ id, body });
   */
  closeVacancy(input: { id: string; body: {

} }, options?: CallOptions): Promise<void>;

  /**
   * Who applied for a vacancy.
   * `GET /v2/admin/screening/vacancies/{id}/candidates` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listApplicants({ id });
   */
  listApplicants(input: { id: string; query?: ListApplicantsQuery }, options?: CallOptions): Paged<Applicant>;

  /**
   * Who qualified for a vacancy, by score, with what the order rests on.
   * `GET /v2/admin/screening/vacancies/{id}/applicants/top` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const topApplicants = await api.listTopApplicants({ id });
   */
  listTopApplicants(input: { id: string; query?: ListTopApplicantsQuery }, options?: CallOptions): Promise<TopApplicants>;

  /**
   * All that bears on the decision about an application; that it was read is written down.
   * `GET /v2/admin/screening/vacancies/{id}/candidates/{candidateId}/summary` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const applicantSummary = await api.getApplicantSummary({ id, candidateId });
   */
  getApplicantSummary(input: { id: string; candidateId: string }, options?: CallOptions): Promise<ApplicantSummary>;

  /**
   * What somebody did in the tests of a vacancy, with keys; that it was read is written down.
   * `GET /v2/admin/screening/vacancies/{id}/candidates/{candidateId}/results` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listApplicantResults({ id, candidateId });
   */
  listApplicantResults(input: { id: string; candidateId: string }, options?: CallOptions): Paged<ApplicantResults>;

  /**
   * Summary and results of somebody as PDF; that it was read is written down.
   * `POST /v2/admin/screening/vacancies/{id}/candidates/{candidateId}/profile/export` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const { blob, fileName } = await api.exportApplicantProfile({ id, candidateId, body });
   */
  exportApplicantProfile<Stream extends boolean = false>(input: { id: string; candidateId: string; body: {

} }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * All applications for a vacancy as a spreadsheet; that it was taken out is written down.
   * `POST /v2/admin/screening/vacancies/{id}/results/export` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const { blob, fileName } = await api.exportVacancyResults({ id, body });
   */
  exportVacancyResults<Stream extends boolean = false>(input: { id: string; body: {

} }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Decide about an application, as a person with a name and reasons.
   * `POST /v2/admin/screening/vacancies/{id}/applicants/{candidateId}/state` for admin, manager. Codes: 4008, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const applicant = await api.changeApplicationState({ id, candidateId, query: { from: "tested", to: "shortlisted" }, body });
   */
  changeApplicationState(input: { id: string; candidateId: string; query: ChangeApplicationStateQuery; body: ApplicationDecisionInput }, options?: CallOptions): Promise<Applicant>;

  /**
   * Documents that applicants sent, and who opened them.
   * `GET /v2/admin/screening/vacancies/{id}/documents` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listVacancyDocuments({ id });
   */
  listVacancyDocuments(input: { id: string; query?: ListVacancyDocumentsQuery }, options?: CallOptions): Paged<DocumentsOfApplicant>;

  /**
   * Tests of a candidate, over all vacancies of the account.
   * `GET /v2/admin/screening/candidates/{id}/assessments` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCandidateTests({ id });
   */
  listCandidateTests(input: { id: string }, options?: CallOptions): Paged<CandidateTest>;

  /**
   * How applications move on from step to step.
   * `GET /v2/screening/insights/progress` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const screeningProgress = await api.getScreeningProgress();
   */
  getScreeningProgress(input?: { query?: GetScreeningProgressQuery }, options?: CallOptions): Promise<ScreeningProgress>;

  /**
   * Tests that I am to write for what I applied for, or have written.
   * `GET /v2/screening/tests` for candidate. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listMyTests();
   */
  listMyTests(input?: { query?: ListMyTestsQuery }, options?: CallOptions): Paged<MyTest>;

  /**
   * One test that I am to write; its questions once a try is begun.
   * `GET /v2/screening/tests/{id}` for candidate. Codes: 40010, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const assessmentCover = await api.getMyTest({ id });
   */
  getMyTest(input: { id: string; query?: GetMyTestQuery }, options?: CallOptions): Promise<AssessmentCover>;

  /**
   * Save answers of a test, or hand them in.
   * `POST /v2/screening/tests/{id}/submit` for candidate. Codes: claimed_by_another, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const submissionAnswer = await api.submitTest({ id, body });
   */
  submitTest(input: { id: string; body: AnswersInput }, options?: CallOptions): Promise<SubmissionAnswer>;

  /**
   * Vacancies that I can apply for, those that end first first.
   * `GET /v2/screening/vacancies` for candidate. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listOpenVacancies();
   */
  listOpenVacancies(input?: { query?: ListOpenVacanciesQuery }, options?: CallOptions): Paged<OpenVacancy>;

  /**
   * One vacancy that I can apply for, or have applied for.
   * `GET /v2/screening/vacancies/{id}` for candidate. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const openVacancyInFull = await api.getOpenVacancy({ id });
   */
  getOpenVacancy(input: { id: string }, options?: CallOptions): Promise<OpenVacancyInFull>;

  /**
   * My applications for a vacancy with all that is kept about them, the latest first.
   * `GET /v2/screening/vacancies/{id}/registrations` for candidate. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listMyApplications({ id });
   */
  listMyApplications(input: { id: string }, options?: CallOptions): Paged<OwnApplicationInFull>;

  /**
   * Apply for a vacancy; who has applied already gets that application, with 200, and may say something else of themselves or nothing.
   * `POST /v2/screening/vacancies/{id}/register` for candidate. Codes: 40010, 4004, 4009, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const ownApplication = await api.applyForVacancy({ id, body });
   */
  applyForVacancy(input: { id: string; body: ApplicationInput }, options?: CallOptions): Promise<OwnApplication>;

  /**
   * Withdraw my application, or decline what I am offered.
   * `POST /v2/screening/vacancies/{id}/unregister` for candidate. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const ownApplication = await api.withdrawApplication({ id, body });
   */
  withdrawApplication(input: { id: string; body: WithdrawalInput }, options?: CallOptions): Promise<OwnApplication>;

  /**
   * Send documents with my application.
   * `POST /v2/screening/vacancies/{id}/documents/submit` for candidate. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const ownApplication = await api.submitApplicationDocuments({ id, body });
   */
  submitApplicationDocuments(input: { id: string; body: SentDocuments }, options?: CallOptions): Promise<OwnApplication>;

  /**
   * Whether I meet what a vacancy asks for, and how that is computed.
   * `GET /v2/screening/vacancies/{id}/qualifying` for candidate. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const qualifyingStatus = await api.getMyQualifying({ id });
   */
  getMyQualifying(input: { id: string }, options?: CallOptions): Promise<QualifyingStatus>;
}
