import { sql } from 'kysely';
import { defaultTheme } from '@moderator/contract';
import type { Queries } from '../../database/database.ts';
import type { collections } from '../../documents/collections.ts';
import type { BodyOf } from '../../documents/document.ts';

type Account = BodyOf<typeof collections.accounts.resource.fields>;

/** All accounts by the prefix under which they are reached. */
export async function readPrefixes(queries: Queries): Promise<Map<string, { id: string; clientId: string }>> {
  const { rows } = await sql<{ prefix: string; id: string; clientId: string }>`
    select body ->> 'URLPrefix' as prefix, id, client_id as "clientId" from document
    where kind = 'accounts' and deleted_at is null and body ->> 'URLPrefix' is not null`.execute(queries);
  return new Map(rows.map(({ prefix, id, clientId }) => [prefix, { id, clientId }]));
}

/** Whether there is an account at all. */
export async function hasAccounts(queries: Queries): Promise<boolean> {
  const { rows } =
    await sql`select from document where kind = 'accounts' and deleted_at is null limit 1`.execute(queries);
  return rows.length > 0;
}

/** An account's name and look, by the first label of a host name; the platform's own look otherwise. */
export async function themeByPrefix(queries: Queries, prefix: string | undefined) {
  const { rows } = await sql<{ body: Account }>`select body from document
    where kind = 'accounts' and deleted_at is null and body ->> 'URLPrefix' = ${prefix?.toLowerCase() ?? ''}
    limit 1`.execute(queries);
  const [row] = rows;
  if (!row) return { name: null, URLPrefix: null, theme: defaultTheme };
  const { name, URLPrefix, theme } = row.body;
  return { name, URLPrefix, theme };
}
