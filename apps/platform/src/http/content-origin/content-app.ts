import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { rangeOf, tagOf } from '../../files/range.ts';
import { refuse } from '../../kernel/refusal.ts';
import { endInTime } from '../end-in-time.ts';
import { limitOpenRequests } from '../open-requests.ts';
import { registerProblems, sendProblem, unreadableAddress } from '../problems.ts';
import { httpServer } from '../server.ts';
import type { Patience } from '../slow-bodies.ts';
import { refuseUnreadable } from '../unreadable.ts';
import { pageHeaders, wrapperPage } from './wrapper-page.ts';
import { withoutSchemas } from '../without-schemas.ts';

/** What the page of a package tells by itself when nobody is there any more to tell it. */
export interface LastWord {
  sequence: number;
  cmi: Record<string, string>;
  activeSeconds: number;
  /** Told where nobody comes back to the page: the package said that it is over, or its page is closed. */
  ends?: 'finish' | 'abandoned' | undefined;
}

interface Parts {
  database: Database;
  files: FileStore;
  config: Pick<Config, 'logLevel' | 'contentOrigin' | 'openRequestsOfAddress' | 'trustedProxies'>;
  patience: Patience;
  /** Who may show packages in a page of theirs, as sources of a content security policy. */
  framedBy: readonly string[];
  /** Whether a request came to the host that packages are served from. */
  isOurs: (host: string) => boolean;
  /** Stores the last word of the session that a token is of; what cannot be stored is left. */
  tell: (token: string, word: LastWord) => Promise<void>;
}

/** The run time of each data model, as its library ships it for browsers. */
const runTimes = {
  'scorm12.js': 'scorm-again/scorm12/min',
  'scorm2004.js': 'scorm-again/scorm2004/min',
} as const;

/**
 * Serves packages, which are foreign code: from an origin that has nothing else, below a part of an address that nobody
 * guesses, without cookies. All that is there is the files of a session's package and the page that plays them.
 */
export async function createContentApp(parts: Parts): Promise<FastifyInstance> {
  const { database, files, config } = parts;
  const headers = pageHeaders(parts.framedBy, config.contentOrigin);
  const app = Fastify({
    serverFactory: httpServer(headers, parts.patience),
    // Addresses open packages, so none is logged.
    logger: {
      level: config.logLevel,
      serializers: { req: ({ method }: { method: string }) => ({ method }) },
    },
    schemaController: withoutSchemas,
    genReqId: () => randomUUID(),
    bodyLimit: 2_000_000,
    // More than a head may hold, so that every length is answered in one way.
    routerOptions: { maxParamLength: 32_768 },
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable(headers),
    frameworkErrors: (_, __, reply) => sendProblem(reply, unreadableAddress()),
  });
  // Files of packages are asked for again.
  endInTime(app, 2_000);
  registerProblems(app);
  limitOpenRequests(app, config.openRequestsOfAddress);
  app.addHook('onRequest', async (request) => {
    if (!parts.isOurs(request.headers.host ?? '')) refuse('misdirected');
    // What stays behind in a browser and answers for us is no part of a lesson.
    if (request.headers['service-worker'] !== undefined) refuse('not_allowed');
    const { token } = request.params as { token?: string };
    if (token !== undefined && !isLaunchToken(token)) refuse('not_found');
  });
  const player = await readFile(fileURLToPath(new URL('player.mjs', import.meta.url)), 'utf8');
  const resolve = createRequire(import.meta.url).resolve;
  const scripts: Record<string, string> = { 'player.js': player };
  for (const [name, from] of Object.entries(runTimes))
    // What Node takes is the older build beside the module that browsers load.
    scripts[name] = await readFile(resolve(from).replace('/dist/scorm', '/dist/esm/scorm'), 'utf8');
  app.get<{ Params: { name: string } }>('/runtime/:name', (request, reply) => {
    const script = Object.hasOwn(scripts, request.params.name) ? scripts[request.params.name] : undefined;
    if (script === undefined) refuse('not_found');
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
  app.get<{ Params: { token: string } }>('/play/:token/', async (request, reply) => {
    if (!(await isOpen(database, request.params.token))) refuse('not_found');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(wrapperPage);
  });
  app.get<{ Params: { token: string; '*': string } }>('/play/:token/files/*', async (request, reply) => {
    const file = await findFile(database, request.params.token, request.params['*']);
    if (!file) refuse('not_found');
    return sendContent(files, file, request, reply);
  });
  // A page that is being closed sends text without asking first whether it may.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.post<{ Params: { token: string }; Body: unknown }>('/play/:token/last-word', async (request, reply) => {
    const word = readWord(request.body);
    if (word) await parts.tell(request.params.token, word);
    return reply.code(204).send();
  });
  return app;
}

