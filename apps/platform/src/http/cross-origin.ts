import type { FastifyInstance } from 'fastify';

/** What calls are sent with; what a browser sends by itself is not asked about. */
const sent = [
  'authorization',
  'cache-control',
  'content-type',
  'device-grant',
  'device-made-at',
  'device-sent-at',
  'idempotency-key',
  'if-match',
  'if-range',
  'impersonated-user',
  'pragma',
  'range',
  'traceparent',
];
/** What of an answer a page of another origin may read beside its body: what the client needs of it. */
const read = [
  'content-disposition',
  'content-range',
  'date',
  'etag',
  'idempotent-replayed',
  'retry-after',
  'traceresponse',
  'version',
  'x-request-id',
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Seconds for which a browser remembers what it may send; Chromium takes no more. */
const rememberedSeconds = 7_200;

/**
 * Lets pages of these origins make calls (the CORS protocol of the Fetch standard); others learn nothing of it. Cookies are
 * not accepted from anywhere else: who calls says so by a token. Registered before everything that answers, so that
 * refusals can be read as well.
 */
export function registerCrossOrigin(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done();
    reply.header('vary', 'Origin');
    const { origin, 'access-control-request-method': method } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return done();
    reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS' || method === undefined) {
      reply.header('access-control-expose-headers', read.join(', '));
      return done();
    }
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': sent.join(', '),
        'access-control-max-age': String(rememberedSeconds),
      })
      .send();
  });
}
