import { z } from 'zod';
import { ContentLink } from '../../kit/content-states.ts';
import type { Area } from '../../kit/operation.ts';
import { contentKinds, figureGroups, figureIntervals, progressStatuses } from '../../kit/options.ts';
import { Day, Id, Instant, Named } from '../../kit/schemas.ts';
import { ShownTimeZone } from '../../kit/time-zone.ts';

export const figureArea: Area = {
  name: 'figures',
  about:
    'Numbers of learning, without names: live, of days with trends, and of days that are over. Each is what its definition says, on every page alike.',
};

const ids = (most: number, description: string) => z.array(Id).max(most).optional().describe(description);
const from = Day.meta({ description: 'First day', examples: ['2026-10-01'] });
const to = Day.meta({ description: 'Last day, which belongs to it', examples: ['2026-10-31'] });

/** What is asked, the same of every family. */
export const FigureQuestion = z
  .object({
    accountIds: ids(100, 'Only of these accounts, of those that you see'),
    siteIds: ids(1000, 'Only of these sites'),
    groupIds: ids(1000, 'Only of people in one of these groups'),
    teamIds: ids(1000, 'Only of members of one of these teams'),
    classIds: ids(1000, 'Only of learners of one of these classes'),
    userIds: ids(10_000, 'Only of these people'),
    roleIds: ids(1000, 'Only of people in one of these job roles'),
    careerIds: ids(1000, 'Only of people in one of these careers'),
    content: z
      .array(ContentLink)
      .max(1000)
      .optional()
      .describe('Only of these things; a course stands for itself, not for what it consists of'),
    contentKinds: z
      .array(z.enum(contentKinds))
      .max(contentKinds.length)
      .optional()
      .meta({ description: 'Only of content of these kinds', examples: [['formal']] }),
    from: from.optional().describe('First day; from the beginning where it is not said'),
    to: to.optional().describe('Last day; the last one that the family knows where it is not said'),
    timeZone: ShownTimeZone.optional().describe('Zone in which days begin; that of the account unless told'),
    interval: z
      .enum(figureIntervals)
      .optional()
      .meta({ description: 'How much one point of a series is about', examples: ['week'] }),
    groupBy: z
      .array(z.enum(figureGroups))
      .min(1)
      .max(2)
      .optional()
      .meta({ description: 'What figures are put together by; not with an interval', examples: [['site']] }),
    compare: z
      .enum(['previous', 'year'])
      .optional()
      .meta({
        description: 'Also of as many days before, or of the same days of the year before',
        examples: ['previous'],
      }),
  })
  .meta({ id: 'FigureQuestion', description: 'Whose figures are asked for, of what, and of which days' });

const whole = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });
const rate = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({ description: `${description}; null of nothing`, examples: [example] });
const some = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .nullable()
    .meta({ description: `${description}; null of nothing`, examples: [example] });

const results = {
  passed: whole('Results released that are passes', 31),
  failed: whole('Results released that are none', 4),
  awaitingModeration: whole('Registrations whose result waits for moderation', 12),
};

export const CountFigures = z
  .object({
    people: z
      .int()
      .min(0)
      .nullable()
      .meta({
        description:
          'People with a registration by the end; null where there are too many to tell them apart',
        examples: [240],
      }),
    registered: whole('Registrations made', 310),
    started: whole('Registrations opened', 270),
    finished: whole('Registrations finished', 190),
    overdue: whole('Registrations overdue by the end', 14),
    missed: whole('Registrations whose window closed before they were finished', 6),
    ...results,
    statuses: z
      .array(
        z.object({
          status: z
            .enum(progressStatuses)
            .meta({ description: 'Where they stand', examples: ['InProgress'] }),
          count: whole('Registrations that stand there by the end', 66),
        }),
      )
      .describe('How many stand where by the end, each of the twelve statuses'),
  })
  .meta({ id: 'CountFigures', description: 'How many registrations stand where' });

