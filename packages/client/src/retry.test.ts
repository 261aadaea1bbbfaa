import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as routes from '@moderator/contract/routes';
import { createClient } from './index.ts';
import { waitBefore } from './retry.ts';
import { retryAfterOf } from './retry-after.ts';
import { wait } from './time-limit.ts';
import { json, refuse, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
// Nobody has to wait where it is not about waiting.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

const client = () => createClient(routes, { baseUrl: server.url });
type Api = ReturnType<typeof client>;

/** Calls of all kinds: each may be repeated, since it only reads or since the platform does it once under its key. */
const calls: [string, (api: Api) => Promise<unknown>][] = [
  ['a read', (api) => api.getUser({ id: 'a' })],
  ['a question for the version', (api) => api.headUser({ id: 'a' })],
  ['a question too long for an address', (api) => api.fetchUsers({ body: { ids: [] } })],
  ['a creation', (api) => api.createSite({ body: {} as never })],
  ['a change', (api) => api.updateUser({ id: 'a', version: 1, body: {} })],
  ['an upload', (api) => api.uploadFile({ file: new Blob(['x']), fileName: 'x.txt' })],
  ['a verdict', (api) => api.recordVerdict({ id: 'a', outcomeId: 'b', body: { result: 'C' } })],
  ['a deletion', (api) => api.deleteSite({ id: 'a' })],
  ['a deletion of a version', (api) => api.deleteSite({ id: 'a', version: 2 })],
];
const writes = calls.slice(3);

describe('an answer that passes', () => {
  const passing = [408, 429, 502, 503, 504];
  it.each(calls.flatMap(([name, call]) => passing.map((status) => [name, status, call] as const)))(
    'lets %s after %i be sent again',
    async (_, status, call) => {
      server.answering((_request, response, count) =>
        count < 3 ? refuse(response, status) : json(response, 200, { data: [] }),
      );
      await call(client());
      expect(server.received).toHaveLength(3);
      // A form is divided by another line every time.
      const bodies = server.received.map((each) => each.body.replace(/--.*\r\n/g, ''));
      expect(new Set(bodies).size).toBe(1);
      expect(new Set(server.received.map((each) => each.headers['idempotency-key'])).size).toBe(1);
      expect(new Set(server.received.map((each) => each.headers['if-match'])).size).toBe(1);
    },
  );

  it.each(writes)('is asked again with the same key by %s, and with another by the next', async (_, call) => {
    server.answering((_request, response, count) =>
      count === 1 ? response.destroy() : json(response, 200, { data: [] }),
    );
    const api = client();
    for (const each of [call, call]) await each(api);
    const [first, second, third] = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).toMatch(/^[0-9a-f]{32}$/);
    expect(third).not.toBe(first);
  });

  it.each(calls)('of a platform with too much to do lets %s be sent again', async (_, call) => {
    server.answering((_request, response, count) =>
      count < 3 ? refuse(response, 503, { code: 'overloaded' }) : json(response, 200, { data: [] }),
    );
    await call(client());
    expect(server.received).toHaveLength(3);
  });

  it.each(writes)('of a platform with too much to do says of %s that it was not done', async (_, call) => {
    server.answering((_request, response) => refuse(response, 503, { code: 'overloaded' }));
    await expect(call(client())).rejects.toMatchObject({ outcome: 'rejected', attempts: 4 });
  });

  it('of a platform with too much to do settles nothing that an earlier one left open', async () => {
    server.answering((_, response, count) =>
      count === 1 ? response.destroy() : refuse(response, 503, { code: 'overloaded' }),
    );
    const call = client().createSite({ body: {} as never });
    await expect(call).rejects.toMatchObject({ outcome: 'unknown' });
  });

  it('is given up after four attempts', async () => {
    server.answering((_, response) => refuse(response, 503, { code: 'unavailable', detail: 'Not yet.' }));
    await expect(client().getUser({ id: 'a' })).rejects.toMatchObject({
      code: 'unavailable',
      detail: 'Not yet.',
      attempts: 4,
    });
    expect(server.received).toHaveLength(4);
  });
});

describe('a connection that breaks', () => {
  it('lets a read be sent again', async () => {
    server.answering((_, response, count) =>
      count === 1 ? response.destroy() : json(response, 200, { data: { name: 'A' } }),
    );
    expect(await client().getUser({ id: 'a' })).toEqual({ name: 'A' });
  });

  it('in the middle of an answer lets a read be sent again', async () => {
    server.answering((_, response, count) => {
      if (count > 1) return json(response, 200, { data: { name: 'A' } });
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
    });
    expect(await client().getUser({ id: 'a' })).toEqual({ name: 'A' });
    expect(server.received).toHaveLength(2);
  });
});

