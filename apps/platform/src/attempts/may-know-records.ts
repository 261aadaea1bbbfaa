import { hasRole, manages } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';

/** Whether a person may know how moderators find the work of all assessors; an assessor knows of the own alone. */
export const mayKnowRecords = (principal: Principal): boolean =>
  hasRole(principal, 'moderator', 'verifier') || manages(principal);
