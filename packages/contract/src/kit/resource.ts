import type { Resource, ResourceOptions } from './resource-options.ts';
import { z } from 'zod';
import { mergePatchOf } from './merge-patch.ts';
import { resourceOperations } from './resource-operations.ts';
import { Instant, stored } from './schemas.ts';

/** Whose a thing is. It is said when it is made and never changes, so that no patch names it. */
export const fixedFields: readonly string[] = ['accountId', 'clientId'];

/**
 * Declares a plain resource: list, search, fetch, get, head, create, merge-patch, replace, delete and
 * export in contract, client and server from one line.
 *
 * @example
 * resource('teams', z.object({ name: Name('Assessors Durban') }), { area: teamArea, singular: 'Team', plural: 'Teams',
 *   read: ['any'], write: ['manager'], sorts: ['name'], searched: ['name'] })
 */
export function resource<const Kind extends string, Fields extends z.ZodObject>(
  kind: Kind,
  fields: Fields,
  options: ResourceOptions,
): Resource<Kind, Fields> {
  const { singular, scope, filters = [], sorts, searched, readOnly = [], scopedBy = [] } = options;
  const path = options.path ?? `/${kind}`;
  const fixed = options.of?.fixed ?? {};
  // What the path or the view says is not said again by who writes.
  const given = [...Object.keys(fixed), ...(scope ? [scope.field] : [])];
  const written = without(fields, [...readOnly, ...given]);
  const shown = options.restorable
    ? { ...stored, deletedAt: Instant.describe('When it was deleted').optional() }
    : stored;
  const entity = fields.extend(shown).meta({ id: singular });
  const schemas = {
    Entity: entity,
    Create: written.meta({ id: `${singular}Create` }),
    // What no patch names is not lost on the way: to name another owner is refused, not passed over.
    Patch: mergePatchOf(without(written, fixedFields))
      .loose()
      .meta({ id: `${singular}Patch` }),
  };
  return {
    kind,
    storedAs: options.of?.resource.kind ?? kind,
    area: options.area,
    path,
    fields,
    entity,
    tenancy: options.tenancy ?? 'account',
    tenant: options.tenant,
    scope,
    fixed,
    within: options.of?.within ?? {},
    filters,
    sorts,
    searched,
    readOnly,
    scopedBy,
    machine: options.states?.machine,
    operations: resourceOperations(kind, path, schemas, options),
  };
}

const without = ({ shape }: z.ZodObject, names: readonly string[]) =>
  z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name))));
