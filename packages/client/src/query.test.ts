import { InfiniteQueryObserver, QueryClient } from '@tanstack/query-core';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import * as routes from '@moderator/contract/routes';
import type { User } from '@moderator/contract/types';
import type { Versioned } from '@moderator/contract/runtime';
import { createClient } from './index.ts';
import { queriesOf } from './query.ts';
import type { Asker } from './query.ts';
import { json, refuse, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
let asker: Asker;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

function asking(who: Asker = { tenant: 't1', user: 'u1' }) {
  asker = who;
  const api = createClient(routes, { baseUrl: server.url });
  return queriesOf(api, () => asker);
}

describe('the key of a query', () => {
  it('is who asks, the call and its input', () => {
    const queries = asking();
    expect(queries.one((api) => api.getUser({ id: 'a' })).queryKey).toEqual([
      't1',
      'u1',
      'getUser',
      { id: 'a' },
    ]);
    expect(queries.one((api) => api.getModeratorHome()).queryKey).toEqual([
      't1',
      'u1',
      'getModeratorHome',
      null,
    ]);
    expect(queries.pages((api) => api.listUsers()).queryKey.slice(0, 3)).toEqual(['t1', 'u1', 'listUsers']);
  });

  it('is another one for a page than for all pages', () => {
    const queries = asking();
    expect(queries.one((api) => api.listUsers()).queryKey).not.toEqual(
      queries.pages((api) => api.listUsers()).queryKey,
    );
  });

  it('follows who is signed in', () => {
    const queries = asking();
    asker = { tenant: 't2', user: undefined };
    expect(queries.one((api) => api.getModeratorHome()).queryKey.slice(0, 2)).toEqual(['t2', null]);
  });

  it('keeps from one person what another has loaded', async () => {
    const queries = asking();
    const cache = new QueryClient();
    server.answering((_, response, count) => json(response, 200, { data: { name: `answer ${count}` } }));
    const load = async () =>
      cache.fetchQuery({ ...queries.one((api) => api.getUser({ id: 'a' })), staleTime: Infinity });
    expect([(await load()).name, (await load()).name]).toEqual(['answer 1', 'answer 1']);
    asker = { tenant: 't1', user: 'u2' };
    expect((await load()).name).toBe('answer 2');
  });

  it('begins as the key that invalidates its call', async () => {
    const queries = asking();
    const cache = new QueryClient();
    server.answering((_, response) => json(response, 200, { data: {} }));
    const query = queries.one((api) => api.getUser({ id: 'a' }));
    await cache.fetchQuery(query);
    await cache.invalidateQueries({ queryKey: queries.key('getSite') });
    expect(cache.getQueryState(query.queryKey)?.isInvalidated).toBe(false);
    await cache.invalidateQueries({ queryKey: queries.key('getUser') });
    expect(cache.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
  });
});

describe('a query', () => {
  it('answers as the call does, by type as well', async () => {
    const queries = asking();
    server.answering((_, response) => json(response, 200, { data: { name: 'Zanele' } }));
    const user = await new QueryClient().fetchQuery(queries.one((api) => api.getUser({ id: 'a' })));
    expectTypeOf(user).toEqualTypeOf<Versioned<User>>();
    expect(user.name).toBe('Zanele');
  });

  it('is repeated by the client alone', async () => {
    const queries = asking();
    server.answering((_, response) => refuse(response, 503));
    const asked = new QueryClient().fetchQuery(queries.one((api) => api.getUser({ id: 'a' })));
    await expect(asked).rejects.toMatchObject({ status: 503 });
    expect(server.received).toHaveLength(4);
  });

  it('ends its call when nobody waits for it', async () => {
    const queries = asking();
    const cache = new QueryClient();
    let closed = false;
    server.answering((_, response) => {
      response.on('close', () => (closed = true));
      void cache.cancelQueries();
    });
    const asked = cache.fetchQuery(queries.one((api) => api.getUser({ id: 'a' })));
    await expect(asked).rejects.toThrow();
    await expect.poll(() => closed).toBe(true);
  });

  it('of pages may begin with fewer rows than the others have', async () => {
    const queries = asking();
    server.answering((_, response) => json(response, 200, { data: [], page: { next: 'c' } }));
    const query = queries.pages((api) => api.listUsers({ query: { limit: 100 } }), { first: 50 });
    const { signal } = new AbortController();
    for (const pageParam of [null, 'c']) await query.queryFn({ signal, pageParam });
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/v2/users?limit=50',
      '/api/v2/users?limit=100&cursor=c',
    ]);
  });

  it('of pages fetches one after the other', async () => {
    const queries = asking();
    server.answering(({ url }, response) => {
      const last = url.includes('cursor=');
      json(response, 200, { data: [{ name: last ? 'B' : 'A' }], page: { next: last ? null : 'c' } });
    });
    const query = queries.pages((api) => api.listUsers({ query: { fields: ['name'], total: 'true' } }));
    const observer = new InfiniteQueryObserver(new QueryClient(), query);
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
    const { data, hasNextPage } = await observer.fetchNextPage();
    stop();
    expectTypeOf(data!.pages[0]!.items[0]!).toEqualTypeOf<Pick<User, 'id' | 'version' | 'name'>>();
    expect(data!.pages.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['A', 'B']);
    expect(hasNextPage).toBe(false);
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/v2/users?fields=name&total=true',
      '/api/v2/users?fields=name&cursor=c',
    ]);
  });
});