export const ProgressFigures = z
  .object({
    completionRate: rate('Finished by the end, of those whose window has opened', 0.6129),
    progress: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: 'Mean per cent of courses that is done; null of nothing', examples: [48.25] }),
    onTimeRate: rate('Finished no later than due, of those due', 0.8),
    missedRate: rate('Missed, of those whose window closed', 0.05),
    passRate: rate('Passes, of results released', 0.8857),
    ...results,
    averageScore: z
      .object({
        mean: z.number().meta({ description: 'Mean score in per cent', examples: [71.5] }),
        n: whole('How many scores it is of', 35),
        deviation: some('Standard deviation', 12.25),
      })
      .nullable()
      .describe('Mean of scores released; null without any'),
    daysToFinish: some('Median of days from registration to finish', 21),
    distribution: z
      .array(whole('People and courses', 12))
      .describe('People and courses by what is done, in tenths: under 10 per cent, … 90 and more'),
  })
  .meta({ id: 'ProgressFigures', description: 'How far people are with what they are registered on' });

export const ParticipationFigures = z
  .object({
    activePeople: whole('People with at least one act of learning, each once', 180),
    participationRate: rate('Of those with a registration open, who were active', 0.75),
    sessions: whole('Sessions in packages that were begun', 420),
    submissions: whole('Papers that were handed in', 96),
    secondsOnTask: whole('Seconds at work', 1_296_000),
    meanSeconds: some('Seconds at work, mean of an active person', 7200),
    medianSeconds: some(
      'Seconds at work, median of active people; null also of too many to tell apart',
      5400,
    ),
  })
  .meta({ id: 'ParticipationFigures', description: 'Who was at work, and how long' });

export const OverviewFigures = CountFigures.extend(ProgressFigures.shape)
  .extend(ParticipationFigures.shape)
  .extend({
    attendanceRate: rate('Present or late, of those present, late or absent in meetings', 0.9),
    nextDue: z
      .array(
        z.object({
          day: Day.meta({ description: 'When it is due', examples: ['2026-11-30'] }),
          item: Named.describe('What is due'),
          registrations: whole('Registrations that are not finished', 24),
        }),
      )
      .describe('What is due next, the first ten'),
  })
  .meta({ id: 'OverviewFigures', description: 'What one page about learning shows' });

/** The answer to a question, with figures of one kind. */
const answerOf = <Figures extends z.ZodObject>(figures: Figures, id: string, what: string) =>
  z
    .object({
      asOf: Instant.meta({
        description: 'Up to when it was counted',
        examples: ['2026-11-23T22:00:00.000Z'],
      }),
      from: from.nullable().describe('First day; null from the beginning'),
      to,
      figures: figures.describe('Figures of all that was asked for'),
      before: figures.optional().describe('The same of the days that it is compared with'),
      groups: z
        .array(
          z.object({
            keys: z
              .array(
                z.object({
                  by: z.enum(figureGroups).meta({ description: 'What it is a group of', examples: ['site'] }),
                  key: z.string().meta({
                    description: 'Id, or status; empty where there is none',
                    examples: ['0192f3a4-fbae-7041-9b02-c41ed0fd8a4e'],
                  }),
                  name: z.string().meta({
                    description: 'Name by which people know it',
                    examples: ['Durban Central Campus'],
                  }),
                }),
              )
              .describe('What all of the group have in common'),
            figures: figures.describe('Figures of the group'),
          }),
        )
        .optional()
        .describe('Figures of each group, where they were asked for'),
      series: z
        .array(
          z.object({
            from: from.describe('First day of the point'),
            to: to.describe('Last day of the point'),
            figures: figures.describe('Figures of the point'),
          }),
        )
        .optional()
        .describe('Figures over time, where an interval was asked for'),
      definitions: z
        .array(
          z.object({
            name: z.string().meta({
              description:
                'By what it is known; figures of answers have the same names, time on task its unit',
              examples: ['completionRate'],
            }),
            title: z.string().meta({ description: 'What people call it', examples: ['Completion rate'] }),
            unit: z.string().meta({ description: 'What it is counted in', examples: ['fraction'] }),
            formula: z.string().meta({
              description: 'How it is computed',
              examples: ['Registrations finished by the end, of those by the end whose window has opened.'],
            }),
          }),
        )
        .describe('What each figure means'),
    })
    .meta({ id, description: what });

export const CountAnswer = answerOf(CountFigures, 'CountAnswer', 'How many registrations stand where');
export const ProgressAnswer = answerOf(ProgressFigures, 'ProgressAnswer', 'How far people are');
export const ParticipationAnswer = answerOf(
  ParticipationFigures,
  'ParticipationAnswer',
  'Who was at work, and how long',
);
export const OverviewAnswer = answerOf(
  OverviewFigures,
  'OverviewAnswer',
  'What one page about learning shows',
);
