import { z } from 'zod';
import { errorCatalogue } from '../src/shared/errors.ts';
import { operations } from '../src/index.ts';
import type { Operation } from '../src/index.ts';

export type Json = Record<string, unknown>;
export interface Document extends Json {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json>; [name: string]: unknown };
}

/** The OpenAPI 3.1 document of all operations. */
export function buildDocument(): Document {
  const schemas: Record<string, Json> = {};
  const paths: Document['paths'] = {};
  for (const operation of operations) {
    const path = `/v2${operation.path}`;
    paths[path] ??= {};
    paths[path][operation.method.toLowerCase()] = describe(operation, schemas);
  }
  schemas['Problem'] = problemSchema();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platform API',
      version: '2.0.0',
      description:
        'Learning, assessment and moderation: everything the applications of the platform ask of it.',
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describe(operation: Operation, schemas: Record<string, Json>): Json {
  const { answer } = operation;
  const parameters: Json[] = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (operation.query) {
    const query = schemaOf(operation.query, 'input', schemas) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    for (const [name, schema] of Object.entries(query.properties ?? {})) {
      const { description, ...rest } = schema;
      parameters.push({
        name,
        in: 'query',
        required: query.required?.includes(name) ?? false,
        description,
        schema: rest,
        ...(rest['type'] === 'array' ? { style: 'form', explode: true } : {}),
      });
    }
  }
  if (operation.versioned)
    parameters.push({
      name: 'If-Match',
      in: 'header',
      required: true,
      description: 'The version that is changed',
      schema: { type: 'string' },
    });
  if (operation.keyed)
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'Repeating a key gives the first answer',
      schema: { type: 'string', maxLength: 128 },
    });

  return {
    operationId: operation.id,
    tags: [operation.area],
    summary: operation.summary,
    description: `For: ${operation.audience.join(', ')}.`,
    ...(operation.audience.includes('public') ? { security: [] } : {}),
    parameters,
    ...(operation.body ? { requestBody: bodyOf(operation, schemas) } : {}),
    responses: {
      [answer.kind === 'none' ? 204 : (answer.kind === 'data' && answer.status) || 200]: successOf(
        operation,
        schemas,
      ),
      ...problemResponses(operation),
    },
    'x-audience': operation.audience,
  };
}

function bodyOf(operation: Operation, schemas: Record<string, Json>): Json {
  if (operation.bodyType === 'multipart') {
    const schema = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (operation.bodyType === 'json-or-multipart') {
    const schema = schemaOf(operation.body!, 'input', schemas);
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
    const content = {
      'application/json': { schema },
      'multipart/form-data': { schema: { allOf: [schema, file] } },
    };
    return { required: true, content };
  }
  const type = operation.bodyType === 'merge-patch' ? 'application/merge-patch+json' : 'application/json';
  return { required: true, content: { [type]: { schema: schemaOf(operation.body!, 'input', schemas) } } };
}

function successOf({ answer, summary }: Operation, schemas: Record<string, Json>): Json {
  if (answer.kind === 'none') return { description: summary };
  if (answer.kind === 'file') {
    const content = Object.fromEntries(
      answer.mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    );
    return { description: summary, content };
  }
  const inner = schemaOf(answer.schema, 'output', schemas);
  const data = answer.kind === 'page' ? { type: 'array', items: inner } : inner;
  const properties: Json = { data };
  if (answer.kind === 'page')
    properties['page'] = {
      type: 'object',
      required: ['next'],
      properties: { next: { type: ['string', 'null'] }, total: { type: 'integer' } },
    };
  const schema = { type: 'object', required: Object.keys(properties), properties };
  return { description: summary, content: { 'application/json': { schema } } };
}

function problemResponses(operation: Operation): Json {
  const codes = new Set<keyof typeof errorCatalogue>([
    'invalid_input',
    'too_many_requests',
    'internal',
    ...(operation.errors ?? []),
  ]);
  if (!operation.audience.includes('public')) codes.add('not_signed_in').add('not_allowed');
  if (operation.path.includes('{')) codes.add('not_found');
  if (operation.versioned) codes.add('version_needed').add('stale_version');
  if (operation.keyed) codes.add('key_reused');
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [status, { description: `Code: ${names.join(', ')}`, content }]),
  );
}

function problemSchema(): Json {
  return {
    type: 'object',
    required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
    properties: {
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      code: { type: 'string', enum: Object.keys(errorCatalogue) },
      detail: { type: 'string' },
      requestId: { type: 'string' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['path', 'message'],
          properties: { path: { type: 'string' }, message: { type: 'string' } },
        },
      },
      current: {},
    },
  };
}

/** JSON Schema of a zod schema, its named parts collected into `schemas`. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, { io, reused: 'inline' }) as Json & { $defs?: Record<string, Json> };
  const relink = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(relink);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value as Json).flatMap(([key, inner]) => {
      if (key === '$ref' && typeof inner === 'string')
        return [[key, inner.replace('#/$defs/', '#/components/schemas/')] as const];
      if (key === 'id' && typeof inner === 'string') return [];
      if (key === 'additionalProperties' && inner === false) return [];
      return [[key, relink(inner)] as const];
    });
    return Object.fromEntries(entries);
  };
  for (const [name, definition] of Object.entries($defs)) schemas[name] = relink(definition) as Json;
  const id = (rest as { id?: unknown }).id;
  const linked = relink(rest) as Json;
  if (typeof id !== 'string') return linked;
  schemas[id] = linked;
  return { $ref: `#/components/schemas/${id}` };
}
