import { z } from 'zod';
import { Tagged, tagArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { Changed } from '../../kit/schemas.ts';

export const tagCalls = area(tagArea, {
  setTags: {
    method: 'PUT',
    path: '/tags/bulk',
    summary: 'Set the tags of many things in one call, all or none',
    audience: ['admin', 'manager'],
    body: z
      .object({ items: z.array(Tagged).min(1).max(1000).describe('The things, one after the other') })
      .meta({ id: 'TagAssignment', description: 'Things with the tags that they shall have' }),
    answer: {
      kind: 'data',
      schema: Changed,
    },
  },
});
