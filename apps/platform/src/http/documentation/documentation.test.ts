import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@moderator/contract';
import { registerProblems } from '../problems.ts';
import { fieldsOf, typeOf } from './fields.ts';
import { html, prose } from './html.ts';
import { registerDocumentation } from './register.ts';

let app: FastifyInstance;
let base: string;
beforeAll(async () => {
  app = Fastify();
  registerProblems(app);
  registerDocumentation(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${base}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const slugs = [...new Set(operations.map(({ area }) => area.toLowerCase().replace(/\W+/g, '-')))];

describe('the index', () => {
  it('lists every call with a link to where it is explained', async () => {
    const { status, text, headers } = await get('/api/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { id } of operations) expect(text).toContain(`#${id}"`);
  });

  it('is narrowed by the platform where no script does it', async () => {
    const { text } = await get('/api/docs?query=decision+POST');
    expect(text).toContain('#decideAttempt"');
    expect(text).not.toContain('#listUsers"');
    expect(text).toContain('for “decision POST”');
  });

  it('says that nothing was found', async () => {
    expect((await get('/api/docs?query=nothingatall')).text).toContain('0 calls for “nothingatall”');
  });

  it('takes what is looked for as text and nothing else', async () => {
    const { text } = await get(`/api/docs?query=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    expect((await get('/api/docs?query=a&query=b')).status).toBe(200);
  });
});

describe('the page of an area', () => {
  it.each(slugs)('%s explains each of its calls', async (slug) => {
    const { status, text } = await get(`/api/docs/areas/${slug}`);
    expect(status).toBe(200);
    for (const { id, area, path } of operations)
      if (area.toLowerCase().replace(/\W+/g, '-') === slug) {
        expect(text).toContain(`id="${id}"`);
        expect(text).toContain(`api.${id}(`);
        expect(text).toContain(path.split('/')[1]);
      }
    // Nothing is left that was not filled in.
    expect(text).not.toMatch(/undefined|\[object Object\]/);
  });

  it('says of a change which version it needs, what may be refused, and how it is made', async () => {
    const { text } = await get('/api/docs/areas/users');
    const section = text.slice(text.indexOf('id="updateUser"'), text.indexOf('id="replaceUser"'));
    for (const part of ['If-Match', 'application/merge-patch+json', 'stale_version', '4001', '-X PATCH'])
      expect(section).toContain(part);
  });

  it.each([
    ['batches', 'drawBatch'],
    ['classes', 'plan'],
  ])('%s shows its worked example, or the story that it is told in', async (slug, name) => {
    expect((await get(`/api/docs/areas/${slug}`)).text).toContain(`export async function ${name}(`);
  });

  it('that there is not is not found', async () => {
    expect((await get('/api/docs/areas/nothing')).status).toBe(404);
  });
});

describe('every page', () => {
  const paths = [
    '/api/docs',
    '/api/docs/schemas',
    '/api/docs/codes',
    ...slugs.map((slug) => `/api/docs/areas/${slug}`),
  ];

  it.each(paths)('%s loads nothing from elsewhere and holds no script', async (path) => {
    const { text } = await get(path);
    expect(text.match(/(src|href)="(https?:)?\/\//g)).toBeNull();
    expect(text.match(/<script(?![^>]*src=)|\son\w+="|\sstyle="/g)).toBeNull();
  });

  /** What can be led to on a page, read once: each is led to from hundreds of places. */
  const places = new Map<string, Promise<{ status: number; ids: Set<string> }>>();
  async function placesOn(page: string) {
    const { status, text } = await get(page);
    return { status, ids: new Set(Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id]) => id!)) };
  }

  it.each(paths)('%s leads only to what is there', async (path) => {
    const { text } = await get(path);
    const links = new Set([...text.matchAll(/(?:href|src)="(\/api\/[^"]*)"/g)].map(([, link]) => link!));
    for (const link of links) {
      const [page = '', fragment] = link.split('#');
      if (!places.has(page)) places.set(page, placesOn(page));
      const { status, ids } = await places.get(page)!;
      expect([link, status]).toEqual([link, 200]);
      if (fragment && !ids.has(fragment)) expect.unreachable(`${link} leads nowhere`);
    }
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await get('/api/docs/codes');
    const again = await get('/api/docs/codes', { 'if-none-match': headers.get('etag')! });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('markup', () => {
  it('escapes texts, keeps markup, joins lists and leaves out nothing', () => {
    const inner = html`<b>${'<&"\''}</b>`;
    expect(html`${inner}${['a', 1, inner]}${null}${undefined}${false}`.text).toBe(
      '<b>&lt;&amp;&quot;&#39;</b>a1<b>&lt;&amp;&quot;&#39;</b>',
    );
  });

  it('shows code in a sentence as code', () => {
    expect(prose('Send `<id>` back').text).toBe('Send <code>&lt;id&gt;</code> back');
  });

  it.each([
    [{ type: 'string', format: 'uuid' }, 'uuid'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer or null'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: 'array', items: { type: 'string' } }, 'list of string'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'object by key of number'],
    [{ enum: ['a', 'b'] }, '<code>a</code> | <code>b</code>'],
    [{ const: 1 }, '<code>1</code>'],
    [{ $ref: '#/components/schemas/User' }, '<a href="/api/docs/schemas#User">User</a>'],
    [{}, 'anything'],
  ])('names the type of %j', (schema, expected) => {
    expect(typeOf(schema).text).toBe(expected);
  });

  it('lists the fields of objects inside objects, as far as anybody reads', () => {
    const nested = (depth: number): Record<string, unknown> =>
      depth === 0
        ? { type: 'string' }
        : { type: 'object', properties: { [`level${depth}`]: nested(depth - 1) }, required: [] };
    const { text } = fieldsOf(nested(9))!;
    expect(text).toContain('level9');
    expect(text).toContain('level6');
    expect(text).not.toContain('level5');
    expect(fieldsOf({ type: 'string' })).toBeUndefined();
  });
});
