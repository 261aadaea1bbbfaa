import { z } from 'zod';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Line, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const assessmentArea: Area = {
  name: 'assessments',
  about: 'Assessments of all kinds of content, to be looked at.',
};

/** Assessments are made by the content areas; here they are looked at across the kinds of content. */
const AssessmentFields = z.object({
  accountId: Ref('accounts'),
  contentKind: z.enum(['formal', 'onboarding', 'screening']),
  contentId: Id.nullish().describe('The lesson, course or vacancy that it belongs to'),
  title: Line(),
  description: Text().optional(),
  type: z.enum(['formative', 'summative', 'examination', 'test']),
  questions: z.int().min(0).max(10_000).default(0).describe('How many questions it has'),
  passMark: z.number().min(0).max(100).optional().describe('Per cent'),
  state: z.enum(['draft', 'pending', 'published', 'archived']).default('draft'),
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
