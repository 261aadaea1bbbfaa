import type { Queries } from '../database/database.ts';
import { principalOf } from './present-person.ts';
import { hasRole } from './principal.ts';
import type { Principal } from './principal.ts';

/** What somebody might do when they asked for work that outlasts its request. */
export type Rights = Pick<
  Principal,
  'userId' | 'clientId' | 'accountId' | 'siteId' | 'roles' | 'impersonatorId'
>;

/** Of a person what their rights are, to be kept with the work. */
export const rightsOf = (principal: Principal): Rights => {
  const { userId, clientId, accountId, siteId, roles, impersonatorId } = principal;
  return { userId, clientId, accountId, siteId, roles, impersonatorId };
};

/**
 * Work that outlasts its request goes on with rights that somebody had when they asked; it looks before each step whether they, and
 * whoever acted as them, still have all of these.
 */
export async function stillHas(queries: Queries, then: Rights): Promise<boolean> {
  const now = await principalOf(queries, then.userId, false);
  if (!now || !hasKept(then, now)) return false;
  if (!then.impersonatorId) return true;
  return (await principalOf(queries, then.impersonatorId, false))?.roles.includes('administrator') === true;
}

/** Whether somebody may do now what they might do then. Where somebody of all accounts works at the moment is no right. */
export function hasKept(then: Rights, now: Principal): boolean {
  if (now.clientId !== then.clientId || !then.roles.every((role) => now.roles.includes(role))) return false;
  if (hasRole(now, 'administrator', 'client_manager')) return true;
  return now.accountId === then.accountId && now.siteId === then.siteId;
}
