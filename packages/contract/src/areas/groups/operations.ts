import { z } from 'zod';

import { jobRoles } from '../roles/schemas.ts';
import { users } from '../users/schemas.ts';
import { groupArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { Changed, Id, Ids, pageQuery } from '../../kit/schemas.ts';

const manage = ['admin', 'manager'] as const;

const ids = z
  .object({ ids: Ids.describe('Identifiers of the ones that are meant') })
  .meta({ id: 'Ids', description: 'Identifiers of the ones that are meant' });

const idQuery = z.object({ id: z.array(Id).min(1).max(300).describe('Ids, the key repeated') });

export const groupCalls = area(groupArea, {
  listGroupUsers: {
    method: 'GET',
    path: '/groups/{id}/users',
    summary: 'Users of a group',
    audience: manage,
    query: z.object(pageQuery),
    answer: { kind: 'page', schema: users.entity },
  },
  addGroupUsers: {
    method: 'POST',
    path: '/groups/{id}/users',
    summary: 'Add users to a group',
    audience: manage,
    body: ids,
    answer: { kind: 'data', schema: Changed },
  },
  removeGroupUsers: {
    method: 'DELETE',
    path: '/groups/{id}/users',
    summary: 'Remove users from a group',
    audience: manage,
    query: idQuery,
    answer: { kind: 'data', schema: Changed },
  },
  listGroupRoles: {
    method: 'GET',
    path: '/groups/{id}/roles',
    summary: 'Job roles of a group',
    audience: manage,
    query: z.object(pageQuery),
    answer: { kind: 'page', schema: jobRoles.entity },
  },
  addGroupRoles: {
    method: 'POST',
    path: '/groups/{id}/roles',
    summary: 'Add job roles to a group',
    audience: manage,
    body: ids,
    answer: { kind: 'data', schema: Changed },
  },
  removeGroupRoles: {
    method: 'DELETE',
    path: '/groups/{id}/roles',
    summary: 'Remove job roles from a group',
    audience: manage,
    query: idQuery,
    answer: { kind: 'data', schema: Changed },
  },
});
