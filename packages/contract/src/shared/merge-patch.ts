import { z } from 'zod';

/**
 * Merge-patch of a schema (RFC 7396): every field may be absent, and null deletes it where it may be
 * absent. Defaults never come back: a field that is not named stays as it is.
 */
export function mergePatchOf(fields: z.ZodObject): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, schema] of Object.entries(fields.shape)) {
    let inner = schema as z.ZodType;
    while (inner instanceof z.ZodDefault) inner = inner.unwrap() as z.ZodType;
    const optional = inner instanceof z.ZodOptional || inner instanceof z.ZodNullable;
    shape[name] = optional ? inner.nullish() : inner.optional();
  }
  return z.object(shape);
}
