import { takesKey } from '../../src/index.ts';
import type { Operation } from '../../src/index.ts';
import { exampleOf } from '../example.ts';
import type { Json } from './document.ts';
import { exampleReference } from './parts.ts';
import type { Parts } from './parts.ts';
import { schemaOf } from './schemas.ts';

/** What a call answers with when it succeeds, under its status. */
export function successOf(operation: Operation, parts: Parts): Json {
  const { answer, summary } = operation;
  const described = (headers: string[], content?: Json): Json => ({
    description: summary,
    headers: Object.fromEntries(
      [...headers, 'x-request-id'].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    ...(content ? { content } : {}),
  });
  if (operation.method === 'HEAD') return { 200: described(['version']) };
  if (answer.kind === 'none') return { 204: described(takesKey(operation) ? ['idempotent-replayed'] : []) };
  if (answer.kind === 'file') {
    const content = Object.fromEntries(
      answer.mediaTypes.map((type) => [type, { schema: type === 'application/json' ? rows : bytes }]),
    );
    return { 200: described(['content-disposition'], content) };
  }
  const inner = schemaOf(answer.schema, 'output', parts.schemas);
  const name = typeof inner['$ref'] === 'string' ? inner['$ref'].split('/').at(-1)! : `${operation.id}Answer`;
  const one = exampleOf(inner, operation.area, parts.schemas);
  const row = answer.selectable ? selectionOf(inner, parts) : inner;
  const schema = answer.kind === 'page' ? pageOf(row) : envelopeOf(row);
  const value = answer.kind === 'page' ? { data: [one], page: { next: null, total: 1 } } : { data: one };
  const examples = exampleReference(answer.kind === 'page' ? `${name}Page` : `${name}Answer`, value, parts);
  const headers = [
    ...(answer.kind === 'data' && (operation.versioned || isVersioned(one)) ? ['version'] : []),
    ...(takesKey(operation) ? ['idempotent-replayed'] : []),
  ];
  const status = (answer.kind === 'data' && answer.status) || 200;
  const success = described(headers, {
    'application/json': { schema, examples },
    ...(answer.calendar && { 'text/calendar': { schema: calendar } }),
  });
  const isThere = answer.kind === 'data' && answer.mayBeThere;
  return { [status]: success, ...(isThere && { 200: { ...success, description: thereAlready } }) };
}

const thereAlready = 'What was there already';

const calendar = { type: 'string', description: 'The same as a calendar (RFC 5545)' };
const bytes = { type: 'string', format: 'binary' };
const rows = { type: 'array', items: { type: 'object' } };

/** A row is whole, or has the fields that the query names; what has none is told by its id and version. */
function selectionOf(whole: Json, { schemas }: Parts): Json {
  const name = String(whole['$ref']).split('/').at(-1)!;
  const { properties } = schemas[name] as { properties: Json };
  schemas[`${name}Selection`] = {
    type: 'object',
    description: `The fields of ${name} that were asked for, and no others`,
    required: ['id', 'version'],
    properties,
    'x-selection-of': name,
  };
  return { anyOf: [whole, { $ref: `#/components/schemas/${name}Selection` }] };
}

const isVersioned = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'version' in value;

const answered = 'What was asked for';

/** What has a name says itself what it is. */
const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['data'],
  properties: { data: '$ref' in data ? data : { description: answered, ...data } },
});

const pageOf = (row: Json): Json => ({
  type: 'object',
  required: ['data', 'page'],
  properties: {
    data: { type: 'array', description: answered, items: row },
    page: {
      type: 'object',
      description: 'Where the list goes on',
      required: ['next'],
      properties: {
        next: { type: ['string', 'null'], description: 'Cursor of the page after, null behind the last one' },
        total: { type: 'integer', description: 'Number of all rows, where it was asked for' },
      },
    },
  },
});
