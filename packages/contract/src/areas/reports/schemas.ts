import { z } from 'zod';
import { reportCells, reportKinds, reportTypes } from '../../kit/options.ts';
import { Day, Id, Instant, Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const reportArea: Area = {
  name: 'reports',
  about: 'Tables of what happened, as rows, as files, and sent to those who ask for them again and again.',
};

/** What a licence has to grant for a kind; the others ask for none. */
export const reportLicences = {
  parameter: 'kind',
  types: {
    attempts: 'ReadyForModeration',
    moderation: 'ReadyForModeration',
    agreement: 'ReadyForModeration',
    'outcome-coverage': 'ReadyForModeration',
    'peer-reviews': 'PeerReview',
    badges: 'PeerReview',
    screening: 'Screening',
  },
} as const;

const ids = (description: string) => z.array(Id).min(1).max(500).optional().describe(description);
const words = (description: string, example: string) =>
  z
    .array(Line(64))
    .min(1)
    .max(50)
    .optional()
    .meta({ description, examples: [[example]] });

/** What rows of any kind are chosen by; each kind says which of these it has. */
export const reportFilterFields = {
  accountId: ids('Only of these accounts'),
  siteId: ids('Only of these sites'),
  from: Day.optional().describe('First day that rows are of'),
  to: Day.optional().describe('Last day that rows are of'),
  groupId: ids('Only people of these groups'),
  roleId: ids('Only people with these job roles'),
  careerId: ids('Only people on these careers'),
  courseId: ids('Only of these courses'),
  assessmentId: ids('Only of these assessments'),
  assessorId: ids('Only of these assessors'),
  moderatorId: ids('Only of these moderators'),
  facilitatorId: ids('Only of these facilitators'),
  trainerId: ids('Only of these trainers'),
  scheduleId: ids('Only of these schedules'),
  classId: ids('Only of these classes'),
  surveyId: ids('Only of these surveys'),
  reviewId: ids('Only of these peer reviews'),
  softSkillId: ids('Only of these soft skills'),
  vacancyId: ids('Only of these vacancies'),
  modelId: ids('Only devices of these models'),
  distributionId: ids('Only of these documents or news'),
  state: words('Only in these states', 'active'),
  status: words('Only with these statuses', 'InProgress'),
  kind: words('Only of these kinds', 'FormalCourse'),
  route: words('Only of these routes', 'occupational'),
  tag: ids('Only what has one of these tags, by their values'),
  contentKind: words('Only for these people', 'formal'),
  contentType: words('Only of these types of content', 'FormalCourse'),
  type: words('Only of these types', 'summative'),
  phase: words('Only schedules that are so far', 'running'),
  purpose: words('Only surveys for these purposes', 'satisfaction'),
  overdue: z.boolean().optional().describe('Only what is overdue, or only what is not'),
  interval: z
    .enum(['day', 'week', 'month'])
    .optional()
    .describe('How long each period is; a month unless told'),
};

export const ReportFilter = z
  .strictObject(reportFilterFields)
  .meta({ id: 'ReportFilter', description: 'What rows are chosen by; each kind says which of these it has' });

export const ReportColumns = z
  .array(Line(64))
  .min(1)
  .max(60)
  .meta({
    description: 'Names of columns, in their order; all of them when absent',
    examples: [['learner']],
  });
export const ReportSort = Line(80).meta({
  description: 'Name of a column that can be sorted by, with - before it for the other direction',
  examples: ['-score'],
});

/** What is asked of a kind, as rows or as a file. */
export const ReportQuestion = z
  .object({
    filter: ReportFilter.default({}).describe('What rows are chosen by'),
    columns: ReportColumns.optional().describe('Names of columns, in their order; all of them when absent'),
    sort: ReportSort.optional(),
  })
  .meta({ id: 'ReportQuestion', description: 'What is asked of a kind of report' });

export const ReportTableQuestion = ReportQuestion.extend({
  limit: z
    .int()
    .min(1)
    .max(500)
    .default(50)
    .meta({ description: 'Rows a page', examples: [50] }),
  cursor: z
    .string()
    .max(2000)
    .optional()
    .meta({ description: 'Where the page before ended', examples: ['WyJuYW1lIl0'] }),
  total: z.boolean().default(false).describe('Whether to count all rows as well, up to a thousand'),
}).meta({ id: 'ReportTableQuestion', description: 'What is asked of a kind of report, a page at a time' });

export const ReportColumn = z
  .object({
    name: z.string().meta({ description: 'What it is asked for by', examples: ['learner'] }),
    title: z.string().meta({ description: 'What stands above it', examples: ['Learner'] }),
    type: z.enum(reportCells).describe('What its cells are'),
    sortable: z.boolean().describe('Whether rows can be sorted by it'),
    personal: z.boolean().describe('Whether it tells who somebody is, or of one person'),
  })
  .meta({ id: 'ReportColumn', description: 'A column of a report' });

const Cell = z
  .union([z.string(), z.number(), z.boolean()])
  .nullable()
  .describe('A text, a number, a day, a point in time, or whether it is so');

const Kind = z.enum(reportKinds).describe('Kind of report');

export const ReportKind = z
  .object({
    kind: Kind,
    title: z.string().meta({ description: 'What it is called', examples: ['Overdue work'] }),
    about: z.string().meta({ description: 'What each row is', examples: ['One row per learner'] }),
    personal: z.boolean().describe('Whether it is of people, so that those who moderate do not see it'),
    columns: z.array(ReportColumn).describe('Its columns, in their order'),
    filters: z
      .array(z.string())
      .meta({ description: 'What rows can be chosen by', examples: [['siteId', 'courseId']] }),
    sorts: z
      .array(z.string())
      .meta({ description: 'What rows can be sorted by; the first unless told', examples: [['learner']] }),
    figures: z
      .array(z.string())
      .meta({ description: 'Figures of the platform that it has, by their ids', examples: [['completion']] }),
    period: z
      .string()
      .meta({ description: 'What the days of the filter are held against', examples: ['When it is due'] }),
    asOf: z
      .enum(['now', 'closed-days'])
      .describe('Whether it is as things stand, or as of days that are over'),
  })
  .meta({ id: 'ReportKind', description: 'A kind of report' });

export const ReportTable = z
  .object({
    columns: z.array(ReportColumn).describe('Columns that were asked for'),
    rows: z
      .array(
        z.object({
          id: Id.describe('Which row it is, as long as it is there'),
          cells: z
            .array(Cell)
            .meta({ description: 'Its cells, in the order of the columns', examples: [['Sipho', 0.5]] }),
        }),
      )
      .describe('Rows of this page'),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Where the next page begins; null on the last one', examples: [null] }),
    total: z
      .int()
      .optional()
      .meta({ description: 'How many rows there are; absent beyond a thousand', examples: [12] }),
    asOf: Instant.describe('As of when it is'),
  })
  .meta({ id: 'ReportTable', description: 'A page of a report' });

/** The kind in the path of a call. */
export const kindParameter = { kind: Kind };
export const ReportType = z
  .enum([...reportTypes, 'json'])
  .describe(
    'What kind of file to write; `json` are the statements of xAPI 1.0.3 behind `completions`, and no other report has them',
  );
