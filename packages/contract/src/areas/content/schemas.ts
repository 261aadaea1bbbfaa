import { z } from 'zod';
import { ContentState, contentMachine } from '../../kit/content-states.ts';
import { Description, Title } from '../../kit/fields.ts';
import {
  completions,
  contentKinds,
  contentTypes,
  lessonKinds,
  lessonTypes,
  locales,
  mediaKinds,
} from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import type { ResourceOptions } from '../../kit/resource-options.ts';
import { Id, Line, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';
import { limits } from './limits.ts';
import { AssessmentFields, assessmentLists, assessments } from './assessment-schemas.ts';

export const contentArea: Area = {
  name: 'content',
  about: 'Lessons, assessments and examinations: made, approved, and learnt from.',
  licences: {
    parameter: 'kind',
    types: { formal: 'FormalCourse', onboarding: 'OnboardingCourse', screening: 'Screening' },
  },
};

/** The part of the addresses of content that says it. */
export const forWhom = 'For whom it is: learners, people who begin, people who apply';

/** What lessons, assessments and examinations have in common: who makes, reads and approves them, and where. */
const made = {
  area: contentArea,
  read: ['admin', 'manager', 'trainer', 'moderator'],
  write: ['admin', 'manager'],
  scope: { parameter: 'kind', field: 'contentKind', values: contentKinds, description: forWhom },
  states: { audience: ['admin', 'manager'], machine: contentMachine },
  history: ['admin', 'manager'],
  expires: ['admin', 'manager'],
} as const satisfies Partial<ResourceOptions>;

const Cover = z
  .object({
    kind: z.enum(mediaKinds).describe('What is shown before it begins'),
    fileId: Ref('files'),
    text: Text()
      .optional()
      .meta({ description: 'Words beside the picture', examples: ['How a morning at reception goes.'] }),
  })
  .meta({ id: 'LessonCover', description: 'What is shown of a lesson before it begins' });

const LessonFields = z.object({
  accountId: Ref('accounts'),
  contentKind: z.enum(contentKinds).describe(forWhom),
  title: Title('Handling calls at reception'),
  code: Line(64)
    .optional()
    .meta({ description: 'Code under which it is known', examples: ['BA-4-02'] }),
  description: Description('How calls are taken, passed on and written down.').optional(),
  kind: z
    .enum(lessonKinds)
    .optional()
    .describe('Kind of lesson, which follows from for whom it is; people who apply have none'),
  lessonType: z.enum(lessonTypes).describe('Whether it is done or thought through'),
  contentType: z.enum(contentTypes).describe('What it consists of'),
  fileId: Ref('files').nullish(),
  packageId: Id.nullish().describe('The package that it consists of, once one is registered for it'),
  assumeCompletion: z
    .boolean()
    .optional()
    .describe('Whether a package that never tells how it stands counts as completed when it is closed'),
  media: Cover.nullish().describe('What is shown before it begins'),
  languages: z
    .array(z.enum(locales))
    .max(13)
    .default([])
    .meta({ description: 'Languages that it is in', examples: [['en-ZA', 'zu']] }),
  durationMinutes: z
    .int()
    .min(1)
    .max(6000)
    .nullish()
    .meta({ description: 'Minutes that it is planned to take', examples: [45] }),
  completion: z
    .enum(completions)
    .optional()
    .describe('What makes it finished; by what it consists of where it is not said'),
  watchedShare: z
    .number()
    .min(0.5)
    .max(1)
    .default(0.9)
    .meta({ description: 'Share of a video that has to be watched', examples: [0.9] }),
  passMark: z
    .number()
    .min(0)
    .max(100)
    .nullish()
    .meta({ description: 'Per cent from which it is passed; without it nobody fails', examples: [60] }),
  selfService: z.boolean().default(false).describe('Whether people may begin it by themselves'),
  ...limits,
  state: ContentState.default('draft'),
});

export const lessons = resource('lessons', LessonFields, {
  ...made,
  path: '/admin/content/{kind}/lessons',
  singular: 'Lesson',
  plural: 'Lessons',
  filters: ['accountId', 'contentType', 'lessonType', 'state', 'contentKind'],
  sorts: ['title', 'code', 'expiresAt', 'durationMinutes'],
  searched: ['title', 'code', 'description'],
  readOnly: ['kind', 'packageId', 'state'],
  counted: { audience: ['admin', 'manager'], by: ['accountId'] },
});

const ofAssessments = {
  ...made,
  ...assessmentLists,
  readOnly: ['questions', 'state'],
} as const satisfies Partial<ResourceOptions>;

/** What closes a lesson or a course. */
export const contentAssessments = resource(
  'content-assessments',
  AssessmentFields.extend({
    type: z
      .enum(['formative', 'summative'])
      .meta({ description: 'Whether it is for learning or for the result', examples: ['formative'] }),
  }),
  {
    ...ofAssessments,
    of: { resource: assessments, within: { type: ['formative', 'summative'] } },
    path: '/admin/content/{kind}/assessments',
    singular: 'ContentAssessment',
    plural: 'ContentAssessments',
  },
);

/** What is written under supervision, once unless somebody says otherwise. */
export const examinations = resource(
  'examinations',
  AssessmentFields.extend({
    maxTries: AssessmentFields.shape.maxTries.default(1),
    peerMarkers: z
      .int()
      .min(0)
      .max(10)
      .default(0)
      .meta({
        description: 'How many others who wrote it look at each text, as advice to whoever marks it',
        examples: [2],
      }),
  }),
  {
    ...ofAssessments,
    of: { resource: assessments, fixed: { type: 'examination' } },
    path: '/admin/content/{kind}/examinations',
    singular: 'Examination',
    plural: 'Examinations',
  },
);
