import { z } from 'zod';
import {
  Appointment,
  Engagement,
  LearnersAnswer,
  LearnersInput,
  MySchedule,
  ScheduleAnalytics,
  ScheduleGroup,
  ScheduleLearner,
  ScheduleProgress,
  ScheduleStatistics,
  UnplannedLearner,
  scheduleArea,
  schedules,
} from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { progressStatuses, schedulePhases } from '../../kit/options.ts';
import { Id, Instant, pageQuery } from '../../kit/schemas.ts';

const lookers = { audience: ['admin', 'manager', 'trainer', 'moderator'] } as const;
const one = '/admin/schedules/{id}';
const { limit, cursor } = pageQuery;
const page = { limit, cursor };

const status = z.enum(progressStatuses).optional().describe('Only those who stand so');
const siteId = Id.optional().describe('Only of this site');
const courseId = Id.optional().describe('Only of this course');
const instant = (description: string, example: string) =>
  Instant.optional().meta({ description, examples: [example] });
const days = {
  from: instant('Only what is not over by then', '2026-07-01T00:00:00.000Z'),
  to: instant('Only what begins before then', '2026-10-01T00:00:00.000Z'),
};
const period = {
  from: Instant.meta({ description: 'From when', examples: ['2026-07-01T00:00:00.000Z'] }),
  to: Instant.meta({ description: 'Until when', examples: ['2026-10-01T00:00:00.000Z'] }),
};

export const scheduleCalls = area(scheduleArea, {
  listMySchedules: {
    method: 'GET',
    path: '/schedules',
    summary: 'Schedules that I learn, teach, assess or moderate on',
    audience: ['any'],
    query: z.object({
      ...page,
      ...days,
      phase: z.enum(schedulePhases).optional().describe('Only those that are so far'),
    }),
    answer: { kind: 'page', schema: MySchedule, calendar: true },
  },
  getMySchedule: {
    method: 'GET',
    path: '/schedules/{id}',
    summary: 'One schedule that I learn, teach, assess or moderate on',
    audience: ['any'],
    answer: { kind: 'data', schema: MySchedule, calendar: true },
  },
  listEngagements: {
    ...lookers,
    method: 'GET',
    path: '/admin/schedules/engagements',
    summary: 'Places of learners in schedules',
    query: z.object({
      ...page,
      scheduleId: Id.optional().describe('Only in this schedule'),
      courseId,
      siteId: Id.optional().describe('Only of learners of this site'),
      facilitatorId: Id.optional().describe('Only where this person teaches'),
      learnerId: Id.optional().describe('Only of this learner'),
      status,
      ...days,
      sort: z.enum(['startsAt', 'learner']).default('startsAt').describe('What comes first'),
    }),
    answer: { kind: 'page', schema: Engagement },
  },
  listUnplannedLearners: {
    ...lookers,
    method: 'GET',
    path: '/admin/schedules/unplanned',
    summary: 'Learners and courses that are asked of them, taught on schedules, and planned on none',
    query: z.object({
      ...page,
      courseId,
      siteId: Id.optional().describe('Only learners of this site'),
      via: Id.optional().describe('Only by this job role or career'),
    }),
    answer: { kind: 'page', schema: UnplannedLearner },
  },
  listScheduleGroups: {
    ...lookers,
    method: 'GET',
    path: '/admin/schedules/grouping',
    summary: 'Schedules of some days by course, site or month',
    query: z.object({
      by: z.enum(['course', 'site', 'month']).describe('What they are put together by'),
      ...period,
    }),
    answer: { kind: 'page', schema: ScheduleGroup },
  },
  getScheduleStatistics: {
    ...lookers,
    method: 'GET',
    path: '/admin/schedules/statistics',
    summary: 'Figures of the schedules of some days, beside those of the days before',
    query: z.object({ ...period, siteId, courseId }),
    answer: { kind: 'data', schema: ScheduleStatistics },
  },
  getScheduleAnalytics: {
    ...lookers,
    method: 'GET',
    path: '/admin/schedules/analytics',
    summary: 'Figures of schedules over time',
    query: z.object({
      ...period,
      interval: z.enum(['day', 'week', 'month']).describe('How much one point is about'),
      siteId,
      courseId,
    }),
    answer: { kind: 'data', schema: ScheduleAnalytics },
  },
  listChildSchedules: {
    ...lookers,
    method: 'GET',
    path: `${one}/children`,
    summary: 'Schedules that belong to another one, in the order of their beginnings',
    query: z.object(page),
    answer: { kind: 'page', schema: schedules.entity },
  },
  listScheduleLearners: {
    ...lookers,
    method: 'GET',
    path: `${one}/learners`,
    summary: 'Learners of a schedule by name, with how far they are',
    query: z.object({ ...page, status, siteId: Id.optional().describe('Only learners of this site') }),
    answer: { kind: 'page', schema: ScheduleLearner },
  },
  setScheduleLearners: {
    method: 'PUT',
    path: `${one}/learners`,
    summary: 'Say who learns on a schedule: these and no others',
    audience: ['admin', 'manager', 'trainer'],
    query: z.object({
      mode: z
        .enum(['all', 'valid'])
        .default('all')
        .describe('Whether one who is refused stops everything, or only stays out'),
    }),
    body: LearnersInput,
    answer: { kind: 'data', schema: LearnersAnswer },
    versioned: true,
    errors: ['4003', '4009', 'wrong_state'],
  },
  listCompletedLearners: {
    ...lookers,
    method: 'GET',
    path: `${one}/learners/completed`,
    summary: 'Learners of a schedule who completed or passed the course, by name',
    query: z.object(page),
    answer: { kind: 'page', schema: ScheduleLearner },
  },
  getScheduleProgress: {
    ...lookers,
    method: 'GET',
    path: `${one}/progress`,
    summary: 'How far the learners of a schedule are',
    answer: { kind: 'data', schema: ScheduleProgress },
  },
  getSummativeModerator: {
    method: 'GET',
    path: `${one}/summative/moderator`,
    summary: "The moderator of a schedule's summative assessment",
    audience: ['admin', 'manager', 'trainer', 'moderator'],
    answer: { kind: 'data', schema: Appointment },
  },
  setSummativeModerator: {
    method: 'PUT',
    path: `${one}/summative/moderator`,
    summary: 'Appoint the moderator',
    audience: ['admin', 'manager'],
    body: z.object({ moderatorId: Id.nullable() }),
    answer: { kind: 'data', schema: Appointment },
    versioned: true,
    errors: ['4008'],
  },
});
