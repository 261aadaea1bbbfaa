import { takesKey } from '../../src/index.ts';
import type { Operation } from '../../src/index.ts';
import { exampleOf, uuidOf } from '../example.ts';
import type { Json } from './document.ts';
import type { Parts } from './parts.ts';
import { schemaOf } from './schemas.ts';
import { singularOf, wordsIn } from './words.ts';

/** Headers that calls take, once for all of them. */
export const parameterComponents: Record<string, Json> = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description:
      'The version that is changed, in quotes; "0" for what does not exist yet. 428 without it, 412 where it is no longer the present one.',
    schema: { type: 'string', pattern: '^"?\\d{1,9}"?$' },
    example: '"3"',
  },
  IfMatchNamed: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The version that is meant, in quotes; 412 where it is no longer the present one.',
    schema: { type: 'string', pattern: '^"?\\d{1,9}"?$' },
    example: '"3"',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Repeating a request under its key gives the first answer; another request under it is refused.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$', maxLength: 128 },
    example: '5f1c9f0a6b7e4d7c8a3b2c1d0e9f8a7b',
  },
  TraceParent: {
    name: 'traceparent',
    in: 'header',
    required: false,
    description: 'W3C trace context of the caller; the call becomes a part of that trace.',
    schema: { type: 'string', pattern: '^[\\da-f]{2}-[\\da-f]{32}-[\\da-f]{16}-[\\da-f]{2}$' },
    example: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  },
};

/** Headers that answers carry, once for all of them. */
export const headerComponents: Record<string, Json> = {
  version: {
    description: 'The version of what is answered; a change of it names it in If-Match.',
    schema: { type: 'integer', minimum: 0 },
    example: 3,
  },
  'x-request-id': {
    description: 'What the platform calls this request; support finds it by this.',
    schema: { type: 'string', format: 'uuid' },
    example: '7c1e9d52-3f8e-4c0a-9b71-0192f3a47b6a',
  },
  'retry-after': {
    description: 'Seconds after which to ask again, or the date from which on.',
    schema: { type: 'string' },
    example: '5',
  },
  'www-authenticate': {
    description:
      'That a bearer token is asked for, and whether the one that was sent is at fault (RFC 6750).',
    schema: { type: 'string' },
    example: 'Bearer realm="moderator", error="invalid_token"',
  },
  'content-disposition': {
    description: 'Whether to show or to keep the file, and its name (RFC 6266).',
    schema: { type: 'string' },
    example: `attachment; filename="users.csv"; filename*=UTF-8''users.csv`,
  },
  'idempotent-replayed': {
    description: 'Present where the key was used before and this is its first answer.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
};

/** Everything that goes with a call beside its body, in the order path, query, headers. */
export function parametersOf(operation: Operation, parts: Parts): Json[] {
  const headers = ['TraceParent'];
  if (takesKey(operation)) headers.unshift('IdempotencyKey');
  if (operation.versioned === true) headers.unshift('IfMatch');
  if (operation.versioned === 'if-named') headers.unshift('IfMatchNamed');
  return [
    ...pathParameters(operation, parts),
    ...queryParameters(operation, parts),
    ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function pathParameters(operation: Operation, parts: Parts): Json[] {
  const { parameters: own = {} } = operation;
  return [...operation.path.matchAll(/\/([\w-]+)(?:\/\{\w+\})*\/\{(\w+)\}/g)].map(([, before, name]) => {
    if (own[name!]) {
      const { description, ...schema } = schemaOf(own[name!]!, 'input', parts.schemas);
      return parameter('path', name!, true, description, schema, parts);
    }
    if (!/^id$|Id$/.test(name!))
      throw new Error(`${operation.id} takes {${name}} in its path: say what that is in \`parameters\`.`);
    const what = name === 'id' ? singularOf(before!) : wordsIn(name!.slice(0, -2));
    const schema = { type: 'string', format: 'uuid' };
    return {
      ...parameter('path', name!, true, `Identifier of the ${what}`, schema, parts),
      example: uuidOf(name!),
    };
  });
}

function queryParameters({ query }: Operation, parts: Parts): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input', parts.schemas) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...parameter('query', name, required.includes(name), description, schema, parts),
    ...(schema['type'] === 'array' ? { style: 'form', explode: true } : {}),
  }));
}

const parameter = (
  place: 'path' | 'query',
  name: string,
  required: boolean,
  description: unknown,
  schema: Json,
  { schemas }: Parts,
): Json => ({
  name,
  in: place,
  required,
  description,
  schema,
  // A cursor that nobody was given is refused.
  ...(name === 'cursor' ? {} : { example: exampleOf(schema, name, schemas) }),
});
