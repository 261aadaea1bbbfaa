import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendNotSetUp } from './not-set-up-page.ts';
import type { AppOptions } from './app-options.ts';
import type { Config } from '../config.ts';
import { refuse } from '../kernel/refusal.ts';

const slot = /<script id="settings" type="application\/json">\s*\{\}\s*<\/script>/;
/** Milliseconds that a page waits for the look of its account. */
const longestMs = 1_000;
const mostSeen = 1_000;
const logoTypes: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

/**
 * Serves the moderator application. Every address that is not a file of it gets its page, with the
 * settings and the account's theme inside, so that the first paint has the right colours.
 */
export async function registerApplication(
  app: FastifyInstance,
  options: Pick<AppOptions, 'services' | 'applicationDirectory' | 'origins' | 'themeOf' | 'isSetUp'>,
): Promise<void> {
  const { applicationDirectory: directory, origins, themeOf, isSetUp } = options;
  const { config, files } = options.services.context;
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/theme/logos/:name',
    handler: async (request, reply) => {
      const { name } = request.params;
      const type = logoTypes[/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.(svg|png|ico)$/.exec(name)?.[1] ?? ''];
      const logo = type && (await files.readLogo(name));
      if (!type || !logo) refuse('not_found');
      // A logo may come from anywhere; as a document of its own it can do nothing.
      return reply
        .headers({
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'cache-control': 'public, max-age=3600',
          // The sign-in page of another identity service shows it.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(type)
        .send(logo);
    },
  });
  if (!directory) return;

  /** The looks that were seen last: a page is served whatever the database does. */
  const seen = new Map<string | undefined, unknown>();
  const themeInTime = async (prefix: string | undefined): Promise<unknown> => {
    const theme = themeOf(prefix).then((found) => {
      if (seen.size < mostSeen || seen.has(prefix)) seen.set(prefix, found);
      return found;
    });
    const late = new Promise((resolve) =>
      setTimeout(() => resolve(seen.get(prefix) ?? null), longestMs).unref(),
    );
    return Promise.race([theme, late]).catch((error: unknown) => {
      app.log.warn({ err: error }, 'a page is served without asking for the look of its account');
      return seen.get(prefix) ?? null;
    });
  };
  const readPage = () => readFile(join(directory, 'index.html'), 'utf8');
  if (!slot.test(await readPage()))
    throw new Error('index.html of the moderator application has no place for the settings');
  await app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
  });
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/',
    index: false,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['index.html', 'assets/**', '.vite/**', '**/*.{br,gz}'],
    preCompressed: true,
    // Their names stay when their content changes, and the service worker decides what is new.
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (!mayBePage(request.url)) refuse('not_found');
      // Without the database it is not known, and the application says what there is to say.
      if (!(await isSetUp().catch(() => true))) return sendNotSetUp(reply);
      const page = await readPage();
      const theme = await themeInTime(origins.prefixOf(request.headers.host ?? ''));
      const settings = settingsElement(settingsFor(config, origins.of(request.raw), theme));
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('cross-origin-opener-policy', openerPolicy)
        .send(page.replace(slot, () => settings));
    },
  });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    // Before anything of a body is read.
    onRequest: async ({ url }) =>
      mayBePage(url)
        ? refuse('method_not_allowed', undefined, { headers: { allow: 'GET, HEAD' } })
        : refuse('not_found'),
    handler: () => refuse('not_found'),
  });
}

/**
 * Packages may open their course in a window of its own, which finds the run time above whoever opened it: under
 * `same-origin` a frame of another origin is given no hold on its window. What opens the application from elsewhere has
 * no more hold on it than under that.
 */
const openerPolicy = 'same-origin-allow-popups';

/** Whether an address is one of the application's: its pages are known there alone. */
const mayBePage = (url: string) => !/^\/(api|realms|assets)\//.test(url) && !/\.\w{1,8}(\?|$)/.test(url);

const settingsFor = (config: Config, origin: string | undefined, theme: unknown) => ({
  identityUrl: config.identityUrl ?? `${origin ?? ''}/realms/moderator`,
  clientId: 'moderator',
  environment: config.environment,
  impersonatedUserId: config.impersonatedUserId ?? null,
  analyticsUrl: config.analyticsUrl ?? null,
  theme,
});

/** JSON inside a script element: no character of it may end the element. */
const settingsElement = (settings: object) =>
  `<script id="settings" type="application/json">${JSON.stringify(settings).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script>`;
