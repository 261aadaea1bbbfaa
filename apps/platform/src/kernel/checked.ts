import { z } from 'zod';
import { parseStored } from '@moderator/contract';
import { refuse } from './refusal.ts';

/**
 * Checks what is to be stored as a whole: a patch of what was not there may be no more than half of it.
 * @throws RefusedError naming what does not fit, and where
 */
export function checkedWhole<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  try {
    return parseStored(schema, body);
  } catch (error) {
    if (error instanceof z.ZodError) refuseMisfit(error, 'body');
    throw error;
  }
}

/** Refuses what does not fit its schema, with the path of each mistake. */
export function refuseMisfit({ issues }: z.ZodError, place: string): never {
  const errors = issues.slice(0, 50).map((issue) => ({
    path: [place, ...issue.path].join('.'),
    message: issue.message,
  }));
  const [first] = errors;
  refuse('invalid_input', `${first?.path ?? place}: ${first?.message ?? 'not valid'}. Nothing was changed.`, {
    errors,
  });
}
