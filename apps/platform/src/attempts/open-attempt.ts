import type { RequestContext } from '../kernel/call.ts';
import { hasRole, seenSite } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { readAttempt } from './attempt-rows.ts';

/** Reads an attempt that the caller may open, or refuses as if there were none. */
export async function openAttempt({
  queries,
  principal,
  params,
}: Pick<RequestContext, 'queries' | 'principal'> & { params: { readonly id: string } }) {
  const attempt = await readAttempt(queries, params.id);
  return attempt && mayOpen(principal, attempt) ? attempt : refuse('not_found');
}

/** Whether somebody may open an attempt as one of the people who work on attempts. */
export function mayOpen(principal: Principal, attempt: AttemptRecord): boolean {
  const site = seenSite(principal);
  if (site) return attempt.site_id === site;
  return hasRole(
    principal,
    'moderator',
    'assessor',
    'trainer',
    'verifier',
    'account_manager',
    'client_manager',
    'administrator',
  );
}
