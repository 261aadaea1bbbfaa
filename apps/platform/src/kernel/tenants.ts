import type { RequestContext } from './call.ts';
import { isId } from './ids.ts';
import { hasRole } from './principal.ts';
import { refuse } from './refusal.ts';

/**
 * The accounts that a person may look into, of those that they ask for: named in every query of a list.
 * @param asked all of them when absent
 */
export async function accountsOf(
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  asked?: readonly string[],
): Promise<string[]> {
  if (!hasRole(principal, 'administrator', 'client_manager'))
    return !asked || asked.includes(principal.accountId) ? [principal.accountId] : [];
  const isCallAbout = (id: string) => principal.onlyAccounts?.includes(id) ?? true;
  // Each once, however often and in whatever letters it is named.
  if (asked) return [...new Set(asked.filter(isId).map((id) => id.toLowerCase()))].filter(isCallAbout);
  const accounts = await queries
    .selectFrom('document')
    .select('id')
    .where('kind', '=', 'accounts')
    .where('client_id', '=', principal.clientId)
    .where('deleted_at', 'is', null)
    .execute();
  return accounts.map((each) => each.id).filter(isCallAbout);
}

/**
 * The account that a call is about; another than the own one for those who see several.
 * @throws RefusedError not_found where it is not one of theirs, or holds no licence for the call
 */
export async function accountAsked(
  call: Pick<RequestContext, 'queries' | 'principal'>,
  asked = call.principal.accountId,
): Promise<string> {
  const [account] = await accountsOf(call, [asked]);
  if (account === call.principal.accountId) return account;
  if (!account || !(await accountsOf(call)).includes(account))
    refuse('not_found', `There is no account with the id ${asked}. Nothing was changed.`);
  return account;
}
