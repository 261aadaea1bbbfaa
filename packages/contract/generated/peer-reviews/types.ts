// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Named, Opinion, OpinionFigures, Recurrence, StateChange, SurveyQuestion } from '../shared/types.ts';

/** A badge that somebody gave somebody */
export interface Badge {
  /** Identifier */
  id: string;
  /** Which of the six badges */
  type: "wellDone" | "kindness" | "helpfulness" | "hardWorker" | "aboveAndBeyond" | "improvementNeeded";
  /** Who gave it; null where it came with a review without names */
  giver: Named | null;
  receiver: Named;
  /** Words with it */
  message: string | null;
  /** When it was given */
  at: string;
}

/** A badge for somebody */
export interface BadgeInput {
  /** Which of the six badges */
  type: "wellDone" | "kindness" | "helpfulness" | "hardWorker" | "aboveAndBeyond" | "improvementNeeded";
  /** Who gets it */
  receiverId: string;
  /** Words with it */
  message?: string;
  /** The review that it comes with */
  reviewId?: string;
}

/** One of the six badges, and who has it */
export interface BadgeOfType {
  /** Which of the six badges */
  type: "wellDone" | "kindness" | "helpfulness" | "hardWorker" | "aboveAndBeyond" | "improvementNeeded";
  /** How many were given */
  count: number;
  /** Who got it last, at most ten; nobody for the one that says what could be better */
  latest: {
    receiver: Named;
    /** When it was given */
    at: string;
  }[];
}

/** Badges that somebody has */
export interface BadgesOfPerson {
  person: Named;
  /** How many of each that whoever asks may see */
  counts: {
    /** Which of the six badges */
    type: "wellDone" | "kindness" | "helpfulness" | "hardWorker" | "aboveAndBeyond" | "improvementNeeded";
    /** How many were given */
    count: number;
  }[];
  /** The latest first */
  badges: Badge[];
  /** Cursor of the next ones */
  next: string | null;
}

/** A review that one gives in, or that is about oneself */
export interface MyReview {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** Whether one reviews in it, or it is about oneself, closed, and to be read */
  part: "reviewer" | "reviewee";
  /** Until when reviews are given; null where there is no end */
  expiresAt: string | null;
  /** Reviews that one has not handed in */
  waiting: number;
  /** Reviews that one has handed in */
  submitted: number;
}

/** Work of somebody unknown that one looks at */
export interface PeerExamination {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** How far it is */
  state: "waiting" | "started" | "submitted" | "skipped";
  /** Texts that are looked at */
  questionCount: number;
}

/** Work of somebody unknown, with what it is looked at for */
export interface PeerExaminationWork {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** How far it is */
  state: "waiting" | "started" | "submitted" | "skipped";
  /** Texts that are looked at */
  questionCount: number;
  /** Texts, with what one has saved */
  questions: {
    /** Identifier */
    id: string;
    /** Its place, from 1 on */
    position: number;
    /** What is asked, in Markdown */
    text: string;
    /** Marks that there are */
    most: number;
    /** What somebody wrote */
    answer: string;
    /** What is looked at */
    rubric: {
      /** What is looked at */
      title: string;
      /** What may be found */
      levels: {
        /** What is found */
        title: string;
        /** Marks for it */
        marks: number;
      }[];
    }[];
    /** The level of each criterion, by its place from 0 on */
    levels?: number[];
    /** Marks, where there is no rubric */
    marks?: number;
    /** What there is to say */
    comment: string;
  }[];
}

/** What somebody says of work that they look at */
export interface PeerMarksInput {
  /** What one says of each text */
  questionMarks: {
    /** Identifier of the question */
    questionId: string;
    /** The level of each criterion, by its place from 0 on */
    levels?: number[];
    /** Marks, where there is no rubric */
    marks?: number;
    /** What there is to say */
    comment?: string;
  }[];
  /** Whether it is handed in, or only saved */
  final?: boolean;
}

