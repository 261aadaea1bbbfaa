import { z } from 'zod';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Line, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const teamArea: Area = {
  name: 'teams',
  about: 'Teams of staff.',
};

const TeamFields = z.object({
  accountId: Ref('accounts'),
  siteId: Ref('sites').nullish(),
  name: Line(),
  description: Text().optional(),
  leaderId: Ref('users').nullish().describe('The user who leads it'),
  memberIds: z.array(Ref('users')).max(1000).default([]),
});

export const teams = resource('teams', TeamFields, {
  area: teamArea,
  singular: 'Team',
  plural: 'Teams',
  read: ['admin', 'manager', 'trainer'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'siteId', 'leaderId', 'memberIds'],
  sorts: ['name'],
  searched: ['name', 'description'],
});
