import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@moderator/contract/options';

/** The pages of the guide in the order of its menu; the texts themselves are English (docs/guide). */
export const guideMenu: readonly { page: string; words: MessageDescriptor }[] = [
  { page: 'start', words: msg`Overview` },
  { page: 'moderator', words: msg`The moderator` },
  { page: 'assessor', words: msg`The assessor` },
  { page: 'verifier', words: msg`The verifier` },
  { page: 'manager', words: msg`The manager` },
  { page: 'keys', words: msg`All keys` },
];

const pageOfRole: readonly [roles: readonly Role[], page: string][] = [
  [['moderator'], 'moderator'],
  [['assessor', 'trainer'], 'assessor'],
  [['verifier'], 'verifier'],
  [['administrator', 'client_manager', 'account_manager', 'site_manager'], 'manager'],
];

/** Where the guide opens for somebody: at their own work, else at the beginning. */
export const guidePageFor = ({ roles }: { roles: readonly Role[] }): string =>
  pageOfRole.find(([theirs]) => theirs.some((role) => roles.includes(role)))?.[1] ?? 'start';