/** A peer review with its version */
export interface PeerReview {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Among equals, or from all sides */
  form: "peer" | "full_circle";
  /** Soft skills that are rated */
  softSkillIds: string[];
  /** Points that a rating has */
  scale: number;
  /** Questions beside the soft skills */
  questions: ReviewQuestionInput[];
  /** Whether nobody is told who gave which review */
  anonymous: boolean;
  /** Whether each reviewer reviews everybody, or so many are drawn for each */
  pairing: "everybody" | "allocated";
  /** How many are drawn for each */
  reviewsPerReviewee: number;
  /** Whether people review themselves as well */
  selfReview: boolean;
  /** Identifier of the course */
  courseId?: string | null;
  /** From when reviews are given */
  opensAt?: string | null;
  /** Until when reviews are given; it closes by itself */
  expiresAt?: string | null;
  /** Days after which a review that nobody began is given to somebody else */
  reassignAfterDays: number;
  /** Who made it */
  createdBy?: string;
  /** State that it is in */
  state: "draft" | "published" | "closed" | "archived";
  /** People who are reviewed */
  reviewees?: number;
  /** People who review */
  reviewers?: number;
  /** Reviews that were handed in */
  submitted?: number;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a peer review is made of, without what the platform adds */
export interface PeerReviewCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Among equals, or from all sides */
  form?: "peer" | "full_circle";
  /** Soft skills that are rated */
  softSkillIds?: string[];
  /** Points that a rating has */
  scale?: number;
  /** Questions beside the soft skills */
  questions?: ReviewQuestionInput[];
  /** Whether nobody is told who gave which review */
  anonymous?: boolean;
  /** Whether each reviewer reviews everybody, or so many are drawn for each */
  pairing?: "everybody" | "allocated";
  /** How many are drawn for each */
  reviewsPerReviewee?: number;
  /** Whether people review themselves as well */
  selfReview?: boolean;
  /** Identifier of the course */
  courseId?: string | null;
  /** From when reviews are given */
  opensAt?: string | null;
  /** Until when reviews are given; it closes by itself */
  expiresAt?: string | null;
  /** Days after which a review that nobody began is given to somebody else */
  reassignAfterDays?: number;
}

/** Fields of a peer review that change; what is absent stays, null deletes */
export interface PeerReviewPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Title by which people know it */
  title?: string;
  /** What it is about, in some sentences */
  description?: string | null;
  /** Among equals, or from all sides */
  form?: "peer" | "full_circle";
  /** Soft skills that are rated */
  softSkillIds?: string[];
  /** Points that a rating has */
  scale?: number;
  /** Questions beside the soft skills */
  questions?: ReviewQuestionInput[];
  /** Whether nobody is told who gave which review */
  anonymous?: boolean;
  /** Whether each reviewer reviews everybody, or so many are drawn for each */
  pairing?: "everybody" | "allocated";
  /** How many are drawn for each */
  reviewsPerReviewee?: number;
  /** Whether people review themselves as well */
  selfReview?: boolean;
  /** Identifier of the course */
  courseId?: string | null;
  /** From when reviews are given */
  opensAt?: string | null;
  /** Until when reviews are given; it closes by itself */
  expiresAt?: string | null;
  /** Days after which a review that nobody began is given to somebody else */
  reassignAfterDays?: number;
}

/** Which of the peer reviews are meant */
export interface PeerReviewsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: ("draft" | "published" | "closed" | "archived")[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in courseId */
    courseId?: string[];
  };
}

/** That somebody is done with a review */
export interface ReviewCompletion {
  /** Reviews that are not given */
  skipped?: {
    /** Who is not reviewed */
    revieweeId: string;
    /** Why not */
    reason: string;
  }[];
}

/** What others said of somebody, so that nobody can tell who */
export interface ReviewFigures {
  /** How many reviewed; null where they are too few to be shown */
  reviewers: number | null;
  /** Soft skill by soft skill */
  skills: {
    softSkill: Named;
    /** Mean of what others gave; null under three */
    mean: number | null;
    /** How many others gave it; null under three */
    count: number | null;
    /** What the person gave themself; null where nothing */
    own: number | null;
    /** What others said, in no order and without names; empty under three */
    comments: string[];
  }[];
  /** Question by question; nothing under three answers */
  questions: OpinionFigures[];
}

