import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** `<version>-<trace>-<span>-<flags>`, neither id of zeros alone. Source: W3C Trace Context Level 2, sections 3.2 and 4.3. */
const traceparent = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(-.*)?$/;
/** The flags that there are: sampled, and random. Others are not passed on. */
const knownFlags = 0b11;

/**
 * Goes on with the trace that a caller began, or begins one: the log names it, and the answer says it
 * in `traceresponse` (W3C Trace Context Level 2), so that both ends speak of the same call.
 */
export function registerTracing(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const known = traceOf(request.headers['traceparent']);
    const trace = known?.trace ?? randomBytes(16).toString('hex');
    request.log = request.log.child({ trace });
    reply.header('traceresponse', `00-${trace}-${randomBytes(8).toString('hex')}-${known?.flags ?? '01'}`);
    done();
  });
}

function traceOf(header: unknown): { trace: string; flags: string } | undefined {
  const [, version, trace, flags = '', more] = traceparent.exec(String(header ?? '')) ?? [];
  // What is behind the flags is of a later version; in this one there is nothing.
  if (!trace || (version === '00' && more !== undefined)) return undefined;
  return { trace, flags: (parseInt(flags, 16) & knownFlags).toString(16).padStart(2, '0') };
}
