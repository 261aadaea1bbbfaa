import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import type pg from 'pg';
import { areas as allAreas, places, servedBy } from './areas.ts';
import type { Areas } from './areas.ts';
import { badgeIssuer } from './attempts/certificates/badges/issuer.ts';
import { statusList } from './attempts/certificates/badges/status-list.ts';
import { findChecked } from './attempts/certificates/find-checked.ts';
import { accessTrail } from './attempts/access-trail.ts';
import { keepAnchors } from './audit/keep-anchors.ts';
import { createApp } from './http/app.ts';
import { createContentApp } from './http/content-origin/content-app.ts';
import {
  contentOriginOf,
  contentSources,
  isContentHost,
  listenForContent,
} from './http/content-origin/content-origin.ts';
import { lastWordTo } from './content/packages/last-word.ts';
import { jobs } from './all-jobs.ts';
import type { Config } from './config.ts';
import { makeContext } from './make-context.ts';
import type { Context } from './context.ts';
import { createDatabase } from './database/database.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { reachDatabase } from './database/reach.ts';
import { keycloakSignIns } from './keycloak/sign-ins.ts';
import { createPool, createRequestPool, createSharedPool, requestsAtOnce } from './database/pool.ts';
import type { DatabasePatience } from './database/pool.ts';
import { refuseUnfitPooler } from './database/pooler.ts';
import { requestTransactions } from './database/request-transactions.ts';
import { seeToDemonstration } from './demonstration/see-to-demonstration.ts';
import type { Log } from './embedded/log.ts';
import { logoAddress, schemeOf } from './embedded/identity/brand.ts';
import type { BrandFor } from './embedded/identity/brand.ts';
import { defaultColour, parseColour } from './embedded/identity/colour.ts';
import { createIdentity } from './embedded/identity/identity.ts';
import type { Identity } from './embedded/identity/identity.ts';
import type { LogoutMessenger } from './embedded/identity/logout.ts';
import { identityMigrations } from './embedded/identity/migration.ts';
import { calendarFeed } from './inbox/calendar-feed.ts';
import { unsubscriptions } from './inbox/unsubscribing.ts';
import { enqueue } from './jobs/enqueue.ts';
import { scanStoredFiles } from './jobs/scan-files.ts';
import { nilId } from './kernel/ids.ts';
import { invitationMailer } from './embedded/identity/invitation-mail.ts';
import { startJobs } from './jobs/start-jobs.ts';
import type { Pace } from './jobs/start-jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { countMails, countSignIns } from './watching/counted.ts';
import { exportTraces } from './watching/export-traces.ts';
import { lookAt } from './watching/look-at.ts';
import { createMetrics } from './watching/metrics.ts';
import type { Metrics } from './watching/metrics.ts';
import { createMetricsApp } from './watching/metrics-app.ts';
import { StartupError } from './kernel/startup-error.ts';
import { hasAccounts, readPrefixes, themeByPrefix } from './areas/accounts/theme.ts';
import { refuseUnusable } from './files/open-files.ts';
import { createAdmission } from './http/admission.ts';
import { knownCallers } from './http/known-callers.ts';
import { answerHeaders } from './http/answer-headers.ts';
import { serveEvents } from './http/events/serve-events.ts';
import type { ServedEvents } from './http/events/serve-events.ts';
import { accountsByPrefix, hostAccounts } from './http/hosts.ts';
import { followEndedSessions } from './http/ended-sessions.ts';
import { logoutPath } from './http/logout-messages.ts';
import { createOrigins } from './http/origins.ts';
import type { Origins } from './http/origins.ts';
import { usualPatience } from './http/slow-bodies.ts';
import type { Patience } from './http/slow-bodies.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { identityService } from './http/identity-service.ts';
import { linkedPeople, namedAlike } from './http/people-of-tokens.ts';
import { createTokenVerifier } from './http/tokens.ts';
import type { Jwk } from './http/tokens.ts';
import { codeOf } from './kernel/thrown.ts';
import { existing } from './kernel/existing.ts';

