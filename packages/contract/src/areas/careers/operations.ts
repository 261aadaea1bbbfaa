import { z } from 'zod';
import { careers, careerArea } from './schemas.ts';
import { users } from '../users/schemas.ts';
import { LinkedContent, LinkedIds } from '../../kit/content-states.ts';
import { area } from '../../kit/operation.ts';
import { pageQuery } from '../../kit/schemas.ts';

export const careerCalls = area(careerArea, {
  setCareerRoles: {
    method: 'PUT',
    path: '/careers/{id}/roles',
    summary: 'Link job roles to a career: these and no others, in this order',
    audience: ['admin', 'manager'],
    body: LinkedIds,
    versioned: true,
    answer: { kind: 'data', schema: careers.entity },
  },
  setCareerContent: {
    method: 'PUT',
    path: '/careers/{id}/content',
    summary: 'Link content to a career: this and no other, in this order',
    audience: ['admin', 'manager'],
    body: LinkedContent,
    versioned: true,
    answer: { kind: 'data', schema: careers.entity },
  },
  listCareerLearners: {
    method: 'GET',
    path: '/careers/{id}/learners',
    summary: 'Learners assigned to a career',
    audience: ['admin', 'manager', 'trainer'],
    query: z.object(pageQuery),
    answer: { kind: 'page', schema: users.entity },
  },
});
