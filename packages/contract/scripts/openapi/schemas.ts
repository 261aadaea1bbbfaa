import { z } from 'zod';
import { errorCatalogue } from '../../src/index.ts';
import type { Json } from './document.ts';
import type { Parts } from './parts.ts';
import { capitalised, withArticle, wordsIn } from './words.ts';

/** JSON Schema of a zod schema, its named parts collected into `schemas`. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, { io, reused: 'inline' }) as Json & { $defs?: Record<string, Json> };
  for (const [name, definition] of Object.entries($defs)) schemas[name] = relinked(definition) as Json;
  const id = (rest as { id?: unknown }).id;
  const linked = relinked(rest) as Json;
  if (typeof id !== 'string') return linked;
  schemas[id] = linked;
  return { $ref: `#/components/schemas/${id}` };
}

/** The same with references into the document, and without what only zod means. */
function relinked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relinked);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Json).flatMap(([key, inner]) => {
    if (key === '$ref' && typeof inner === 'string')
      return [[key, inner.replace('#/$defs/', '#/components/schemas/')] as const];
    if (key === 'id' && typeof inner === 'string') return [];
    // Values that somebody might send are no schemas, whatever their fields are called.
    if (key === 'examples' || key === 'default') return [[key, inner] as const];
    // Beside named fields it says no more than a reader of JSON Schema takes for granted.
    if (key === 'additionalProperties' && (inner === false || 'properties' in value)) return [];
    // A format says the same in fewer words than zod's pattern of it.
    if (
      key === 'pattern' &&
      ['uuid', 'email', 'date', 'date-time'].includes(String((value as Json)['format']))
    )
      return [];
    if (key === 'properties') {
      const fields = Object.entries(inner as Record<string, Json>);
      return [[key, Object.fromEntries(fields.map(([name, each]) => [name, fieldOf(name, each)]))] as const];
    }
    if (key === 'anyOf') return [[key, flat(relinked(inner) as Json[])] as const];
    return [[key, relinked(inner)] as const];
  });
  return orNull(Object.fromEntries(entries));
}

/** What may be null is what it is otherwise: the words about that are the words about all of it. */
function orNull(schema: Json): Json {
  const [thing, nothing, ...others] = (schema['anyOf'] ?? []) as Json[];
  if (thing === undefined || nothing?.['type'] !== 'null' || others.length > 0) return schema;
  const { examples, ...inner } = thing;
  const words: Json = { ...(examples !== undefined && { examples }), ...schema };
  if (words['description'] === undefined && inner['description'] !== undefined) {
    words['description'] = inner['description'];
    delete inner['description'];
  }
  const { anyOf: _, ...outer } = words;
  if (typeof inner['type'] === 'string' && Object.keys(inner).length === 1)
    return { type: [inner['type'], 'null'], ...outer };
  return { ...outer, anyOf: [inner, nothing] };
}

/** A field, and where it holds ids without words of their own, what these are of. */
function fieldOf(name: string, schema: Json): Json {
  const field = relinked(schema) as Json;
  const { description = 'Identifier', items } = field as { description?: string; items?: Json };
  const [, thing] = /^(.+)Ids?$/.exec(name) ?? [];
  if (thing === undefined || description !== 'Identifier') return field;
  if (items?.['format'] === 'uuid') return { ...field, description: `Identifiers of the ${wordsIn(thing)}s` };
  return { ...field, description: `Identifier of the ${wordsIn(thing)}` };
}

/** The choices of a choice, each once: what may be missing of what may be missing may be null. */
function flat(choices: Json[]): Json[] {
  const all = choices.flatMap((each) =>
    Object.keys(each).length === 1 && Array.isArray(each['anyOf']) ? (each['anyOf'] as Json[]) : [each],
  );
  const texts = all.map((each) => JSON.stringify(each));
  return all.filter((_, index) => texts.indexOf(texts[index]!) === index);
}

/** All named schemas in the order of their names, each with a sentence. */
export const schemaComponents = ({ schemas }: Parts): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(schemas)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, schema]) => [
        name,
        schema['description'] ? schema : { description: sentenceOf(name, schema), ...schema },
      ]),
  );

/** What a form of a thing is, told by its name; what is no such form says itself what it is. */
export function sentenceOf(name: string, { properties = {} }: { properties?: Json }): string | undefined {
  const of = (suffix: string) => wordsIn(name.slice(0, -suffix.length));
  if (name.endsWith('Create'))
    return `What ${withArticle(of('Create'))} is made of, without what the platform adds`;
  if (name.endsWith('Patch'))
    return `Fields of ${withArticle(of('Patch'))} that change; what is absent stays, null deletes`;
  if (name.endsWith('Filter')) return `Which of the ${of('Filter')} are meant`;
  if (name.endsWith('Input')) return `What is sent to record ${withArticle(of('Input'))}`;
  return 'version' in properties ? `${capitalised(withArticle(wordsIn(name)))} with its version` : undefined;
}

/** RFC 9457 problem details as the platform sends them. */
export const problemSchema = (): Json => ({
  description: 'A refusal (RFC 9457): a code for programs, a sentence for people',
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
  properties: {
    type: { type: 'string', description: 'The code as an address' },
    title: { type: 'string', description: 'What the code means' },
    status: { type: 'integer', description: 'The HTTP status' },
    code: { type: 'string', enum: Object.keys(errorCatalogue), description: 'For programs' },
    detail: { type: 'string', description: 'What happened, what is safe, and what to do next' },
    requestId: { type: 'string', description: 'What support finds the request by' },
    errors: {
      type: 'array',
      description: 'What is wrong where, for input that was refused',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string', description: 'Where it stands, such as body.name' },
          message: { type: 'string', description: 'What is wrong with it' },
        },
      },
    },
    current: { description: 'The value as it is now, for whoever was overtaken (412)' },
  },
});
