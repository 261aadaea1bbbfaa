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
export const locales = languages.map((each) => each.locale);
export const defaultLocale = 'en-ZA';

/** The zone of every account: in which days begin, due dates are meant and times are told. */
export const accountTimeZone = 'Africa/Johannesburg';

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
export type LicenceType = (typeof licenceTypes)[number];
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
/** The results of the scale that courses have unless they say otherwise: competent, and not yet. */
export const results = ['C', 'NYC'] as const;

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
/** What feedback to an assessor may be about: the rules of evidence, judging by the criteria, words to the learner, records. */
export const feedbackTopics = [...vacsRules, 'criteria', 'learner_feedback', 'records', 'other'] as const;
export const decisionKinds = ['upheld', 'overturned', 'referred_back'] as const;
/** Rules by which a policy takes attempts into every sample, in the order in which they are offered. */
export const sampleRules = [
  'not_yet_competent',
  'appealed',
  'new_assessor',
  'borderline',
  'conflicting_evidence',
  'assessor_asked',
] as const;
/** What a sample can be asked to stand for at least once. */
export const strata = ['assessor', 'site', 'outcome', 'method'] as const;
/** How much is looked at of whose work. */
export const riskBands = ['new', 'proven', 'watched'] as const;
/** What a person can mark an attempt with, so that it is looked at. */
export const attemptMarks = ['appealed', 'assessor_asked'] as const;
/** What a moderation report answers beside the judgements themselves, in the order in which it is printed. */
export const reportChecklist = [
  'instruments',
  'guide',
  'briefing',
  'identity',
  'feedback',
  'records',
  'appeals',
  'discussed',
] as const;
/** Parts of a moderation report that people write, and several may at once. */
export const reportParts = ['arrangements', 'irregularities', 'recommendations'] as const;
/** In whose order and words a moderation report is printed. */
export const reportLayouts = [
  'plain',
  'seta_external_moderation',
  'qcto_assessment_quality_partner',
  'uk_internal_quality_assurance',
] as const;
export const dueGroups = ['overdue', 'today', 'this_week', 'later', 'none'] as const;
/** Whether a planned look is done, its month is over, has begun or is still to come. */
export const lookStatuses = ['sampled', 'overdue', 'due', 'planned'] as const;
/** What stands out of a cell of the sampling plan. */
export const cellStatuses = ['nothing', 'open', 'in_sample', ...lookStatuses] as const;
/** What is issued for an endorsed result. */
export const certificateTypes = ['certificate', 'statement_of_results'] as const;
/** What is to be thought of one that was issued. */
export const certificateStandings = ['valid', 'in_question', 'superseded', 'revoked', 'expired'] as const;
/** What is to be thought of a signed report or verification. */
export const editionStandings = ['stands', 'in_question', 'superseded'] as const;

export const exportTypes = ['csv', 'xlsx', 'pdf', 'json'] as const;

/** Statuses after which nothing more is asked of a learner. */
export const finishedStatuses = ['Completed', 'Passed'] as const;
export const isFinished = (status: (typeof progressStatuses)[number]): boolean =>
  (finishedStatuses as readonly string[]).includes(status);

export const yesOrNo = [
  { name: 'Yes', value: true },
  { name: 'No', value: false },
] as const;

