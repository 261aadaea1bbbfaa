import { z } from 'zod';
import { entityOf } from '../../kit/entity.ts';
import { area } from '../../kit/operation.ts';
import { resource } from '../../kit/resource.ts';
import { Changed, Id, Ids, Line, Text, pageQuery } from '../../kit/schemas.ts';
import { jobRoles } from '../roles/operations.ts';
import { users } from '../users/schemas.ts';

const GroupFields = z.object({
  accountId: Id,
  clientId: Id.optional(),
  siteId: Id.nullish(),
  name: Line(),
  description: Text().optional(),
  roleIds: z
    .array(Id)
    .max(1000)
    .default([])
    .describe('Job roles that the group is meant for; members are enrolled by calls of their own'),
});

export const groups = resource('groups', GroupFields, {
  singular: 'Group',
  plural: 'Groups',
  read: ['admin', 'manager'],
  write: ['admin', 'manager'],
  filters: ['clientId', 'accountId', 'siteId', 'roleIds'],
  sorts: ['name'],
  searched: ['name', 'description'],
  within: ['clientId', 'accountId'],
  kept: ['roleIds'],
});

const manage = ['admin', 'manager'] as const;
const ids = z.object({ ids: Ids }).meta({ id: 'Ids' });
const idQuery = z.object({ id: z.array(Id).min(1).max(300).describe('Ids, the key repeated') });

export const groupOperations = [
  ...groups.operations,
  ...area('groups', [
    {
      id: 'listGroupUsers',
      method: 'GET',
      path: '/groups/{id}/users',
      summary: 'Users of a group',
      audience: manage,
      query: z.object(pageQuery),
      answer: { kind: 'page', schema: entityOf(users) },
    },
    {
      id: 'addGroupUsers',
      method: 'POST',
      path: '/groups/{id}/users',
      summary: 'Add users to a group',
      audience: manage,
      body: ids,
      keyed: true,
      answer: { kind: 'data', schema: Changed },
    },
    {
      id: 'removeGroupUsers',
      method: 'DELETE',
      path: '/groups/{id}/users',
      summary: 'Remove users from a group',
      audience: manage,
      query: idQuery,
      answer: { kind: 'data', schema: Changed },
    },
    {
      id: 'listGroupRoles',
      method: 'GET',
      path: '/groups/{id}/roles',
      summary: 'Job roles of a group',
      audience: manage,
      query: z.object(pageQuery),
      answer: { kind: 'page', schema: entityOf(jobRoles) },
    },
    {
      id: 'addGroupRoles',
      method: 'POST',
      path: '/groups/{id}/roles',
      summary: 'Add job roles to a group',
      audience: manage,
      body: ids,
      keyed: true,
      answer: { kind: 'data', schema: Changed },
    },
    {
      id: 'removeGroupRoles',
      method: 'DELETE',
      path: '/groups/{id}/roles',
      summary: 'Remove job roles from a group',
      audience: manage,
      query: idQuery,
      answer: { kind: 'data', schema: Changed },
    },
  ]),
];
