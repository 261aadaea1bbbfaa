import { openAttempt } from '../../attempts/open-attempt.ts';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import type { RequestContext } from '../../kernel/call.ts';

type Asking = Pick<RequestContext, 'queries' | 'principal'> & { params: { readonly id: string } };

/** An attempt that the caller may open, or whose learner they are. */
export async function readableAttempt(call: Asking) {
  const own = await readAttempt(call.queries, call.params.id);
  return own?.learner_id === call.principal.userId ? own : openAttempt(call);
}
