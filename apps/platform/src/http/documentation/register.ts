import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { refuse } from '../../kernel/refusal.ts';
import { exampleOf } from './area-example.ts';
import { areaPage } from './area-page.ts';
import { indexPage } from './index-page.ts';
import { codesPage, schemasPage } from './other-pages.ts';
import { readReference } from './reference.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import type { Reference } from './reference.ts';

const require = createRequire(import.meta.url);
/** Asked for when it is read: at a first start, the document is made while this loads. */
const readDocument = () => readFile(require.resolve('@moderator/contract/openapi.json'), 'utf8');
const asset = (name: string) => readFile(new URL(`assets/${name}`, import.meta.url), 'utf8');

/** Serves the OpenAPI document that the contract generates, and pages to read made from it. */
export function registerDocumentation(app: FastifyInstance): void {
  const reading = once(async () => readReference(JSON.parse(await readDocument()) as OpenApiDocument));
  /** Pages are the same for everybody until the next start, so each is made once. */
  const kept = (type: string, make: () => string | Promise<string>) => {
    const made = once(async () => {
      const text = await make();
      return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"` };
    });
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { text, tag } = await made();
      // The same for everybody, and nothing in it is anybody's.
      reply.headers({ etag: tag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type(type).send(text);
    };
  };
  const page = (make: (reference: Reference) => string | Promise<string>) =>
    kept('text/html; charset=utf-8', async () => make(await reading()));

  app.get('/api/v2/openapi.json', kept('application/json; charset=utf-8', readDocument));
  for (const name of ['frame.css', 'calls.css'])
    app.get(
      `/api/docs/${name}`,
      kept('text/css; charset=utf-8', () => asset(name)),
    );
  app.get(
    '/api/docs/filter.js',
    kept('text/javascript; charset=utf-8', () => asset('filter.js')),
  );
  app.get('/api/docs/schemas', page(schemasPage));
  app.get('/api/docs/codes', page(codesPage));

  const index = page(indexPage);
  app.get<{ Querystring: { query?: string | string[] } }>('/api/docs', async (request, reply) => {
    const { query } = request.query;
    const text = String(query ?? '')
      .trim()
      .slice(0, 255);
    if (text === '') return index(request, reply);
    return reply.type('text/html; charset=utf-8').send(indexPage(await reading(), text));
  });
  app.get('/api/docs/', (_, reply) => reply.redirect('/api/docs', 301));

  const areas = new Map<string, ReturnType<typeof page>>();
  app.get<{ Params: { area: string } }>('/api/docs/areas/:area', async (request, reply) => {
    const { area: slug } = request.params;
    const reference = await reading();
    const area = reference.areas.find((each) => each.slug === slug);
    if (!area) refuse('not_found');
    const answer = areas.get(slug) ?? page(async () => areaPage(reference, area, await exampleOf(slug)));
    areas.set(slug, answer);
    return answer(request, reply);
  });
}

/** What a function gives, made when it is first asked for. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
