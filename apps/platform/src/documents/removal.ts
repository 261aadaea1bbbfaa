import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { enter } from '../database/database.ts';
import type { RequestContext } from '../kernel/call.ts';
import { scopeOf } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { countRows } from './count-rows.ts';
import type { StoredDocument } from './document.ts';

/**
 * Nobody takes away the ground that they or others stand on: whoever is of an account that is gone can no
 * longer sign in, and nobody could bring it back.
 * @param inside what is in a tenant: the words for it, and the condition by which a document is of the tenant
 * @throws RefusedError wrong_state
 */
export async function refuseWhileInhabited(
  { queries, principal }: RequestContext,
  { id, clientId }: StoredDocument<unknown>,
  inside: { words: string; condition: RawBuilder<unknown> },
): Promise<void> {
  const own = [principal.clientId, principal.accountId, principal.siteId].includes(id);
  // An administrator may remove what is of another client, so it is looked at there.
  const scope = scopeOf(principal);
  await enter(queries, { ...scope, clientId });
  const count = await countRows(
    queries,
    sql`from (select from document where ${inside.condition} and deleted_at is null limit 1000) few`,
  );
  await enter(queries, scope);
  if (own || count > 0)
    refuse(
      'wrong_state',
      `${own ? 'You are of it yourself' : `There are ${count === 1000 ? 'a thousand or more' : count} ${inside.words} in it`}, so it cannot be deleted. Switch it off instead, or move what is in it first. Nothing was changed.`,
    );
}
