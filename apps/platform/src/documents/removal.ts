import { sql } from 'kysely';
import type { Resource } from '@moderator/contract';
import type { Call } from '../kernel/call.ts';
import { enter } from '../database/database.ts';
import { scopeOf } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { countRows } from './count-rows.ts';
import type { StoredDocument } from './document.ts';

/** What of a client, an account or a site is still there, by the words for it. */
const inside = {
  clients: { words: 'accounts', column: sql`kind = 'accounts' and client_id` },
  accounts: { words: 'people', column: sql`kind = 'users' and account_id` },
  sites: { words: 'people', column: sql`kind = 'users' and site_id` },
} as const;

/**
 * Nobody takes away the ground that they or others stand on: whoever is of an account that is gone can no
 * longer sign in, and nobody could bring it back.
 * @throws RefusedError wrong_state
 */
export async function refuseWhereNeeded(
  { queries, principal }: Call,
  { kind }: Resource,
  { id, clientId }: StoredDocument,
): Promise<void> {
  if (!(kind in inside)) return;
  const { words, column } = inside[kind as keyof typeof inside];
  const own = [principal.clientId, principal.accountId, principal.siteId].includes(id);
  // An administrator may remove what is of another client, so it is looked at there.
  const scope = scopeOf(principal);
  await enter(queries, { ...scope, clientId });
  const count = await countRows(
    queries,
    sql`from (select from document where ${column} = ${id}::uuid and deleted_at is null limit 1000) few`,
  );
  await enter(queries, scope);
  if (own || count > 0)
    refuse(
      'wrong_state',
      `${own ? 'You are of it yourself' : `There are ${count === 1000 ? 'a thousand or more' : count} ${words} in it`}, so it cannot be deleted. Switch it off instead, or move what is in it first. Nothing was changed.`,
    );
}
