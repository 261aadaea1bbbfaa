import { sql } from 'kysely';
import { defaultTheme } from '@moderator/contract';
import type { Queries } from '../../database/database.ts';

/** An account's name and look, by the first label of a host name; the platform's own look otherwise. */
export async function themeByPrefix(queries: Queries, prefix: string | undefined) {
  const row = prefix
    ? await queries
        .selectFrom('document')
        .select('body')
        .where('kind', '=', 'accounts')
        .where('deleted_at', 'is', null)
        .where(sql`body ->> 'URLPrefix'`, '=', prefix.toLowerCase())
        .executeTakeFirst()
    : undefined;
  if (!row) return { name: null, URLPrefix: null, theme: defaultTheme };
  return { name: row.body['name'], URLPrefix: row.body['URLPrefix'], theme: row.body['theme'] };
}
