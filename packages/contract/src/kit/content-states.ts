import { z } from 'zod';
import { Title } from './fields.ts';
import { Id } from './schemas.ts';
import type { StateMachine } from './resource-options.ts';

/** States of what is made and approved before people are enrolled in it: careers, job roles, courses. */
export const contentStates = ['draft', 'pending', 'published', 'archived'] as const;

export const ContentState = z
  .enum(contentStates)
  .meta({ description: 'State that it is in', examples: ['published'] });

export const contentMachine: StateMachine = {
  draft: ['pending', 'archived'],
  pending: ['published', 'draft'],
  published: ['archived', 'draft'],
  archived: ['draft'],
} satisfies Record<(typeof contentStates)[number], readonly string[]>;

/** Something learnt that belongs to a career or a job role. */
export const ContentLink = z
  .object({
    kind: z.enum(['course', 'lesson', 'survey', 'assessment']).describe('Kind of content that is linked'),
    id: Id,
    title: Title('Manage records of a team').optional(),
  })
  .meta({ id: 'ContentLink', description: 'Something learnt that belongs to a career or a job role' });

/** All things of one kind that belong to a career or a job role, in order. */
export const LinkedIds = z
  .object({ ids: z.array(Id).max(1000).describe('Identifiers of all that belong to it, in this order') })
  .meta({
    id: 'LinkedIds',
    description: 'All things of one kind that belong to a career or a job role, in order',
  });

/** All content of a career or a job role, in order. */
export const LinkedContent = z
  .object({
    content: z.array(ContentLink).max(2000).describe('All content that belongs to it, in this order'),
  })
  .meta({ id: 'LinkedContent', description: 'All content of a career or a job role, in order' });
