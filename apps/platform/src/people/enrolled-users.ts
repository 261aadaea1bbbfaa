import type { RequestContext } from '../kernel/call.ts';
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { collections } from '../documents/collections.ts';
import { countRows } from '../documents/count-rows.ts';
import { cutPage, readCursor } from '../documents/cursor.ts';
import { entityOf } from '../documents/document.ts';
import { viewOf } from '../documents/view.ts';
import { existing } from '../kernel/existing.ts';

const { users } = collections;

export interface EnrolledQuery {
  limit?: number;
  cursor?: string;
  total?: string;
  roleId?: string[];
  careerId?: string[];
}

/** People enrolled in any of the job roles or careers, each once; without either, in anything. */
export async function enrolledUsers(
  call: RequestContext,
  { limit = 50, cursor: text, total, roleId, careerId }: EnrolledQuery,
) {
  const { queries } = call;
  const view = await viewOf(call, users.resource, {});
  const order = 'enrolled users';
  const cursor = readCursor(text, order);
  const targets = roleId || careerId ? [...(roleId ?? []), ...(careerId ?? [])] : undefined;
  const few = targets && (await fewEnrolled(queries, targets));
  const matching = sql`u.kind = 'users' and u.deleted_at is null and u.account_id = any(${[...(view.accounts ?? [])]}::uuid[])
    ${view.siteId ? sql`and u.site_id = ${view.siteId}::uuid` : sql``}
    ${few ? sql`and u.id = any(${few}::uuid[])` : sql``}
    and exists (select from enrollment e
      join document t on t.kind = e.kind and t.kind in ('roles', 'careers') and t.id = e.target_id and t.deleted_at is null
      where e.user_id = u.id and e.ended_at is null and e.kind in ('roles', 'careers')
      ${targets ? sql`and e.target_id = any(${targets}::uuid[])` : sql``})`;
  const { rows } = await sql<{ id: string; sorted: string }>`select u.id, u.sort_1 as sorted from document u
    where ${matching} ${cursor ? sql`and (u.sort_1, u.id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``}
    order by u.sort_1, u.id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ sorted, id }) => ({ sort: order, value: sorted, id }));
  const documents = new Map(
    (
      await users.many(
        queries,
        page.map((row) => row.id),
      )
    ).map((each) => [each.id, each]),
  );
  return {
    data: page.map((row) => entityOf(existing(documents.get(row.id), `user ${row.id}`))),
    next,
    ...(total === 'true' ? { total: await countRows(queries, sql`from document u where ${matching}`) } : {}),
  };
}

/** The people enrolled in something, unless they are so many that they are found sooner along the list. */
async function fewEnrolled(queries: Queries, targets: readonly string[]): Promise<string[] | undefined> {
  const most = 2000;
  const { rows } = await sql<{ user_id: string }>`select user_id from enrollment
    where kind in ('roles', 'careers') and target_id = any(${[...targets]}::uuid[]) and ended_at is null
    limit ${most + 1}`.execute(queries);
  return rows.length > most ? undefined : rows.map((row) => row.user_id);
}
