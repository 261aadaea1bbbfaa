import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from '../src/index.ts';
import type { Operation } from '../src/index.ts';
import { exampleOf } from './example.ts';

describe('what a field shows', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'in %s is what it takes',
    (_, operation) => {
      const refused: string[] = [];
      for (const schema of schemasOf(operation)) visit(schema, refused, operation.id);
      expect(refused).toEqual([]);
    },
  );
});

describe('an example', () => {
  it('is what the field itself shows, before anything that could be made up', () => {
    const schema = { type: 'string', enum: ['draft', 'published'], examples: ['published'] };
    expect(exampleOf(schema, 'state', {})).toBe('published');
  });

  it('follows from the schema where that says enough', () => {
    expect(exampleOf({ enum: ['draft', 'published'] }, 'state', {})).toBe('draft');
    expect(exampleOf({ enum: ['draft', 'published'], default: 'published' }, 'state', {})).toBe('published');
    expect(exampleOf({ type: 'boolean' }, 'external', {})).toBe(false);
    expect(exampleOf({ type: 'string', format: 'uuid' }, 'siteId', {})).toBe(
      exampleOf({ type: 'string', format: 'uuid' }, 'id', {}, 'SitePatch'),
    );
  });

  it.each(['string', 'integer'])('is not made up for a field that holds any %s', (type) => {
    const schema = { type: 'object', properties: { venue: { type } } };
    expect(() => exampleOf(schema, 'Place', {}, 'Place')).toThrow('Place.venue shows nothing of itself');
  });
});

const schemasOf = ({ body, query, parameters, answer }: Operation): z.ZodType[] =>
  [
    body,
    query,
    ...Object.values(parameters ?? {}),
    answer.kind === 'data' || answer.kind === 'page' ? answer.schema : undefined,
  ].filter((schema) => schema !== undefined);

/** Has every example within a schema judged by the schema that shows it. */
function visit(schema: z.ZodType, refused: string[], path: string): void {
  for (const example of (schema.meta()?.examples ?? []) as unknown[]) {
    const { error } = schema.safeParse(example);
    if (error) refused.push(`${path}: ${JSON.stringify(example)} ${error.issues[0]!.message}`);
  }
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape))
      visit(field as z.ZodType, refused, `${path}.${name}`);
  else if (schema instanceof z.ZodArray) visit(schema.element as z.ZodType, refused, `${path}[]`);
  else if (schema instanceof z.ZodRecord) visit(schema.valueType as z.ZodType, refused, `${path}{}`);
  else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    visit(schema.unwrap() as z.ZodType, refused, path);
}
