import { jobRoles, jobRoleArea } from './schemas.ts';
import { LinkedContent, LinkedIds } from '../../kit/content-states.ts';
import { area } from '../../kit/operation.ts';

export const jobRoleCalls = area(jobRoleArea, {
  setJobRoleContent: {
    method: 'PUT',
    path: '/roles/{id}/content',
    summary: 'Link content to a job role: this and no other, in this order',
    audience: ['admin', 'manager'],
    body: LinkedContent,
    versioned: true,
    answer: { kind: 'data', schema: jobRoles.entity },
  },
  setJobRoleCareers: {
    method: 'PUT',
    path: '/roles/{id}/careers',
    summary: 'Link careers to a job role: it becomes part of these and of no others',
    audience: ['admin', 'manager'],
    body: LinkedIds,
    versioned: true,
    answer: { kind: 'data', schema: jobRoles.entity },
  },
});
