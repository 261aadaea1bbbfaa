import type { FastifyInstance } from 'fastify';
import { refuse } from '../kernel/refusal.ts';

/** Seconds after which somebody who is told to come back finds a place. */
const pauseSeconds = 1;

/**
 * Lets one address have so many requests open at once, whoever they are of: what is held open costs memory before it is
 * known who calls. A whole school may come from one address.
 */
export function limitOpenRequests(app: FastifyInstance, most: number): void {
  const open = new Map<string, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { ip } = request;
    const now = (open.get(ip) ?? 0) + 1;
    open.set(ip, now);
    reply.raw.once('close', () => {
      const left = open.get(ip)! - 1;
      if (left > 0) open.set(ip, left);
      else open.delete(ip);
    });
    if (now > most)
      refuse(
        'too_many_requests',
        'Too many requests are open from this address. Try again in a moment; nothing was changed.',
        {
          headers: { 'retry-after': String(pauseSeconds) },
        },
      );
    done();
  });
}