/** For whom something is learnt or answered: learners, people who begin, people who apply. */
export const contentKinds = ['formal', 'onboarding', 'screening'] as const;
/** What closes a lesson or a course, what is written under supervision, and what people who apply answer. */
export const assessmentTypes = ['formative', 'summative', 'examination', 'test'] as const;
/** How far a try at an assessment is on its way to its marks. */
export const submissionStates = ['open', 'submitted', 'marking', 'marked', 'voided'] as const;
/** What makes a lesson finished. */
export const completions = ['opened', 'watched', 'read', 'package', 'assessment', 'marked'] as const;
export const lessonKinds = ['OnboardingLesson', 'FormalLesson'] as const;
export const lessonTypes = ['Practical', 'Theoretical'] as const;
export const contentTypes = ['Scorm', 'Video', 'Pdf'] as const;
export const mediaKinds = ['Video', 'Image', 'ImageWithText'] as const;
export const mobileSystems = ['Android OS', 'iOS'] as const;
export const sessionKinds = ['Web', 'Individual', 'Group', 'Screening'] as const;
/** How far a schedule is, by its days. */
export const schedulePhases = ['cancelled', 'upcoming', 'running', 'ended'] as const;
/** What somebody is in a schedule. */
export const scheduleParts = ['learner', 'facilitator', 'assessor', 'moderator'] as const;
/** How far a meeting is. */
export const sessionStatuses = ['planned', 'live', 'ended', 'cancelled'] as const;
/** What somebody is in a meeting, and whether they came. */
export const sessionParts = ['host', 'attendee'] as const;
export const attendances = ['present', 'late', 'absent', 'excused'] as const;
/** Who removed what somebody said in a meeting: its author, or whoever holds the meeting. */
export const postRemovers = ['author', 'trainer'] as const;
/** Whose agenda it is, or of what. */
export const agendaSubjects = ['trainer', 'classroom', 'site', 'class'] as const;
/** Where people meet, and whether that is in use. */
export const classroomKinds = ['room', 'virtual'] as const;
export const classroomStates = ['active', 'inactive'] as const;
/** How far documents and news are on their way to their readers. */
export const distributionStates = ['draft', 'sending', 'sent', 'withdrawn'] as const;
/** How far sending a document or news once is. */
export const sendingStates = ['waiting', 'running', 'finished', 'failed'] as const;
export const newsPriorities = ['normal', 'high'] as const;
export const badgeTypes = [
  'wellDone',
  'kindness',
  'helpfulness',
  'hardWorker',
  'aboveAndBeyond',
  'improvementNeeded',
] as const;
/** How people review each other, and how far that is. */
export const reviewForms = ['peer', 'full_circle'] as const;
export const reviewPairings = ['everybody', 'allocated'] as const;
export const reviewRelations = ['peer', 'lead', 'report', 'self'] as const;
export const reviewStates = ['draft', 'published', 'closed', 'archived'] as const;
export const reviewRunStates = ['done', 'skipped', 'failed', 'late'] as const;
export const pairStates = ['waiting', 'started', 'submitted', 'skipped'] as const;
/** What a survey is for, and when people are asked. */
export const surveyPurposes = ['satisfaction', 'needs', 'evaluation', 'other'] as const;
export const surveyTimes = ['any', 'afterCourse', 'afterSession'] as const;
/** The colour of each of the four answers of a question. */
export const answerColours = ['red', 'blue', 'green', 'orange'] as const;

/** What recordings are made ready for, and how far that is. */
export const productionProfiles = ['web', 'mobile', 'audio', 'captions'] as const;
export const productionStates = ['waiting', 'running', 'finished', 'failed'] as const;

/** How recordings are streamed or sent. */
export const mediaTypes = ['application/dash+xml', 'application/x-mpegURL', 'video/mp4'] as const;
/** Endings of the names of files that may be handed in, by what they are. */
export const allowedExtensions = {
  documents: ['doc', 'docx', 'xls', 'xlsx', 'csv'],
  videos: ['mp4', 'mpeg'],
  audio: ['mp3'],
  images: ['jpg', 'jpeg', 'png'],
} as const;

export const environments = ['dev', 'staging', 'uat', 'prod'] as const;
export type Environment = (typeof environments)[number];

/** Lengths of typed text unless a field says otherwise. */
export const mostLineCharacters = 255;
export const mostTextCharacters = 2_000;

/**
 * Non-space characters, @, word characters, then dot-separated parts of two or more characters.
 * A hyphen counts as a word character, for hosts such as skills-academy.co.za have one.
 */
