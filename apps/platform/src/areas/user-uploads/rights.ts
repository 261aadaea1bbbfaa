import type { Database } from '../../database/database.ts';
import { principalOf } from '../../kernel/present-person.ts';
import { hasRole } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import type { Upload } from './upload.ts';

/** Whoever sent an upload may not do it any more. */
export class RightsLost extends Error {
  constructor() {
    super(
      'Whoever sent this table may not upload people any more, or fewer than before, so the rest was not stored. What was stored before stays; the report says which rows these are.',
    );
  }
}

/**
 * Work that outlasts its request goes on with rights that somebody had when they asked; it looks before each step whether
 * they still have all of them.
 * @throws RightsLost
 */
export async function refuseLostRights(database: Database, { principal }: Upload): Promise<void> {
  const { userId, impersonatorId } = principal;
  const hasAll = await database.asSystem(async (queries) => {
    const now = await principalOf(queries, userId, false);
    if (!now || !hasKept(principal, now)) return false;
    if (!impersonatorId) return true;
    return (await principalOf(queries, impersonatorId, false))?.roles.includes('administrator') === true;
  });
  if (!hasAll) throw new RightsLost();
}

/** Whether somebody may do now what they might do then. Where somebody of all accounts works at the moment is no right. */
export function hasKept(then: Principal, now: Principal): boolean {
  if (now.clientId !== then.clientId || !then.roles.every((role) => now.roles.includes(role))) return false;
  if (hasRole(now, 'administrator', 'client_manager')) return true;
  return now.accountId === then.accountId && now.siteId === then.siteId;
}
