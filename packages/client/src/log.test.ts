import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as routes from '@moderator/contract/routes';
import { createClient } from './index.ts';
import type { LogEntry } from './index.ts';
import { json, refuse, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

let log: LogEntry[];
beforeEach(() => (log = []));
afterEach(() => vi.restoreAllMocks());

const client = () =>
  createClient(routes, {
    baseUrl: server.url,
    token: () => 'secret-token',
    log: (entry) => log.push(entry),
  });

it('every attempt is told, with the request that support can find', async () => {
  server.answering((_, response, count) =>
    count === 1
      ? json(response, 503, { code: 'unavailable' }, { 'retry-after': '0', 'x-request-id': 'r1' })
      : json(response, 200, { data: {} }, { 'x-request-id': 'r2' }),
  );
  await client().getUser({ id: 'a' });
  const common = { call: 'getUser', method: 'GET', path: '/users/{id}', duration: expect.any(Number) };
  expect(log).toEqual([
    { ...common, status: 503, code: 'unavailable', attempt: 1, requestId: 'r1' },
    { ...common, status: 200, code: null, attempt: 2, requestId: 'r2' },
  ]);
});

it('an attempt without an answer has the status 0', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server.answering((_, response) => response.destroy());
  await client()
    .deleteSite({ id: 'a' })
    .catch(() => undefined);
  expect(log[0]).toMatchObject({ status: 0, code: 'network', requestId: null });
});

it('nothing of a person is told: no token, no body, no value of the query, no id', async () => {
  server.answering((_, response) => refuse(response, 409, { code: '4004', detail: 'secret-detail' }));
  const api = client();
  const failing = [
    api.searchUsers({ query: { query: 'secret-name' } }),
    api.updateUser({ id: 'secret-id', version: 3, body: { email: 'secret@example.co.za' } }),
    api.createUser({ body: { name: 'secret-name' } as never }, { idempotencyKey: 'secret-key' }),
    api.uploadFile({ file: new Blob(['secret-bytes']), fileName: 'secret-file' }),
  ];
  await Promise.allSettled(failing);
  expect(log).toHaveLength(4);
  expect(JSON.stringify(log)).not.toContain('secret');
});
