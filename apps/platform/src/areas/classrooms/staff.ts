import type { Role } from '@moderator/contract';
import { hasRole } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';

/** People who work with learners: they may read who comes, and where. */
export const staffRoles = [
  'administrator',
  'client_manager',
  'account_manager',
  'site_manager',
  'trainer',
  'assessor',
  'moderator',
] as const satisfies readonly Role[];

export const isStaff = (principal: Principal): boolean => hasRole(principal, ...staffRoles);
