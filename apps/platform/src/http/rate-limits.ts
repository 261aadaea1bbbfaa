import type { Context } from '../context.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';

/** Requests that a process takes from the count of a minute at once, so that not every request writes. */
const requestsAtOnce = 20;
const minuteMs = 60_000;

interface Share {
  minute: number;
  left: number;
  /** Set once the minute's limit is used up. */
  spent: boolean;
}

export interface RateLimits {
  /** Counts a request of a person and of their account. @throws RefusedError too_many_requests */
  count(principal: Principal): Promise<void>;
}

/**
 * Limits requests a minute by user and by account. The counts are in the database, since several
 * processes serve the same people; each process takes some requests at a time from them.
 */
export function createRateLimits(context: Pick<Context, 'config' | 'database' | 'now'>): RateLimits {
  const { requestsOfUser, requestsOfAccount } = context.config;
  const shares = new Map<string, Share>();

  async function take(subject: string, limit: number): Promise<boolean> {
    const now = Math.floor(context.now().getTime() / minuteMs);
    let share = shares.get(subject);
    if (share?.minute !== now) shares.set(subject, (share = { minute: now, left: 0, spent: false }));
    if (share.left > 0) return share.left-- > 0;
    if (share.spent) return false;
    const used = await context.database.countRequests(subject, now, requestsAtOnce);
    share.left += Math.max(0, Math.min(requestsAtOnce, limit - (used - requestsAtOnce)));
    share.spent = share.left === 0;
    return share.left-- > 0;
  }

  return {
    async count({ userId, accountId, impersonatorId }) {
      const withinLimits =
        (await take(impersonatorId ?? userId, requestsOfUser)) && (await take(accountId, requestsOfAccount));
      if (shares.size > 10_000) shares.clear();
      if (withinLimits) return;
      const waitSeconds = Math.ceil((minuteMs - (context.now().getTime() % minuteMs)) / 1000);
      refuse(
        'too_many_requests',
        `Too many requests in this minute. Try again in ${waitSeconds} seconds; nothing was changed.`,
        {
          headers: { 'retry-after': String(waitSeconds) },
        },
      );
    },
  };
}
