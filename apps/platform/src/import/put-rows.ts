import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { DB as Tables } from '../database/generated/tables.ts';
import type { ImportAccount } from './account.ts';

type Row = Record<string, unknown>;

export type Statement = RawBuilder<unknown>;

/** Whose rows they are. */
type Tenant = Pick<ImportAccount, 'id' | 'clientId'>;

/**
 * What inserts many rows of a tenant that are not there yet, in one statement; undefined where there are none. All have the same
 * columns; what they leave out gets the table's default. Rows are written out here, so that it is done while another statement is waited for.
 */
export function adding(
  table: keyof Tables,
  { id, clientId }: Tenant,
  rows: readonly Row[],
): Statement | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const list = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  return sql`insert into ${sql.table(table)} (client_id, account_id, ${list}) select ${clientId}::uuid, ${id}::uuid, ${list}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}

/**
 * The same that updates those that are there already, which takes a look for each of them first.
 * @param keys the columns by which a row is the same one
 */
export function putting(
  table: keyof Tables,
  keys: readonly string[],
  tenant: Tenant,
  rows: readonly Row[],
): Statement | undefined {
  const changes = Object.keys(rows[0] ?? {})
    .filter((column) => !keys.includes(column))
    .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const insert = adding(table, tenant, rows);
  return (
    insert &&
    sql`${insert} on conflict (${sql.join(keys.map((key) => sql.ref(key)))})
    do update set ${sql.join(changes)}`
  );
}

/** Executes statements one after the other, so that what is asked meanwhile for the next piece need not wait for all of them. */
export async function execute(
  queries: Queries,
  statements: readonly (Statement | undefined)[],
): Promise<void> {
  for (const statement of statements) await statement?.execute(queries);
}

/** Cuts a list into pieces of at most this size. */
export function* piecesOf<Item>(list: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
