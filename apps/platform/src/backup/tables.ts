import type pg from 'pg';
import type { BackedUpSequence } from './manifest.ts';

/** A table whose rows are kept, with the columns that are not computed from others. */
export interface KeptTable {
  schema: string;
  name: string;
  columns: string[];
}

/** Schemas of the platform, its queue and its identity service: all but the database's own. */
export const ownSchema = (name: string): string =>
  `${name} not like 'pg\\_%' and ${name} <> 'information_schema'`;

/** Written by migrations alone. */
const notKept = ['public.migration', 'graphile_worker.migrations'];

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;

/** Tables of the platform and of its queue; of one in partitions the whole. */
export async function keptTables(client: pg.ClientBase): Promise<KeptTable[]> {
  const { rows } = await client.query<KeptTable>(
    `select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where ${ownSchema('n.nspname')} and c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname || '.' || c.relname <> all ($1)
    group by 1, 2 order by 1 desc, 2`,
    [notKept],
  );
  return rows;
}

/** How far each sequence has counted. */
export async function sequencesOf(client: pg.ClientBase): Promise<BackedUpSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences
    where ${ownSchema('schemaname')} order by 1, 2`,
  );
  const sequences: BackedUpSequence[] = [];
  for (const row of rows) {
    const { rows: values } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${nameOf(row)}`,
    );
    for (const { value, called } of values) sequences.push({ ...row, value, isCalled: called });
  }
  return sequences;
}

/** Names of the migrations that a database has seen; none where it is empty. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query(`select to_regclass('public.migration') is not null as there`);
  if (!(tables[0] as { there: boolean }).there) return [];
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  return rows.map(({ name }) => name);
}
