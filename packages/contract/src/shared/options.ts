/**
 * The lists a person chooses from and the words the platform uses, once for every side.
 * Plain data without a schema library, so that the browser may import it.
 */

export const races = ['African', 'Coloured', 'Indian', 'Caucasian', 'Other'] as const;
export const genders = ['Male', 'Female'] as const;

/** Languages of the platform with their locale, in the order in which they are offered. */
export const languages = [
  { name: 'Zulu', locale: 'zu' },
  { name: 'Swati', locale: 'ss' },
  { name: 'Venda', locale: 've' },
  { name: 'Xhosa', locale: 'xh' },
  { name: 'French', locale: 'fr' },
  { name: 'Tsonga', locale: 'ts' },
  { name: 'Tswana', locale: 'tn' },
  { name: 'Ndebele', locale: 'nr' },
  { name: 'Sesotho', locale: 'st' },
  { name: 'English', locale: 'en-ZA' },
  { name: 'Afrikaans', locale: 'af' },
  { name: 'Portuguese', locale: 'pt-PT' },
  { name: 'Northern Sotho', locale: 'nso' },
] as const;
export const defaultLocale = 'en-ZA';

/** What a person may be on the platform; one person may be several. */
export const roles = [
  'administrator',
  'client_manager',
  'account_manager',
  'site_manager',
  'trainer',
  'assessor',
  'moderator',
  'verifier',
  'learner',
  'candidate',
  'reviewer',
  'device',
] as const;
export type Role = (typeof roles)[number];

export const licenceTypes = [
  'Moderator',
  'DueAssessments',
  'ReadyForModeration',
  'ExternalAssessments',
  'FormalCourse',
  'OnboardingCourse',
  'Screening',
  'PeerReview',
] as const;
export const accessLevels = ['FullAccess', 'ViaEngagement', 'None'] as const;

export const progressStatuses = [
  'Completed',
  'NotCompleted',
  'NotAttempted',
  'Published',
  'Missed',
  'Failed',
  'Passed',
  'InProgress',
  'Upcoming',
  'Locked',
  'Unplanned',
  'AwaitingModeration',
] as const;

export const courseKinds = ['OnboardingCourse', 'FormalCourse'] as const;
export const courseRoutes = ['legacy', 'occupational'] as const;
export const assessmentMethods = ['portfolio', 'observation', 'knowledge', 'workplace'] as const;
export const results = ['C', 'NYC'] as const;
export type Result = (typeof results)[number];

export const attemptStates = [
  'open',
  'submitted',
  'assessing',
  'assessed',
  'batched',
  'in_sample',
  'not_sampled',
  'moderating',
  'upheld',
  'overturned',
  'returned',
  'reported',
  'verifying',
  'endorsed',
  'not_endorsed',
  'certificated',
] as const;

export const evidenceKinds = ['document', 'image', 'video', 'audio', 'text', 'activity'] as const;
export const vacsRules = ['valid', 'authentic', 'current', 'sufficient'] as const;
export const decisionKinds = ['upheld', 'overturned', 'referred_back'] as const;
export const dueGroups = ['overdue', 'today', 'this_week', 'later', 'none'] as const;
export const exportTypes = ['csv', 'xlsx', 'pdf', 'json'] as const;
