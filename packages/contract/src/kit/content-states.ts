import { z } from 'zod';
import { Id, Line } from './schemas.ts';
import type { StateMachine } from './resource-options.ts';

/** States of what is made and approved before people are enrolled in it: careers, job roles, courses. */
export const contentStates = ['draft', 'pending', 'published', 'archived'] as const;

export const ContentState = z.enum(contentStates);

export const contentMachine: StateMachine = {
  draft: ['pending', 'archived'],
  pending: ['published', 'draft'],
  published: ['archived', 'draft'],
  archived: ['draft'],
} satisfies Record<(typeof contentStates)[number], readonly string[]>;

/** Something learnt that belongs to a career or a job role. */
export const ContentLink = z
  .object({ kind: z.enum(['course', 'lesson', 'survey', 'assessment']), id: Id, title: Line().optional() })
  .meta({ id: 'ContentLink' });

/** All things of one kind that belong to a career or a job role, in order. */
export const LinkedIds = z.object({ ids: z.array(Id).max(1000) }).meta({ id: 'LinkedIds' });

/** All content of a career or a job role, in order. */
export const LinkedContent = z
  .object({ content: z.array(ContentLink).max(2000) })
  .meta({ id: 'LinkedContent' });
