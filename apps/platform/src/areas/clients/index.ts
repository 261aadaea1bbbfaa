import { sql } from 'kysely';
import { locales } from '@moderator/contract';
import { enter } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import type { HooksOf } from '../../documents/hooks.ts';
import { paged } from '../../documents/list-conditions.ts';
import { listed } from '../../documents/listing.ts';
import { withTidyPhoneNumber } from '../../documents/phone-number.ts';
import { refuseWhileInhabited } from '../../documents/removal.ts';
import type { Handlers } from '../../kernel/call.ts';
import { scopeOf } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

const { accounts, clients, sites } = collections;

export const clientHooks: HooksOf<'clients'> = {
  beforeWrite: ({ after }) => withTidyPhoneNumber(after),
  beforeRemove: (request, client) =>
    refuseWhileInhabited(request, client, {
      words: 'accounts',
      condition: sql`kind = 'accounts' and client_id = ${client.id}::uuid`,
    }),
};

export const clientHandlers = {
  async listClientLanguages({ queries }) {
    const { rows } = await sql<{ locale: string; count: number }>`
      select locale, count(*)::int as count
      from document, jsonb_array_elements_text(body -> 'languages') locale
      where kind = 'clients' and deleted_at is null group by locale order by count desc, locale`.execute(
      queries,
    );
    return {
      data: rows.flatMap(({ locale, count }) => {
        const known = locales.find((each) => each === locale);
        return known ? [{ locale: known, count }] : [];
      }),
    };
  },

  async listClientAccounts({ queries, params, query }) {
    const client = await clients.get(queries, params.id);
    return listed(await accounts.list(queries, { ...paged(query), filter: { clientId: [client.id] } }));
  },

  /** The only look into another client: an administrator's, at its sites. */
  async listClientAccountSites({ queries, principal, params, query }) {
    const client = await clients.get(queries, params.id);
    const account = await accounts.get(queries, params.accountId);
    if (account.clientId !== client.id) refuse('not_found');
    await enter(queries, { ...scopeOf(principal), clientId: client.id, accountId: account.id });
    const asked = { ...paged(query), accounts: [account.id], filter: { state: query.state } };
    return listed(await sites.list(queries, asked));
  },
} satisfies Partial<Handlers>;
