import type { LinguiConfig } from '@lingui/conf';

const batches = '<rootDir>/src/features/ready-for-moderation';
const report = `${batches}/report`;
const figures = '<rootDir>/src/attempts/agreement';
const aboutPeople = [
  '<rootDir>/src/features/agreement',
  '<rootDir>/src/features/moderation-figures',
  '<rootDir>/src/features/assessors',
  '<rootDir>/src/attempts/feedback',
];
/** Words of the workspace and of feedback; neither is part of the first load. */
const topics = '<rootDir>/src/labels/topic-labels.ts';
/** What pages about attempts say of them; none of it is needed before one of them is opened. */
const attempts = [
  '<rootDir>/src/attempts',
  '<rootDir>/src/features/due-assessments',
  '<rootDir>/src/features/coming-work',
  '<rootDir>/src/shell/ReadyPages.tsx',
  ...['refusal', 'reason', 'vacs', 'blocker'].map((each) => `<rootDir>/src/labels/${each}-labels.ts`),
];
/** What opens over a page, each when it is asked for. */
const dialogs = [
  ...['group-hardware', 'my-details', 'report-issue'].map((each) => `<rootDir>/src/shell/${each}`),
  '<rootDir>/src/shell/sign-out/UnsentWorkDialog.tsx',
  '<rootDir>/src/shell/NoAccess.tsx',
  '<rootDir>/src/shell/hotkeys/HotkeysDialog.tsx',
  '<rootDir>/src/shell/NotFound.tsx',
  '<rootDir>/src/shell/StartFailed.tsx',
  '<rootDir>/src/shell/UnknownPerson.tsx',
  '<rootDir>/src/shell/ImpersonationBanner.tsx',
  '<rootDir>/src/features/guide',
  // Of the details of a person alone.
  '<rootDir>/src/ui/phone',
];
const plan = `${batches}/sampling-plan`;
const workspace = '<rootDir>/src/features/workspace';
const home = '<rootDir>/src/features/home';
/** The player of packages. */
const player = '<rootDir>/src/package-player';
const external = '<rootDir>/src/features/external-assessments';
const learning = '<rootDir>/src/features/learning';
/** The courses of those who learn, on their Home and on a page of their own. */
const myCourses = '<rootDir>/src/attempts/courses';
const marking = '<rootDir>/src/features/marking';
const certificates = '<rootDir>/src/features/certificates';
/** Words of certificates, for whoever issues them and for their learners; neither is part of the first load. */
const standings = '<rootDir>/src/labels/certificate-labels.ts';

/** Words of editions, for reports, verifications and batches. */
const editions = '<rootDir>/src/labels/edition-labels.ts';
/** Words of results, for pages that judge or show them. */
const results = '<rootDir>/src/labels/result-looks.ts';

/** Where evidence comes from, for the workspace and for external assessments; neither is part of the first load. */
const sources = '<rootDir>/src/labels/source-labels.ts';

/** Showing evidence and giving results, for the workspace and for calibration; neither is part of the first load. */
const judging = '<rootDir>/src/judging';
/** Of it what a lesson on pages has, too. */
const zoom = `${judging}/viewers/shared/ZoomControls.tsx`;
const calibration = '<rootDir>/src/features/calibration';
const visits = '<rootDir>/src/features/visits';
/** What a visit is asked for with, from its page and from a batch. */
const visitRequests = '<rootDir>/src/attempts/visits';
const inbox = '<rootDir>/src/features/inbox';
const dueDays = '<rootDir>/src/features/due-days';
/** Names of public holidays, for due days and for whoever refers work back; neither is part of the first load. */
const holidays = '<rootDir>/src/labels/holiday-labels.ts';

const everythingIn = (place: string) => (/\.tsx?$/.test(place) ? place : `${place}/**`);

/** English is the source; the languages that are complete have a catalogue, the others fall back to it. */
export default {
  sourceLocale: 'en-ZA',
  locales: ['en-ZA', 'af', 'fr', 'pt-PT'],
  // What the frame of every page says is the first load. The rest comes with the page or dialog that says it (i18n.ts).
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: [
        workspace,
        judging,
        calibration,
        batches,
        home,
        player,
        external,
        learning,
        marking,
        certificates,
        standings,
        editions,
        results,
        sources,
        dueDays,
        inbox,
        visits,
        holidays,
        figures,
        ...aboutPeople,
        topics,
        ...attempts,
        ...dialogs,
      ].map(everythingIn),
    },
    {
      path: '<rootDir>/src/attempts/locales/{locale}',
      include: attempts,
      exclude: [figures, '<rootDir>/src/attempts/feedback', visitRequests, myCourses].map(everythingIn),
    },
    { path: '<rootDir>/src/shell/locales/{locale}', include: dialogs },
    { path: `${home}/locales/{locale}`, include: [home, editions, myCourses] },
    { path: `${player}/locales/{locale}`, include: [player] },
    { path: `${external}/locales/{locale}`, include: [external, results, sources] },
    { path: `${marking}/locales/{locale}`, include: [marking] },
    { path: `${learning}/locales/{locale}`, include: [learning, myCourses, standings, results, zoom] },
    { path: `${visits}/locales/{locale}`, include: [visits, results] },
    { path: `${visitRequests}/locales/{locale}`, include: [visitRequests] },
    { path: `${calibration}/locales/{locale}`, include: [calibration, judging, results] },
    { path: `${inbox}/locales/{locale}`, include: [inbox] },
    { path: `${dueDays}/locales/{locale}`, include: [dueDays, holidays] },
    { path: `${certificates}/locales/{locale}`, include: [certificates, standings] },
    {
      path: `${batches}/locales/{locale}`,
      include: [batches, editions, results],
      exclude: [`${report}/**`, `${plan}/**`],
    },
    { path: `${plan}/locales/{locale}`, include: [plan] },
    { path: `${report}/locales/{locale}`, include: [report, editions, results] },
    { path: `${figures}/locales/{locale}`, include: [figures, ...aboutPeople, topics, results] },
    {
      path: `${workspace}/locales/{locale}`,
      include: [workspace, judging, topics, holidays, standings, results, sources],
    },
  ],
  runtimeConfigModule: { Trans: ['@/i18n/Trans.tsx', 'Trans'] },
  format: 'po',
  // Line numbers would change the catalogues with every change of the code.
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
} satisfies Partial<LinguiConfig>;
