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

/**
 * The account that something is brought into; another than the own one for those who see several.
 * @throws RefusedError where it is not one of theirs
 */
export async function accountAsked(
  call: Pick<RequestContext, 'queries' | 'principal'>,
  asked = call.principal.accountId,
): Promise<string> {
  if (asked === call.principal.accountId) return asked;
  if ((await accountsOf(call, [asked])).length === 0) refuse('not_allowed');
  if (!(await accountsOf(call)).includes(asked))
    refuse('invalid_input', `accountId: there is no account with the id ${asked}. Nothing was stored.`);
  return asked;
}
