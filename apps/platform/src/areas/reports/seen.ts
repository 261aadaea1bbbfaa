import { hasRole, manages } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { ReportKind } from './kind.ts';
import { kinds } from './kinds/kinds.ts';

/** Whether somebody sees a kind: of people those who manage, and what is guarded administrators and managers of accounts. */
export const sees = (principal: Principal, { isPersonal, isGuarded }: ReportKind): boolean => {
  if (isGuarded) return hasRole(principal, 'administrator', 'account_manager');
  return isPersonal ? manages(principal) : manages(principal) || hasRole(principal, 'moderator');
};

/** @throws RefusedError not_found, also where there is one that they do not see */
export function kindSeen(principal: Principal, name: string): ReportKind {
  const kind = kinds.find((each) => each.kind === name);
  if (!kind || !sees(principal, kind))
    refuse('not_found', 'There is no such kind of report. GET /reports names those that you see.');
  return kind;
}
