import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Registry } from 'prom-client';

/**
 * Serves the figures at `/metrics` for Prometheus, and nothing else. It asks nobody who they are, so its port is one
 * that only those reach who watch the platform; nothing in it is of a person or an account.
 */
export function createMetricsApp(registry: Registry): FastifyInstance {
  collectDefaultMetrics({ register: registry });
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.get('/metrics', async (_, reply) => {
    const text = await registry.metrics();
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text);
  });
  return app;
}
