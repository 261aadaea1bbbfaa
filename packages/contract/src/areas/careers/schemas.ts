import { z } from 'zod';
import { ContentLink, ContentState, contentMachine } from '../../kit/content-states.ts';
import { Description, Name } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const careerArea: Area = {
  name: 'careers',
  about: 'Paths that learners are enrolled in.',
};

const CareerFields = z.object({
  accountId: Ref('accounts'),
  name: Name('Contact centre team leader'),
  code: Line(64)
    .optional()
    .meta({ description: 'Code under which it is known', examples: ['CCTL'] }),
  description: Description('From agent to leader of a team in three years.').optional(),
  roleIds: z
    .array(Ref('roles'))
    .max(1000)
    .default([])
    .describe('Job roles that it leads through, in this order'),
  content: z.array(ContentLink).max(2000).default([]).describe('What is learnt in it, in this order'),
  state: ContentState.default('draft'),
});

export const careers = resource('careers', CareerFields, {
  area: careerArea,
  singular: 'Career',
  plural: 'Careers',
  read: ['any'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'state', 'roleIds'],
  sorts: ['name', 'code'],
  searched: ['name', 'code', 'description'],
  readOnly: ['state', 'roleIds', 'content'],
  states: { audience: ['admin'], machine: contentMachine },
  counted: { audience: ['admin', 'manager'], by: ['accountId'] },
});