export interface Platform {
  app: FastifyInstance;
  context: Context;
  /** Where it listens, for example http://localhost:4600. */
  url: string;
  /** Where its figures are told; undefined where nobody is told. */
  metricsUrl: string | undefined;
  identity: Identity | undefined;
  /** Whether it has the demonstration. */
  isDemonstration: boolean;
  /** Whether there is an account that somebody can work in. */
  isSetUp(): Promise<boolean>;
  stop(): Promise<void>;
}

interface Parts {
  config: Config;
  connection: pg.PoolConfig;
  /** What requests ask instead where a pooler stands in front of the database. */
  pooler?: pg.PoolConfig | undefined;
  log: Log;
  /** Waited for as late as can be: a first start builds it while it makes the demonstration. */
  applicationDirectory?: Promise<string> | undefined;
  now?: () => Date;
  progress?: (sentence: string) => void;
  /** Makes the demonstration where it is wanted; in this process unless told otherwise. */
  makeDemonstration?: () => Promise<void>;
  pace?: Pace;
  /** Whether jobs come by the clock, as they do unless told otherwise. */
  byTheClock?: boolean | undefined;
  /** How long is waited for what somebody sends. */
  patience?: Patience | undefined;
  /** How long requests wait for the database. */
  databasePatience?: DatabasePatience | undefined;
  areas?: Areas;
  /** Whether answers are held against their schemas before they leave, as tests do. */
  checksAnswers?: boolean;
}

/**
 * Brings the platform up on a database: migrates, makes the demonstration at the first start, listens.
 * @throws StartupError
 */
