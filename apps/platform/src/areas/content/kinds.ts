import { hasRole } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

/** People who apply learn nothing of the account beside what they are screened with, and nobody else is screened. */
export function refuseOtherKind(principal: Principal, kind: string): void {
  if (!hasRole(principal, kind === 'screening' ? 'candidate' : 'learner')) refuse('not_found');
}
