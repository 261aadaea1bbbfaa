import { z } from 'zod';
import { Name } from '../../kit/fields.ts';
import { area } from '../../kit/operation.ts';
import { accountTimeZone, reviewRunStates } from '../../kit/options.ts';
import { Recurrence } from '../../kit/recurrence.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Instant, pageQuery } from '../../kit/schemas.ts';
import { ShownTimeZone } from '../../kit/time-zone.ts';
import { peerReviewArea } from './schemas.ts';

const makers = ['admin', 'manager', 'trainer'] as const;

const SchedulerFields = z.object({
  accountId: Ref('accounts'),
  siteId: Ref('sites').nullish(),
  name: Name('Team of the yard, each quarter'),
  templateId: Ref('peer-reviews'),
  rule: Recurrence.meta({
    description: 'How often a review is made',
    examples: [{ frequency: 'monthly', interval: 3, startsAt: '2027-01-04T08:00', byMonthDay: [4] }],
  }),
  timeZone: ShownTimeZone.default(accountTimeZone),
  groupId: Ref('groups').nullish(),
  classId: Ref('classes').nullish(),
  openForDays: z
    .int()
    .min(1)
    .max(90)
    .default(14)
    .meta({ description: 'Days for which each review is open', examples: [14] }),
  active: z.boolean().default(true).describe('Whether it makes reviews'),
  createdBy: Id.optional().describe('Who made it'),
  activeSince: Instant.optional().describe('Since when it has come round as it does'),
  nextRunAt: Instant.nullish().meta({
    description: 'When it makes the next review; null where it does not any more',
    examples: ['2027-01-04T06:00:00.000Z'],
  }),
  lastRunAt: Instant.nullish().meta({
    description: 'When it made the last one; null where it has made none',
    examples: [null],
  }),
});

export const reviewSchedulers = resource('review-schedulers', SchedulerFields, {
  area: peerReviewArea,
  path: '/content/peerreviews/schedulers',
  singular: 'ReviewScheduler',
  plural: 'ReviewSchedulers',
  read: makers,
  write: makers,
  only: ['list', 'get', 'create', 'patch', 'replace', 'delete'],
  filters: ['accountId', 'siteId', 'templateId'],
  sorts: ['name'],
  searched: ['name'],
  readOnly: ['createdBy', 'activeSince', 'nextRunAt', 'lastRunAt'],
});

const ReviewRun = z
  .object({
    dueAt: Instant.meta({ description: 'When it was due', examples: ['2027-01-04T06:00:00.000Z'] }),
    ranAt: Instant.meta({ description: 'When it was done', examples: ['2027-01-04T06:02:00.000Z'] }),
    reviewId: Id.nullable().describe('The review that it made; null where none'),
    people: z
      .int()
      .min(0)
      .meta({ description: 'People who are in it', examples: [12] }),
    state: z
      .enum(reviewRunStates)
      .meta({ description: 'What became of it: `late` was done behind its time', examples: ['done'] }),
    sentence: z
      .string()
      .nullable()
      .meta({ description: 'Why nothing was made, for people; null where something was', examples: [null] }),
  })
  .meta({ id: 'ReviewRun', description: 'One time that a scheduler came round' });

const { limit, cursor } = pageQuery;

export const reviewSchedulerCalls = area(peerReviewArea, {
  listReviewRuns: {
    method: 'GET',
    path: '/content/peerreviews/schedulers/{id}/history',
    summary: 'Times that a scheduler came round, the latest first',
    audience: makers,
    query: z.object({ limit, cursor }),
    answer: { kind: 'page', schema: ReviewRun },
  },
});
