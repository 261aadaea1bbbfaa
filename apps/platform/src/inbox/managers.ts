import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { valueWord } from '../documents/list-conditions.ts';

/** Who manages an account, or the site of what is told, besides one person. */
export async function managersOf(
  queries: Queries,
  { account_id: accountId, site_id: siteId }: { account_id: string; site_id: string | null },
  besides: string,
): Promise<string[]> {
  const words = [valueWord('roles', 'account_manager'), valueWord('roles', 'site_manager')];
  const { rows } = await sql<{ id: string }>`
    select distinct d.id from document_word w join document d on d.kind = w.kind and d.id = w.id
    where w.kind = 'users' and w.tenant_id = ${accountId} and w.word = any(${words}::text[])
      and d.deleted_at is null and d.body ->> 'state' = 'active' and d.id <> ${besides}::uuid
      and (d.body -> 'roles' ? 'account_manager' or d.body ->> 'siteId' = ${siteId})`.execute(queries);
  return rows.map((row) => row.id);
}
