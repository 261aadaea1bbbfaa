import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as routes from '@moderator/contract/routes';
import { createClient } from './index.ts';
import { json, refuse, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const client = () => createClient(routes, { baseUrl: server.url });
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://host').searchParams);

/** Three pages of two rows each. */
const threePages = () =>
  server.answering(({ url }, response) => {
    const page = Number(queryOf(url)['cursor'] ?? 1);
    const rows = [1, 2].map((row) => ({ id: `${page}${row}` }));
    json(response, 200, { data: rows, page: { next: page < 3 ? String(page + 1) : null, total: 6 } });
  });

async function ids(rows: AsyncIterable<{ id: string }>): Promise<string[]> {
  const all: string[] = [];
  for await (const { id } of rows) all.push(id);
  return all;
}

describe('a list', () => {
  it('that is awaited is one page', async () => {
    threePages();
    expect(await client().listUsers()).toEqual({ items: [{ id: '11' }, { id: '12' }], next: '2', total: 6 });
    expect(server.received).toHaveLength(1);
  });

  it('that is iterated is the rows of all pages, under the same query', async () => {
    threePages();
    const rows = client().listUsers({ query: { state: ['active'], fields: ['name'], total: 'true' } });
    expect(await ids(rows)).toEqual(['11', '12', '21', '22', '31', '32']);
    expect(server.received.map(({ url }) => queryOf(url))).toEqual([
      { state: 'active', fields: 'name', total: 'true' },
      { state: 'active', fields: 'name', cursor: '2' },
      { state: 'active', fields: 'name', cursor: '3' },
    ]);
  });

  it('is iterated from the page that was asked for', async () => {
    threePages();
    expect(await ids(client().listUsers({ query: { cursor: '3' } }))).toEqual(['31', '32']);
  });

  it('by POST sends its filter with every page', async () => {
    threePages();
    await ids(client().fetchUsers({ body: { ids: ['a'] } }));
    expect(server.received.map(({ method, body }) => [method, body])).toEqual(
      Array.from({ length: 3 }, () => ['POST', '{"ids":["a"]}']),
    );
  });

  it('fetches no page that nobody reaches', async () => {
    threePages();
    for await (const { id } of client().listUsers()) if (id === '12') break;
    expect(server.received).toHaveLength(1);
  });

  it('that is empty has no rows', async () => {
    server.answering((_, response) => json(response, 200, { data: [], page: { next: null } }));
    expect(await ids(client().listUsers())).toEqual([]);
  });

  it('asks for a page again after a failure that passes', async () => {
    server.answering(({ url }, response, count) => {
      if (count === 2) return refuse(response, 503);
      const next = queryOf(url)['cursor'] ? null : '2';
      json(response, 200, { data: [{ id: String(count) }], page: { next } });
    });
    expect(await ids(client().listUsers())).toEqual(['1', '3']);
  });

  it('ends with the failure of a page', async () => {
    server.answering((_, response, count) =>
      count === 2
        ? refuse(response, 403, { code: 'not_allowed' })
        : json(response, 200, { data: [{ id: 'a' }], page: { next: 'n' } }),
    );
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { id } of client().listUsers()) seen.push(id);
    })();
    await expect(reading).rejects.toMatchObject({ code: 'not_allowed' });
    expect(seen).toEqual(['a']);
  });

  it.each([
    ['the same', ['x', 'x']],
    ['a circle of', ['a', 'b', 'c', 'a']],
    ['the very first', ['first']],
    ['an empty', ['']],
  ])('whose pages name %s cursor ends with an error that names the call', async (_, cursors) => {
    server.answering((_request, response, count) =>
      json(response, 200, { data: [{ id: String(count) }], page: { next: cursors[count - 1] ?? 'never' } }),
    );
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { id } of client().listUsers({ query: { cursor: 'first' } })) seen.push(id);
    })();
    await expect(reading).rejects.toMatchObject({
      name: 'ApiError',
      code: 'endless_list',
      message: expect.stringContaining('listUsers'),
    });
    expect(seen).toHaveLength(cursors.length);
  });

  it.each([
    ['rows', [{ id: 'a' }, { id: 'b' }], 5, 5, 'too_many_rows'],
    ['pages without rows', [], 3, 0, 'endless_list'],
  ])('with ever more %s ends with an error that names the call', async (_, data, most, rows, code) => {
    server.answering((_request, response, count) =>
      json(response, 200, { data, page: { next: `n${count}` } }),
    );
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { id } of client().listUsers({}, { most })) seen.push(id);
    })();
    await expect(reading).rejects.toMatchObject({
      code,
      message: expect.stringContaining('listUsers'),
    });
    expect(seen).toHaveLength(rows);
  });

  it('has as many rows as are allowed', async () => {
    threePages();
    const rows = [];
    for await (const row of client().listUsers({}, { most: 6 })) rows.push(row);
    expect(rows).toHaveLength(6);
  });

  it('has one deadline for all its pages', async () => {
    server.answering((_, response, count) =>
      setTimeout(() => json(response, 200, { data: [{ id: 'a' }], page: { next: `n${count}` } }), 40),
    );
    const reading = (async () => {
      for await (const _ of client().listUsers({}, { deadline: 250 }));
    })();
    await expect(reading).rejects.toMatchObject({ code: 'timeout' });
    expect(server.received.length).toBeLessThan(8);
  });

  it.each([
    ['between two pages', '12', 1],
    ['within a page', '11', 1],
    ['in a later page', '22', 2],
  ])('that is called off %s ends with the reason', async (_, last, requests) => {
    threePages();
    const control = new AbortController();
    const reason = new Error('gone');
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { id } of client().listUsers({}, { signal: control.signal })) {
        seen.push(id);
        if (id === last) control.abort(reason);
      }
    })();
    await expect(reading).rejects.toBe(reason);
    expect(seen.at(-1)).toBe(last);
    expect(server.received).toHaveLength(requests);
  });
});
