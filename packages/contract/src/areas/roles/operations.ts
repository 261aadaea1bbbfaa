import { z } from 'zod';
import { entityOf } from '../../kit/entity.ts';
import { area } from '../../kit/operation.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Line, Text } from '../../kit/schemas.ts';
import {
  ContentLink,
  ContentState,
  LinkedContent,
  LinkedIds,
  contentMachine,
} from '../../kit/content-states.ts';

const JobRoleFields = z.object({
  accountId: Id,
  name: Line(),
  code: Line(64)
    .optional()
    .describe('Occupation code, such as that of the Organising Framework for Occupations'),
  description: Text().optional(),
  content: z.array(ContentLink).max(2000).default([]).describe('What is learnt for it, in this order'),
  state: ContentState.default('draft'),
});

/** Roles that people are trained for (electrician, practitioner), not what they may do on the platform. */
export const jobRoles = resource('roles', JobRoleFields, {
  singular: 'JobRole',
  plural: 'JobRoles',
  read: ['any'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'state'],
  sorts: ['name', 'code'],
  searched: ['name', 'code', 'description'],
  kept: ['state', 'content'],
  states: { audience: ['admin'], machine: contentMachine },
  counted: { audience: ['admin', 'manager'], by: ['accountId'] },
});

export const jobRoleOperations = [
  ...jobRoles.operations,
  ...area('roles', [
    {
      id: 'setJobRoleContent',
      method: 'PUT',
      path: '/roles/{id}/content',
      summary: 'Link content to a job role: this and no other, in this order',
      audience: ['admin', 'manager'],
      body: LinkedContent,
      versioned: true,
      answer: { kind: 'data', schema: entityOf(jobRoles) },
    },
    {
      id: 'setJobRoleCareers',
      method: 'PUT',
      path: '/roles/{id}/careers',
      summary: 'Link careers to a job role: it becomes part of these and of no others',
      audience: ['admin', 'manager'],
      body: LinkedIds,
      versioned: true,
      answer: { kind: 'data', schema: entityOf(jobRoles) },
    },
  ]),
];
