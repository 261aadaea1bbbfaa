import { sql } from 'kysely';
import type { Resource } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import type { ListOptions } from './list-conditions.ts';
import { foldTallies } from '../database/fold-tallies.ts';
import { onlyRow } from '../database/only-row.ts';

interface Counted {
  kind: string;
  /** Undefined: whatever may be seen. */
  accounts?: readonly string[] | undefined;
  siteId?: string | undefined;
  /** Of people: a role of theirs. */
  role?: string | undefined;
}

/** More changes than this are folded into their sums by whoever reads them. */
const unfolded = 200;
const tallied = ['kind', 'client_id', 'account_id', 'site_id', 'role'];

/**
 * How many documents there are, from the changes that the database adds up while they happen
 * (0006-documents-at-scale.sql), so that a million cost no more than ten.
 */
export async function storedCount(
  queries: Queries,
  { kind, accounts, siteId, role }: Counted,
): Promise<number> {
  const account = accounts ? sql`and account_id = any(${[...accounts]}::uuid[])` : sql``;
  const site = siteId ? sql`and site_id = ${siteId}::uuid` : sql``;
  const result = await sql<{ count: number; changes: number }>`
    select coalesce(sum(change), 0)::int as count, count(*) filter (where not is_sum)::int as changes from document_tally
    where kind = ${kind} and role is not distinct from ${role ?? null} ${account} ${site}`.execute(queries);
  const { count, changes } = onlyRow(result);
  if (changes > unfolded) await foldTallies(queries, 'document_tally', tallied, sql`kind = ${kind}`);
  return count;
}

/** The total of a list that nothing but accounts and a site narrows; undefined where it has to be counted. */
export async function storedCountOfList(
  { storedAs: kind, tenancy }: Resource,
  queries: Queries,
  { accounts, siteId, filter = {}, ids, text }: ListOptions,
): Promise<number | undefined> {
  const narrowed = Object.entries(filter).some(([name, values]) => values && name !== 'accountId');
  if (ids || text || narrowed) return undefined;
  return storedCount(queries, { kind, accounts: tenancy === 'account' ? accounts : undefined, siteId });
}
