import { calls } from '@moderator/contract';
import { openAttempt } from '../../attempts/open-attempt.ts';
import type { Place } from '../../http/events/presence.ts';

/** Whoever may open the workspace of an attempt can be in it. */
export const attemptPlace: Place = {
  opens: calls.getWorkspace,
  async enter(call) {
    const { client_id: clientId, account_id: accountId } = await openAttempt(call);
    return { clientId, accountId };
  },
};