export async function startPlatform(parts: Parts): Promise<Platform> {
  const { config, log, areas = allAreas } = parts;
  const warn = (message: string) => log.warn({}, message);
  const pool = createPool(parts.connection, warn);
  const { pooler, databasePatience: patience } = parts;
  const requestPool = createRequestPool(
    { connection: pooler ?? parts.connection, isPooled: pooler !== undefined, patience },
    warn,
  );
  const sharedPool = createSharedPool(parts.connection, warn, patience);
  const undo: (() => Promise<unknown>)[] = [pool, requestPool, sharedPool].map((each) => () => each.end());
  const stop = async () => {
    for (let end = undo.pop(); end; end = undo.pop()) await end();
  };
  let port = config.port;
  let contentPort: number | undefined;
  let events: ServedEvents | undefined;
  const origins = createOrigins(config.publicUrl, () => port);
  const metrics = createMetrics();
  try {
    if (config.tracesEndpoint) undo.push(await exportTraces(config.tracesEndpoint));
    await reachDatabase(pool, config);
    if (pooler) await refuseUnfitPooler(requestPool);
    await migrate(pool, config.identityUrl ? {} : identityMigrations, areas.resources);
    const other = config.identityUrl === undefined ? undefined : identityService(config.identityUrl);
    await other?.checkRealm((reason) =>
      (parts.progress ?? warn)(
        `The identity service at ${config.identityUrl} cannot be reached (${reason}). The platform starts; people can sign in once it answers.`,
      ),
    );
    const database = createDatabase(pool);
    const shared = createDatabase(sharedPool);
    let tellOfEnd: LogoutMessenger = () => Promise.resolve();
    const now = parts.now ?? (() => new Date());
    const trail = countSignIns(accessTrail(shared, now), metrics.signIns);
    const mailer = countMails(createMailer(config), metrics.mails);
    const identity = config.identityUrl
      ? undefined
      : await createIdentity({
          database: sharedPool,
          origins: origins.allowed,
          audience: config.tokenAudience,
          originOf: origins.of,
          brandFor: brandFor(shared),
          trail,
          sendInvitation: invitationMailer(mailer, config),
          sendLogout: (origin, token) => tellOfEnd(origin, token),
          log,
        });
    undo.push(async () => identity?.stop());
    const context = await makeContext(config, {
      database,
      mailer,
      signIns: identity?.signIns ?? keycloakSignIns(database, config),
      hooks: areas.hooks,
      contentOrigin: () => contentOriginOf(config, contentPort),
      now,
    });
    await refuseUnusable(context.files.store);
    const sessions = await followEndedSessions(shared, (error) =>
      log.warn({ err: error }, 'sessions that ended cannot be read'),
    );
    undo.push(async () => sessions.stop());
    const admission = createAdmission(requestsAtOnce, {
      mostYoung: availableParallelism(),
      mostAlone: availableParallelism() + 1,
    });
    lookAt(metrics.registry, {
      pools: { background: pool, requests: requestPool, shared: sharedPool },
      admission,
      database: shared,
      listening: () => events?.size() ?? 0,
      directory: config.dataDirectory,
      failed: (error) => log.warn({ err: error }, 'a figure cannot be looked up'),
    });
    const services = {
      context,
      sessions,
      trail,
      rateLimits: createRateLimits({ config, database: shared, now }),
      admission,
      callers: knownCallers(),
      transactions: requestTransactions(requestPool, pooler !== undefined),
      personOf: identity ? namedAlike : linkedPeople(shared, config.subjectClaim),
      checksAnswers: parts.checksAnswers ?? false,
      tokens: createTokenVerifier({
        audience: config.tokenAudience,
        clients: config.tokenClients,
        isOver: sessions.isOver,
        failed: (error) => log.warn({ err: error }, 'the keys of the identity service cannot be read'),
        ...(identity
          ? embeddedKeys(identity, origins)
          : keycloakKeys(existing(config.identityUrl, 'address of the identity provider'))),
      }),
    };
    const { pace, byTheClock } = parts;
    undo.push(await startJobs({ pool, context, jobs, log, pace, byTheClock, runs: metrics.jobRuns }));
    const isDemonstration =
      config.demonstrationData &&
      (await seeToDemonstration(database, parts.makeDemonstration ?? (() => makeHere(context, identity))));
    const isSetUp = setupOf(shared);
    // Asked now, so that the database may be gone later.
    await isSetUp();
    if (context.scanner)
      await database.asSystem((queries) =>
        enqueue(queries, scanStoredFiles, {}, { clientId: nilId, accountId: nilId }),
      );
    undo.push(await keepAnchors(shared, config, log));
    const contentApp = await createContentApp({
      database: shared,
      files: context.files,
      config,
      patience: parts.patience ?? usualPatience,
      framedBy: origins.sources,
      isOurs: (host) => isContentHost(context.contentOrigin(), host),
      tell: lastWordTo(shared, now),
    });
    undo.push(() => contentApp.close());
    contentPort = await listenForContent(contentApp, config);
    const accountOf = await knownAccounts(shared);
    const app = await createApp({
      services,
      served: servedBy(areas),
      identity,
      origins,
      metrics,
      accountOf,
      ping: () => shared.ping(),
      isSetUp,
      pingIdentity: other?.ping,
      patience: parts.patience ?? usualPatience,
      checks: {
        find: findChecked(shared, now),
        issuer: (accountId) => badgeIssuer({ database: shared, config }, accountId),
        statusList: (...list) => statusList({ database: shared, config, now }, ...list),
      },
      unsubscriptions: unsubscriptions(shared),
      calendarFeed: calendarFeed({ database: shared, config, now }),
      themeOf: (prefix) => shared.asSystem((queries) => themeByPrefix(queries, prefix)),
      applicationDirectory: await parts.applicationDirectory,
    });
    tellOfEnd = logoutMessenger(app);
    undo.push(() => app.close());
    events = await serveEvents({
      ...services,
      server: app.server,
      connection: parts.connection,
      database: shared,
      places,
      isOver: sessions.isOver,
      hostAccount: hostAccounts(origins, accountOf),
      headers: answerHeaders({ ...config, contentSources: contentSources(context.contentOrigin()) }),
      failed: (error) => log.warn({ err: error }, 'live events cannot be told'),
    });
    undo.push(events.stop);
    const metricsUrl = await tellFigures(metrics, config, undo);
    port = await listen(app, config);
    return {
      app,
      context,
      identity,
      isDemonstration,
      isSetUp,
      url: config.publicUrl ?? `http://localhost:${port}`,
      metricsUrl,
      stop,
    };
  } catch (error) {
    await stop().catch((failed: unknown) => log.warn({ err: failed }, 'clearing up after a failed start'));
    throw error;
  }
}

