import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { Id, Instant, pageQuery } from '../../kit/schemas.ts';
import { CompletedClass, classArea } from './schemas.ts';

const { limit, cursor } = pageQuery;

export const classCalls = area(classArea, {
  listCompletedClasses: {
    method: 'GET',
    path: '/classes/completed',
    summary: 'Classes that are over and in which nobody has anything left to finish, the latest first',
    audience: ['admin', 'manager', 'trainer'],
    query: z.object({
      limit,
      cursor,
      from: Instant.optional().meta({
        description: 'Only what was completed from then on',
        examples: ['2026-07-01T00:00:00.000Z'],
      }),
      to: Instant.optional().meta({
        description: 'Only what was completed before then',
        examples: ['2026-10-01T00:00:00.000Z'],
      }),
      siteId: Id.optional().describe('Only of this site'),
      courseId: Id.optional().describe('Only those that take this course'),
    }),
    answer: { kind: 'page', schema: CompletedClass },
  },
});
