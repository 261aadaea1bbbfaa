import type { AppOptions } from './app-options.ts';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { registerCompression } from './compression.ts';
import { registerDocumentation } from './documentation/register.ts';
import { registerHealth } from './health.ts';
import { registerOperations } from './operations.ts';
import { refuseUnreadable, registerProblems } from './problems.ts';
import { registerTracing } from './tracing.ts';
import { registerApplication } from './application.ts';
import { RefusedError } from '../kernel/refusal.ts';

/** The platform as one HTTP application: API, sign-in, moderator application, health. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, identity } = options;
  const { config } = services.context;
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { req: loggedRequest }, redact: ['req.headers'] },
    genReqId: () => randomUUID(),
    bodyLimit: 2_000_000,
    // An access token of 8,000 characters comes twice where a browser sends it: as header and as cookies.
    http: { maxHeaderSize: 32_768 },
    // No expression looks at parameters, so that their length is no danger; a wrong id is one at any length.
    routerOptions: { maxParamLength: 32_768 },
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable,
  });
  // Before anything reads a body or adds a header: sign-in pages and forms are the identity service's own.
  app.addHook('onRequest', (request, reply, done) => {
    if (!identity || !request.raw.url?.startsWith('/realms/')) return done();
    reply.hijack();
    identity.handle(request.raw, reply.raw);
  });
  registerTracing(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-cache');
  });
  await app.register(helmet, helmetOptions(config));
  await registerCompression(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { files: 1, fields: 4, fileSize: config.largestFile + 1 },
    throwFileSizeLimit: false,
  });
  // JSON and forms are all that operations take; a text is refused as what it is, not as broken JSON.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'buffer' },
    (request, body, done) => {
      // Many clients name the type of a body that they do not send.
      if (body.length === 0) return done(null, undefined);
      // Decoded without a look, wrong bytes would be stored as replacement characters for good.
      return isUtf8(body) ? json(request, body.toString(), done) : done(notUtf8(), undefined);
    },
  );
  registerProblems(app);
  registerHealth(app, services.context);
  registerOperations(app, services, options.served);
  registerDocumentation(app);
  await registerApplication(app, options);
  return app;
}

const notUtf8 = () =>
  new RefusedError('invalid_input', 'The request is not written in UTF-8. Nothing was changed.');

/** Addresses are logged without their query: it may hold names and numbers of people. */
const loggedRequest = (request: { method: string; url: string; id?: string }) => ({
  id: request.id,
  method: request.method,
  path: request.url.split('?')[0],
});

function helmetOptions({ identityUrl, analyticsUrl }: Config) {
  const identity = identityUrl ? [new URL(identityUrl).origin] : [];
  const analytics = analyticsUrl ? [new URL(analyticsUrl).origin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Decoders of the PDF viewer are WebAssembly from the own origin.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", 'blob:', ...identity, ...analytics],
        frameSrc: ["'self'", 'blob:', ...identity],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...identity],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' as const },
    // The platform stands behind a proxy that ends TLS, which is the place for this header.
    strictTransportSecurity: false,
  };
}