/** How many people came or went */
export interface ReviewPeopleChanged {
  /** People who came or went */
  changed: number;
  /** Reviews of people who went that were handed in, and stay */
  kept: number;
}

/** People who are reviewed */
export interface ReviewPeopleInput {
  /** Identifiers of the people */
  ids: string[];
}

/** Somebody who reviews or is reviewed, with how far that is */
export interface ReviewPerson {
  person: Named;
  /** Reviews that nobody began */
  waiting: number;
  /** Reviews that are begun */
  started: number;
  /** Reviews that were handed in */
  submitted: number;
  /** Reviews that will not be given */
  skipped: number;
}

/** A question that a reviewer answers */
export type ReviewQuestionInput = {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required: boolean;
  /** One of two to seven named points */
  type: "likert";
  /** What can be chosen */
  options: {
    /** Names of the points, the lowest first */
    points: string[];
  };
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required: boolean;
  /** A number from one to ten */
  type: "rating";
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required: boolean;
  /** Up to 2,000 characters of text */
  type: "text";
};

/** What became of a review */
export interface ReviewReceipt {
  /** Identifier of the reviewee */
  revieweeId: string;
  /** How far it is */
  state: "waiting" | "started" | "submitted" | "skipped";
}

/** One time that a scheduler came round */
export interface ReviewRun {
  /** When it was due */
  dueAt: string;
  /** When it was done */
  ranAt: string;
  /** The review that it made; null where none */
  reviewId: string | null;
  /** People who are in it */
  people: number;
  /** What became of it: `late` was done behind its time */
  state: "done" | "skipped" | "failed" | "late";
  /** Why nothing was made, for people; null where something was */
  sentence: string | null;
}

/** A review scheduler with its version */
export interface ReviewScheduler {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** Identifier of the template */
  templateId: string;
  rule: Recurrence;
  /** IANA name of a time zone */
  timeZone: string;
  /** Identifier of the group */
  groupId?: string | null;
  /** Identifier of the class */
  classId?: string | null;
  /** Days for which each review is open */
  openForDays: number;
  /** Whether it makes reviews */
  active: boolean;
  /** Who made it */
  createdBy?: string;
  /** Since when it has come round as it does */
  activeSince?: string;
  /** When it makes the next review; null where it does not any more */
  nextRunAt?: string | null;
  /** When it made the last one; null where it has made none */
  lastRunAt?: string | null;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a review scheduler is made of, without what the platform adds */
export interface ReviewSchedulerCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** Identifier of the template */
  templateId: string;
  rule: Recurrence;
  /** IANA name of a time zone */
  timeZone?: string;
  /** Identifier of the group */
  groupId?: string | null;
  /** Identifier of the class */
  classId?: string | null;
  /** Days for which each review is open */
  openForDays?: number;
  /** Whether it makes reviews */
  active?: boolean;
}

/** Fields of a review scheduler that change; what is absent stays, null deletes */
export interface ReviewSchedulerPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name?: string;
  /** Identifier of the template */
  templateId?: string;
  /** How often a review is made */
  rule?: {
    /** Every so many days, weeks or months */
    frequency?: "daily" | "weekly" | "monthly";
    /** How many of them; one where it is not said */
    interval?: number | null;
    /** When it comes first, as a clock there shows it */
    startsAt?: string;
    /** Of weeks: on which days */
    byDay?: ("MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU")[] | null;
    /** Of months: on which days, 1 to 28, or -1 for the last one */
    byMonthDay?: number[] | null;
    /** How often at most */
    count?: number | null;
    /** The last day on which it may come */
    until?: string | null;
  };
  /** IANA name of a time zone */
  timeZone?: string;
  /** Identifier of the group */
  groupId?: string | null;
  /** Identifier of the class */
  classId?: string | null;
  /** Days for which each review is open */
  openForDays?: number;
  /** Whether it makes reviews */
  active?: boolean;
}

