import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as routes from '@moderator/contract/routes';
import { createClient } from './index.ts';
import { json, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const client = () => createClient(routes, { baseUrl: server.url, token: () => 'secret' });

/** The one request that a call makes. */
async function sent(call: (api: ReturnType<typeof client>) => Promise<unknown>) {
  server.answering((_, response) => json(response, 200, { data: [] }));
  await call(client());
  expect(server.received).toHaveLength(1);
  return server.received[0]!;
}

describe('the address of a call', () => {
  it.each([
    ['6f1c', '/api/v2/users/6f1c'],
    ['a b/c?d#e', '/api/v2/users/a%20b%2Fc%3Fd%23e'],
    ['é%', '/api/v2/users/%C3%A9%25'],
  ])('encodes the parameter %j', async (id, url) => {
    expect(await sent((api) => api.getUser({ id }))).toMatchObject({ method: 'GET', url });
  });

  it.each(['', '.', '..', undefined])('that would lead elsewhere with %j is not asked', async (id) => {
    server.answering((_, response) => json(response, 200, { data: [] }));
    await expect(client().getUser({ id: id as string })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'invalid_input',
      outcome: 'not-sent',
      attempts: 0,
    });
    expect(server.received).toHaveLength(0);
  });

  it('fills in every parameter of the path', async () => {
    const { url } = await sent((api) => api.getSummativeJudgements({ id: 'c', learnerId: 'l' }));
    expect(url).toBe('/api/v2/admin/courses/c/summative/learners/l/outcomes');
  });

  it('repeats the key of a list and leaves out what is null, undefined or empty', async () => {
    const { url } = await sent((api) =>
      api.listAttempts({
        query: { siteId: ['1', '2'], courseId: null, assessorId: [], mine: undefined, limit: 5 },
      }),
    );
    expect(url).toBe('/api/v2/moderation/attempts?siteId=1&siteId=2&limit=5');
  });

  it('encodes the values of the query', async () => {
    const { url } = await sent((api) => api.searchUsers({ query: { query: 'a&b=c d+é' } }));
    expect(new URL(url, 'http://host').searchParams.get('query')).toBe('a&b=c d+é');
  });

  it('has no question mark without a query', async () => {
    expect((await sent((api) => api.listUsers())).url).toBe('/api/v2/users');
    expect((await sent((api) => api.listUsers({ query: { limit: null } }))).url).toBe('/api/v2/users');
  });
});

describe('the head of a request', () => {
  it('asks for an answer that is not cached, says who asks, and carries a trace', async () => {
    const { headers } = await sent((api) => api.getUser({ id: 'a' }));
    expect(headers).toMatchObject({
      authorization: 'Bearer secret',
      accept: 'application/json',
      'cache-control': 'no-cache',
      pragma: 'no-cache',
    });
    expect(headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(headers['if-match']).toBeUndefined();
    expect(headers['idempotency-key']).toBeUndefined();
    expect(headers['content-type']).toBeUndefined();
  });

  it('names nobody where nobody is signed in', async () => {
    server.answering((_, response) => json(response, 200, { data: [] }));
    await createClient(routes, { baseUrl: server.url, token: () => undefined }).getThemeByPrefix();
    expect(server.received[0]!.headers.authorization).toBeUndefined();
  });

  it('goes on with the trace of the caller', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const { headers } = await sent((api) => api.getUser({ id: 'a' }, { traceparent }));
    expect(headers['traceparent']).toBe(traceparent);
  });

  it('carries what the client adds, asked anew for each call', async () => {
    let who = 'one';
    const api = createClient(routes, { baseUrl: server.url, headers: () => ({ 'impersonated-user': who }) });
    server.answering((_, response) => json(response, 200, { data: [] }));
    await api.getUser({ id: 'a' });
    who = 'two';
    await api.getUser({ id: 'a' });
    expect(server.received.map(({ headers }) => headers['impersonated-user'])).toEqual(['one', 'two']);
  });

  it('traces every call by an id of its own', async () => {
    const [one, two] = [
      await sent((api) => api.getUser({ id: 'a' })),
      await sent((api) => api.getUser({ id: 'a' })),
    ];
    expect(one.headers['traceparent']).not.toBe(two.headers['traceparent']);
  });
});

describe('a change', () => {
  it('is a merge patch that keeps its nulls and names the version it was made from', async () => {
    const { method, headers, body } = await sent((api) =>
      api.updateUser({ id: 'a', version: 7, body: { email: null, name: 'Zanele' } }),
    );
    expect(method).toBe('PATCH');
    expect(headers).toMatchObject({ 'content-type': 'application/merge-patch+json', 'if-match': '"7"' });
    expect(JSON.parse(body)).toEqual({ email: null, name: 'Zanele' });
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('of what does not exist yet names version 0', async () => {
    const { method, headers } = await sent((api) =>
      api.saveDraft({ id: 'a', version: 0, body: {} as never }),
    );
    expect(method).toBe('PUT');
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'if-match': '"0"' });
  });

  it('that must not happen twice carries a key of its own, or the one that is given', async () => {
    const create = (key?: string) =>
      sent((api) => api.createSite({ body: {} as never }, key ? { idempotencyKey: key } : {}));
    const [first, second, given] = [await create(), await create(), await create('my-key')];
    expect(first.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(second.headers['idempotency-key']).not.toBe(first.headers['idempotency-key']);
    expect(given.headers['idempotency-key']).toBe('my-key');
  });
});

describe('an upload', () => {
  it('is a form with the file, its name and its bytes, and a key', async () => {
    const { headers, body } = await sent((api) =>
      api.uploadFile({ file: new Blob(['%PDF-1.7'], { type: 'application/pdf' }), fileName: 'Ndlovu é.pdf' }),
    );
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers['idempotency-key']).toBeTruthy();
    const text = Buffer.from(body, 'latin1').toString();
    expect(text).toContain('name="file"; filename="Ndlovu é.pdf"');
    expect(text).toContain('%PDF-1.7');
  });

  it('of a file that knows its name needs no other', async () => {
    const { body } = await sent((api) => api.uploadFile({ file: new File(['x'], 'notes.txt') }));
    expect(body).toContain('filename="notes.txt"');
  });
});
