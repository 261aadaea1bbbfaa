import type { Operation } from '../../src/index.ts';
import type { Json } from '../openapi.ts';

/** What an area is about, in the order of the document's own: that of its first call. */
const about: Record<string, string> = {
  accounts: 'Training providers on the platform: their state, their look, their counts.',
  clients: 'Organisations that accounts belong to.',
  sites: 'Places where an account trains.',
  users: 'People: staff and learners, their roles, groups and enrolments.',
  groups: 'Groups of learners, and the roles they train for.',
  careers: 'Paths that learners are enrolled in.',
  roles: 'Jobs that learners train for, and the content that belongs to them.',
  licences: 'What an account may use: content, engagements, subscriptions.',
  courses: 'Courses with their outcomes and summative assessments.',
  schedules: 'When which learners take which course, and who moderates it.',
  files: 'Uploads and downloads; the type of a file is decided by its content.',
  moderation: 'Attempts, batches, samples, verdicts, decisions and reports of moderators.',
  reports: 'Reports, and the issues that people report.',
  content: 'Lessons, assessments and examinations, for learners and for those who make them.',
  surveys: 'Questionnaires and their answers.',
  screening: 'Vacancies, candidates and their assessments.',
  marketplace: 'Content that vendors offer.',
  hardware: 'Devices in classrooms, what they hold and how they are.',
  inbox: 'Documents, newsflashes and messages.',
  tags: 'Keys and values that things are marked with.',
  teams: 'Teams of staff.',
  contacts: 'People to turn to.',
  countries: 'Countries and their calling codes.',
  classes: 'Classes, planned and completed.',
  classrooms: 'Agendas and sessions of classrooms, with their posts.',
};

/** The areas of the document as its tags. */
export const tagsOf = (operations: readonly Operation[]): Json[] =>
  [...new Set(operations.map(({ area }) => area))].map((name) => ({
    name,
    description: about[name] ?? `Calls about ${name}.`,
  }));
