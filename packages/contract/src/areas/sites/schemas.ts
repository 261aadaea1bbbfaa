import { z } from 'zod';
import { resource } from '../../kit/resource.ts';
import { Id, Line } from '../../kit/schemas.ts';

const SiteFields = z.object({
  accountId: Id,
  name: Line(),
  town: Line().optional(),
  province: Line().optional(),
  licensedLearners: z.int().min(0).max(1_000_000).optional().describe('Learners it has licences for'),
  requiredLearners: z.int().min(0).max(1_000_000).optional().describe('Learners it has to have'),
  state: z.enum(['active', 'inactive']).default('active'),
});

export const sites = resource('sites', SiteFields, {
  singular: 'Site',
  plural: 'Sites',
  read: ['admin', 'manager'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'state', 'province'],
  sorts: ['name', 'town'],
  searched: ['name', 'town', 'province'],
  kept: ['state'],
  activatable: ['admin', 'manager'],
  filterValues: ['admin', 'manager'],
});
