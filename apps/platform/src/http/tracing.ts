import { randomUUID } from 'node:crypto';
import { isSpanContextValid } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { beginRequestSpan, endRequestSpan } from '../watching/traces.ts';
import type { Remote } from '../watching/traces.ts';

/** `<version>-<trace>-<span>-<flags>`, neither id of zeros alone. Source: W3C Trace Context Level 2, sections 3.2 and 4.3. */
const traceparent =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
/** The flags that there are: sampled, and random. Others are not passed on. */
const knownFlags = 0b11;

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as a step of its trace, which records nothing where traces go nowhere; undefined where its address was unreadable. */
    span: Span | undefined;
  }
}

/**
 * Goes on with the trace that a caller began, or begins one: the log names it, and the answer says it
 * in `traceresponse` (W3C Trace Context Level 2), so that both ends speak of the same call.
 */
export function registerTracing(app: FastifyInstance): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const remote = remoteOf(request.headers['traceparent']);
    request.span = beginRequestSpan(request.method, remote);
    const { traceId, spanId, traceFlags } = namesOf(request.span, remote);
    request.log = request.log.child({ trace: traceId });
    reply.header('traceresponse', `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.span) endRequestSpan(request.span, request.routeOptions.config?.operation, reply.statusCode);
    done();
  });
}

/** 32 hexadecimal digits. Node.js fetches what makes ids of the system in stock, other random bytes at each call. */
const randomDigits = (): string => randomUUID().replaceAll('-', '');

/** What a span that is written down is called; one that is not gets names of its own, for logs need them as well. */
function namesOf(span: Span, remote: Remote | undefined): Remote {
  const own = span.spanContext();
  if (isSpanContextValid(own) && own.spanId !== remote?.spanId) return own;
  return {
    traceId: remote?.traceId ?? randomDigits(),
    spanId: randomDigits().slice(16),
    traceFlags: remote?.traceFlags ?? 1,
  };
}

function remoteOf(header: unknown): Remote | undefined {
  const [, version, traceId, spanId, flags = '', more] = traceparent.exec(String(header ?? '')) ?? [];
  // What is behind the flags is of a later version; in this one there is nothing.
  if (!traceId || !spanId || (version === '00' && more !== undefined)) return undefined;
  return { traceId, spanId, traceFlags: parseInt(flags, 16) & knownFlags };
}
