import { rolesThatMayCall } from '@moderator/contract';
import type { Operation, Role } from '@moderator/contract';
import type { TenantScope } from '../database/tenant-scope.ts';
import { nilId } from './ids.ts';
import type { OnDevice } from './on-device.ts';

export interface PersonRegistration {
  kind: 'assessor' | 'moderator';
  number: string;
  courses: string[];
  expiresOn: string;
}

/** A licence type, or a platform, and the account that holds it; no type: an account, whatever it holds. */
export interface Granted {
  type: string | null;
  accountId: string;
}

/** Who is asking, as the database knows them at this moment. */
export interface Principal {
  userId: string;
  clientId: string;
  accountId: string;
  siteId: string | null;
  name: string;
  roles: readonly Role[];
  registrations: readonly PersonRegistration[];
  /** What the licences of their account grant now, and of their client where they see all of it; read where a call asks for it. */
  licences?: readonly Granted[] | undefined;
  /** Of a client that they see all of, the accounts that a call is about: those that hold a licence for it. Absent: all. */
  onlyAccounts?: readonly string[] | undefined;
  /** Whether they administer the client that operates the platform: clients and what all of them share are theirs to make. */
  operates?: boolean | undefined;
  /** Who acts through this user, under impersonation. */
  impersonatorId: string | null;
  /** The device that brings what they did at it, with a grant. */
  onDevice?: OnDevice | undefined;
}

/** Whoever calls what is open to the public. */
export const anybody: Principal = {
  userId: nilId,
  clientId: nilId,
  accountId: nilId,
  siteId: null,
  name: '',
  roles: [],
  registrations: [],
  impersonatorId: null,
};

/** Whether the access table lets a person call an operation, before any rule on the object. */
export function mayCall(principal: Principal, operation: Operation): boolean {
  if (principal.onDevice && !operation.grant) return false;
  const allowed = rolesThatMayCall(operation);
  return principal.roles.some((role) => allowed.includes(role));
}

/**
 * A person as a call that asks for any of these licences sees them: whoever sees all accounts of a client sees those of them that
 * hold one. Undefined where none does. Types and platforms are one list, as licences have both.
 */
export function licensed(principal: Principal, asked: readonly string[]): Principal | undefined {
  if (asked.length === 0) return principal;
  const { licences = [] } = principal;
  const holders = new Set(
    licences.filter(({ type }) => type !== null && asked.includes(type)).map(({ accountId }) => accountId),
  );
  if (holders.size === 0) return undefined;
  const isEverybody = licences.every(({ accountId }) => holders.has(accountId));
  return isEverybody ? principal : { ...principal, onlyAccounts: [...holders] };
}

export const hasRole = (principal: Principal, ...roles: Role[]): boolean =>
  roles.some((role) => principal.roles.includes(role));

/** Who manages whom: nobody gives a role above their own, nor changes a person who has one. */
const ranks: Partial<Record<Role, number>> = {
  administrator: 4,
  client_manager: 3,
  account_manager: 2,
  site_manager: 1,
};

/** The highest rank that any of the roles gives; 0 for those who manage nothing. */
export const rankOf = (roles: readonly Role[]): number =>
  Math.max(0, ...roles.map((role) => ranks[role] ?? 0));

export const manages = (principal: Principal): boolean => rankOf(principal.roles) > 0;

/** Whoever manages a whole account decides for it; a site is too small a part of it. */
export const managesAccount = (principal: Principal): boolean => rankOf(principal.roles) >= 2;

/** The site that everything somebody manages is of: that of who is a site manager and nothing above. */
export const managedSite = (principal: Principal): string | undefined =>
  rankOf(principal.roles) === ranks.site_manager ? (principal.siteId ?? nilId) : undefined;

/** The site whose work alone somebody sees: that of who manages it and neither judges, checks nor teaches. */
export const seenSite = (principal: Principal): string | undefined =>
  hasRole(principal, 'moderator', 'assessor', 'trainer', 'verifier') ? undefined : managedSite(principal);

/** Who is a verifier and nothing else of those who judge and manage: they see the rooms of their visits alone. */
export const isVisitor = (principal: Principal): boolean =>
  hasRole(principal, 'verifier') &&
  !hasRole(principal, 'moderator', 'assessor', 'trainer') &&
  !manages(principal);

/**
 * Administrators and client managers see all accounts of their client, everybody else their own;
 * those who operate the platform see the clients and accounts of all of it.
 */
export function scopeOf(principal: Principal): TenantScope {
  const wide = hasRole(principal, 'administrator', 'client_manager');
  return {
    clientId: principal.clientId,
    accountId: wide ? '*' : principal.accountId,
    onlyAccounts: principal.onlyAccounts,
    home: principal.accountId,
    operator: principal.operates === true,
    visitor: isVisitor(principal) ? principal.userId : undefined,
    person: principal.userId,
  };
}
