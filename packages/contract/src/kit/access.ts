import type { Audience, Operation } from './operation.ts';
import { roles } from './options.ts';
import type { Role } from './options.ts';

/**
 * Who the words of the call list stand for. With the `audience` of each operation this is the whole access
 * table, role by operation: the server refuses by it, the tests walk it, the documentation shows it.
 * `self` and `owner` let everybody in as far as the rules on the object allow (see the platform's policies).
 */
export const rolesOfAudience: Record<Audience, readonly Role[]> = {
  public: roles,
  any: roles,
  self: roles,
  owner: roles,
  admin: ['administrator'],
  manager: ['client_manager', 'account_manager', 'site_manager'],
  trainer: ['trainer'],
  assessor: ['assessor'],
  moderator: ['moderator'],
  verifier: ['verifier'],
  learner: ['learner'],
  candidate: ['candidate'],
  reviewer: ['reviewer'],
  device: ['device'],
};

/**
 * The roles that may call an operation, before any rule on the object.
 * @example rolesThatMayCall(operations.find((each) => each.id === 'createClient')!) // ['administrator']
 */
export const rolesThatMayCall = ({ audience }: Pick<Operation, 'audience'>): readonly Role[] =>
  roles.filter((role) => audience.some((word) => rolesOfAudience[word].includes(role)));
