import type { Resource } from '@moderator/contract';
import type { RequestContext } from '../kernel/call.ts';
import { accountsOf } from '../kernel/tenants.ts';
import { hooksOf } from './hooks.ts';
import { bothOf } from './list-conditions.ts';
import type { ListOptions } from './list-conditions.ts';
import { seesPublishedAlone, shownStates, siteOf } from './policies.ts';

/** A list as this person may see it: their accounts, their site, themselves. */
export async function viewOf(
  call: Pick<RequestContext, 'context' | 'principal' | 'queries'>,
  resource: Resource,
  asked: ListOptions,
): Promise<ListOptions> {
  const { principal } = call;
  const site = siteOf(principal, resource);
  const own = await hooksOf(call.context.hooks, resource.storedAs).visible?.(call);
  const ids = own ? own.filter((id) => asked.ids?.includes(id) ?? true) : asked.ids;
  const published = seesPublishedAlone(principal, resource) ? { state: shownStates } : {};
  return {
    ...asked,
    filter: bothOf(asked.filter ?? {}, published),
    ...(ids ? { ids } : {}),
    ...(site === undefined ? {} : { siteId: site }),
    ...(resource.tenancy === 'account'
      ? { accounts: await accountsOf(call, asked.filter?.['accountId']) }
      : {}),
  };
}
