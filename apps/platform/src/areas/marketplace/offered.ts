import { sql } from 'kysely';
import type { Asking } from '../../documents/hooks.ts';
import { accountsOf } from '../../kernel/tenants.ts';

/** That a listing `d` is offered to one of some accounts. */
export const isOfferedTo = (accountIds: readonly string[]) =>
  sql<boolean>`(coalesce(jsonb_array_length(nullif(d.body -> 'accounts', 'null')), 0) = 0
    or d.body -> 'accounts' ?| ${[...accountIds]}::text[])`;

/** The listings that are offered to somebody's accounts; undefined for those who offer them. */
export async function listingsOfferedTo(asking: Asking): Promise<string[] | undefined> {
  if (asking.principal.operates) return undefined;
  const { rows } = await sql<{ id: string }>`
    select d.id from document d where d.kind = 'listings' and d.deleted_at is null
      and ${isOfferedTo(await accountsOf(asking))}`.execute(asking.queries);
  return rows.map(({ id }) => id);
}
