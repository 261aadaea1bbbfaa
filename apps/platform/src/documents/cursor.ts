import { z } from 'zod';
import { isId } from '../kernel/ids.ts';
import { refuse } from '../kernel/refusal.ts';

/** Where a page ended: the value it was sorted by and the id, which makes the order total. */
export interface Cursor {
  sort: string;
  value: string | number;
  id: string;
}

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify([cursor.sort, cursor.value, cursor.id])).toString('base64url');

/** Cuts what was read, one row more than a page holds, to the page and the cursor of the next one. */
export function cutPage<Row>(rows: readonly Row[], limit: number, endingAt: (last: Row) => Cursor) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? writeCursor(endingAt(last)) : null };
}

/** What a list is sorted by; the cursor's value has to be one of these, or the database could not compare it. */
const kinds = {
  text: (value: unknown) => typeof value === 'string' && !value.includes('\0'),
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  instant: (value: unknown) =>
    value === 'infinity' ||
    (typeof value === 'string' &&
      /^(?!0000)\d{4}-\d\d-\d\d[T ]/.test(value) &&
      !Number.isNaN(Date.parse(value))),
  day: (value: unknown) => z.iso.date().safeParse(value).success && !String(value).startsWith('0000'),
};

/**
 * Reads a cursor of the same list and sort; anything else is refused, for it would skip or repeat rows.
 * @param sort names the list as well as the order, so that no list takes the cursor of another
 */
export function readCursor(
  text: string | undefined,
  sort: string,
  kind: keyof typeof kinds = 'text',
): Cursor | undefined {
  if (text === undefined) return undefined;
  const fits = kinds[kind];
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const [cursorSort, value, id]: unknown[] = Array.isArray(cursor) ? cursor : [];
    const valid = cursorSort === sort && isId(id) && fits(value);
    if (valid && (typeof value === 'string' || typeof value === 'number')) return { sort, value, id };
  } catch {
    // told below, together with well-formed text that is no cursor of this list
  }
  refuse(
    'invalid_input',
    'The cursor does not belong to this list and order. Start again at the first page.',
  );
}
