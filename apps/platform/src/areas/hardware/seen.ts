import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/call.ts';
import { managedSite } from '../../kernel/principal.ts';
import { accountsOf } from '../../kernel/tenants.ts';

/** That a device `d` is one that somebody manages, of a site where they ask for one. */
export async function isSeenBy(call: RequestContext, siteId: string | undefined) {
  const site = managedSite(call.principal) ?? null;
  return sql<boolean>`d.account_id = any(${await accountsOf(call)}::uuid[])
    and (${site}::uuid is null or d.site_id = ${site}::uuid)
    and (${siteId ?? null}::uuid is null or d.site_id = ${siteId ?? null}::uuid)`;
}
