import { z } from 'zod';
import { Description, Name } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import type { Area } from '../../kit/operation.ts';

export const groupArea: Area = {
  name: 'groups',
  about: 'Groups of learners, and the roles they train for.',
};

const GroupFields = z.object({
  accountId: Ref('accounts'),
  clientId: Ref('clients').optional(),
  siteId: Ref('sites').nullish(),
  name: Name('Intake July 2026'),
  description: Description('Learners who started in July.').optional(),
  roleIds: z
    .array(Ref('roles'))
    .max(1000)
    .default([])
    .describe('Job roles that the group is meant for; members are enrolled by calls of their own'),
});

export const groups = resource('groups', GroupFields, {
  area: groupArea,
  singular: 'Group',
  plural: 'Groups',
  read: ['admin', 'manager'],
  write: ['admin', 'manager'],
  filters: ['clientId', 'accountId', 'siteId', 'roleIds'],
  sorts: ['name'],
  searched: ['name', 'description'],
  scopedBy: ['clientId', 'accountId'],
  readOnly: ['roleIds'],
});
