import { z } from 'zod';

/**
 * Merge-patch of a schema (RFC 7396): every field may be absent, and null deletes it where it may be
 * absent, in the things inside of it as well; lists are replaced as a whole. Defaults never come back:
 * a field that is not named stays as it is. What a field says of itself it says in the patch as well.
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
  const inner = thing instanceof z.ZodObject ? patchOfThing(thing) : thing;
  const patch = mayBeMissing ? inner.nullish() : inner.optional();
  const words = wordsOf(schema);
  return words ? patch.meta(words) : patch;
}

/** What is said of a field around what it holds; what that says of itself, it says in the patch as well. */
function wordsOf(schema: z.ZodType): z.GlobalMeta | undefined {
  const isWrapper =
    schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isWrapper ? (schema.meta() ?? wordsOf(schema.unwrap() as z.ZodType)) : undefined;
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
  const { id, ...words } = thing.meta() ?? {};
  // A thing with a name says what it is; its patch is another thing, which is told by its own name.
  const patch = mergePatchOf(thing).meta(typeof id === 'string' ? { id: `${id}Patch` } : words);
  patches.set(thing, patch);
  return patch;
}
