import { sql } from 'kysely';
import type { InboxKind } from '@moderator/contract/options';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { withDistributed } from '../../inbox/distributed.ts';
import { presentItem } from '../../inbox/present-item.ts';
import type { InboxRow } from '../../inbox/present-item.ts';
import { localeOf } from '../../inbox/settings.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';

/** What is in the inbox of whoever asks: not what is kept for its mail alone, taken out, or past its day. */
export const theirs = ({ principal, now }: RequestContext, kind: InboxKind) =>
  sql`user_id = ${principal.userId}::uuid and kind = ${kind} and in_inbox and deleted_at is null
    and (expires_at is null or expires_at > ${now}::timestamptz)`;

interface Filter {
  limit?: number | undefined;
  cursor?: string | undefined;
  unread?: 'true' | 'false' | undefined;
  event?: string | undefined;
  categoryId?: string | undefined;
}

/** What is in somebody's inbox, newest first. */
export async function listItems(call: RequestContext & { query: Filter }, kind: InboxKind) {
  const { queries, principal, query } = call;
  const limit = query.limit ?? 50;
  const order = `inbox ${kind}`;
  const cursor = readCursor(query.cursor, order, 'instant');
  const after = cursor
    ? sql`and (created_at, id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
    : sql``;
  const [{ rows }, locale] = await Promise.all([
    sql<InboxRow & { place: string }>`
      select *, created_at::text as place from inbox_item where ${theirs(call, kind)} ${conditionsOf(query)} ${after}
      order by created_at desc, id desc limit ${limit + 1}`.execute(queries),
    localeOf(queries, principal.userId),
  ]);
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  const shown = await withDistributed(queries, page);
  return { data: shown.map((row) => presentItem(row, locale)), next };
}

const conditionsOf = ({ unread, event, categoryId }: Filter) =>
  sql`${unread === undefined ? sql`` : unread === 'true' ? sql`and read_at is null` : sql`and read_at is not null`}
    ${event === undefined ? sql`` : sql`and event = ${event}`}
    ${categoryId === undefined ? sql`` : sql`and category_id = ${categoryId}::uuid`}`;

type Asking = RequestContext & { params: { readonly id: string } };

export async function getItem(call: Asking, kind: InboxKind) {
  const { queries, principal, params } = call;
  const [{ rows }, locale] = await Promise.all([
    sql<InboxRow>`select * from inbox_item where ${theirs(call, kind)} and id = ${params.id}::uuid`.execute(
      queries,
    ),
    localeOf(queries, principal.userId),
  ]);
  const [row] = await withDistributed(queries, rows);
  return { data: presentItem(row ?? refuse('not_found'), locale) };
}

/** The first time counts; a document that has to be confirmed is confirmed by its reader's own word. */
export async function viewItem(call: Asking, kind: InboxKind, confirms = false) {
  const { queries, params, now } = call;
  await sql`update inbox_item set viewed_at = coalesce(viewed_at, ${now}::timestamptz),
      read_at = coalesce(read_at, ${now}::timestamptz),
      confirmed_at = case when ${confirms} and must_confirm then coalesce(confirmed_at, ${now}::timestamptz) else confirmed_at end
    where ${theirs(call, kind)} and id = ${params.id}::uuid`.execute(queries);
  return getItem(call, kind);
}