/** What somebody says of somebody */
export interface ReviewSubmissionInput {
  /** Who is reviewed */
  revieweeId: string;
  /** Ratings by soft skill, each once */
  ratings: {
    /** Identifier of the soft skill */
    softSkillId: string;
    /** Points on the scale of the review */
    score: number;
    /** What there is to say */
    comment?: string;
  }[];
  /** Answers by question, each once; what is left out is not answered */
  answers?: {
    /** Identifier of the question */
    questionId: string;
    response: Opinion;
  }[];
  /** A badge that goes with it */
  badge?: {
    /** Which badge */
    type: "wellDone" | "kindness" | "helpfulness" | "hardWorker" | "aboveAndBeyond" | "improvementNeeded";
    /** Words with it */
    message?: string;
  };
  /** Whether it is handed in, or only saved */
  final?: boolean;
}

/** A review as those in it see it */
export interface ReviewToGive {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** What it is about */
  description: string | null;
  /** Among equals, or from all sides */
  form: "peer" | "full_circle";
  /** Whether nobody is told who gave which review */
  anonymous: boolean;
  /** Whether reviews are given now */
  isOpen: boolean;
  /** Points that a rating has */
  scale: number;
  /** Until when reviews are given; null where there is no end */
  expiresAt: string | null;
  /** What is rated */
  softSkills: {
    /** Identifier */
    id: string;
    /** What it is called */
    name: string;
    /** What it means */
    description: string | null;
    /** What each point looks like */
    levels: string[];
  }[];
  /** What is asked beside */
  questions: SurveyQuestion[];
  /** Reviews that one gives, with what one has saved */
  reviews: {
    reviewee: Named;
    /** What one is to that person */
    relation: "peer" | "lead" | "report" | "self";
    /** How far it is */
    state: "waiting" | "started" | "submitted" | "skipped";
    /** Ratings by soft skill, each once */
    ratings: {
      /** Identifier of the soft skill */
      softSkillId: string;
      /** Points on the scale of the review */
      score: number;
      /** What there is to say */
      comment?: string;
    }[];
    /** Answers by question, each once; what is left out is not answered */
    answers: {
      /** Identifier of the question */
      questionId: string;
      response: Opinion;
    }[];
  }[];
  /** What others said; null where it is not about one, or not closed */
  aboutMe: ReviewFigures | null;
}

/** People who review */
export interface ReviewersInput {
  /** Identifiers of the people */
  ids: string[];
  /** Whom they review; whom it is drawn for where it is not said */
  revieweeId?: string;
  /** What they are to that person; peers where it is not said */
  relation?: "peer" | "lead" | "report";
}

/** A soft skill with its version */
export interface SoftSkill {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
  /** What each point of the scale looks like, the lowest first */
  levels: string[];
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a soft skill is made of, without what the platform adds */
export interface SoftSkillCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
  /** What each point of the scale looks like, the lowest first */
  levels?: string[];
}

/** Fields of a soft skill that change; what is absent stays, null deletes */
export interface SoftSkillPatch {
  /** Name by which people know it */
  name?: string;
  /** What it is about, in some sentences */
  description?: string | null;
  /** What each point of the scale looks like, the lowest first */
  levels?: string[];
}

export interface ListSoftSkillsQuery<Field extends keyof SoftSkill = keyof SoftSkill> {
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

export interface SearchSoftSkillsQuery<Field extends keyof SoftSkill = keyof SoftSkill> {
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

export interface GetSoftSkillQuery<Field extends keyof SoftSkill = keyof SoftSkill> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListPeerReviewsQuery<Field extends keyof PeerReview = keyof PeerReview> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "published" | "closed" | "archived")[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchPeerReviewsQuery<Field extends keyof PeerReview = keyof PeerReview> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "published" | "closed" | "archived")[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetPeerReviewQuery<Field extends keyof PeerReview = keyof PeerReview> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportPeerReviewsQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "published" | "closed" | "archived")[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "siteId" | "title" | "description" | "form" | "softSkillIds" | "scale" | "questions" | "anonymous" | "pairing" | "reviewsPerReviewee" | "selfReview" | "courseId" | "opensAt" | "expiresAt" | "reassignAfterDays" | "createdBy" | "state" | "reviewees" | "reviewers" | "submitted" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangePeerReviewStateQuery {
  /** The state that it is in */
  from: "draft" | "published" | "closed" | "archived";
  /** The state that it shall be in */
  to: "draft" | "published" | "closed" | "archived";
}

export interface ListPeerReviewStateHistoryQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface ListReviewSchedulersQuery<Field extends keyof ReviewScheduler = keyof ReviewScheduler> {
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
  /** Only those with one of these in templateId */
  templateId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface GetReviewSchedulerQuery<Field extends keyof ReviewScheduler = keyof ReviewScheduler> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListMyReviewsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
}

export interface RemoveRevieweesQuery {
  /** Identifiers of the people */
  id: string[];
}

export interface ListBadgesOfQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
}

export interface ListReviewRunsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
}