/** Its code and its documents are read by those who make it alone. */
async function makeHere(context: Context, identity: Identity | undefined): Promise<void> {
  const { makeDemonstration } = await import('./demonstration/demonstration.ts');
  await makeDemonstration(context, identity);
}

/** Asked until there is an account; what was there once is not asked for again. */
function setupOf(database: Database): () => Promise<boolean> {
  let isSetUp = false;
  return async () => (isSetUp ||= await database.asSystem(hasAccounts));
}

/** Read once before anybody comes, so that the database may be gone later. */
async function knownAccounts(database: Database) {
  const accountOf = accountsByPrefix(() => database.asSystem(readPrefixes));
  await accountOf('');
  return accountOf;
}

/** The look of the account whose sub-domain is used; elsewhere what the application asks for, if harmless. */
const brandFor =
  (database: Database): BrandFor =>
  async (host, query) => {
    const { name, theme } = await database.asSystem((queries) => themeByPrefix(queries, host.split('.')[0]));
    const own = name === null ? undefined : theme;
    return {
      name: name ?? 'Moderator',
      colour: own?.colour ?? parseColour(query.color) ?? defaultColour,
      logoUrl: logoAddress(own?.logos.logoBlack?.split('/').at(-1) ?? query.logo),
      scheme: schemeOf(query.scheme),
    };
  };

/** @returns the port really listened on */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
  setting = 'PORT',
): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE')
      throw new StartupError(
        `Port ${port} is taken by another program. Stop it, or set ${setting} to another port.`,
      );
    if (codeOf(error) === 'EACCES')
      throw new StartupError(`Port ${port} may not be used by this user. Set ${setting} to one above 1023.`);
    throw error;
  }
  return (app.server.address() as { port: number }).port;
}

/** @returns where figures are told, if they are */
async function tellFigures(
  { registry }: Metrics,
  { metricsPort, metricsHost }: Config,
  undo: (() => Promise<unknown>)[],
): Promise<string | undefined> {
  if (metricsPort === undefined) return undefined;
  const app = createMetricsApp(registry);
  undo.push(() => app.close());
  const port = await listen(app, { port: metricsPort, host: metricsHost }, 'METRICS_PORT');
  return `http://localhost:${port}/metrics`;
}

/** How the embedded service reaches the platform beside it: by the way of every request but the line. */
const logoutMessenger =
  (app: FastifyInstance): LogoutMessenger =>
  async (origin, token) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: logoutPath,
      headers: { host: new URL(origin).host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });
    if (statusCode !== 200) throw new Error(`the end of a session was answered with ${statusCode}: ${body}`);
  };

/** Each host has an issuer of its own: what one gave out is no good at another. */
const embeddedKeys = (identity: Identity, origins: Origins) => ({
  keys: () => identity.publicKeys(),
  issuer: (issuer: string, request: IncomingMessage) => {
    const origin = origins.of(request);
    return origin !== undefined && identity.issuerFor(origin) === issuer;
  },
});

const keycloakKeys = (address: string) => ({
  keys: async (signal: AbortSignal) => {
    const answer = await fetch(`${address}/protocol/openid-connect/certs`, { signal });
    if (!answer.ok) throw new Error(`The identity service answered ${answer.status} for its keys.`);
    return (await answer.json()) as { keys: Jwk[] };
  },
  issuer: (issuer: string) => issuer === address,
});
