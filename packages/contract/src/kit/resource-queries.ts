import { z } from 'zod';
import type { ResourceOptions } from './resource-options.ts';
import { Id, pageQuery } from './schemas.ts';

/**
 * What the calls of a plain resource take in their query.
 * @returns the filter of a fetch, the query of a list, and what calls about one thing may name
 */
export function resourceQueries(
  Entity: z.ZodObject,
  { filters = [], sorts, scopedBy = [], fieldGroups, scope }: ResourceOptions,
) {
  // What the path says already is not asked for once more.
  const filtered = filters.filter((name) => name !== scope?.field);
  const filter = (most: number) =>
    Object.fromEntries(
      filtered.map((name) => [
        name,
        z
          .array(valueOf(Entity.shape[name]))
          .max(most)
          .optional()
          .meta({
            description: `Only those with one of these in ${name}`,
            ...shownAs(Entity.shape[name]),
          }),
      ]),
    );
  const names = Object.keys(Entity.shape) as [string, ...string[]];
  const fields = z
    .array(z.enum(names))
    .max(names.length)
    .optional()
    .describe(
      ['Fields to answer with, beside id and version; all of them when absent', fieldGroups?.reason]
        .filter(Boolean)
        .join('. '),
    );
  const sort = z
    .enum(sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]])
    .optional()
    .describe('Field to sort by; a minus before it turns the order');
  return {
    filter: filter(1000),
    list: z.object({ ...pageQuery, ...filter(100), sort, fields }),
    scopedBy: Object.fromEntries(
      scopedBy.map((name) => [
        name,
        Id.optional().describe(`The ${name.slice(0, -2)} that it is of: elsewhere it does not exist`),
      ]),
    ),
    fields,
  };
}

const isWrapper = (field: unknown): field is z.ZodOptional | z.ZodNullable | z.ZodDefault =>
  field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault;

/** What a field can be filtered by: one of its ids or words, or a text where it may hold any. */
function valueOf(field: unknown): z.ZodType {
  if (isWrapper(field)) return valueOf(field.unwrap());
  if (field instanceof z.ZodArray) return valueOf(field.element);
  if (field instanceof z.ZodUUID) return Id;
  return field instanceof z.ZodEnum ? z.enum(field.options as string[]) : z.string().max(255);
}

/** A filter shows the value that its field shows: ids are made up where they are shown. */
function shownAs(field: unknown): { examples?: unknown[] } {
  const [example] = examplesOf(field);
  return example === undefined || example === null ? {} : { examples: [[example]] };
}

/**
 * What a field shows of itself, or the first of its words where it holds one of some. Of a list, what is in it.
 * @example examplesOf(EmailAddress.nullish()) // ['zanele.ndlovu@example.co.za']
 */
export function examplesOf(field: unknown): readonly unknown[] {
  if (!(field instanceof z.ZodType)) return [];
  const examples = (field.meta()?.examples ?? []) as readonly unknown[];
  if (examples.length > 0) return examples.flat();
  if (isWrapper(field)) return examplesOf(field.unwrap());
  if (field instanceof z.ZodArray) return examplesOf(field.element);
  return field instanceof z.ZodEnum ? field.options.slice(0, 1) : [];
}

/** What a call that counts may name. */
export const filterOf = (name: string, field: unknown) =>
  name.endsWith('Id')
    ? Id
    : valueOf(field).meta({
        description: `Only those with this in ${name}`,
        examples: [examplesOf(field)[0]],
      });

/** Shown as a value to filter by, where that is an id. */
const exampleId = '0192f3a4-9af2-7113-929b-2fc82e5efe90';

/** The values of a field with how many there are of each. */
export function filterValuesOf(name: string, field: unknown) {
  const [example = exampleId] = examplesOf(field);
  return z
    .array(
      z.object({
        value: z.string().meta({ description: 'The value', examples: [example] }),
        count: z.int().meta({ description: 'How many there are', examples: [24] }),
      }),
    )
    .describe(`Values of ${name}, with how many there are of each`);
}
