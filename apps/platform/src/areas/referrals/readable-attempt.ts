import { mayOpen } from '../../attempts/open-attempt.ts';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';

type Asking = Pick<RequestContext, 'queries' | 'principal'> & { params: { readonly id: string } };

/** An attempt that the caller may open, or whose learner they are. */
export async function readableAttempt({ queries, principal, params }: Asking) {
  const attempt = await readAttempt(queries, params.id);
  const isTheirs = attempt && (attempt.learner_id === principal.userId || mayOpen(principal, attempt));
  return isTheirs ? attempt : refuse('not_found');
}
