import { z } from 'zod';
import { ContentLink, ContentState, contentMachine } from '../../kit/content-states.ts';
import { Description, Name } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const jobRoleArea: Area = {
  name: 'roles',
  about: 'Jobs that learners train for, and the content that belongs to them.',
};

const JobRoleFields = z.object({
  accountId: Ref('accounts'),
  name: Name('Contact centre agent'),
  code: Line(64)
    .optional()
    .meta({
      description: 'Occupation code, such as that of the Organising Framework for Occupations',
      examples: ['2021-422206'],
    }),
  description: Description('Answers calls of customers and keeps records of them.').optional(),
  content: z.array(ContentLink).max(2000).default([]).describe('What is learnt for it, in this order'),
  state: ContentState.default('draft'),
});

/** Roles that people are trained for (electrician, practitioner), not what they may do on the platform. */
export const jobRoles = resource('roles', JobRoleFields, {
  area: jobRoleArea,
  singular: 'JobRole',
  plural: 'JobRoles',
  read: ['any'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'state'],
  sorts: ['name', 'code'],
  searched: ['name', 'code', 'description'],
  readOnly: ['state', 'content'],
  states: { audience: ['admin'], machine: contentMachine },
  counted: { audience: ['admin', 'manager'], by: ['accountId'] },
});
