import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { entityOf } from '../../documents/document.ts';
import { readDocument } from '../../documents/read.ts';
import { shownTo } from '../../documents/shown.ts';
import type { Call } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { plansSeenBy } from './visible.ts';

const { schedules } = collections;

/** Schedules that belong to another one, in the order of their beginnings. */
export async function listChildSchedules(call: Call<'listChildSchedules'>) {
  const { queries, query } = call;
  const { limit = 50 } = query;
  const parent = await readDocument(call, schedules, call.params.id);
  const order = 'children of a schedule';
  const cursor = readCursor(query.cursor, order, 'instant');
  const { rows } = await sql<{ id: string; place: string }>`
    select p.schedule_id as id, p.starts_at::text as place from schedule_plan p
    where p.parent_id = ${parent.id}::uuid and ${await plansSeenBy(call)}
      ${cursor ? sql`and (p.starts_at, p.schedule_id) > (${cursor.value}::timestamptz, ${cursor.id}::uuid)` : sql``}
    order by p.starts_at, p.schedule_id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  const found = await schedules.many(
    queries,
    page.map(({ id }) => id),
  );
  const shown = new Map(
    (await shownTo(call, schedules.resource, found)).map((each) => [each.id, each] as const),
  );
  const data = page.map(({ id }) => entityOf(existing(shown.get(id), `schedule ${id}`)));
  return { data, next };
}
