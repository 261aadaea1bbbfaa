import { z } from 'zod';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const siteArea: Area = {
  name: 'sites',
  about: 'Places where an account trains.',
};

const SiteFields = z.object({
  accountId: Ref('accounts'),
  name: Line(),
  town: Line().optional(),
  province: Line().optional(),
  licensedLearners: z.int().min(0).max(1_000_000).optional().describe('Learners it has licences for'),
  requiredLearners: z.int().min(0).max(1_000_000).optional().describe('Learners it has to have'),
  state: z.enum(['active', 'inactive']).default('active'),
});

export const sites = resource('sites', SiteFields, {
  area: siteArea,
  singular: 'Site',
  plural: 'Sites',
  tenant: 'site',
  read: ['admin', 'manager'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'state', 'province'],
  sorts: ['name', 'town'],
  searched: ['name', 'town', 'province'],
  readOnly: ['state'],
  activatable: ['admin', 'manager'],
  filterValues: ['admin', 'manager'],
});
