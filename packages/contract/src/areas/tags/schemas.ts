import { z } from 'zod';
import { Description, Name } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const tagArea: Area = {
  name: 'tags',
  about: 'Keys and values that things are marked with.',
};

const tagActions = ['list', 'search', 'get', 'create', 'patch', 'replace', 'delete'] as const;

const TagKeyFields = z.object({
  accountId: Ref('accounts'),
  name: Name('NQF level', 64),
  description: Description('Level of the National Qualifications Framework.').optional(),
});

export const tagKeys = resource('tag-keys', TagKeyFields, {
  area: tagArea,
  path: '/tags/keys',
  singular: 'TagKey',
  plural: 'TagKeys',
  read: ['any'],
  write: ['admin', 'manager'],
  only: tagActions,
  filters: ['accountId'],
  sorts: ['name'],
  searched: ['name', 'description'],
});

const TagValueFields = z.object({
  accountId: Ref('accounts'),
  keyId: Ref('tag-keys'),
  name: Name('NQF 4', 64),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional()
    .meta({ description: 'Colour, #rrggbb', examples: ['#ffa400'] }),
});

export const tagValues = resource('tag-values', TagValueFields, {
  area: tagArea,
  path: '/tags/values',
  singular: 'TagValue',
  plural: 'TagValues',
  read: ['any'],
  write: ['admin', 'manager'],
  only: tagActions,
  filters: ['accountId', 'keyId'],
  sorts: ['name'],
  searched: ['name'],
});

export const Tagged = z
  .object({
    kind: z
      .enum(['users', 'courses', 'careers', 'roles', 'groups', 'sites', 'teams', 'assessments'])
      .describe('Kind of thing that it is'),
    id: Id,
    valueIds: z.array(Id).max(100).describe('The tags that it shall have; none takes all away'),
  })
  .meta({ id: 'Tagged', description: 'One thing, with the tags that it shall have' });
