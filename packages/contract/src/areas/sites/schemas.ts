import { z } from 'zod';
import { Name } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const siteArea: Area = {
  name: 'sites',
  about: 'Places where an account trains.',
};

const Learners = z.int().min(0).max(1_000_000);

const SiteFields = z.object({
  accountId: Ref('accounts'),
  name: Name('Durban Central Campus'),
  town: Line()
    .optional()
    .meta({ description: 'Town', examples: ['Durban'] }),
  province: Line()
    .optional()
    .meta({ description: 'Province', examples: ['KwaZulu-Natal'] }),
  accreditationNumber: Line(64)
    .nullish()
    .meta({
      description: 'Number under which the quality body approved the site',
      examples: ['SSETA-2024-0817-03'],
    }),
  licensedLearners: Learners.optional().meta({
    description: 'Learners it has licences for',
    examples: [24],
  }),
  requiredLearners: Learners.optional().meta({ description: 'Learners it has to have', examples: [20] }),
  state: z.enum(['active', 'inactive']).default('active').describe('State that it is in'),
});

export const sites = resource('sites', SiteFields, {
  area: siteArea,
  singular: 'Site',
  keptWhileInhabited: true,
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
