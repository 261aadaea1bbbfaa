import type { LinguiConfig } from '@lingui/conf';

const batches = '<rootDir>/src/features/ready-for-moderation';
const report = `${batches}/report`;
const figures = '<rootDir>/src/attempts/agreement';
const aboutPeople = [
  '<rootDir>/src/features/agreement',
  '<rootDir>/src/features/assessors',
  '<rootDir>/src/attempts/feedback',
];
/** Words of the workspace and of feedback; neither is part of the first load. */
const topics = '<rootDir>/src/labels/topic-labels.ts';
const plan = `${batches}/sampling-plan`;
const home = '<rootDir>/src/features/home';
const external = '<rootDir>/src/features/external-assessments';

/** English is the source; the languages that are complete have a catalogue, the others fall back to it. */
export default {
  sourceLocale: 'en-ZA',
  locales: ['en-ZA', 'af', 'fr', 'pt-PT'],
  // The workspace, the batches and Home, which speaks to every role, have most of the texts, and few people read a
  // report at first: each has a catalogue of its own, which comes with it (i18n.ts).
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: [
        '<rootDir>/src/features/workspace/**',
        `${batches}/**`,
        `${home}/**`,
        `${external}/**`,
        ...[figures, ...aboutPeople].map((each) => `${each}/**`),
        topics,
      ],
    },
    { path: `${home}/locales/{locale}`, include: [home] },
    { path: `${external}/locales/{locale}`, include: [external] },
    { path: `${batches}/locales/{locale}`, include: [batches], exclude: [`${report}/**`, `${plan}/**`] },
    { path: `${plan}/locales/{locale}`, include: [plan] },
    { path: `${report}/locales/{locale}`, include: [report] },
    { path: `${figures}/locales/{locale}`, include: [figures, ...aboutPeople, topics] },
    {
      path: '<rootDir>/src/features/workspace/locales/{locale}',
      include: ['<rootDir>/src/features/workspace', topics],
    },
  ],
  format: 'po',
  // Line numbers would change the catalogues with every change of the code.
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
} satisfies Partial<LinguiConfig>;
