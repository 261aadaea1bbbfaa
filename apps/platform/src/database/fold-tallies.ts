import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from './database.ts';

/** At one time; what is left is folded by the next one who reads. */
const most = 20_000;

/**
 * Puts sums in the place of changes: rows that are alike but for their `change` become one. Rows that somebody else
 * folds at this moment are left to them. Sums are folded again with the changes of later, so it is worth doing when there
 * are more changes than sums.
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
  await sql`with folded as (
      delete from ${tally} where ctid in (select ctid from ${tally} where ${where} limit ${most} for update skip locked)
      returning *)
    insert into ${tally} (${alike}, change, is_sum)
    select ${alike}, sum(change), true from folded group by ${alike} having sum(change) <> 0`.execute(
    queries,
  );
}
