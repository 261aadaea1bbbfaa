import type { Resource } from '@moderator/contract';
import type { Call } from '../kernel/call.ts';
import { isId } from '../kernel/ids.ts';
import { hasRole } from '../kernel/principal.ts';
import type { ListOptions } from './list-conditions.ts';
import { ownIds, siteOf } from './policies.ts';

/** A list as this person may see it: their accounts, their site, themselves. */
export async function viewOf(call: Call, resource: Resource, asked: ListOptions): Promise<ListOptions> {
  const { principal } = call;
  const site = siteOf(principal, resource);
  const own = ownIds(principal, resource);
  const ids = own ? own.filter((id) => asked.ids?.includes(id) ?? true) : asked.ids;
  return {
    ...asked,
    ...(ids ? { ids } : {}),
    ...(site === undefined ? {} : { siteId: site }),
    ...(resource.tenancy === 'platform'
      ? {}
      : { accounts: await accountsOf(call, asked.filter?.['accountId']) }),
  };
}

/** The accounts that a person may look into, of those that they ask for: named in every query of a list. */
export async function accountsOf(
  { queries, principal }: Pick<Call, 'queries' | 'principal'>,
  asked?: readonly string[],
): Promise<string[]> {
  if (!hasRole(principal, 'administrator', 'client_manager'))
    return !asked || asked.includes(principal.accountId) ? [principal.accountId] : [];
  // Each once, however often and in whatever letters it is named.
  if (asked) return [...new Set(asked.filter(isId).map((id) => id.toLowerCase()))];
  const accounts = await queries
    .selectFrom('document')
    .select('id')
    .where('kind', '=', 'accounts')
    .where('client_id', '=', principal.clientId)
    .where('deleted_at', 'is', null)
    .execute();
  return accounts.map((each) => each.id);
}
