import { z } from 'zod';
import { NamedCourse, NamedLearner, NamedModerator, NamedSite, ShownTitle, Title } from '../../kit/fields.ts';
import {
  accountTimeZone,
  attemptStates,
  progressStatuses,
  scheduleParts,
  schedulePhases,
  sessionKinds,
  sessionStatuses,
} from '../../kit/options.ts';
import { Recurrence } from '../../kit/recurrence.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Instant, Line, Named, Text } from '../../kit/schemas.ts';
import { ShownTimeZone } from '../../kit/time-zone.ts';
import type { Area } from '../../kit/operation.ts';

export const scheduleArea: Area = {
  name: 'schedules',
  about: 'When which learners take which course, and who moderates it.',
};

const ScheduleFields = z.object({
  accountId: Ref('accounts'),
  courseId: Ref('courses'),
  siteId: Ref('sites').nullish(),
  parentId: Ref('schedules').nullish(),
  classId: Ref('classes').nullish(),
  classroomId: Ref('classrooms').nullish(),
  groupIds: z.array(Ref('groups')).max(50).default([]).describe('Groups whose people it is meant for'),
  title: Title('Business administration, July to October'),
  startsAt: Instant.meta({ description: 'When it begins', examples: ['2026-07-13T07:00:00.000Z'] }),
  endsAt: Instant.meta({ description: 'When it ends', examples: ['2026-10-30T14:00:00.000Z'] }),
  assessmentDueAt: Instant.nullish().meta({
    description: 'Until when it is assessed; its end where it is not said',
    examples: ['2026-11-13T14:00:00.000Z'],
  }),
  timeZone: ShownTimeZone.default(accountTimeZone),
  rule: Recurrence.omit({ startsAt: true })
    .meta({ id: 'ScheduleRule', description: 'How a schedule comes round again, by the clock of its zone' })
    .nullish()
    .describe('How it comes round again; once where it is not said'),
  facilitatorId: Ref('users').nullish(),
  assessorId: Ref('users').nullish(),
  moderatorId: Ref('users').nullish(),
  capacity: z
    .int()
    .min(1)
    .max(100_000)
    .nullish()
    .meta({ description: 'How many learners it takes; any number where it is not said', examples: [24] }),
  location: Line()
    .nullish()
    .meta({ description: 'Where it is, in words', examples: ['Umgeni Skills Campus, workshop'] }),
  notes: Text()
    .optional()
    .meta({ description: 'What else is to be known', examples: ['Bring safety shoes.'] }),
  cancelledAt: Instant.optional().describe('When it was cancelled; absent where it was not'),
  phase: z
    .enum(schedulePhases)
    .optional()
    .meta({ description: 'How far it is now', examples: ['running'] }),
});

export const schedules = resource('schedules', ScheduleFields, {
  area: scheduleArea,
  path: '/admin/schedules',
  singular: 'Schedule',
  plural: 'Schedules',
  read: ['admin', 'manager', 'trainer', 'moderator'],
  write: ['admin', 'manager', 'trainer'],
  filters: ['accountId', 'courseId', 'siteId', 'facilitatorId'],
  sorts: ['title', 'startsAt', 'endsAt'],
  searched: ['title'],
  readOnly: ['cancelledAt', 'phase'],
  errors: ['4003', '4005', '4008', 'wrong_state'],
});

export const Appointment = z
  .object({ moderator: NamedModerator.nullable().describe('The moderator; null where there is none yet') })
  .meta({ id: 'SummativeModerator', description: 'Who moderates a summative assessment' });

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });
/** Null where there is nothing to divide by. */
const share = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({ description, examples: [example] });
const Status = z
  .enum(progressStatuses)
  .meta({ description: 'How far the learner is with the course in these days', examples: ['InProgress'] });
const percent = z
  .int()
  .min(0)
  .max(100)
  .meta({ description: 'Per cent of the course that is done', examples: [40] });
const startsAt = Instant.meta({ description: 'When it begins', examples: ['2026-07-13T07:00:00.000Z'] });
const endsAt = Instant.meta({ description: 'When it ends', examples: ['2026-10-30T14:00:00.000Z'] });
const asOf = Instant.meta({ description: 'When it was counted', examples: ['2026-11-23T08:00:00.000Z'] });

/** Whom a schedule is to have. */
export const LearnersInput = z
  .object({
    learnerIds: z
      .array(Id)
      .max(10_000)
      .describe('These learners and no others; none where nobody shall be left'),
  })
  .meta({ id: 'ScheduleLearnersInput', description: 'The learners of a schedule' });

export const LearnersAnswer = z
  .object({
    added: count('Learners who came in', 12),
    ended: count('Learners who were taken out', 1),
    refused: z
      .array(
        z.object({
          learnerId: Id,
          code: z
            .enum(['4003', '4009', 'wrong_state', 'not_found'])
            .meta({ description: 'Why, by its code', examples: ['4003'] }),
          sentence: z.string().meta({
            description: 'What is in the way, and what to do',
            examples: ['Zanele Ndlovu takes this course on “July to October” at that time.'],
          }),
        }),
      )
      .describe('Whose place stayed as it was'),
  })
  .meta({ id: 'ScheduleLearnersAnswer', description: 'What became of the learners of a schedule' });

const engaged = {
  learner: NamedLearner,
  siteId: Id.nullable().describe('Site of the learner'),
  status: Status,
  percent,
  lastActivityAt: Instant.nullable().describe('When the learner did something on the course last'),
  finishedAt: Instant.nullable().describe('When the learner came to its end'),
  extraTimePercent: count('Per cent of time that this learner has more', 25),
  addedAt: Instant.describe('When the learner was put into the schedule'),
};

