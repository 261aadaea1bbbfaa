import type { Role } from '@moderator/contract/options';

/** The pages of the guide in the order of its menu; their titles and texts are English (docs/guide). */
export const guideMenu: readonly string[] = ['start', 'moderator', 'assessor', 'verifier', 'manager', 'keys'];

const pageOfRole: readonly [roles: readonly Role[], page: string][] = [
  [['moderator'], 'moderator'],
  [['assessor', 'trainer'], 'assessor'],
  [['verifier'], 'verifier'],
  [['administrator', 'client_manager', 'account_manager', 'site_manager'], 'manager'],
];

/** Where the guide opens for somebody: at their own work, else at the beginning. */
export const guidePageFor = ({ roles }: { roles: readonly Role[] }): string =>
  pageOfRole.find(([theirs]) => theirs.some((role) => roles.includes(role)))?.[1] ?? 'start';
