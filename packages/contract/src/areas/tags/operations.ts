import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { resource } from '../../kit/resource.ts';
import { Changed, Id, Line, Text } from '../../kit/schemas.ts';

const calls = ['list', 'search', 'get', 'create', 'patch', 'replace', 'delete'] as const;

const TagKeyFields = z.object({
  accountId: Id,
  name: Line(64),
  description: Text().optional(),
});

export const tagKeys = resource('tag-keys', TagKeyFields, {
  area: 'tags',
  path: '/tags/keys',
  singular: 'TagKey',
  plural: 'TagKeys',
  read: ['any'],
  write: ['admin', 'manager'],
  only: calls,
  filters: ['accountId'],
  sorts: ['name'],
  searched: ['name', 'description'],
});

const TagValueFields = z.object({
  accountId: Id,
  keyId: Id,
  name: Line(64),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional()
    .describe('Colour, #rrggbb'),
});

export const tagValues = resource('tag-values', TagValueFields, {
  area: 'tags',
  path: '/tags/values',
  singular: 'TagValue',
  plural: 'TagValues',
  read: ['any'],
  write: ['admin', 'manager'],
  only: calls,
  filters: ['accountId', 'keyId'],
  sorts: ['name'],
  searched: ['name'],
});

const Tagged = z
  .object({
    kind: z.enum(['users', 'courses', 'careers', 'roles', 'groups', 'sites', 'teams', 'assessments']),
    id: Id,
    valueIds: z.array(Id).max(100).describe('The tags that it shall have; none takes all away'),
  })
  .meta({ id: 'Tagged' });

export const tagOperations = [
  ...tagKeys.operations,
  ...tagValues.operations,
  ...area('tags', [
    {
      id: 'setTags',
      method: 'PUT',
      path: '/tags/bulk',
      summary: 'Set the tags of many things in one call, all or none',
      audience: ['admin', 'manager'],
      body: z.object({ items: z.array(Tagged).min(1).max(1000) }).meta({ id: 'TagAssignment' }),
      answer: {
        kind: 'data',
        schema: Changed,
      },
    },
  ]),
];
