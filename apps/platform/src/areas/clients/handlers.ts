import { sql } from 'kysely';
import { locales } from '@moderator/contract';
import type { Call, Handlers } from '../../kernel/call.ts';
import { enter } from '../../database/database.ts';
import { scopeOf } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { collections } from '../../documents/collections.ts';
import { listed } from '../../documents/handlers.ts';
import { paged } from '../../documents/list-conditions.ts';
import type { Paged } from '../../documents/list-conditions.ts';

const { accounts, clients, sites } = collections;

export const clientHandlers: Handlers = {
  async listClientLanguages({ queries }: Call) {
    const { rows } = await sql<{ locale: string; count: number }>`
      select locale, count(*)::int as count
      from document, jsonb_array_elements_text(body -> 'languages') locale
      where kind = 'clients' and deleted_at is null group by locale order by count desc, locale`.execute(
      queries,
    );
    const known = new Set<string>(locales);
    return { data: rows.filter((row) => known.has(row.locale)) };
  },

  async listClientAccounts({ queries, params, query }: Call<Paged>) {
    const client = await clients.get(queries, params['id']!);
    return listed(
      await accounts.list(queries, {
        ...paged(query),
        filter: { clientId: [client.id] },
      }),
    );
  },

  /** The only look into another client: an administrator's, at its sites. */
  async listClientAccountSites({ queries, principal, params, query }: Call<Paged & { state?: string[] }>) {
    const client = await clients.get(queries, params['id']!);
    const account = await accounts.get(queries, params['accountId']!);
    if (account.clientId !== client.id) refuse('not_found');
    await enter(queries, { ...scopeOf(principal), clientId: client.id, accountId: account.id });
    return listed(
      await sites.list(queries, {
        ...paged(query),
        accounts: [account.id],
        filter: { state: query.state },
      }),
    );
  },
};