/** What no token looks like is not looked for. */
const isLaunchToken = (token: string): boolean => /^[\w-]{32}$/.test(token);

interface ContentFile {
  sha256: string;
  size: number;
  media_type: string;
}

const isOpen = (database: Database, token: string): Promise<boolean> =>
  database.asSystem(async (queries) => {
    const { rows } =
      await sql`select from scorm_launch where token = ${token} and expires_at > now()`.execute(queries);
    return rows.length > 0;
  });

/** A file of the package that a token is of; whatever its case where it is not there as it is written. */
const findFile = (database: Database, token: string, path: string): Promise<ContentFile | undefined> =>
  path.includes('\0') || !path.isWellFormed()
    ? Promise.resolve(undefined)
    : database.asSystem(async (queries) => {
        const { rows } = await sql<ContentFile>`
          with opened as (select package_id from scorm_launch where token = ${token} and expires_at > now()),
            exact as (select f.sha256, f.size, f.media_type from opened join scorm_package_file f
              on f.package_id = opened.package_id and f.path = ${path.normalize()})
          select * from exact
          union all
          (select f.sha256, f.size, f.media_type from opened join scorm_package_file f
            on f.package_id = opened.package_id and lower(f.path) = lower(${path.normalize()})
            where not exists (select from exact) limit 1)
          limit 1`.execute(queries);
        return rows[0];
      });

function sendContent(
  store: FileStore,
  file: ContentFile,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const tag = tagOf(file.sha256);
  // Its address is good for one session, so it may be kept as long as a session lasts.
  reply.headers({ etag: tag, 'cache-control': 'private, max-age=3600', 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.type(file.media_type);
  const { range: wanted, 'if-range': ifRange } = request.headers;
  const range = rangeOf({ range: wanted, ifRange: ifRange as string | undefined }, file.size, tag);
  const length = range ? range.end - range.start + 1 : file.size;
  reply.header('content-length', length);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return request.method === 'HEAD' || length === 0
    ? reply.send()
    : reply.send(store.readContent(file.sha256, range));
}

/** What a page sends while it closes; nothing where it is no word of a session. */
function readWord(body: unknown): LastWord | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    const { sequence, cmi, activeSeconds, ends } = JSON.parse(body) as Partial<LastWord>;
    if (!Number.isSafeInteger(sequence) || Number(sequence) < 1 || Number(sequence) > 2_000_000_000)
      return undefined;
    if (typeof cmi !== 'object' || cmi === null || !Number.isFinite(activeSeconds)) return undefined;
    const told = Object.entries(cmi).filter(
      ([name, value]) =>
        typeof value === 'string' && !`${name}${value}`.includes('\0') && `${name}${value}`.isWellFormed(),
    );
    const seconds = Math.min(Math.max(Number(activeSeconds), 0), 1_000_000);
    return {
      sequence: Number(sequence),
      cmi: Object.fromEntries(told),
      activeSeconds: seconds,
      ...((ends === 'finish' || ends === 'abandoned') && { ends }),
    };
  } catch {
    return undefined;
  }
}
