import { z } from 'zod';
import { Description, Title } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const assessmentArea: Area = {
  name: 'assessments',
  about: 'Assessments of all kinds of content, to be looked at.',
};

/** Assessments are made by the content areas; here they are looked at across the kinds of content. */
const AssessmentFields = z.object({
  accountId: Ref('accounts'),
  contentKind: z.enum(['formal', 'onboarding', 'screening']).describe('Kind of content'),
  contentId: Id.nullish().describe('The lesson, course or vacancy that it belongs to'),
  title: Title('Business administration: examination of 2026'),
  description: Description('Written in three hours, on paper or on a device.').optional(),
  type: z
    .enum(['formative', 'summative', 'examination', 'test'])
    .meta({ description: 'Type of assessment', examples: ['examination'] }),
  questions: z
    .int()
    .min(0)
    .max(10_000)
    .default(0)
    .meta({ description: 'How many questions it has', examples: [40] }),
  passMark: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .meta({ description: 'Per cent', examples: [50] }),
  state: z
    .enum(['draft', 'pending', 'published', 'archived'])
    .default('draft')
    .meta({ description: 'State that it is in', examples: ['published'] }),
});

export const assessments = resource('assessments', AssessmentFields, {
  area: assessmentArea,
  singular: 'Assessment',
  plural: 'Assessments',
  read: ['admin', 'manager', 'trainer', 'moderator'],
  write: [],
  export: ['admin', 'manager'],
  only: ['list', 'search', 'fetch', 'get', 'head', 'export'],
  filters: ['accountId', 'contentKind', 'contentId', 'type', 'state'],
  sorts: ['title', 'questions'],
  searched: ['title', 'description'],
});
