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
          .describe(`Only those with one of these in ${name}`),
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

/** What a field can be filtered by: one of its ids or words, or a text where it may hold any. */
function valueOf(field: unknown): z.ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return valueOf(field.unwrap());
  if (field instanceof z.ZodArray) return valueOf(field.element);
  if (field instanceof z.ZodUUID) return Id;
  return field instanceof z.ZodEnum ? z.enum(field.options as string[]) : z.string().max(255);
}
