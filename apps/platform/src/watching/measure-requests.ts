import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the operation that a route serves. */
    operation?: string;
  }
}

/** Counts requests by operation: addresses would be as many as there are ids, and what is no operation counts as one. */
export function measureRequests(app: FastifyInstance, requests: Metrics['requests']): void {
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config?.operation ?? 'other';
    requests.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
