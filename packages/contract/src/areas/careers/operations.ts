import { z } from 'zod';
import { entityOf } from '../../kit/entity.ts';
import { area } from '../../kit/operation.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Line, Text, pageQuery } from '../../kit/schemas.ts';
import {
  ContentLink,
  ContentState,
  LinkedContent,
  LinkedIds,
  contentMachine,
} from '../../kit/content-states.ts';
import { users } from '../users/schemas.ts';

const CareerFields = z.object({
  accountId: Id,
  name: Line(),
  code: Line(64).optional(),
  description: Text().optional(),
  roleIds: z.array(Id).max(1000).default([]).describe('Job roles that it leads through, in this order'),
  content: z.array(ContentLink).max(2000).default([]).describe('What is learnt in it, in this order'),
  state: ContentState.default('draft'),
});

export const careers = resource('careers', CareerFields, {
  singular: 'Career',
  plural: 'Careers',
  read: ['any'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'state', 'roleIds'],
  sorts: ['name', 'code'],
  searched: ['name', 'code', 'description'],
  kept: ['state', 'roleIds', 'content'],
  states: { audience: ['admin'], machine: contentMachine },
  counted: { audience: ['admin', 'manager'], by: ['accountId'] },
});

export const careerOperations = [
  ...careers.operations,
  ...area('careers', [
    {
      id: 'setCareerRoles',
      method: 'PUT',
      path: '/careers/{id}/roles',
      summary: 'Link job roles to a career: these and no others, in this order',
      audience: ['admin', 'manager'],
      body: LinkedIds,
      versioned: true,
      answer: { kind: 'data', schema: entityOf(careers) },
    },
    {
      id: 'setCareerContent',
      method: 'PUT',
      path: '/careers/{id}/content',
      summary: 'Link content to a career: this and no other, in this order',
      audience: ['admin', 'manager'],
      body: LinkedContent,
      versioned: true,
      answer: { kind: 'data', schema: entityOf(careers) },
    },
    {
      id: 'listCareerLearners',
      method: 'GET',
      path: '/careers/{id}/learners',
      summary: 'Learners assigned to a career',
      audience: ['admin', 'manager', 'trainer'],
      query: z.object(pageQuery),
      answer: { kind: 'page', schema: entityOf(users) },
    },
  ]),
];
