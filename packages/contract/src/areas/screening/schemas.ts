import { z } from 'zod';
import { EmailAddress, Name, PhoneNumber, Surname, Title } from '../../kit/fields.ts';
import { candidateSources, defaultLocale, employments, locales, vacancyStates } from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import type { StateMachine } from '../../kit/resource-options.ts';
import { Instant, Line, Lines } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';
import { Criterion, VacancyDocument, VacancyTest } from './vacancy-schemas.ts';

export const screeningArea: Area = {
  name: 'screening',
  about: 'Vacancies, people who apply for them, and the tests that they write.',
  licences: ['Screening'],
};

const managers = ['admin', 'manager'] as const;

export const vacancyMachine: StateMachine = {
  draft: ['pending', 'published', 'archived'],
  pending: ['published', 'draft'],
  published: ['closed'],
  closed: ['published', 'archived'],
  archived: [],
} satisfies Record<(typeof vacancyStates)[number], readonly string[]>;

const counted = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .default(0)
    .meta({ description, examples: [example] });

const VacancyFields = z.object({
  accountId: Ref('accounts'),
  siteId: Ref('sites').nullish(),
  title: Title('Lift truck operators, Umgeni'),
  roleId: Ref('roles').nullish(),
  description: Lines(10_000).meta({
    description: 'What the work is, and what it asks of people',
    examples: ['You move pallets between the dock and the racks, in shifts.'],
  }),
  positions: z
    .int()
    .min(1)
    .max(10_000)
    .meta({ description: 'How many are looked for', examples: [4] }),
  employment: z.enum(employments).describe('For how long, and for what'),
  opensAt: Instant.nullish().meta({
    description: 'From when people apply',
    examples: ['2026-11-02T06:00:00.000Z'],
  }),
  expiresAt: Instant.nullish().meta({
    description: 'Until when people apply; it is closed then',
    examples: ['2026-11-27T15:00:00.000Z'],
  }),
  tests: z.array(VacancyTest).max(20).default([]).describe('Tests that people write'),
  criteria: z.array(Criterion).max(20).default([]).describe('What people are asked, and what meets it'),
  documents: z.array(VacancyDocument).max(20).default([]).describe('What people are to send'),
  creditLimit: z
    .int()
    .min(0)
    .max(1_000_000)
    .meta({ description: 'Applications that may begin to be tested', examples: [200] }),
  retentionMonths: z
    .int()
    .min(1)
    .max(36)
    .default(12)
    .meta({
      description: 'Months after closing for which documents and answers of people are kept',
      examples: [12],
    }),
  closeWhenFilled: z.boolean().default(false).describe('Whether it closes when its last position is taken'),
  questionsOfEquity: z
    .boolean()
    .default(false)
    .describe('Whether people may say of themselves what figures of fairness are counted from'),
  state: z.enum(vacancyStates).default('draft').describe('State that it is in'),
  closedAt: Instant.nullish().describe('When it was closed; nothing where it is not'),
  creditsUsed: counted('Applications that began to be tested', 36),
  applicants: counted('Applications that were not withdrawn', 48),
  hired: counted('Positions that are taken', 1),
});

export const vacancies = resource('vacancies', VacancyFields, {
  area: screeningArea,
  path: '/admin/screening/vacancies',
  singular: 'Vacancy',
  plural: 'Vacancies',
  read: managers,
  write: managers,
  filters: ['accountId', 'siteId', 'roleId', 'state'],
  sorts: ['title', 'opensAt', 'expiresAt'],
  searched: ['title', 'description'],
  readOnly: ['state', 'closedAt', 'creditsUsed', 'applicants', 'hired'],
  states: { audience: managers, machine: vacancyMachine, from: 'optional', reasoned: true },
  history: managers,
  expires: managers,
  counted: { audience: managers, by: ['accountId', 'siteId', 'state'] },
  errors: ['40010'],
});

const CandidateFields = z.object({
  accountId: Ref('accounts'),
  userId: Ref('users').nullish(),
  name: Name('Kabelo'),
  surname: Surname('Motaung'),
  email: EmailAddress,
  phoneNumber: PhoneNumber.nullish(),
  locale: z
    .enum(locales)
    .default(defaultLocale)
    .meta({ description: 'Language that they are written to in', examples: [defaultLocale] }),
  source: z.enum(candidateSources).default('import').describe('How they came to be known'),
  consentAt: Instant.meta({
    description: 'When they agreed that this is kept of them',
    examples: ['2026-11-02T08:10:00.000Z'],
  }),
  consentVersion: Line(64).meta({ description: 'What they agreed to', examples: ['2026-1'] }),
  anonymisedAt: Instant.optional().describe('When their name and what leads to them was taken away'),
});

export const candidates = resource('candidates', CandidateFields, {
  area: screeningArea,
  path: '/admin/screening/candidates',
  singular: 'Candidate',
  plural: 'Candidates',
  read: managers,
  write: managers,
  filters: ['accountId', 'source'],
  sorts: ['surname', 'name'],
  searched: ['name', 'surname', 'email'],
  readOnly: ['anonymisedAt'],
  errors: ['4001', '4002', '4004'],
});
