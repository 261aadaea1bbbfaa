import { z } from 'zod';
import { referencesOf } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import type { Things } from './fixture.ts';

/**
 * What a plain resource is made of at least: the fields that have to be there, each as its own example shows it,
 * and what they name of the account.
 */
export function plainBody({ id, body }: Operation, things: Things): Record<string, unknown> {
  if (!(body instanceof z.ZodObject))
    throw new Error(`tests have no body for ${id}; add it to the area's fixture`);
  const references = referencesOf(body);
  const fields = Object.entries(body.shape).flatMap(([name, field]) => {
    const kind = references[name]?.kinds[0];
    const needed = field instanceof z.ZodType && !field.safeParse(undefined).success;
    if (name === 'accountId' && kind) return [[name, things.accounts]];
    return needed ? [[name, kind ? valueOf(field, things[kind]) : exampleOf(id, name, field)]] : [];
  });
  return Object.fromEntries(fields) as Record<string, unknown>;
}

const valueOf = (field: z.ZodType, id: string | undefined) => (field instanceof z.ZodArray ? [id] : id);

function exampleOf(operation: string, name: string, field: z.ZodType): unknown {
  const examples = field.meta()?.examples;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (field instanceof z.ZodArray) return [];
  if (field instanceof z.ZodEnum) return field.options[0];
  throw new Error(`the field ${name} of ${operation} has no example that tests could send`);
}
