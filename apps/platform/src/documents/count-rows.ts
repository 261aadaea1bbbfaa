import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';

/**
 * How many rows there are.
 * @param from what follows the selected columns: tables and conditions
 * @example await countRows(queries, sql`from document where kind = 'sites'`)
 */
export async function countRows(queries: Queries, from: RawBuilder<unknown>): Promise<number> {
  const result = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(queries);
  return onlyRow(result).count;
}