export const emailPattern = /^\S+@[\w-]+(\.[\w-]{2,})+$/;
export const isEmail = (text: string): boolean =>
  text.length <= mostLineCharacters && emailPattern.test(text);

/** Names of the HTTP statuses that a call may end with. */
export const httpStatusNames = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  206: 'Partial Content',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  423: 'Locked',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
} as const;
/** The name of a status, or of its class where the status itself is not known: 418 is a client error. */
export const httpStatusName = (status: number): string =>
  (httpStatusNames as Record<number, string>)[status] ??
  (status >= 500 ? 'Server Error' : status >= 400 ? 'Client Error' : 'Unknown');

/** Standards of packages that are played, and where one stands between its upload and its learners. */
export const scormStandards = ['1.2', '2004 2nd Edition', '2004 3rd Edition', '2004 4th Edition'] as const;
export const packageStates = ['unpacking', 'ready', 'refused', 'registered', 'stopped'] as const;
/** What a session of a package is for: learning, looking around, looking at what was done. */
/** Why a part of a package cannot be opened now: others come first, or it is not opened any more. */
export const partsClosed = ['comes_later', 'is_over'] as const;
export const sessionModes = ['normal', 'browse', 'review'] as const;
/** What ended a session of a package. */
export const sessionEnds = ['finish', 'abandoned', 'replaced', 'stopped'] as const;

/** How somebody stands with what a package tells of itself. */
export const reportedStatuses = ['Passed', 'Completed', 'Failed', 'InProgress'] as const;

/** Whether a verifier comes to a visit or works from elsewhere. */
export const visitKinds = ['remote', 'on_site'] as const;
/** How a visit stands on a day: before its dates, in them, past them unsigned, signed, withdrawn. */
export const visitStandings = ['planned', 'open', 'over', 'signed', 'withdrawn'] as const;
/** How a visit ends. */
export const visitOutcomes = ['endorsed', 'endorsed_with_conditions', 'not_endorsed'] as const;
/** What is prepared before a visit. */
export const visitPreparations = ['reports', 'samples', 'registrations', 'actions', 'policies'] as const;
/** What a verifier writes down in a room: a finding, a question to the provider, a condition with a due day. */
export const visitPointKinds = ['finding', 'question', 'condition'] as const;
/** What a verifier answers to a question of the checklist. */
export const visitAnswers = ['yes', 'partly', 'no', 'not_applicable'] as const;
/** As what the report of a visit is taken out. */
export const visitReportTypes = ['csv', 'docx', 'pdf'] as const;

/** How far a vacancy is: made, approved, open to people, closed, put away. */
export const vacancyStates = ['draft', 'pending', 'published', 'closed', 'archived'] as const;
/** For how long, and for what, somebody is looked for. */
export const employments = ['permanent', 'fixed_term', 'learnership', 'internship'] as const;
/** What somebody who applies is asked to send. */
export const screeningDocumentKinds = [
  'cv',
  'identity',
  'qualification',
  'reference',
  'licence',
  'other',
] as const;
/** How somebody who applies came to be known. */
export const candidateSources = ['self', 'import', 'agency'] as const;
/** How far an application is. */
export const applicationStates = [
  'applied',
  'testing',
  'tested',
  'on_hold',
  'shortlisted',
  'interviewed',
  'offered',
  'hired',
  'declined',
  'rejected',
  'withdrawn',
  'expired',
] as const;
export type ApplicationState = (typeof applicationStates)[number];
/** Whether somebody meets what a vacancy asks for, as far as that is known. */
export const qualifyings = ['pending', 'qualified', 'not_qualified'] as const;
export type Qualifying = (typeof qualifyings)[number];

export * from './device-options.ts';
export * from './figure-options.ts';
export * from './inbox-options.ts';
export * from './marketplace-options.ts';
export * from './report-options.ts';
