import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from './database.ts';

/** Changes at one time; what is left is folded by the next one who reads. */
const most = 20_000;

/**
 * Puts sums in the place of changes: rows that are alike but for their `change` become one, together with the sum that
 * there was of them. Sums that nothing was added to stay as they are, however many there are. Rows that somebody else
 * folds at this moment are left to them.
 * @param columns everything that tells rows apart
 * @example await foldTallies(queries, 'batch_tally', ['batch_id', 'sampled'], sql`batch_id = ${id}`)
 */
export async function foldTallies(
  queries: Queries,
  table: string,
  columns: readonly string[],
  where: RawBuilder<unknown>,
): Promise<void> {
  const [tally, alike] = [sql.table(table), sql.join(columns.map((column) => sql.ref(column)))];
  // One number for what tells rows apart, where nothing equals nothing; two that share one are but folded for nothing.
  const kind = sql`hash_record_extended(row(${alike}), 0)`;
  // Not a join, which would be of each with each where the database does not know how many there are.
  const isOfChange = sql`(${kind} in (select kind from change)) is true`;
  await sql`with change as materialized (
      select ctid, ${kind} as kind from ${tally} where ${where} and not is_sum limit ${most} for update skip locked),
    earlier as materialized (
      select ctid from ${tally} where ${where} and is_sum and ${isOfChange} for update skip locked),
    folded as (
      delete from ${tally} where ctid = any(array(select ctid from change union all select ctid from earlier)) returning *)
    insert into ${tally} (${alike}, change, is_sum)
    select ${alike}, sum(change), true from folded group by ${alike} having sum(change) <> 0`.execute(
    queries,
  );
}
