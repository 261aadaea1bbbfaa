import { sql } from 'kysely';
import type { RequestContext } from '../kernel/call.ts';

/** Sets what a thing is tagged with. @returns whether anything became different */
export async function setTagsOf(
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  { kind, id }: { kind: string; id: string },
  wanted: readonly string[],
): Promise<boolean> {
  const removed = await sql`delete from tagged where kind = ${kind} and id = ${id}::uuid
    and value_id <> all(${[...wanted]}::uuid[]) returning value_id`.execute(queries);
  const added = await sql`insert into tagged (kind, id, value_id, client_id, account_id, tagged_by)
    select d.kind, d.id, value, d.client_id, d.account_id, ${principal.userId}::uuid
    from document d cross join unnest(${[...wanted]}::uuid[]) value
    where d.kind = ${kind} and d.id = ${id}::uuid
    on conflict do nothing returning value_id`.execute(queries);
  return removed.rows.length + added.rows.length > 0;
}