export interface ListPeerExaminationsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
}

export interface PeerReviewsCalls {
  /**
   * List soft skills.
   * `GET /v2/content/peerreviews/softskills` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listSoftSkills({ query: { fields: ["name"] } })) …
   */
  listSoftSkills<Field extends keyof SoftSkill = keyof SoftSkill>(input?: { query?: ListSoftSkillsQuery<Field> }, options?: CallOptions): Paged<Selected<SoftSkill, Field>>;

  /**
   * List soft skills matching a text, best match first.
   * `GET /v2/content/peerreviews/softskills/search` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchSoftSkills({ query: { fields: ["name"] } })) …
   */
  searchSoftSkills<Field extends keyof SoftSkill = keyof SoftSkill>(input?: { query?: SearchSoftSkillsQuery<Field> }, options?: CallOptions): Paged<Selected<SoftSkill, Field>>;

  /**
   * One of the soft skills.
   * `GET /v2/content/peerreviews/softskills/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const softSkill = await api.getSoftSkill({ id });
   */
  getSoftSkill<Field extends keyof SoftSkill = keyof SoftSkill>(input: { id: string; query?: GetSoftSkillQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<SoftSkill, Field>>>;

  /**
   * Create one of the soft skills.
   * `POST /v2/content/peerreviews/softskills` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const softSkill = await api.createSoftSkill({ body });
   */
  createSoftSkill(input: { body: SoftSkillCreate }, options?: CallOptions): Promise<Versioned<SoftSkill>>;

  /**
   * Change fields of one of the soft skills.
   * `PATCH /v2/content/peerreviews/softskills/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const softSkill = await api.updateSoftSkill({ id, version, body: { name: "Listening" } });
   */
  updateSoftSkill(input: { id: string; body: SoftSkillPatch; version: number }, options?: CallOptions): Promise<Versioned<SoftSkill>>;

  /**
   * Replace one of the soft skills.
   * `PUT /v2/content/peerreviews/softskills/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const softSkill = await api.replaceSoftSkill({ id, version, body });
   */
  replaceSoftSkill(input: { id: string; body: SoftSkillCreate; version: number }, options?: CallOptions): Promise<Versioned<SoftSkill>>;

  /**
   * Delete one of the soft skills; its history is kept.
   * `DELETE /v2/content/peerreviews/softskills/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteSoftSkill({ id, version });
   */
  deleteSoftSkill(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * List peer reviews.
   * `GET /v2/admin/content/peerreviews` for admin, manager, trainer. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listPeerReviews({ query: { fields: ["title"] } })) …
   */
  listPeerReviews<Field extends keyof PeerReview = keyof PeerReview>(input?: { query?: ListPeerReviewsQuery<Field> }, options?: CallOptions): Paged<Selected<PeerReview, Field>>;

  /**
   * List peer reviews matching a text, best match first.
   * `GET /v2/admin/content/peerreviews/search` for admin, manager, trainer. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchPeerReviews({ query: { fields: ["title"] } })) …
   */
  searchPeerReviews<Field extends keyof PeerReview = keyof PeerReview>(input?: { query?: SearchPeerReviewsQuery<Field> }, options?: CallOptions): Paged<Selected<PeerReview, Field>>;

  /**
   * List peer reviews by a filter too long for an address.
   * `POST /v2/admin/content/peerreviews/fetch` for admin, manager, trainer. Codes: too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchPeerReviews({ query: { fields: ["title"] }, body })) …
   */
  fetchPeerReviews<Field extends keyof PeerReview = keyof PeerReview>(input: { query?: ListPeerReviewsQuery<Field>; body: PeerReviewsFilter }, options?: CallOptions): Paged<Selected<PeerReview, Field>>;

  /**
   * One of the peer reviews.
   * `GET /v2/admin/content/peerreviews/{id}` for admin, manager, trainer. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const peerReview = await api.getPeerReview({ id });
   */
  getPeerReview<Field extends keyof PeerReview = keyof PeerReview>(input: { id: string; query?: GetPeerReviewQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<PeerReview, Field>>>;

  /**
   * Whether one of the peer reviews exists, and its version.
   * `HEAD /v2/admin/content/peerreviews/{id}` for admin, manager, trainer. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headPeerReview({ id });
   */
  headPeerReview(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the peer reviews.
   * `POST /v2/admin/content/peerreviews` for admin, manager, trainer. Codes: 40012, 4009, key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const peerReview = await api.createPeerReview({ body });
   */
  createPeerReview(input: { body: PeerReviewCreate }, options?: CallOptions): Promise<Versioned<PeerReview>>;

  /**
   * Change fields of one of the peer reviews.
   * `PATCH /v2/admin/content/peerreviews/{id}` for admin, manager, trainer. Codes: 40012, 4009, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const peerReview = await api.updatePeerReview({ id, version, body: { title: "Team of the yard, spring" } });
   */
  updatePeerReview(input: { id: string; body: PeerReviewPatch; version: number }, options?: CallOptions): Promise<Versioned<PeerReview>>;

  /**
   * Replace one of the peer reviews.
   * `PUT /v2/admin/content/peerreviews/{id}` for admin, manager, trainer. Codes: 40012, 4009, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const peerReview = await api.replacePeerReview({ id, version, body });
   */
  replacePeerReview(input: { id: string; body: PeerReviewCreate; version: number }, options?: CallOptions): Promise<Versioned<PeerReview>>;

  /**
   * Delete one of the peer reviews; its history is kept.
   * `DELETE /v2/admin/content/peerreviews/{id}` for admin, manager, trainer. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deletePeerReview({ id, version });
   */
  deletePeerReview(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export peer reviews as csv, xlsx, pdf or json.
   * `POST /v2/admin/content/peerreviews/export/{type}` for admin, manager, trainer. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportPeerReviews({ type: "csv" });
   */
  exportPeerReviews<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportPeerReviewsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Change the state of one of the peer reviews.
   * `POST /v2/admin/content/peerreviews/{id}/state` for admin, manager, trainer. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const peerReview = await api.changePeerReviewState({ id, query: { from: "draft", to: "published" } });
   */
  changePeerReviewState(input: { id: string; query: ChangePeerReviewStateQuery }, options?: CallOptions): Promise<Versioned<PeerReview>>;

  /**
   * How the state of one of the peer reviews changed, the latest first.
   * `GET /v2/admin/content/peerreviews/{id}/state/history` for admin, manager, trainer. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listPeerReviewStateHistory({ id });
   */
  listPeerReviewStateHistory(input: { id: string; query?: ListPeerReviewStateHistoryQuery }, options?: CallOptions): Paged<StateChange>;

  /**
   * Take the day away on which one of the peer reviews expires.
   * `DELETE /v2/admin/content/peerreviews/{id}/expiry` for admin, manager, trainer. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.removePeerReviewExpiry({ id });
   */
  removePeerReviewExpiry(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * List review schedulers.
   * `GET /v2/content/peerreviews/schedulers` for admin, manager, trainer. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listReviewSchedulers({ query: { fields: ["name"] } })) …
   */
  listReviewSchedulers<Field extends keyof ReviewScheduler = keyof ReviewScheduler>(input?: { query?: ListReviewSchedulersQuery<Field> }, options?: CallOptions): Paged<Selected<ReviewScheduler, Field>>;

  /**
   * One of the review schedulers.
   * `GET /v2/content/peerreviews/schedulers/{id}` for admin, manager, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const reviewScheduler = await api.getReviewScheduler({ id });
   */
  getReviewScheduler<Field extends keyof ReviewScheduler = keyof ReviewScheduler>(input: { id: string; query?: GetReviewSchedulerQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<ReviewScheduler, Field>>>;

  /**
   * Create one of the review schedulers.
   * `POST /v2/content/peerreviews/schedulers` for admin, manager, trainer. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reviewScheduler = await api.createReviewScheduler({ body });
   */
  createReviewScheduler(input: { body: ReviewSchedulerCreate }, options?: CallOptions): Promise<Versioned<ReviewScheduler>>;

  /**
   * Change fields of one of the review schedulers.
   * `PATCH /v2/content/peerreviews/schedulers/{id}` for admin, manager, trainer. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reviewScheduler = await api.updateReviewScheduler({ id, version, body: { name: "Team of the yard, each quarter" } });
   */
  updateReviewScheduler(input: { id: string; body: ReviewSchedulerPatch; version: number }, options?: CallOptions): Promise<Versioned<ReviewScheduler>>;

  /**
   * Replace one of the review schedulers.
   * `PUT /v2/content/peerreviews/schedulers/{id}` for admin, manager, trainer. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reviewScheduler = await api.replaceReviewScheduler({ id, version, body });
   */
  replaceReviewScheduler(input: { id: string; body: ReviewSchedulerCreate; version: number }, options?: CallOptions): Promise<Versioned<ReviewScheduler>>;

  /**
   * Delete one of the review schedulers; its history is kept.
   * `DELETE /v2/content/peerreviews/schedulers/{id}` for admin, manager, trainer. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteReviewScheduler({ id, version });
   */
  deleteReviewScheduler(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Reviews that I give, and closed ones about me.
   * `GET /v2/content/peerreviews` for reviewer, learner. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listMyReviews();
   */
  listMyReviews(input?: { query?: ListMyReviewsQuery }, options?: CallOptions): Paged<MyReview>;

  /**
   * One review: whom I review and what I have saved, and what others said about me once it is closed.
   * `GET /v2/content/peerreviews/{id}` for reviewer, learner. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const reviewToGive = await api.getMyReview({ id });
   */
  getMyReview(input: { id: string }, options?: CallOptions): Promise<ReviewToGive>;

  /**
   * Review one person, or save it; until it closes it can be sent again.
   * `POST /v2/content/peerreviews/{id}/submit` for reviewer, learner. Codes: 4008, already_exists, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, repeated it changes nothing more.
   * @example const reviewReceipt = await api.submitReview({ id, body });
   */
  submitReview(input: { id: string; body: ReviewSubmissionInput }, options?: CallOptions): Promise<ReviewReceipt>;

  /**
   * Be done with a review: each person is reviewed, or skipped with a reason.
   * `POST /v2/content/peerreviews/{id}/complete` for reviewer, learner. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.completeReview({ id, body });
   */
  completeReview(input: { id: string; body: ReviewCompletion }, options?: CallOptions): Promise<void>;

  /**
   * People who are reviewed, by name, with how far that is.
   * `GET /v2/admin/content/peerreviews/{id}/reviewees` for admin, manager, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listReviewees({ id });
   */
  listReviewees(input: { id: string; query?: ListMyReviewsQuery }, options?: CallOptions): Paged<ReviewPerson>;

  /**
   * Add people who are reviewed.
   * `POST /v2/admin/content/peerreviews/{id}/reviewees` for admin, manager, trainer. Codes: 4008, 4009, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reviewPeopleChanged = await api.addReviewees({ id, body });
   */
  addReviewees(input: { id: string; body: ReviewPeopleInput }, options?: CallOptions): Promise<ReviewPeopleChanged>;

  /**
   * Remove people who are reviewed; what was handed in about them stays.
   * `DELETE /v2/admin/content/peerreviews/{id}/reviewees` for admin, manager, trainer. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reviewPeopleChanged = await api.removeReviewees({ id, query: { id: ["0192f3a4-e3b0-7c44-9298-fc1c149afbf4"] } });
   */
  removeReviewees(input: { id: string; query: RemoveRevieweesQuery }, options?: CallOptions): Promise<ReviewPeopleChanged>;

  /**
   * People who review, by name, with how far they are.
   * `GET /v2/admin/content/peerreviews/{id}/reviewers` for admin, manager, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listReviewers({ id });
   */
  listReviewers(input: { id: string; query?: ListMyReviewsQuery }, options?: CallOptions): Paged<ReviewPerson>;

  /**
   * Add people who review: one person, or whom it is drawn for.
   * `POST /v2/admin/content/peerreviews/{id}/reviewers` for admin, manager, trainer. Codes: 4008, 4009, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reviewPeopleChanged = await api.addReviewers({ id, body });
   */
  addReviewers(input: { id: string; body: ReviewersInput }, options?: CallOptions): Promise<ReviewPeopleChanged>;

  /**
   * Remove people who review; what they handed in stays.
   * `DELETE /v2/admin/content/peerreviews/{id}/reviewers` for admin, manager, trainer. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const reviewPeopleChanged = await api.removeReviewers({ id, query: { id: ["0192f3a4-e3b0-7c44-9298-fc1c149afbf4"] } });
   */
  removeReviewers(input: { id: string; query: RemoveRevieweesQuery }, options?: CallOptions): Promise<ReviewPeopleChanged>;

  /**
   * Results of a review as a spreadsheet: a row for each person who is reviewed.
   * `GET /v2/admin/content/peerreviews/{id}/results/download` for admin, manager, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadReviewResults({ id });
   */
  downloadReviewResults<Stream extends boolean = false>(input: { id: string }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * The six badges, how many were given and who got them last.
   * `GET /v2/content/peerreviews/badges` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listBadges();
   */
  listBadges(input?: undefined, options?: CallOptions): Paged<BadgeOfType>;

  /**
   * Give somebody a badge, once a day of each type.
   * `POST /v2/content/peerreviews/badges` for reviewer, learner, trainer. Codes: 4008, already_exists, key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const badge = await api.giveBadge({ body });
   */
  giveBadge(input: { body: BadgeInput }, options?: CallOptions): Promise<Badge>;

  /**
   * Badges of a person, the latest first.
   * `GET /v2/content/peerreviews/badges/{userId}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const badgesOfPerson = await api.listBadgesOf({ userId });
   */
  listBadgesOf(input: { userId: string; query?: ListBadgesOfQuery }, options?: CallOptions): Promise<BadgesOfPerson>;

  /**
   * Times that a scheduler came round, the latest first.
   * `GET /v2/content/peerreviews/schedulers/{id}/history` for admin, manager, trainer. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listReviewRuns({ id });
   */
  listReviewRuns(input: { id: string; query?: ListReviewRunsQuery }, options?: CallOptions): Paged<ReviewRun>;

  /**
   * Examinations of people unknown to me that wait for my advice.
   * `GET /v2/content/peerreviews/examinations` for reviewer, learner. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listPeerExaminations();
   */
  listPeerExaminations(input?: { query?: ListPeerExaminationsQuery }, options?: CallOptions): Paged<PeerExamination>;

  /**
   * One of them: texts without names, and what they are looked at for.
   * `GET /v2/content/peerreviews/examinations/{id}` for reviewer, learner. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const peerExaminationWork = await api.getPeerExamination({ id });
   */
  getPeerExamination(input: { id: string }, options?: CallOptions): Promise<PeerExaminationWork>;

  /**
   * Advise on one of them, or save it; whoever marks it sees what most said and decides.
   * `POST /v2/content/peerreviews/examinations/{id}/submit` for reviewer, learner. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const peerExamination = await api.submitPeerExamination({ id, body });
   */
  submitPeerExamination(input: { id: string; body: PeerMarksInput }, options?: CallOptions): Promise<PeerExamination>;
}
