import { sql } from 'kysely';
import { accountTimeZone } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';
import type { ReportQuery } from './read-rows.ts';
import { minuteOf } from '../../paper/minute-of.ts';

/** What stands above the rows of a file, or on a sheet behind them: of whom it is, what it was chosen by, as of when. */
export type Facts = readonly (readonly [label: string, value: string])[];

/** Accounts that are named one by one. */
const mostNamed = 20;

export async function factsOf(
  queries: Queries,
  { kind, asked: { accounts, filter } }: ReportQuery,
  asOf: Date,
): Promise<Facts> {
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id, coalesce(body ->> 'title', concat_ws(' ', body ->> 'name', body ->> 'surname')) as name from document
    where id = any(${[...accounts.slice(0, mostNamed), ...idsIn(filter)]}::uuid[])`.execute(queries);
  const names = new Map(rows.map(({ id, name }) => [id, name ?? id]));
  const nameOf = (value: unknown) => names.get(String(value)) ?? String(value);
  const more = accounts.length > mostNamed ? [`${accounts.length - mostNamed} more`] : [];
  return [
    ['Report', kind.title],
    ['Account', [...accounts.slice(0, mostNamed).map(nameOf), ...more].join(', ')],
    ...Object.entries(filter).map(
      ([name, value]) => [name, (Array.isArray(value) ? value : [value]).map(nameOf).join(', ')] as const,
    ),
    ['As of', `${minuteOf(asOf)}, time of ${accountTimeZone}`],
  ];
}

const idsIn = (filter: object): string[] =>
  Object.entries(filter).flatMap(([name, value]) =>
    name.endsWith('Id') && Array.isArray(value) ? value : [],
  );
