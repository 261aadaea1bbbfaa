import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** Answers whether the platform can serve: 200 when the database answers, 503 otherwise. */
export function registerHealth(app: FastifyInstance, { database }: Context): void {
  app.get('/health', async (request, reply) => {
    const answers = await database.ping().then(
      () => true,
      (error: unknown) => {
        request.log.warn({ err: error }, 'the database does not answer');
        return false;
      },
    );
    return reply
      .code(answers ? 200 : 503)
      .send({ status: answers ? 'ok' : 'unavailable', database: answers ? 'ok' : 'unreachable' });
  });
}
