import { fixedFields } from '@moderator/contract';
import type { Resource, Role } from '@moderator/contract';
import { canonicalJson } from '@moderator/moderation';
import { nilId } from '../kernel/ids.ts';
import { hasRole } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Body, StoredDocument } from './document.ts';
import { refuseEndBeforeStart } from './periods.ts';
import { tidyPhoneNumber } from './phone-number.ts';

/** Who manages whom: nobody gives a role above their own, nor changes a person who has one. */
const rank: Partial<Record<Role, number>> = {
  administrator: 4,
  client_manager: 3,
  account_manager: 2,
  site_manager: 1,
};
const rankOf = (roles: readonly Role[]) => Math.max(0, ...roles.map((role) => rank[role] ?? 0));

export const manages = (principal: Principal) => rankOf(principal.roles) > 0;

/** The site that a person's view of a kind ends at: a site manager's, where things belong to sites. */
export function siteOf(principal: Principal, { kind, fields }: Resource): string | undefined {
  const bound =
    rankOf(principal.roles) === rank.site_manager && (kind === 'sites' || 'siteId' in fields.shape);
  return bound ? (principal.siteId ?? nilId) : undefined;
}

/** The ids that a person's view of a kind ends at: without managing, oneself and one's own account. */
export function ownIds(principal: Principal, { kind }: Resource): string[] | undefined {
  if (manages(principal)) return undefined;
  if (kind === 'users') return [principal.userId];
  return kind === 'accounts' ? [principal.accountId] : undefined;
}

export function mayRead(principal: Principal, resource: Resource, document: StoredDocument): boolean {
  const site = siteOf(principal, resource);
  const itsSite = resource.kind === 'sites' ? document.id : document.body['siteId'];
  const isSelf = resource.kind === 'users' && document.id === principal.userId;
  const inSite = site === undefined || itsSite === site || isSelf;
  return inSite && (ownIds(principal, resource)?.includes(document.id) ?? true);
}

/** Rights on oneself do not go as far as taking oneself out of the records, nor over those above. */
export function mayRemove(principal: Principal, { kind }: Resource, document?: StoredDocument): boolean {
  if (kind !== 'users') return true;
  if (!document) return manages(principal);
  return manages(principal) && document.id !== principal.userId && outranks(principal, document.body);
}

const rolesOf = (body: Body | undefined) => (body?.['roles'] as Role[] | undefined) ?? [];
const outranks = (principal: Principal, person: Body) => rankOf(principal.roles) >= rankOf(rolesOf(person));

/**
 * What a person may write of what they sent.
 * @returns the body to store
 */
export function allowedBody(
  principal: Principal,
  resource: Resource,
  before: Body | undefined,
  sent: Body,
  id?: string,
): Body {
  const site = siteOf(principal, resource);
  const atOwnSite = site !== undefined && !before && 'siteId' in resource.fields.shape;
  // What a site manager makes is of their site, unless they say otherwise.
  const after = tidied(atOwnSite ? { ...sent, siteId: sent['siteId'] ?? site } : sent);
  refuseOtherTenants(principal, resource, before, after);
  refuseEndBeforeStart(after);
  if (resource.kind !== 'users') return after;
  if (before && id === principal.userId) refuseForOneself(principal, resource, before, after);
  if (manages(principal)) {
    if (before && id !== principal.userId && !outranks(principal, before))
      refuse('not_allowed', 'This person has a role above yours. Nothing was changed.');
    const given = rolesOf(after).filter((role) => !rolesOf(before).includes(role));
    if (rankOf(given) > rankOf(principal.roles))
      refuse('not_allowed', 'You cannot give a role above your own. Nothing was changed.');
    const acts = after['impersonatedAccountId'] ?? after['impersonatedSiteId'];
    if (acts && !hasRole(principal, 'administrator'))
      refuse('not_allowed', 'Only an administrator acts in another account. Nothing was changed.');
    return after;
  }
  if (!before) refuse('not_allowed');
  return { ...before, ...Object.fromEntries(ownDetails.map((name) => [name, after[name]])) };
}

function tidied(body: Body): Body {
  if (typeof body['phoneNumber'] !== 'string') return body;
  const { phoneNumber, ...rest } = body;
  const tidy = tidyPhoneNumber(phoneNumber as string);
  return tidy === undefined ? rest : { ...rest, phoneNumber: tidy };
}

/** What people keep up to date about themselves; the rest says what they are allowed to do. */
const ownDetails = ['email', 'phoneNumber', 'locale', 'gender', 'race', 'disability', 'name', 'surname'];

/**
 * Nobody gives themselves rights, nor takes away those that nobody else might be there to give back.
 * Whoever checks others' judgements has been made a moderator by somebody else.
 */
function refuseForOneself(principal: Principal, { fields }: Resource, before: Body, after: Body): void {
  const complete = fields.safeParse(before);
  const was = complete.success ? (complete.data as Body) : before;
  const changed = (name: string) => canonicalJson(after[name] ?? null) !== canonicalJson(was[name] ?? null);
  if (changed('state')) refuse('not_allowed', 'Nobody switches themselves on or off. Nothing was changed.');
  if (rankOf(rolesOf(after)) < rankOf(principal.roles))
    refuse('not_allowed', 'Somebody else has to take a managing role from you. Nothing was changed.');
  const closed = manages(principal)
    ? hasRole(principal, 'administrator')
      ? []
      : ['roles', 'registrations']
    : Object.keys(after).filter((name) => !ownDetails.includes(name));
  const field = closed.find(changed);
  if (field)
    refuse(
      'not_allowed',
      `You keep your own details up to date, and somebody else your ${field}. Nothing was changed.`,
    );
}

function refuseOtherTenants(
  principal: Principal,
  resource: Resource,
  before: Body | undefined,
  after: Body,
): void {
  const accountId = after['accountId'] as string | undefined;
  const foreign = accountId !== undefined && accountId !== principal.accountId;
  if (foreign && !hasRole(principal, 'administrator', 'client_manager')) refuse('not_allowed');
  const otherClient = after['clientId'] !== undefined && after['clientId'] !== principal.clientId;
  if (otherClient && resource.tenancy === 'account') refuse('not_allowed');
  // Attempts, evidence and sign-ins go by the account: a thing that changed it would be half in each.
  if (before && fixedFields.some((name) => before[name] !== after[name]))
    refuse('invalid_input', 'What belongs to one account cannot move to another. Nothing was changed.');
  const site = siteOf(principal, resource);
  if (site !== undefined && resource.kind === 'sites' && !before)
    refuse('not_allowed', 'You manage one site and cannot open another. Nothing was changed.');
  if (site !== undefined && resource.kind !== 'sites' && after['siteId'] !== site)
    refuse('not_allowed', 'You manage one site; this belongs to another or to none. Nothing was changed.');
}
