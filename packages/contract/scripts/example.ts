import { createHash } from 'node:crypto';
import type { Json } from './openapi/document.ts';

/** Deeper than anybody reads; where things contain themselves it ends there. */
const deepest = 12;

/**
 * A believable value of a schema, always the same one: what its fields show of themselves. Only what follows from
 * the schema alone is made up here: ids, points in time, words of a list.
 * @param name of the field that holds it, which tells what an id is of
 * @param owner name of the schema that the field belongs to: the id of a site is not that of a person
 * @throws where a text or a number shows nothing of itself
 */
export function exampleOf(
  schema: Json,
  name: string,
  schemas: Record<string, Json>,
  owner = '',
  depth = 0,
): unknown {
  const inner = (each: Json, field = name, of = owner) => exampleOf(each, field, schemas, of, depth + 1);
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  if (typeof schema['$ref'] === 'string') {
    const type = schema['$ref'].split('/').at(-1)!;
    return depth > deepest && !schemas[type]!['enum'] ? {} : inner(schemas[type]!, name, type);
  }
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['default'] ?? schema['enum'][0];
  const union = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (union)
    return depth > deepest ? null : inner(union.find((each) => each['type'] !== 'null') ?? union[0]!);
  if (Array.isArray(schema['allOf']))
    return Object.assign({}, ...(schema['allOf'] as Json[]).map((each) => inner(each) as object)) as unknown;
  const type = Array.isArray(schema['type'])
    ? schema['type'].find((each) => each !== 'null')
    : schema['type'];
  switch (type) {
    case 'string':
      return textOf(schema, name, owner);
    case 'integer':
    case 'number':
      return schema['default'] ?? nothingShown(name, owner);
    case 'boolean':
      return schema['default'] ?? false;
    case 'array': {
      if (depth > deepest) return [];
      const count = Math.max(1, Number(schema['minItems'] ?? 1));
      const item = (schema['items'] ?? {}) as Json;
      return Array.from({ length: count }, (_, index) => inner(item, index === 0 ? name : `${name}${index}`));
    }
    case 'object':
      return objectOf(schema, inner, depth, ownerOf(name, owner));
    default:
      return schema['default'] ?? null;
  }
}

/** Fields that say what something is, the best one first. */
export const speakingFields = ['name', 'title', 'surname', 'kind'];

/** What a reference or an object without a name of its own stands for is told by its field: `site`. */
const ownerOf = (name: string, owner: string): string =>
  owner === '' || owner === 'Named'
    ? name
        .replace(/(ch|x)es$/, '$1')
        .replace(/s?\d*$/, '')
        .replace(/^./, (first) => first.toUpperCase())
    : owner;

function objectOf(
  schema: Json,
  inner: (schema: Json, field?: string, owner?: string) => unknown,
  depth: number,
  owner: string,
): Json {
  const properties = schema['properties'] as Record<string, Json> | undefined;
  if (!properties) return {};
  const required = (schema['required'] ?? []) as string[];
  // A patch is what it is because it leaves out the rest.
  const names = Object.keys(properties);
  const shown = owner.endsWith('Patch')
    ? [
        ...speakingFields.filter((name) => names.includes(name)),
        ...names.filter((name) => !/Id$|^state$/.test(name)),
      ]
        .filter((name, index, all) => all.indexOf(name) === index)
        .slice(0, 2)
    : names.filter((name) => depth <= deepest || required.includes(name));
  // What lies in it has this owner; an object in it is told by its own field again.
  return Object.fromEntries(
    shown.map((name) => [name, inner(properties[name]!, name, isObject(properties[name]!) ? '' : owner)]),
  );
}

/** Whether something is an object written out in place, or may be one, or is a list of them. */
const isObject = (schema: Json): boolean =>
  schema['properties'] !== undefined ||
  ((schema['anyOf'] ?? []) as Json[]).some(isObject) ||
  (typeof schema['items'] === 'object' && isObject(schema['items'] as Json));

/** Friday before the week that all examples are told in. */
const lately = '2026-11-13T06:30:00.000Z';

function textOf(schema: Json, name: string, owner: string): unknown {
  const { format, default: usual } = schema;
  if (format === 'uuid') return uuidOf(thingOf(name, owner));
  if (format === 'date-time') return lately;
  if (format === 'date') return lately.slice(0, 10);
  return usual ?? nothingShown(name, owner);
}

function nothingShown(name: string, owner: string): never {
  const field = [owner, name].filter(Boolean).join('.');
  throw new Error(`${field} shows nothing of itself: give it .meta({ examples: […] }) where it is declared.`);
}

/** The thing that a schema is one form of. */
const kindOf = (owner: string): string => owner.replace(/(Create|Patch|Input|Row|Summary|Detail)$/, '');

/** What an identifier is of: `accountId` and the `id` of an account are the same. */
const thingOf = (name: string, owner: string): string =>
  (/^ids?\d*$/.test(name) ? kindOf(owner) : name.replace(/Ids?(\d*)$/, '$1')).toLowerCase();

/** An identifier that is the same wherever the name is. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `0192f3a4-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-9${hex.slice(7, 10)}-${hex.slice(10, 22)}`;
}
