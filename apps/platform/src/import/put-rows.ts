import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { existing } from '../kernel/existing.ts';
import type { Queries } from '../database/database.ts';
import type { ImportAccount } from './account.ts';

type Row = Record<string, unknown>;

export type Statement = RawBuilder<unknown>;

/** Whose rows they are. */
type Tenant = Pick<ImportAccount, 'id' | 'clientId'>;

/** What an import writes many rows of. */
const tables = [
  'document',
  'document_history',
  'outcome',
  'criterion',
  'attempt',
  'judgement',
  'evidence',
] as const;
type Table = (typeof tables)[number];

/** Makes what writes many rows of a tenant in one statement; undefined where there are none. */
export interface RowWriter {
  /** Inserts rows that are not there yet. All have the same columns; what they leave out gets the table's default. */
  adding(table: Table, rows: readonly Row[]): Statement | undefined;
  /**
   * The same that updates those that are there already, which takes a look for each of them first.
   * @param keys the columns by which a row is the same one
   */
  putting(table: Table, keys: readonly string[], rows: readonly Row[]): Statement | undefined;
}

/**
 * Rows travel column by column: to read them as one text of JSON, with the names in each row, takes the database twice as long. They are
 * written out where the statement is made, so that it is done while another one is waited for.
 */
export async function rowWriterFor(queries: Queries, { id, clientId }: Tenant): Promise<RowWriter> {
  const types = await columnTypes(queries);
  const adding = (table: Table, rows: readonly Row[]) => {
    const [first] = rows;
    if (!first) return undefined;
    const names = Object.keys(first);
    const columns = names.map((name) => ({
      name: sql.ref(name),
      type: existing(types.get(`${table}.${name}`), 'column'),
      values: rows.map((row) => row[name]),
    }));
    // A list in a list is a table to PostgreSQL: it travels as text.
    const lists = columns.map(({ type, values }) =>
      isList(type) ? sql`${listOf(values, type)}::text[]` : sql`${listOf(values, type)}::${sql.raw(type)}[]`,
    );
    const read = columns.map(({ name, type }) => (isList(type) ? sql`${name}::${sql.raw(type)}` : name));
    const list = sql.join(columns.map(({ name }) => name));
    return sql`insert into ${sql.table(table)} (client_id, account_id, ${list})
      select ${clientId}::uuid, ${id}::uuid, ${sql.join(read)} from unnest(${sql.join(lists)}) as given (${list})`;
  };
  return {
    adding,
    putting(table, keys, rows) {
      const changes = Object.keys(rows[0] ?? {})
        .filter((column) => !keys.includes(column))
        .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
      const insert = adding(table, rows);
      return (
        insert &&
        sql`${insert} on conflict (${sql.join(keys.map((key) => sql.ref(key)))})
        do update set ${sql.join(changes)}`
      );
    },
  };
}

/** As PostgreSQL writes the type of each column, by `table.column`. */
async function columnTypes(queries: Queries): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.oid = any(${[...tables]}::regclass[])`.execute(queries);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

const isList = (type: string): boolean => type.endsWith('[]');

/** Values of one column as PostgreSQL reads a list of them. */
const listOf = (values: readonly unknown[], type: string): string =>
  `{${values.map((value) => inList(value, type)).join(',')}}`;

function inList(value: unknown, type: string): string {
  if (value === null || value === undefined) return 'NULL';
  if (type === 'jsonb') return quoted(JSON.stringify(value));
  if (Array.isArray(value)) return quoted(listOf(value, type));
  return quoted(value instanceof Date ? value.toISOString() : String(value));
}

const special = /["\\]/;
const quoted = (text: string): string =>
  `"${special.test(text) ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text}"`;

/** Executes statements one after the other, so that what is asked meanwhile for the next piece need not wait for all of them. */
export async function execute(
  queries: Queries,
  statements: readonly (Statement | undefined)[],
): Promise<void> {
  for (const statement of statements) await statement?.execute(queries);
}

/** What is given, in pieces of at most this size. */
export function* piecesOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let piece: Item[] = [];
  for (const item of items) {
    piece.push(item);
    if (piece.length < size) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}
