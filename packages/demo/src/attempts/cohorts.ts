import type { AttemptState } from '@moderator/moderation';

/** Attempts of one course that begin alike. */
export interface Cohort {
  account: number;
  /** Number of the course among the programmes. */
  course: number;
  state: Extract<AttemptState, 'open' | 'submitted' | 'assessing' | 'assessed'>;
  count: number;
  /** Days from now until the assessment is due, in turn. */
  dueInDays?: number[];
  /** Who assesses, in turn; absent: not allocated to anybody. */
  assessors?: string[];
  facilitators?: string[];
  /** What becomes of them afterwards. */
  next?: 'batch' | 'sample' | 'report' | 'external' | 'marks' | 'levels' | 'earlier' | 'monthly' | 'decided';
}

/** Who is at what point at the first start, so that every page has something believable on it. */
export const cohorts: Cohort[] = [
  { account: 0, course: 0, state: 'open', count: 3 },
  { account: 0, course: 1, state: 'submitted', count: 4, dueInDays: [-3, 0, 2, 9], assessors: ['moderator'] },
  { account: 0, course: 3, state: 'submitted', count: 5, dueInDays: [-6, -1, 1, 4, 15] },
  { account: 0, course: 2, state: 'submitted', count: 2, dueInDays: [3, 12], assessors: ['assessor'] },
  {
    account: 0,
    course: 1,
    state: 'assessing',
    count: 2,
    dueInDays: [1, 5],
    assessors: ['moderator', 'assessor'],
  },
  {
    account: 0,
    course: 3,
    state: 'assessed',
    count: 7,
    assessors: ['assessor-venter', 'assessor', 'assessor-venter', 'moderator'],
    facilitators: ['facilitator'],
  },
  {
    account: 0,
    course: 4,
    state: 'assessed',
    count: 6,
    assessors: ['assessor-mathebula', 'assessor-naidoo'],
  },
  {
    account: 0,
    course: 1,
    state: 'assessed',
    count: 5,
    assessors: ['assessor-naidoo', 'assessor'],
    next: 'batch',
  },
  {
    account: 0,
    course: 0,
    state: 'assessed',
    count: 26,
    assessors: ['assessor', 'assessor-venter', 'assessor-naidoo', 'assessor-mathebula', 'moderator'],
    next: 'sample',
  },
  {
    account: 0,
    course: 2,
    state: 'assessed',
    count: 9,
    assessors: ['assessor-venter', 'assessor-mathebula'],
    next: 'report',
  },
  { account: 0, course: 3, state: 'assessed', count: 3, assessors: ['assessor-naidoo'], next: 'external' },
  // The first group of the account, moderated as a whole since everybody was new: what it found is their record.
  {
    account: 0,
    course: 0,
    state: 'assessed',
    count: 25,
    assessors: ['assessor', 'assessor-venter', 'assessor-naidoo', 'assessor-mathebula', 'moderator'],
    next: 'earlier',
  },
  { account: 1, course: 0, state: 'submitted', count: 2, dueInDays: [1, 6] },
  { account: 1, course: 1, state: 'assessed', count: 6, assessors: ['assessor-karoo'] },
];

/** Those of courses that are judged in marks or levels; they come after all others. */
export const gradedCohorts: Cohort[] = [
  { account: 0, course: 5, state: 'submitted', count: 2, dueInDays: [2, 6], assessors: ['moderator'] },
  {
    account: 0,
    course: 5,
    state: 'assessed',
    count: 14,
    assessors: ['assessor-venter', 'assessor-naidoo'],
    next: 'marks',
  },
  { account: 1, course: 6, state: 'assessed', count: 9, assessors: ['assessor-karoo'], next: 'levels' },
];

/** Those that were reported month by month, so that a year has something to tell; numbered behind all others. */
export const monthlyCohorts: Cohort[] = [
  { account: 1, course: 1, state: 'assessed', count: 15, assessors: ['assessor-karoo'], next: 'monthly' },
];

/** Those whose decisions had something come after them: an appeal, a referral that came back, a reopening. */
export const decidedCohorts: Cohort[] = [
  {
    account: 0,
    course: 1,
    state: 'assessed',
    count: 10,
    assessors: ['assessor-naidoo', 'assessor-venter'],
    facilitators: ['facilitator'],
    next: 'decided',
  },
];

/** Those of another client. */
export const otherCohorts: Cohort[] = [
  {
    account: 2,
    course: 0,
    state: 'assessed',
    count: 4,
    assessors: ['assessor-saldanha'],
    facilitators: ['facilitator-saldanha'],
  },
];
