import { rolesThatMayCall } from '@moderator/contract';
import type { Operation, Role } from '@moderator/contract';
import type { TenantScope } from '../database/database.ts';

export interface PersonRegistration {
  kind: 'assessor' | 'moderator';
  number: string;
  courses: string[];
  expiresOn: string;
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
  /** Who acts through this user, under impersonation. */
  impersonatorId: string | null;
}

/** Whether the access table lets a person call an operation, before any rule on the object. */
export function mayCall(principal: Principal, operation: Operation): boolean {
  const allowed = rolesThatMayCall(operation);
  return principal.roles.some((role) => allowed.includes(role));
}

export const hasRole = (principal: Principal, ...roles: Role[]): boolean =>
  roles.some((role) => principal.roles.includes(role));

/**
 * Administrators and client managers see all accounts of their client, everybody else their own;
 * administrators see the clients and accounts of the whole platform.
 */
export function scopeOf(principal: Principal): TenantScope {
  const wide = hasRole(principal, 'administrator', 'client_manager');
  return {
    clientId: principal.clientId,
    accountId: wide ? '*' : principal.accountId,
    operator: hasRole(principal, 'administrator'),
  };
}
