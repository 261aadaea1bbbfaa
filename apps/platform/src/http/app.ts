import type { AppOptions } from './app-options.ts';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { answerHeaders } from './answer-headers.ts';
import { registerCalendarFeeds } from './calendar-feeds.ts';
import { registerChecks } from './checks/register-checks.ts';
import { contentSources } from './content-origin/content-origin.ts';
import { registerCompression } from './compression.ts';
import { registerCrossOrigin } from './cross-origin.ts';
import { registerDocumentation } from './documentation/register.ts';
import { endInTime } from './end-in-time.ts';
import { registerHealth } from './health.ts';
import { registerHosts } from './hosts.ts';
import { loggedRequest } from './logged-request.ts';
import { registerLogoutMessages } from './logout-messages.ts';
import { limitOpenRequests } from './open-requests.ts';
import { registerOperations } from './operations.ts';
import { registerProblems, sendProblem, unreadableAddress } from './problems.ts';
import { httpServer } from './server.ts';
import { refuseUnreadable } from './unreadable.ts';
import { limitRequestsOfNobody } from './requests-of-nobody.ts';
import { registerTracing } from './tracing.ts';
import { registerUnsubscribing } from './unsubscribe-page.ts';
import { registerApplication } from './application.ts';
import { measureRequests } from '../watching/measure-requests.ts';
import { RefusedError } from '../kernel/refusal.ts';
import { withoutSchemas } from './without-schemas.ts';

/** The platform as one HTTP application: API, sign-in, moderator application, health. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, identity } = options;
  const { config } = services.context;
  const { contentOrigin } = services.context;
  const headers = answerHeaders({ ...config, contentSources: contentSources(contentOrigin()) });
  const app = Fastify({
    serverFactory: httpServer(headers, options.patience),
    logger: { level: config.logLevel, serializers: { req: loggedRequest }, redact: ['req.headers'] },
    schemaController: withoutSchemas,
    genReqId: () => randomUUID(),
    bodyLimit: 2_000_000,
    // An access token of 8,000 characters comes twice where a browser sends it: as header and as cookies.
    http: { maxHeaderSize: 32_768 },
    // No expression looks at parameters, so that their length is no danger; a wrong id is one at any length.
    routerOptions: { maxParamLength: 32_768 },
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable(headers),
    frameworkErrors: (_, __, reply) => sendProblem(reply, unreadableAddress()),
  });
  endInTime(app, 10_000);
  // First, so that what others refuse is seen as well.
  registerTracing(app);
  measureRequests(app, options.metrics.requests);
  registerProblems(app);
  registerCrossOrigin(app, config.allowedOrigins);
  limitOpenRequests(app, config.openRequestsOfAddress);
  registerHosts(app, options.origins, options.accountOf);
  const ofNobody = limitRequestsOfNobody(app, config.requestsOfAddress, services.context.now);
  // Before anything reads a body or adds a header: sign-in pages and forms are the identity service's own.
  app.addHook('onRequest', (request, reply, done) => {
    if (!identity || !request.raw.url?.startsWith('/realms/')) return done();
    reply.hijack();
    identity.handle(request.raw, reply.raw, request.ip);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
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
  registerHealth(app, {
    ping: options.ping,
    isSetUp: options.isSetUp,
    pingIdentity: options.pingIdentity,
    directory: config.dataDirectory,
    scanner: services.context.scanner,
    files: services.context.files.store,
  });
  registerLogoutMessages(app, {
    tokens: services.tokens,
    sessions: services.sessions,
    clients: config.tokenClients,
  });
  registerOperations(app, { ...services, ofNobody }, options.served);
  registerChecks(app, options.checks, ofNobody);
  registerUnsubscribing(app, options.unsubscriptions, ofNobody);
  registerCalendarFeeds(app, options.calendarFeed, ofNobody);
  registerDocumentation(app);
  await registerApplication(app, options);
  return app;
}

const notUtf8 = () =>
  new RefusedError('invalid_input', 'The request is not written in UTF-8. Nothing was changed.');
