import { sql } from 'kysely';
import { lastWithout, orElse } from '../../database/or-else.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Asked } from './asked.ts';
import type { CellType, Column, ReportKind, ReportRows, Sql } from './kind.ts';

export type Cell = string | number | boolean | null;

/** A column that was asked for, by its name. */
export interface NamedColumn extends Column {
  name: string;
}

/** A question that can be asked of the database a page at a time. */
export interface ReportQuery {
  kind: ReportKind;
  columns: readonly NamedColumn[];
  /** As it was asked for, with its direction. */
  sort: string;
  rows: ReportRows;
  asked: Asked;
}

/** Rows that are counted; how many more there are nobody needs to know. */
const mostCounted = 1000;

/**
 * What was asked, held against what the kind has.
 * @throws RefusedError invalid_input that names the filter, column or order that it has not
 */
export async function questionOf(
  kind: ReportKind,
  asked: Asked,
  { columns, sort = kind.sort }: { columns?: readonly string[] | undefined; sort?: string | undefined },
): Promise<ReportQuery> {
  const known = ['accountId', 'siteId', 'from', 'to', ...kind.filters];
  for (const name of Object.keys(asked.filter)) if (!known.includes(name)) misfit('filter', name, known);
  const { from, to } = asked.filter;
  if (from && to && from > to) {
    const sentence = 'The days end before they begin.';
    refuse('invalid_input', sentence, { errors: [{ path: 'body.filter.to', message: sentence }] });
  }
  const rows = await kind.rows(asked);
  const names = Object.keys(rows.columns);
  const chosen = columns ? [...new Set(columns)] : names;
  const found = chosen.map((name) => ({ name, ...(rows.columns[name] ?? misfit('column', name, names)) }));
  const sorts = sortsOf(rows);
  if (!sorts.includes(sort.replace(/^-/, ''))) misfit('order', sort, sorts);
  return { kind, columns: found, sort, rows, asked };
}

/** Names of columns that rows can be sorted by. */
export const sortsOf = ({ columns }: ReportRows): string[] =>
  Object.entries(columns).flatMap(([name, { order }]) => (order ? [name] : []));

function misfit(what: string, name: string, known: readonly string[]): never {
  const sentence = `The report has no ${what} ${name}. It has ${known.join(', ')}.`;
  const path = { filter: `body.filter.${name}`, column: 'body.columns', order: 'body.sort' }[what] ?? 'body';
  refuse('invalid_input', sentence, { errors: [{ path, message: sentence }] });
}

/** What comes last where there is no value, so that every row has a place. */
const orders: Record<CellType, { kind: 'text' | 'number' | 'instant'; by(value: Sql): Sql; cast: Sql }> = {
  text: { kind: 'text', by: (value) => value, cast: sql`text` },
  'yes-no': { kind: 'text', by: (value) => sql`(${value})::text`, cast: sql`text` },
  day: { kind: 'text', by: (value) => sql`(${value})::text`, cast: sql`text` },
  number: { kind: 'number', by: (value) => sql`coalesce((${value})::float8, 1e300)`, cast: sql`float8` },
  share: { kind: 'number', by: (value) => sql`coalesce((${value})::float8, 1e300)`, cast: sql`float8` },
  seconds: { kind: 'number', by: (value) => sql`coalesce((${value})::float8, 1e300)`, cast: sql`float8` },
  instant: { kind: 'instant', by: lastWithout, cast: sql`timestamptz` },
};

/** How a value is read, so that it comes as what its column says. */
const read: Record<CellType, (value: Sql) => Sql> = {
  text: (value) => sql`(${value})::text`,
  'yes-no': (value) => sql`(${value})::boolean`,
  day: (value) => sql`(${value})::date::text`,
  number: (value) => sql`(${value})::float8`,
  share: (value) => sql`round((${value})::numeric, 4)::float8`,
  seconds: (value) => sql`(${value})::float8`,
  instant: (value) => sql`(${value})::timestamptz`,
};

interface Row {
  id: string;
  sorted: string | number;
  [column: string]: unknown;
}

/** A page of rows, behind the one where the page before ended. */
export async function readPage(query: ReportQuery, limit: number, cursorText: string | undefined) {
  const { columns, rows, asked } = query;
  const { name, column, way, beyond, from } = orderOf(query);
  const { kind: cursorKind, cast } = orders[column.orderType];
  const cursor = readCursor(cursorText, name, cursorKind);
  const by = orderBy(column);
  // Said twice, since no index has ids that are put together for the report: from the first an index is entered where the page begins.
  const after = cursor
    ? sql`${by} ${from} ${cursor.value}::${cast}
        and (${by}, ${rows.id}) ${beyond} (${cursor.value}::${cast}, ${cursor.id}::uuid)`
    : undefined;
  const cells = columns.map(({ type, value }, place) => sql`${read[type](value)} as ${sql.id(`c${place}`)}`);
  const shown = cursorKind === 'instant' ? sql`(${by})::text` : by;
  const { rows: found } = await sql<Row>`
    select ${rows.id} as id, ${shown} as sorted, ${sql.join(cells)} from ${rows.from} where ${conditions(rows, after)}
    order by ${by} ${way}, ${rows.id} ${way} limit ${limit + 1}`.execute(asked.queries);
  const { page, next } = cutPage(found, limit, ({ sorted, id }) => ({ sort: name, value: sorted, id }));
  return {
    next,
    rows: page.map((row) => ({
      id: row.id,
      cells: columns.map((_, place) => cellOf(row[`c${place}`])),
    })),
  };
}

/** An order of text has a value for every row: what has none comes first. */
const orderBy = ({ orderType, order, value, isFull }: NamedColumn): Sql => {
  const by = order ?? value;
  if (isFull) return by;
  return orders[orderType].kind === 'text' && by === value
    ? orElse(orders[orderType].by(by), sql`''`)
    : orders[orderType].by(by);
};

function orderOf({ kind, rows, sort }: ReportQuery) {
  const name = sort.replace(/^-/, '');
  const column = { name, ...rows.columns[name]! };
  const isDown = sort.startsWith('-');
  return {
    name: `report ${kind.kind} ${sort}`,
    column,
    way: isDown ? sql`desc` : sql`asc`,
    beyond: isDown ? sql`<` : sql`>`,
    from: isDown ? sql`<=` : sql`>=`,
  };
}

const conditions = ({ where }: ReportRows, after?: Sql): Sql =>
  sql.join(
    [...where, after].filter((each): each is Sql => each !== undefined),
    sql` and `,
  );

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}

/**
 * How many rows there are.
 * @returns undefined where there are more than a number
 */
export async function countUpTo(
  { rows, asked }: ReportQuery,
  most = mostCounted,
): Promise<number | undefined> {
  const { rows: found } = await sql<{ many: number }>`
    select count(*)::int as many from (select from ${rows.from} where ${conditions(rows)} limit ${most + 1}) some_rows`.execute(
    asked.queries,
  );
  const many = found[0]?.many ?? 0;
  return many > most ? undefined : many;
}
