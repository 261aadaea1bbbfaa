import { z } from 'zod';
import type { Audience, Operation } from './operation.ts';
import { Id, pageQuery, stored } from './schemas.ts';
import type { ErrorCode } from './errors.ts';

/** A plain resource: documents of one kind with everything a list, a form and an export need. */
export interface Resource {
  readonly kind: string;
  readonly path: string;
  /** The document's own fields, without what the server adds. */
  readonly fields: z.ZodObject;
  /** Fields a list can be filtered and sorted by: top-level, text or number. */
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  /** Fields that search looks into. */
  readonly searched: readonly string[];
  readonly operations: readonly Operation[];
}

interface Options {
  path?: string;
  singular: string;
  plural: string;
  read: readonly Audience[];
  write: readonly Audience[];
  filters?: readonly string[];
  sorts: readonly string[];
  searched: readonly string[];
  /** Whether things can be switched on and off (a `state` field of active or inactive). */
  activatable?: readonly Audience[];
  errors?: readonly ErrorCode[];
}

/**
 * Declares a plain resource: list, search, fetch, get, head, create, merge-patch, replace, delete and
 * export in contract, client and server from one line.
 *
 * @example
 * resource('teams', z.object({ name: Line() }), { singular: 'Team', plural: 'Teams', read: ['any'],
 *   write: ['manager'], sorts: ['name'], searched: ['name'] })
 */
export function resource(kind: string, fields: z.ZodObject, options: Options): Resource {
  const { singular, plural, read, write } = options;
  const path = options.path ?? `/${kind}`;
  const lower = plural.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const Entity = fields.extend(stored).meta({ id: singular });
  const Create = fields.meta({ id: `${singular}Create` });
  const Patch = patchOf(fields).meta({ id: `${singular}Patch` });
  const filterFields = Object.fromEntries(
    (options.filters ?? []).map((name) => [name, z.array(z.string().max(255)).optional()]),
  );
  const listQuery = z.object({
    ...pageQuery,
    ...filterFields,
    sort: z
      .enum(options.sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]])
      .optional()
      .describe('Field to sort by; a minus before it turns the order'),
    fields: z
      .array(z.enum(Object.keys(Entity.shape) as [string, ...string[]]))
      .optional()
      .describe('Fields to answer with, beside id and version; all of them when absent'),
  });
  const searchQuery = listQuery.extend({ query: z.string().max(255).optional() });
  const fetchBody = z
    .object({ ids: z.array(Id).max(10_000).optional(), filter: z.object(filterFields).optional() })
    .meta({ id: `${plural}Filter` });
  const common = (action: NonNullable<Operation['resource']>['action']) => ({
    area: kind,
    errors: options.errors ?? [],
    resource: { kind, action },
  });
  const data = { kind: 'data', schema: Entity } as const;
  const page = { kind: 'page', schema: Entity, selectable: true } as const;
  const item = `${path}/{id}`;

  const operations: Operation[] = [
    {
      ...common('list'),
      id: `list${plural}`,
      method: 'GET',
      path,
      summary: `List ${lower}`,
      audience: read,
      query: listQuery,
      answer: page,
    },
    {
      ...common('search'),
      id: `search${plural}`,
      method: 'GET',
      path: `${path}/search`,
      summary: `List ${lower} matching a text`,
      audience: read,
      query: searchQuery,
      answer: page,
    },
    {
      ...common('fetch'),
      id: `fetch${plural}`,
      method: 'POST',
      path: `${path}/fetch`,
      summary: `List ${lower} by a filter too long for an address`,
      audience: read,
      query: listQuery,
      body: fetchBody,
      answer: page,
      safe: true,
    },
    {
      ...common('get'),
      id: `get${singular}`,
      method: 'GET',
      path: item,
      summary: `One of the ${lower}`,
      audience: read,
      answer: data,
    },
    {
      ...common('head'),
      id: `head${singular}`,
      method: 'HEAD',
      path: item,
      summary: `Whether one of the ${lower} exists, and its version`,
      audience: read,
      answer: { kind: 'none' },
    },
    {
      ...common('create'),
      id: `create${singular}`,
      method: 'POST',
      path,
      summary: `Create one of the ${lower}`,
      audience: write,
      body: Create,
      answer: { ...data, status: 201 },
      keyed: true,
    },
    {
      ...common('patch'),
      id: `update${singular}`,
      method: 'PATCH',
      path: item,
      summary: `Change fields of one of the ${lower}`,
      audience: write,
      body: Patch,
      bodyType: 'merge-patch',
      answer: data,
      versioned: true,
    },
    {
      ...common('replace'),
      id: `replace${singular}`,
      method: 'PUT',
      path: item,
      summary: `Replace one of the ${lower}`,
      audience: write,
      body: Create,
      answer: data,
      versioned: true,
    },
    {
      ...common('delete'),
      id: `delete${singular}`,
      method: 'DELETE',
      path: item,
      summary: `Delete one of the ${lower}; it can be restored`,
      audience: write,
      answer: { kind: 'none' },
    },
    {
      ...common('export'),
      id: `export${plural}`,
      method: 'POST',
      path: `${path}/export/{type}`,
      summary: `Export ${lower} as csv, xlsx, pdf or json`,
      audience: write,
      query: listQuery,
      safe: true,
      answer: {
        kind: 'file',
        mediaTypes: [
          'text/csv',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'application/pdf',
          'application/json',
        ],
      },
    },
  ];
  for (const action of options.activatable ? (['activate', 'deactivate'] as const) : []) {
    operations.push({
      ...common(action),
      id: `${action}${singular}`,
      method: 'POST',
      path: `${item}/${action}`,
      summary: `${action === 'activate' ? 'Activate' : 'Deactivate'} one of the ${lower}`,
      audience: options.activatable ?? [],
      answer: data,
      keyed: true,
    });
  }
  return {
    kind,
    path,
    fields,
    filters: options.filters ?? [],
    sorts: options.sorts,
    searched: options.searched,
    operations,
  };
}

/** Merge-patch of a schema: every field may be absent, and null deletes it. Defaults never come back. */
function patchOf(fields: z.ZodObject): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, schema] of Object.entries(fields.shape)) {
    let inner = schema as z.ZodType;
    while (inner instanceof z.ZodDefault) inner = inner.unwrap() as z.ZodType;
    const optional = inner instanceof z.ZodOptional || inner instanceof z.ZodNullable;
    shape[name] = optional ? inner.nullish() : inner.optional();
  }
  return z.object(shape);
}
