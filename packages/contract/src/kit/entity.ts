import type { z } from 'zod';
import type { Resource } from './resource.ts';

/** What the calls of a resource answer with, for calls beside them that answer with the same things. */
export function entityOf({ kind, operations }: Resource): z.ZodType {
  for (const { answer } of operations) if (answer.kind === 'page') return answer.schema;
  throw new Error(`the resource ${kind} has no list`);
}
