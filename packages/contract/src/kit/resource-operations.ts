import { z } from 'zod';
import { NamedManager, SearchText } from './fields.ts';
import type { Operation, ResourceAction } from './operation.ts';
import type { ResourceOptions } from './resource-options.ts';
import { examplesOf, filterOf, filterValuesOf, resourceQueries } from './resource-queries.ts';
import { Count, ExportType, Id, Instant, Text, pageQuery } from './schemas.ts';

interface Schemas {
  Entity: z.ZodObject;
  Create: z.ZodObject;
  Patch: z.ZodObject;
}

const usual: readonly ResourceAction[] = [
  'list',
  'search',
  'fetch',
  'get',
  'head',
  'create',
  'patch',
  'replace',
  'delete',
  'export',
];

const exported = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/pdf',
  'application/json',
];

/** One change of a state. */
const StateChange = z
  .object({
    from: z.string().meta({ description: 'The state before', examples: ['draft'] }),
    to: z.string().meta({ description: 'The state after', examples: ['pending'] }),
    version: z.int().meta({ description: 'The version that it made', examples: [2] }),
    by: NamedManager.nullable().describe('Who changed it; null for the platform itself'),
    at: Instant.describe('When it was changed'),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why, where that was said', examples: ['Two people declined.'] }),
  })
  .meta({ id: 'StateChange', description: 'One change of a state' });

/** Why a state changes. */
const StateReason = z
  .object({
    reason: Text()
      .optional()
      .meta({ description: 'Why, for those who come after', examples: ['Two people declined.'] }),
  })
  .meta({ id: 'StateReason', description: 'Why a state changes' });

