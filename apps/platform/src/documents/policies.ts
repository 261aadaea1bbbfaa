import { fixedFields } from '@moderator/contract';
import type { Resource } from '@moderator/contract';
import { hasRole, managedSite } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Body, StoredDocument } from './document.ts';
import type { Hooks, Write } from './hooks.ts';

/** The states in which shared things are seen by those who do not make them. */
export const shownStates = ['published', 'active'];

/** Whether only what is in these states is shown to somebody. */
export const seesPublishedAlone = (principal: Principal, { tenancy, fields }: Resource): boolean =>
  tenancy === 'shared' && 'state' in fields.shape && !principal.operates;

/** The site that a person's view of a kind ends at: a site manager's, where things belong to sites. */
export function siteOf(principal: Principal, { tenant, fields }: Resource): string | undefined {
  return tenant === 'site' || 'siteId' in fields.shape ? managedSite(principal) : undefined;
}

/**
 * Whether somebody may see a document of their tenant.
 * @param visible the ids that their view ends at; undefined where it does not
 */
export function mayRead(
  principal: Principal,
  resource: Resource,
  hooks: Hooks,
  document: StoredDocument,
  visible: readonly string[] | undefined,
): boolean {
  const site = siteOf(principal, resource);
  const itsSite = resource.tenant === 'site' ? document.id : document.body['siteId'];
  const inSite = site === undefined || itsSite === site || hooks.isOwn?.(principal, document) === true;
  const shown =
    !seesPublishedAlone(principal, resource) || shownStates.includes(String(document.body['state']));
  return inSite && shown && (visible?.includes(document.id) ?? true);
}

export const mayRemove = (principal: Principal, hooks: Hooks, document?: StoredDocument): boolean =>
  hooks.mayRemove?.(principal, document) ?? true;

/**
 * What a person may write of what they sent.
 * @returns the body to store
 */
export function allowedBody(resource: Resource, hooks: Hooks, write: Write): Body {
  const { principal, before, after: sent } = write;
  const site = siteOf(principal, resource);
  const atOwnSite = site !== undefined && !before && 'siteId' in resource.fields.shape;
  // What a site manager makes is of their site, unless they say otherwise.
  const after = atOwnSite ? { ...sent, siteId: sent['siteId'] ?? site } : sent;
  refuseOtherTenants(resource, { ...write, after });
  return hooks.beforeWrite?.({ ...write, after }) ?? after;
}

function refuseOtherTenants(resource: Resource, { principal, before, after }: Write): void {
  const isOfAll = resource.tenancy === 'shared' || (resource.tenant === 'client' && !before);
  if (isOfAll && !principal.operates)
    refuse('not_allowed', 'Only those who operate the platform make this. Nothing was changed.');
  const { accountId, clientId } = after;
  const { onlyAccounts } = principal;
  const account = (accountId ?? principal.accountId) as string;
  if (
    resource.tenancy === 'account' &&
    resource.tenant !== 'client' &&
    onlyAccounts &&
    !onlyAccounts.includes(account)
  )
    refuse('not_allowed', 'That account holds no licence for this. Nothing was changed.');
  const foreign = account !== principal.accountId;
  if (foreign && !hasRole(principal, 'administrator', 'client_manager')) refuse('not_allowed');
  const otherClient = clientId !== undefined && clientId !== principal.clientId;
  if (otherClient && resource.tenancy === 'account') refuse('not_allowed');
  // Attempts, evidence and sign-ins go by the account: a thing that changed it would be half in each.
  if (before && fixedFields.some((name) => before[name] !== after[name]))
    refuse('invalid_input', 'What belongs to one account cannot move to another. Nothing was changed.');
  const site = siteOf(principal, resource);
  if (site === undefined) return;
  const isSite = resource.tenant === 'site';
  if (isSite && !before)
    refuse('not_allowed', 'You manage one site and cannot open another. Nothing was changed.');
  if (!isSite && after['siteId'] !== site)
    refuse('not_allowed', 'You manage one site; this belongs to another or to none. Nothing was changed.');
}
