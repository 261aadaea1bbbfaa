import type { z } from 'zod';

/** A text without line breaks, tabs and the other characters that nobody sees. */
// oxlint-disable-next-line no-control-regex
export const oneLine = /^[^\u0000-\u001F\u007F]*$/;
export const oneLineSentence = 'has to be one line, without control characters';

// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u001F\u007F]+/g;

/** A text with spaces for what it may not have in one line. */
export const inOneLine = (text: string): string => text.replace(unseen, ' ');

/**
 * Reads what is stored. Texts that were taken before they had to be one line, and those of imported files, have
 * spaces where others may not have anything: what is there can be read and changed.
 * @throws z.ZodError where it is anything else that does not fit
 */
export function parseStored<Value>(schema: z.ZodType<Value>, stored: unknown): Value {
  const result = schema.safeParse(stored);
  if (result.success) return result.data;
  const mended = structuredClone(stored);
  for (const issue of result.error.issues)
    if (issue.code === 'invalid_format' && issue.message === oneLineSentence) spaced(mended, issue.path);
  return schema.parse(mended);
}

function spaced(value: unknown, path: readonly PropertyKey[]): void {
  const [last] = path.slice(-1);
  let place = value as Record<PropertyKey, unknown>;
  for (const step of path.slice(0, -1)) place = place[step] as Record<PropertyKey, unknown>;
  if (last !== undefined) place[last] = inOneLine(String(place[last]));
}
