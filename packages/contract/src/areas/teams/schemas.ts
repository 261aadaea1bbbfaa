import { z } from 'zod';
import { resource } from '../../kit/resource.ts';
import { Id, Line, Text } from '../../kit/schemas.ts';

const TeamFields = z.object({
  accountId: Id,
  siteId: Id.nullish(),
  name: Line(),
  description: Text().optional(),
  leaderId: Id.nullish().describe('The user who leads it'),
  memberIds: z.array(Id).max(1000).default([]),
});

export const teams = resource('teams', TeamFields, {
  singular: 'Team',
  plural: 'Teams',
  read: ['admin', 'manager', 'trainer'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'siteId', 'leaderId', 'memberIds'],
  sorts: ['name'],
  searched: ['name', 'description'],
});
