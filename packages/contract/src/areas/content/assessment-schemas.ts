import { z } from 'zod';
import { Description, Title } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { limits } from './limits.ts';
import { assessmentTypes, contentKinds } from '../../kit/options.ts';
import { ContentState } from '../../kit/content-states.ts';
import type { Area } from '../../kit/operation.ts';

export const assessmentArea: Area = {
  name: 'assessments',
  about: 'Assessments of all kinds of content, to be looked at.',
};

const perCent = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(100)
    .meta({ description, examples: [example] });

/** What assessments of all types say of themselves; the content areas make them, each its own types. */
export const AssessmentFields = z.object({
  accountId: Ref('accounts'),
  contentKind: z.enum(contentKinds).describe('For whom it is: learners, people who begin, people who apply'),
  contentId: Ref(['lessons', 'courses']).nullish(),
  title: Title('Business administration: examination of 2026'),
  description: Description('Written in three hours, on paper or on a device.').optional(),
  type: z.enum(assessmentTypes).meta({ description: 'Type of assessment', examples: ['examination'] }),
  questions: z
    .int()
    .min(0)
    .max(10_000)
    .default(0)
    .meta({ description: 'How many questions it has', examples: [40] }),
  passMark: perCent('Per cent from which it is passed; without it nobody fails', 50).optional(),
  timeLimitMinutes: z
    .int()
    .min(1)
    .max(600)
    .nullish()
    .meta({ description: 'Minutes for a try from its start; no limit where there is none', examples: [90] }),
  graceSeconds: z
    .int()
    .min(0)
    .max(600)
    .default(60)
    .meta({
      description: 'Seconds behind the end in which what is on its way still arrives',
      examples: [60],
    }),
  waitMinutes: z
    .int()
    .min(0)
    .max(10_080)
    .default(0)
    .meta({ description: 'Minutes between two tries', examples: [1440] }),
  result: z
    .enum(['highest', 'latest', 'first', 'average'])
    .default('latest')
    .describe('Which of several tries counts'),
  shuffle: z
    .enum(['none', 'questions', 'answers', 'both'])
    .default('none')
    .describe('What each person gets in an order of their own'),
  draw: z
    .int()
    .min(1)
    .max(500)
    .nullish()
    .meta({
      description: 'So many of its questions are given, drawn anew for each try; all where it is not said',
      examples: [20],
    }),
  feedback: z
    .enum(['never', 'afterMarking', 'afterClose'])
    .default('afterMarking')
    .describe('When people see which of their answers were right'),
  invigilated: z.boolean().default(false).describe('Whether somebody watches while it is written'),
  ...limits,
  state: ContentState.default('draft'),
});

/** How assessments are listed, whichever of them. */
export const assessmentLists = {
  filters: ['accountId', 'contentKind', 'contentId', 'type', 'state'],
  sorts: ['title', 'questions', 'opensAt', 'expiresAt'],
  searched: ['title', 'description'],
} as const;

export const assessments = resource('assessments', AssessmentFields, {
  area: assessmentArea,
  singular: 'Assessment',
  plural: 'Assessments',
  read: ['admin', 'manager', 'trainer', 'moderator'],
  write: [],
  export: ['admin', 'manager'],
  only: ['list', 'search', 'fetch', 'get', 'head', 'export'],
  ...assessmentLists,
});
