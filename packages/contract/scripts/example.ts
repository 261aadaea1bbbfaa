import { createHash } from 'node:crypto';
import { kindOf, wordsOf } from './example-words.ts';
import type { Json } from './openapi.ts';

/** Deeper than anybody reads; where things contain themselves it ends there. */
const deepest = 12;
/** What is missing as a rule, where it may be. */
const usuallyNull = /^(conflict|decision|disability|deletedAt|closedAt|archivedAt|impersonated\w+)$/;

/**
 * A believable value of a schema, always the same one.
 * @param name of the field that holds it, which says most of what it is
 * @param owner name of the schema that the field belongs to: the name of a site is not that of a person
 */
export function exampleOf(
  schema: Json,
  name: string,
  schemas: Record<string, Json>,
  owner = '',
  depth = 0,
): unknown {
  const inner = (each: Json, field = name, of = owner) => exampleOf(each, field, schemas, of, depth + 1);
  if (typeof schema['$ref'] === 'string') {
    const type = schema['$ref'].split('/').at(-1)!;
    return depth > deepest && !schemas[type]!['enum'] ? {} : inner(schemas[type]!, name, type);
  }
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return chosenOf(schema['enum'], name);
  const union = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (usuallyNull.test(name) && union?.some((each) => each['type'] === 'null')) return null;
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
      return numberOf(schema, name);
    case 'boolean':
      return schema['default'] ?? /^(is|has|mine|can|may)/.test(name);
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
  if (!properties) {
    const value = schema['additionalProperties'] as Json | undefined;
    const key = schema['propertyNames'] as Json | undefined;
    if (depth > deepest || typeof value !== 'object' || Object.keys(value).length === 0) return {};
    return { [String(key ? inner(key, 'id') : 'key')]: inner(value) };
  }
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

/** Of several words the one that is met most, not the first by chance. */
function chosenOf(values: unknown[], name: string): unknown {
  const usual = { gender: 'Female', roles: 'moderator', state: 'active', result: 'C', kind: 'document' };
  const word = (usual as Record<string, unknown>)[name];
  return values.includes(word) ? word : values[0];
}

const now = Date.parse('2026-11-16T06:30:00Z');
const day = 86_400_000;

/** When something is, told by its name: what is due or ends lies ahead, what was done lies behind. */
function timeOf(name: string): Date {
  const ahead = /due|expire|end|until|close|^to$|next|valid/i.test(name);
  return new Date(now + (ahead ? 14 * day : -3 * day));
}

function textOf(schema: Json, name: string, owner: string): string {
  const {
    format,
    pattern,
    default: usual,
    maxLength = Infinity,
    minLength = 0,
  } = schema as {
    format?: string;
    pattern?: string;
    default?: string;
    maxLength?: number;
    minLength?: number;
  };
  if (format === 'uuid') return uuidOf(thingOf(name, owner));
  if (format === 'date-time') return timeOf(name).toISOString();
  if (format === 'date') return timeOf(name).toISOString().slice(0, 10);
  if (usual) return usual;
  if (/Ids?\d*$|^id$/.test(name) && minLength <= 36 && !pattern) return uuidOf(thingOf(name, owner));
  if (name.endsWith('At') && !pattern) return timeOf(name).toISOString();
  const matching = wordsOf(name, owner, format).find(
    (word) => (!pattern || new RegExp(pattern, 'u').test(word)) && word.length >= minLength,
  );
  return (matching ?? '').slice(0, maxLength).padEnd(minLength, '0');
}

function numberOf(schema: Json, name: string): number {
  const {
    minimum = 0,
    maximum = Infinity,
    exclusiveMinimum,
    default: usual,
  } = schema as Record<string, number>;
  if (usual !== undefined) return usual;
  const byName: [RegExp, number][] = [
    [/^version$/, 3],
    [/latitude/i, -26.2041],
    [/longitude/i, 28.0473],
    [/year/i, 2026],
    [/size|bytes/i, 248_213],
    [/percent|progress|score|average|rate/i, 72],
    [/second|duration/i, 1800],
    [/minute/i, 45],
    [/credit/i, 12],
    [/nqf|level/i, 4],
    [/price|cost|amount|cents/i, 4500],
    [/mark/i, 78],
    [/total|count|learners|seats|licences/i, 24],
    [/limit/, 50],
    [/^red$/, 255],
    [/^green$/, 164],
    [/^blue$/, 0],
  ];
  const number = byName.find(([pattern]) => pattern.test(name))?.[1] ?? 2;
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  return Math.min(Math.max(number, least), maximum);
}

/** What an identifier is of: `accountId` and the `id` of an account are the same. */
const thingOf = (name: string, owner: string): string =>
  (/^ids?\d*$/.test(name) ? kindOf(owner) : name.replace(/Ids?(\d*)$/, '$1')).toLowerCase();

/** An identifier that is the same wherever the name is. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `0192f3a4-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-9${hex.slice(7, 10)}-${hex.slice(10, 22)}`;
}