/** The calls of a plain resource, in the order of the call list. */
export function resourceOperations(
  kind: string,
  path: string,
  { Entity, Create, Patch }: Schemas,
  options: ResourceOptions,
): Operation[] {
  const { singular, plural, read, write, readOne = read } = options;
  const words = plural.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const { filter, list: listQuery, scopedBy, fields } = resourceQueries(Entity, options);
  const named = options.scopedBy ? { query: z.object(scopedBy) } : {};
  // What is made or changed can be chosen of as what is read.
  const chosen = options.scopedBy ? { query: z.object({ ...scopedBy, fields }) } : {};
  const filled = options.scopedBy ? { filledFromQuery: options.scopedBy } : {};
  const query = SearchText(
    'Words that all have to be found, from their beginning',
    String(examplesOf(Entity.shape[options.searched[0] ?? ''])[0]),
  ).optional();
  const item = `${path}/{id}`;
  const data = { kind: 'data', schema: Entity } as const;
  const selectable = {
    selectable: true,
    ...(options.fieldGroups && { fieldGroups: options.fieldGroups.fields }),
  } as const;
  const one = options.scopedBy ? { ...data, ...selectable } : data;
  const page = { kind: 'page', schema: Entity, ...selectable } as const;
  const states = Object.keys(options.states?.machine ?? {}) as [string, ...string[]];
  const From = z.enum(states).meta({ description: 'The state that it is in', examples: states.slice(0, 1) });

  const operations: Record<ResourceAction, Omit<Operation, 'area' | 'errors' | 'resource'>> = {
    list: {
      id: `list${plural}`,
      method: 'GET',
      path,
      summary: `List ${words}`,
      audience: read,
      query: listQuery,
      answer: page,
    },
    search: {
      id: `search${plural}`,
      method: 'GET',
      path: `${path}/search`,
      summary: `List ${words} matching a text, best match first`,
      audience: read,
      query: listQuery.extend({ query }),
      answer: page,
    },
    fetch: {
      id: `fetch${plural}`,
      method: 'POST',
      path: `${path}/fetch`,
      summary: `List ${words} by a filter too long for an address`,
      audience: read,
      query: listQuery,
      body: z
        .object({
          ids: z.array(Id).max(10_000).optional().describe('Identifiers of the ones that are meant'),
          filter: z
            .object(filter)
            .optional()
            .describe('Only those with one of these values in each field that is named'),
        })
        .meta({ id: `${plural}Filter` }),
      answer: page,
      safe: true,
    },
    deleted: {
      id: `listDeleted${plural}`,
      method: 'GET',
      path: `${path}/deleted`,
      summary: `List deleted ${words}, the latest first`,
      audience: options.restorable ?? [],
      query: z.object(pageQuery),
      answer: { kind: 'page', schema: Entity },
    },
    count: {
      id: `count${plural}`,
      method: 'GET',
      path: `${path}/count`,
      summary: `Number of ${words}`,
      audience: options.counted?.audience ?? [],
      query: z.object(
        Object.fromEntries(
          (options.counted?.by ?? []).map((name) => [name, filterOf(name, Entity.shape[name]).optional()]),
        ),
      ),
      answer: { kind: 'data', schema: Count },
    },
    filters: {
      id: `get${singular}Filters`,
      method: 'GET',
      path: `${path}/filters`,
      summary: `Values that ${words} can be filtered by, with how many there are`,
      audience: options.filterValues ?? [],
      answer: {
        kind: 'data',
        schema: z
          .object(
            Object.fromEntries(
              (options.filters ?? []).map((name) => [name, filterValuesOf(name, Entity.shape[name])]),
            ),
          )
          .meta({
            id: `${singular}Filters`,
            description: `Values that ${words} can be filtered by, with how many there are`,
          }),
      },
    },
    get: {
      id: `get${singular}`,
      method: 'GET',
      path: item,
      summary: `One of the ${words}`,
      audience: readOne,
      query: z.object({ ...scopedBy, fields }),
      answer: { ...data, ...selectable },
    },
    head: {
      id: `head${singular}`,
      method: 'HEAD',
      path: item,
      summary: `Whether one of the ${words} exists, and its version`,
      audience: readOne,
      ...named,
      // All that the answer to GET has, but for its body.
      answer: data,
    },
    create: {
      id: `create${singular}`,
      method: 'POST',
      path,
      summary: `Create one of the ${words}`,
      audience: write,
      ...chosen,
      ...filled,
      body: Create,
      answer: { ...one, status: 201 },
    },
    patch: {
      id: `update${singular}`,
      method: 'PATCH',
      path: item,
      summary: `Change fields of one of the ${words}`,
      audience: write,
      ...chosen,
      body: Patch,
      bodyType: 'merge-patch',
      answer: one,
      versioned: true,
    },
    replace: {
      id: `replace${singular}`,
      method: 'PUT',
      path: item,
      summary: `Replace one of the ${words}`,
      audience: write,
      ...chosen,
      ...filled,
      body: Create,
      answer: one,
      versioned: true,
    },
    delete: {
      id: `delete${singular}`,
      method: 'DELETE',
      path: item,
      summary: options.restorable
        ? `Delete one of the ${words}; it can be restored`
        : `Delete one of the ${words}; its history is kept`,
      audience: write,
      ...chosen,
      answer: { kind: 'none' },
      versioned: 'if-named',
    },
    export: {
      id: `export${plural}`,
      method: 'POST',
      path: `${path}/export/{type}`,
      summary: `Export ${words} as csv, xlsx, pdf or json`,
      audience: options.export ?? write,
      query: listQuery.omit({ limit: true, cursor: true, total: true }),
      safe: true,
      answer: { kind: 'file', mediaTypes: exported },
      parameters: { type: ExportType },
    },
    activate: {
      id: `activate${singular}`,
      method: 'POST',
      path: `${item}/activate`,
      summary: `Activate one of the ${words}`,
      audience: options.activatable ?? [],
      answer: data,
    },
    deactivate: {
      id: `deactivate${singular}`,
      method: 'POST',
      path: `${item}/deactivate`,
      summary: `Deactivate one of the ${words}`,
      audience: options.activatable ?? [],
      answer: data,
    },
    restore: {
      id: `restore${singular}`,
      method: 'POST',
      path: `${item}/restore`,
      summary: `Bring back one of the deleted ${words}`,
      audience: options.restorable ?? [],
      answer: data,
    },
    state: {
      id: `change${singular}State`,
      method: 'POST',
      path: `${item}/state`,
      summary: `Change the state of one of the ${words}`,
      audience: options.states?.audience ?? [],
      query: z.object({
        // As an example a change that there is: the first of the machine.
        from: options.states?.from === 'optional' ? From.optional() : From,
        to: z.enum(states).meta({
          description: 'The state that it shall be in',
          examples: options.states?.machine[states[0]]?.slice(0, 1) ?? [],
        }),
      }),
      ...(options.states?.reasoned && { body: StateReason }),
      answer: data,
    },
    history: {
      id: `list${singular}StateHistory`,
      method: 'GET',
      path: `${item}/state/history`,
      summary: `How the state of one of the ${words} changed, the latest first`,
      audience: options.history ?? [],
      query: z.object(pageQuery),
      answer: { kind: 'page', schema: StateChange },
    },
    expiry: {
      id: `remove${singular}Expiry`,
      method: 'DELETE',
      path: `${item}/expiry`,
      summary: `Take the day away on which one of the ${words} expires`,
      audience: options.expires ?? [],
      answer: { kind: 'none' },
    },
  };

  const actions: ResourceAction[] = [
    ...(options.only ?? usual),
    ...(options.activatable ? (['activate', 'deactivate'] as const) : []),
    ...(options.states ? (['state'] as const) : []),
    ...(options.restorable ? (['deleted', 'restore'] as const) : []),
    ...(options.counted ? (['count'] as const) : []),
    ...(options.filterValues ? (['filters'] as const) : []),
    ...(options.history ? (['history'] as const) : []),
    ...(options.expires ? (['expiry'] as const) : []),
  ];
  const { scope } = options;
  return actions.map((action) => {
    const operation = operations[action];
    const parameters = {
      ...(scope && { [scope.parameter]: z.enum(scope.values).describe(scope.description) }),
      ...operation.parameters,
    };
    return {
      area: options.area.name,
      ...(options.area.licences && { licences: options.area.licences }),
      errors: [
        ...(options.errors ?? []),
        ...(action === 'state' || (action === 'delete' && options.keptWhileInhabited)
          ? (['wrong_state'] as const)
          : []),
      ],
      resource: { kind, action },
      ...operation,
      ...(Object.keys(parameters).length > 0 && { parameters }),
    };
  });
}
