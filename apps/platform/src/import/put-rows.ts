import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { DB as Tables } from '../database/generated/tables.ts';

/**
 * Inserts many rows in one statement with one parameter, or updates those that are there already.
 * All rows have the same columns; what they leave out gets the table's default.
 * @param keys the columns by which a row is the same one
 */
export async function putRows(
  queries: Queries,
  table: keyof Tables,
  keys: readonly string[],
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const changes = columns
    .filter((column) => !keys.includes(column))
    .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await sql`insert into ${sql.table(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${sql.join(keys.map((key) => sql.ref(key)))}) do update set ${sql.join(changes)}`.execute(
    queries,
  );
}

/** Cuts a list into pieces of at most this size. */
export function* piecesOf<Item>(list: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
