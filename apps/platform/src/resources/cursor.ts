import { refuse } from '../refusal.ts';

/** Where a page ended: the value it was sorted by and the id, which makes the order total. */
export interface Cursor {
  sort: string;
  value: string | number | null;
  id: string;
}

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify([cursor.sort, cursor.value, cursor.id])).toString('base64url');

/** Reads a cursor of the same sort; anything else is refused, for it would skip or repeat rows. */
export function readCursor(text: string | undefined, sort: string): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [cursorSort, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const valid =
      cursorSort === sort &&
      (value === null || typeof value === 'string' || typeof value === 'number') &&
      typeof id === 'string' &&
      /^[0-9a-f-]{36}$/i.test(id);
    if (valid) return { sort, value, id };
  } catch {
    // told below, together with well-formed text that is no cursor of this list
  }
  refuse(
    'invalid_input',
    'The cursor does not belong to this list and order. Start again at the first page.',
  );
}
