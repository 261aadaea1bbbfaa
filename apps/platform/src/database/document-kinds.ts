import type { PoolClient } from 'pg';
import type { Resource } from '@moderator/contract';
import { columnsOf } from './document-columns.ts';
import { onlyRow } from './only-row.ts';

/** Kinds of documents of which the database does not know what the contract says of them. */
export async function unknownKinds(connection: PoolClient, resources: readonly Resource[]): Promise<Kind[]> {
  const { rows } = await connection.query<Kind>(
    'select kind, tenancy, searched, sorts, filters, listed from document_kind',
  );
  const known = new Set(rows.map((row) => JSON.stringify(ordered(row))));
  return resources
    .map((resource) => ordered({ ...resource, ...columnsOf(resource) }))
    .filter((kind) => !known.has(JSON.stringify(kind)));
}

/**
 * Gives kinds of documents what the contract says of them: a partition of its own, an index for every
 * order and filter that its lists offer, and the fields that search looks into. A new resource costs its declaration
 * and nothing here.
 */
export async function describeDocumentKinds(connection: PoolClient, kinds: readonly Kind[]): Promise<void> {
  for (const kind of kinds) {
    await connection.query('begin');
    try {
      await connection.query(
        `insert into document_kind (kind, tenancy, searched, sorts, filters, listed) values ($1, $2, $3, $4, $5, $6)
          on conflict (kind) do update set tenancy = $2, searched = $3, sorts = $4, filters = $5, listed = $6`,
        Object.values(kind),
      );
      await givePartition(connection, kind.kind);
      for (const statement of indexesOf(kind)) await connection.query(statement);
      // The trigger fills columns and words in anew.
      await connection.query('update document set body = body where kind = $1', [kind.kind]);
      await connection.query('commit');
    } catch (error) {
      await connection.query('rollback');
      throw error;
    }
  }
}

interface Kind {
  kind: string;
  tenancy: string;
  searched: readonly string[];
  sorts: readonly string[];
  filters: readonly string[];
  listed: readonly string[];
}

const ordered = ({ kind, tenancy, searched, sorts, filters, listed }: Kind): Kind => ({
  kind,
  tenancy,
  searched,
  sorts,
  filters,
  listed,
});

const tableOf = (kind: string) => `document_${kind.replaceAll('-', '_')}`;

/** A partition of its own, with the rows that so far stood among the others. */
async function givePartition(connection: PoolClient, kind: string): Promise<void> {
  const table = tableOf(kind);
  const result = await connection.query<{ known: boolean }>('select to_regclass($1) is not null as known', [
    table,
  ]);
  if (onlyRow(result).known) return;
  await connection.query(`create table ${table} (like document including defaults including constraints)`);
  await connection.query(
    `with moved as (delete from document_other where kind = $1 returning *) insert into ${table} select * from moved`,
    [kind],
  );
  await connection.query(`alter table document attach partition ${table} for values in ('${kind}')`);
}

/** The names come from the contract, never from a request. */
function indexesOf({ kind, tenancy, sorts, filters }: Kind): string[] {
  const table = tableOf(kind);
  const tenant = tenancy === 'platform' ? '' : 'account_id, ';
  const index = (name: string, columns: string, rows = 'deleted_at is null') =>
    `create index if not exists ${table}_${name} on ${table} (${columns}) where ${rows}`;
  return [
    ...sorts.map((_, place) => index(`sort_${place + 1}`, `${tenant}sort_${place + 1}, id`)),
    ...filters.map((_, place) => index(`where_${place + 1}`, `${tenant}where_${place + 1}, id`)),
    index('deleted', `${tenant}deleted_at desc, id`, 'deleted_at is not null'),
  ];
}
