import { z } from 'zod';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Line, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const tagArea: Area = {
  name: 'tags',
  about: 'Keys and values that things are marked with.',
};

const tagActions = ['list', 'search', 'get', 'create', 'patch', 'replace', 'delete'] as const;

const TagKeyFields = z.object({
  accountId: Ref('accounts'),
  name: Line(64),
  description: Text().optional(),
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
  name: Line(64),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional()
    .describe('Colour, #rrggbb'),
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
    kind: z.enum(['users', 'courses', 'careers', 'roles', 'groups', 'sites', 'teams', 'assessments']),
    id: Id,
    valueIds: z.array(Id).max(100).describe('The tags that it shall have; none takes all away'),
  })
  .meta({ id: 'Tagged' });