export const ScheduleLearner = z
  .object({
    id: Id.describe('Identifier of the place in the schedule'),
    ...engaged,
    attempt: z
      .object({ id: Id, state: z.enum(attemptStates).describe('How far its judgement is') })
      .nullable()
      .describe('What the learner hands in for the course; null where nothing is judged'),
  })
  .meta({ id: 'ScheduleLearner', description: 'One learner of a schedule, and how far they are' });

export const Engagement = z
  .object({
    id: Id,
    schedule: Named.meta({
      examples: [
        { id: '0192f3a4-4bb2-74ef-9c96-41afc5ded1ca', name: 'Business administration, July to October' },
      ],
    }),
    course: NamedCourse,
    startsAt,
    endsAt,
    ...engaged,
  })
  .meta({ id: 'Engagement', description: 'The place of one learner in one schedule' });

export const UnplannedLearner = z
  .object({
    learner: NamedLearner,
    siteId: Id.nullable().describe('Site of the learner'),
    course: NamedCourse,
    via: Named.meta({
      description: 'The job role or career that asks for the course',
      examples: [{ id: '0192f3a4-ad93-76fc-9bed-631fa67e05c3', name: 'Lift truck operator' }],
    }),
  })
  .meta({ id: 'UnplannedLearner', description: 'A learner and a course that no schedule brings together' });

export const ScheduleProgress = z
  .object({
    learners: count('Learners of the schedule', 24),
    statuses: z
      .array(z.object({ status: Status, learners: count('Learners who stand so', 12) }))
      .describe('How many stand where, statuses that nobody has left out'),
    percent: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .meta({
        description: 'Mean of what they have done, in per cent; null without learners',
        examples: [42.5],
      }),
    onTime: count('Learners who finished within the schedule', 6),
    missed: count('Learners whose time ended before they did', 1),
    items: z
      .array(
        z.object({
          id: Id.describe('The lesson'),
          title: ShownTitle('Handling calls at reception'),
          finished: count('Learners who finished it', 9),
          unfinished: count('Learners who have not', 15),
        }),
      )
      .describe('What the course consists of, in its order'),
    asOf,
  })
  .meta({ id: 'ScheduleProgress', description: 'How far the learners of a schedule are' });

export const MySchedule = z
  .object({
    id: Id,
    title: ShownTitle('Business administration, July to October'),
    course: NamedCourse,
    site: NamedSite.nullable().describe('Site that it belongs to; null where it is of all'),
    startsAt,
    endsAt,
    timeZone: ShownTimeZone,
    phase: z.enum(schedulePhases).describe('How far it is now'),
    parts: z.array(z.enum(scheduleParts)).meta({ description: 'What I am in it', examples: [['learner']] }),
    location: z
      .string()
      .nullable()
      .meta({ description: 'Where it is', examples: ['Umgeni Skills Campus, workshop'] }),
    sessions: z
      .array(
        z.object({
          id: Id,
          title: ShownTitle('Walk-round of the truck'),
          kind: z.enum(sessionKinds).describe('How people meet'),
          startsAt,
          endsAt,
          status: z.enum(sessionStatuses).describe('How far it is'),
        }),
      )
      .describe('Meetings of it that I am in'),
  })
  .meta({
    id: 'MySchedule',
    description: 'A schedule that somebody learns, teaches, assesses or moderates on',
  });

/** Figures of schedules of some days. */
const figures = {
  schedules: count('Schedules that run in these days', 8),
  learners: count('Learners on them', 160),
  fillRate: share('Share of their places that is taken, of those with a capacity', 0.8),
  completionRate: share('Share of their learners who finished', 0.6),
  onTimeRate: share('Share of those who finished who did within the schedule', 0.9),
  missedRate: share('Share of their learners whose time ended before they did', 0.1),
  attendanceRate: share('Share of places in their meetings where somebody was present or late', 0.9),
  medianDaysToFinish: z
    .number()
    .min(0)
    .nullable()
    .meta({
      description: 'Days from the beginning to the end of the middle one of those who finished',
      examples: [41],
    }),
};
const PeriodFigures = z
  .object({ from: asOf.describe('From when'), to: asOf.describe('Until when'), ...figures })
  .meta({ id: 'ScheduleFigures', description: 'Figures of the schedules of some days' });

export const ScheduleStatistics = z
  .object({
    phases: z
      .array(
        z.object({
          phase: z.enum(schedulePhases).describe('How far they are'),
          schedules: count('Schedules in these days that are so far', 3),
        }),
      )
      .describe('How many are how far, phases that none is in left out'),
    period: PeriodFigures,
    before: PeriodFigures.describe('The same of as many days before'),
    asOf,
  })
  .meta({ id: 'ScheduleStatistics', description: 'Figures of schedules, beside those of the days before' });

export const ScheduleAnalytics = z
  .object({ points: z.array(PeriodFigures).describe('Figures of each interval in order'), asOf })
  .meta({ id: 'ScheduleAnalytics', description: 'Figures of schedules over time' });

export const ScheduleGroup = z
  .object({
    key: z
      .string()
      .meta({ description: 'The id of the course or site, or the month', examples: ['2026-07'] }),
    name: z.string().meta({ description: 'What it is called', examples: ['July 2026'] }),
    schedules: count('Schedules', 4),
    learners: count('Learners on them', 80),
    finished: count('Learners of them who finished', 30),
    nextStartsAt: Instant.nullable().describe('When the next one begins; null where none is to come'),
  })
  .meta({ id: 'ScheduleGroup', description: 'Schedules of one course, site or month' });
