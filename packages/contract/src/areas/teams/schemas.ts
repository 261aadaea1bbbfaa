import { z } from 'zod';
import { Description, Name } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import type { Area } from '../../kit/operation.ts';

export const teamArea: Area = {
  name: 'teams',
  about: 'Teams of staff.',
};

const TeamFields = z.object({
  accountId: Ref('accounts'),
  siteId: Ref('sites').nullish(),
  name: Name('Moderators KwaZulu-Natal'),
  description: Description('Everybody who moderates between Durban and Richards Bay.').optional(),
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
