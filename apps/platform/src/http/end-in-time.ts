import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections of a server that closes, once what is under way has had its time: a download that somebody has
 * stopped reading would keep the whole platform from ending.
 */
export function endInTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), milliseconds).unref();
    done();
  });
}
