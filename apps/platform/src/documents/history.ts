import { sql } from 'kysely';
import type { RequestContext } from '../kernel/call.ts';
import { countRows } from './count-rows.ts';
import { cutPage, readCursor } from './cursor.ts';
import type { Paged } from './list-conditions.ts';

/** One version of a document, and what made it. */
export interface HistoryRow {
  version: number;
  action: string;
  body: Readonly<Record<string, unknown>>;
  at: Date;
  /** Why, where that was said. */
  reason: string | null;
  /** Who made it; null for the platform itself. */
  by: { id: string; name: string } | null;
}

interface Row extends Omit<HistoryRow, 'by'> {
  author_id: string | null;
  author: string;
}

/**
 * The versions of a document, the latest first.
 * @param moves only those that changed its state
 */
export async function historyOf(
  { queries }: Pick<RequestContext, 'queries'>,
  { kind, id }: { kind: string; id: string },
  { limit = 50, cursor: text, total }: Paged,
  moves = false,
) {
  const order = `history of ${kind}`;
  const cursor = readCursor(text, order, 'number');
  const history = sql`from document_history h where h.kind = ${kind} and h.id = ${id}::uuid
    ${moves ? sql`and h.action like '% to %'` : sql``}`;
  const { rows } = await sql<Row>`
    select h.version, h.action, h.body, h.at, h.reason, h.author_id,
      (select concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') from document u
        where u.kind = 'users' and u.id = h.author_id) as author
    ${history} ${cursor ? sql`and h.version < ${cursor.value}` : sql``}
    order by h.version desc limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ version }) => ({ sort: order, value: version, id }));
  return {
    rows: page.map(({ author_id, author, ...row }) => ({
      ...row,
      by: author_id ? { id: author_id, name: author ?? '' } : null,
    })),
    next,
    ...(total === 'true' && { total: await countRows(queries, history) }),
  };
}
