import { z } from 'zod';

/**
 * Merge-patch of a schema (RFC 7396): every field may be absent, and null deletes it where it may be
 * absent, in the things inside of it as well; lists are replaced as a whole. Defaults never come back:
 * a field that is not named stays as it is.
 */
export function mergePatchOf(fields: z.ZodObject): z.ZodObject {
  return z.object(
    Object.fromEntries(Object.entries(fields.shape).map(([name, schema]) => [name, patched(schema)])),
  );
}

function patched(schema: z.ZodType): z.ZodType {
  let field = schema;
  while (field instanceof z.ZodDefault) field = field.unwrap() as z.ZodType;
  const mayBeMissing = field instanceof z.ZodOptional || field instanceof z.ZodNullable;
  const thing = bare(field);
  const inner = thing instanceof z.ZodObject ? patchOfThing(thing) : field;
  return mayBeMissing ? inner.nullish() : inner.optional();
}

function bare(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}

/** One patch of each thing, since a name may stand for one schema only. */
const patches = new WeakMap<z.ZodObject, z.ZodObject>();

function patchOfThing(thing: z.ZodObject): z.ZodObject {
  const known = patches.get(thing);
  if (known) return known;
  const { id } = thing.meta() ?? {};
  const patch = mergePatchOf(thing);
  const named = typeof id === 'string' ? patch.meta({ id: `${id}Patch` }) : patch;
  patches.set(thing, named);
  return named;
}
