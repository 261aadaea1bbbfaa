import type { Audience, Role } from '@moderator/contract';
import type { TenantScope } from './database/database.ts';

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

const audienceOfRole: Partial<Record<Role, Audience>> = {
  administrator: 'admin',
  client_manager: 'manager',
  account_manager: 'manager',
  site_manager: 'manager',
  trainer: 'trainer',
  assessor: 'assessor',
  moderator: 'moderator',
  verifier: 'verifier',
  learner: 'learner',
};

/** The words of the access table that a person's roles amount to. */
export function audiencesOf(principal: Principal): Set<Audience> {
  const words = principal.roles.map((role) => audienceOfRole[role]).filter((word) => word !== undefined);
  return new Set<Audience>([...words, 'any']);
}

export const hasRole = (principal: Principal, ...roles: Role[]): boolean =>
  roles.some((role) => principal.roles.includes(role));

/** Administrators and client managers see all accounts of their client, everybody else their own. */
export function scopeOf(principal: Principal): TenantScope {
  const wide = hasRole(principal, 'administrator', 'client_manager');
  return { clientId: principal.clientId, accountId: wide ? '*' : principal.accountId };
}