describe('a platform that is down', () => {
  const ask = (api: Api) => api.getUser({ id: 'a' }).catch(() => undefined);

  it.each(['at once', 'one after the other'])(
    'is asked a fifth more often than there are calls, %s',
    async (how) => {
      const api = client();
      server.answering((_, response) => refuse(response, 503));
      if (how === 'at once') await Promise.all(Array.from({ length: 100 }, async () => ask(api)));
      else for (let count = 0; count < 100; count++) await ask(api);
      expect(server.received).toHaveLength(120);
    },
  );

  it('is asked as before when it is there again', async () => {
    const api = client();
    server.answering((_, response) => refuse(response, 503));
    await Promise.all(Array.from({ length: 100 }, async () => ask(api)));
    server.answering((_, response) => json(response, 200, { data: [] }));
    await ask(api);
    await ask(api);
    server.answering((_, response, count) =>
      count < 4 ? refuse(response, 503) : json(response, 200, { data: 'A' }),
    );
    expect(await api.getUser({ id: 'a' })).toBe('A');
  });

  it('leaves a client that makes few calls its repetitions', async () => {
    server.answering((_, response) => refuse(response, 503));
    await ask(client());
    expect(server.received).toHaveLength(4);
  });
});

describe('a refusal', () => {
  it.each([400, 403, 404, 409, 412, 413, 415, 422, 428, 500])('with %i is final', async (status) => {
    server.answering((_, response) => refuse(response, status));
    for (const [, call] of writes.slice(0, 2)) await expect(call(client())).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(2);
  });
});

describe('the time before the next attempt', () => {
  const clock = 'Sat, 21 Nov 2026 08:00:00 GMT';

  it.each([
    ['3', 3000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 08:00:05 GMT', 5000],
    ['Sat, 21 Nov 2026 07:59:00 GMT', 0],
    ['', null],
    ['soon', null],
    ['1.5', null],
    ['-1', null],
    ['+1', null],
    ['1e3', null],
    ['0x10', null],
    ['1, 2', null],
    ['2026-11-21T08:00:05Z', null],
    ['Nov 21, 2026', null],
    ['Sat, 21 Nov 2026 08:00:05', null],
    ['Sat, 99 Nov 2026 08:00:05 GMT', null],
    ['Saturday, 21-Nov-26 08:00:05 GMT', 5000],
  ])('that Retry-After %j asks for is %s, by the clock of the platform', (value, expected) => {
    expect(retryAfterOf(new Headers({ 'retry-after': value, date: clock }))).toBe(expected);
  });

  it('that a date asks for is taken against the own clock where the platform does not tell its time', () => {
    const asked = retryAfterOf(new Headers({ 'retry-after': new Date(Date.now() + 60_000).toUTCString() }))!;
    expect(asked > 55_000 && asked <= 60_000).toBe(true);
    expect(retryAfterOf(new Headers())).toBe(null);
  });

  it('is what was asked for and up to as much again, so that not all come back together', () => {
    expect(waitBefore(2, 5000, 0)).toBe(5000);
    expect(waitBefore(2, 5000, 1)).toBe(10_000);
    expect(waitBefore(2, 60_000, 1)).toBe(68_000);
    expect([0, 0.5, 1].map((random) => waitBefore(2, 1000, random))).toEqual([1000, 1500, 2000]);
    expect([0, 1].map((random) => waitBefore(3, 0, random))).toEqual([0, 600]);
  });

  it('lies between nothing and a bound that doubles up to eight seconds', () => {
    const bounds = [300, 600, 1200, 2400, 4800, 8000, 8000];
    for (const [index, bound] of bounds.entries()) {
      expect(waitBefore(index + 2, null, 0)).toBe(0);
      expect(waitBefore(index + 2, null, 1)).toBe(bound);
    }
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (next, random) => {
          const time = waitBefore(next, null, random);
          expect(time >= 0 && time <= 8000 && Number.isInteger(time)).toBe(true);
        },
      ),
    );
  });
});

it('the client draws how long it waits, also where it was told', async () => {
  vi.mocked(Math.random).mockReturnValue(0.5);
  server.answering((_, response) => json(response, 503, {}, { 'retry-after': '1' }));
  // The first half of a second that is added does not fit.
  await expect(client().getUser({ id: 'a' }, { deadline: 1_400 })).rejects.toMatchObject({ attempts: 1 });
});

describe('waiting', () => {
  it('ends at once when it is called off', async () => {
    const control = new AbortController();
    const waiting = wait(60_000, control.signal);
    control.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(wait(60_000, control.signal)).rejects.toThrow('gone');
  });
});

it('a call without a deadline is not over at once', async () => {
  server.answering((_, response) => setTimeout(() => json(response, 200, { data: { name: 'A' } }), 20));
  expect(await client().getUser({ id: 'a' }, { deadline: Infinity })).toEqual({ name: 'A' });
});
