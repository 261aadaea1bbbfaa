import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse, RefusedError } from '../kernel/refusal.ts';

const minuteMs = 60_000;

/** Counts what comes without a sign-in, by address. */
export interface RequestsOfNobody {
  /** @throws RefusedError too_many_requests */
  count(request: FastifyRequest): void;
}

/**
 * Limits what one address may ask in a minute before it is known who asks: sign-in, calls that are open to everybody, and calls
 * whose token is no good. Each process counts for itself, in memory: nothing is written for those who are refused.
 * @param most requests a minute; a school comes from one address, and a sign-in takes some seven
 */
export function limitRequestsOfNobody(
  app: FastifyInstance,
  most: number,
  clock: () => Date,
): RequestsOfNobody {
  let minute = 0;
  let counts = new Map<string, number>();
  const count = ({ ip }: FastifyRequest) => {
    const now = clock().getTime();
    const current = Math.floor(now / minuteMs);
    if (current !== minute) [minute, counts] = [current, new Map()];
    const asked = (counts.get(ip) ?? 0) + 1;
    counts.set(ip, asked);
    if (asked <= most) return;
    const seconds = Math.ceil((minuteMs - (now % minuteMs)) / 1000);
    refuse(
      'too_many_requests',
      `Too many requests without a sign-in have come from this address. Try again in ${seconds} seconds; nothing was changed.`,
      { headers: { 'retry-after': String(seconds) } },
    );
  };
  // Sign-in and what the identity service says; registered before the service takes its requests.
  app.addHook('onRequest', async (request) => {
    if (/^\/(realms\/|back-channel-logout)/.test(request.raw.url ?? '')) count(request);
  });
  return { count };
}

/** Whether a request was refused because nobody is signed in with it. */
export const isOfNobody = (error: unknown): boolean =>
  error instanceof RefusedError && (error.code === 'not_signed_in' || error.code === 'unknown_person');
