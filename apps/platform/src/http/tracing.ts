import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** `00-<trace>-<span>-<flags>`, neither id of zeros alone. Source: W3C Trace Context, section 3.2. */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/**
 * Goes on with the trace that a caller began, or begins one: the log names it, and the answer says it
 * in `traceresponse` (W3C Trace Context Level 2), so that both ends speak of the same call.
 */
export function registerTracing(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const known = traceparent.exec(String(request.headers['traceparent'] ?? ''));
    const trace = known?.[1] ?? randomBytes(16).toString('hex');
    request.log = request.log.child({ trace });
    reply.header('traceresponse', `00-${trace}-${randomBytes(8).toString('hex')}-${known?.[2] ?? '01'}`);
    done();
  });
}
