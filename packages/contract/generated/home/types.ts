// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/kit/runtime.ts';
import type { AttemptRow, ListedBatch, Named, Refusal } from '../shared/types.ts';

/** A calibration case that waits for somebody’s judgement */
export interface CaseToJudge {
  /** The round */
  id: string;
  /** What the case is called */
  title: string;
  course: Named;
  /** Day by which it is judged */
  dueOn: string;
}

/** What schedules bring in a week */
export interface ComingWeek {
  /** First day of the week; today in this week */
  from: string;
  /** Its last day */
  to: string;
  /** Learners who are to be assessed by then */
  learners: number;
  /** Schedules that they are in */
  schedules: number;
}

/** Work that schedules bring in the next weeks */
export interface ComingWork {
  /** Work to assess oneself, or to moderate */
  part: "assess" | "moderate";
  /** This week and the five after it */
  weeks: ComingWeek[];
  /** Schedules behind it, the first due first; two hundred at most */
  schedules: {
    /** Identifier */
    id: string;
    /** What the schedule is called */
    title: string;
    course: Named;
    /** Where it is; null where it is at no site */
    site: Named | null;
    /** Who is to assess; null where nobody is named */
    assessor: Named | null;
    /** Until when it is assessed */
    dueAt: string;
    /** Learners who are in it */
    learners: number;
  }[];
}

/** A planned look whose month has begun and that nobody has done */
export interface DueLook {
  /** Identifier */
  id: string;
  course: Named;
  assessor: Named;
  /** The outcome to be sampled */
  outcome: {
    /** Identifier */
    id: string;
    /** Code and title of the outcome */
    name: string;
  };
  /** Calendar month, YYYY-MM */
  month: string;
  /** What to look for */
  note: string;
  /** Whether attempts that are not finished may be looked at, outcome by outcome */
  interim: boolean;
  /** Whether its month is over */
  isOverdue: boolean;
}

/** A registration that has run out or soon will */
export interface ExpiringRegistration {
  /** What the person is registered as */
  kind: "assessor" | "moderator";
  /** Number under which it is known */
  number: string;
  /** Last day on which it holds */
  expiresOn: string;
}

/** Assessments by another body that wait to be stored, or for a batch */
export interface ExternalWork {
  /** The import that nobody has stored yet; null for what is stored */
  importId: string | null;
  course: Named;
  /** Who did the assessment */
  body: string;
  /** Learners whose work it is */
  count: number;
  /** Day by which it is to be taken into a batch */
  dueOn: string;
}

/** How far the learners of a facilitator are */
export interface LearnersWork {
  /** Attempts that the learners are still at */
  notHandedIn: number;
  /** Attempts that wait for an assessor */
  atAssessor: number;
  /** Attempts that were referred back */
  referredBack: number;
  /** Attempts that are assessed and wait for their report */
  inModeration: number;
  /** Attempts whose result is released */
  released: number;
}

/** What needs a person now */
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
  /** Why a moderator may moderate nothing today; null for whoever may, or is no moderator */
  refusal: Refusal | null;
  /** The one thing to do next; null where nothing waits */
  next: NextStep | null;
  /** Batches on their way to a report, the most pressing first */
  batches: ListedBatch[];
  /** Work that was begun and not finished */
  continueWith: AttemptRow | null;
  /** What I have to assess, the first due first */
  due: AttemptRow[];
  /** What schedules will bring, in this week and the five after it */
  coming: {
    /** To assess; null for whoever does not assess */
    assess: ComingWeek[] | null;
    /** To moderate; null for whoever neither moderates nor manages */
    moderate: ComingWeek[] | null;
  };
  /** What is to be done about work that I referred back */
  returnedActions: ReturnedAction[];
  /** What is to be done about work that was referred back to me or to learners of mine */
  returnedToMe: ReturnedAction[];
  /** What was referred back, was handed in again and waits for my judgement, the first due first */
  handedInAgain: AttemptRow[];
  /** For moderators and managers: assessments by other bodies that nobody has stored or taken into a batch yet, the first due first */
  external: ExternalWork[];
  /** Calibration cases that I am asked to judge and have not handed in, the first due first */
  calibration: CaseToJudge[];
  /** For moderators: looks of the sampling plans that are due and not done, the oldest first */
  dueLooks: DueLook[];
  /** Registrations of mine that have run out or will within 60 days */
  registrations: ExpiringRegistration[];
  /** How far my learners are; null for whoever teaches nobody */
  learners: LearnersWork | null;
  /** For verifiers and managers: the latest signed reports */
  reports: SignedBatch[];
  /** For managers: what is open at each site */
  sites: SiteWork[];
  /** For managers: registrations of their people that have run out or will within 60 days */
  staff: StaffRegistration[];
}

/** The one thing to do next */
export interface NextStep {
  /** What it is that comes next */
  kind: "continue" | "assess_overdue" | "sign_report" | "moderate" | "assess" | "draw" | "build";
  /** The attempt that it is about, if it is about one */
  attempt: AttemptRow | null;
  /** The batch that it is about, if it is about one */
  batch: ListedBatch | null;
}

/** Something to be done about work that was referred back */
export interface ReturnedAction {
  /** Identifier of the attempt */
  attemptId: string;
  /** Name of the learner */
  learner: string;
  /** Title of the course */
  course: string;
  /** Title of the outcome */
  outcome: string;
  /** What is to be done */
  action: string;
  /** Day by which it has to be done */
  dueOn: string;
  /** Who is to do it */
  to: "assessor" | "learner";
}

/** A batch whose report is signed, and how far its verification is */
export interface SignedBatch {
  batch: Named;
  course: Named;
  /** Number of the report */
  number: string;
  /** When it was signed */
  signedAt: string;
  /** Attempts that nobody has asked to verify yet */
  reported: number;
  /** Attempts that are being verified */
  verifying: number;
  /** Attempts that are endorsed */
  endorsed: number;
  /** Attempts that are not endorsed */
  notEndorsed: number;
  /** Whether something of it is being judged anew, so that it is in question */
  isInQuestion: boolean;
}

/** What is open at a site */
export interface SiteWork {
  site: Named;
  /** Attempts that wait for an assessor */
  toAssess: number;
  /** Of these, those that should be done already */
  overdue: number;
  /** Of these, those that nobody has been given */
  unallocated: number;
  /** Attempts that are assessed and not reported yet */
  toModerate: number;
}

/** A registration of a colleague that has run out or soon will */
export interface StaffRegistration {
  person: Named;
  /** What the person is registered as */
  kind: "assessor" | "moderator";
  /** Number under which it is known */
  number: string;
  /** Last day on which it holds */
  expiresOn: string;
}

export interface GetComingWorkQuery {
  /** What is done with it; to assess for whoever assesses unless told */
  part?: "assess" | "moderate" | null;
}

export interface HomeCalls {
  /**
   * What needs the signed-in moderator now.
   * `GET /v2/moderation/home` for moderator, manager, admin, verifier, assessor, trainer. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const moderatorHome = await api.getModeratorHome();
   */
  getModeratorHome(input?: undefined, options?: CallOptions): Promise<ModeratorHome>;

  /**
   * What schedules will bring in the next weeks, and which they are.
   * `GET /v2/moderation/coming` for moderator, manager, admin, assessor. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const comingWork = await api.getComingWork();
   */
  getComingWork(input?: { query?: GetComingWorkQuery }, options?: CallOptions): Promise<ComingWork>;
}
