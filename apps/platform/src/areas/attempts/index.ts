import { lockClaim } from '../../attempts/claims.ts';
import { signDecision, workOf } from '../../attempts/decisions.ts';
import { keepPlans } from '../../database/keep-plans.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import type { Handlers } from '../../kernel/call.ts';
import { claimAttempt, releaseAttempt } from './claim.ts';
import { saveDraft } from './drafts.ts';
import { getAttemptFacets } from './facets.ts';
import { markAppealed, withdrawAppeal } from './appeals.ts';
import { handOverAttempt, listColleagues, listHandOvers } from './hand-over.ts';
import { recordLooks } from './looks.ts';
import { getNextWork } from './next-work.ts';
import { listAttempts } from './queue.ts';
import { recordVerdict } from './verdicts.ts';
import { getWorkspace } from './workspace.ts';

export { attemptPlace } from './attempt-place.ts';

export const attemptHandlers = {
  listAttempts,
  getAttemptFacets,
  getWorkspace,
  markAppealed,
  withdrawAppeal,
  claimAttempt,
  releaseAttempt,
  saveDraft,
  recordLooks,
  recordVerdict,
  getNextWork,
  listColleagues,
  handOverAttempt,
  listHandOvers,
  async decideAttempt(call) {
    const [, attempt, , work] = await Promise.all([
      lockClaim(call, call.params.id),
      openAttempt(call),
      keepPlans(call.queries),
      workOf(call, call.params.id),
    ]);
    return signDecision(call, attempt, work);
  },
} satisfies Partial<Handlers>;
