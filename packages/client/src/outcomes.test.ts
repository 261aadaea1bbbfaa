import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as routes from '@moderator/contract/routes';
import { ConflictError, createClient } from './index.ts';
import type { ApiError } from './index.ts';
import { json, refuse, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const client = (baseUrl = server.url) => createClient(routes, { baseUrl });
const caught = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  );
const remove = () => client().deleteSite({ id: 'a' });

describe('what is known about the effect of a call that failed', () => {
  it('is that it never left, where nothing listens', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const api = client(`http://127.0.0.1:${port}/api`);
    expect(await caught(api.deleteSite({ id: 'a' }))).toMatchObject({
      code: 'network',
      outcome: 'not-sent',
    });
    expect(await caught(api.getUser({ id: 'a' }))).toMatchObject({ outcome: 'not-sent', attempts: 4 });
  });

  it('is that it never left, where there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    server.answering((_, response) => response.destroy());
    expect(await caught(remove())).toMatchObject({ code: 'network', outcome: 'not-sent' });
  });

  it('is nothing, where the connection broke before the answer', async () => {
    server.answering((_, response) => response.destroy());
    expect(await caught(remove())).toMatchObject({ code: 'network', outcome: 'unknown', status: 0 });
  });

  it('stays nothing when a write is refused at its repetition for its version', async () => {
    // The first may have been stored and its answer lost: then its own change made the version stale.
    server.answering((_, response, count) =>
      count === 1 ? response.destroy() : refuse(response, 412, { code: 'stale_version', current: 'x' }),
    );
    const error = await caught(client().updateUser({ id: 'a', version: 3, body: {} }));
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ outcome: 'unknown', current: 'x', attempts: 2 });
  });

  it.each([400, 404, 409, 422])(
    'is certain when a write under a key is refused with %i at its repetition',
    async (status) => {
      server.answering((_, response, count) => (count === 1 ? response.destroy() : refuse(response, status)));
      const error = await caught(client().createSite({ body: {} as never }));
      expect(error).toMatchObject({ status, outcome: 'rejected', attempts: 2 });
    },
  );

  it.each([401, 403, 408, 429, 500, 503])(
    'stays nothing when a repetition meets %i, which comes before the platform looks for the key',
    async (status) => {
      for (const lose of [
        (response: ServerResponse) => void response.destroy(),
        (response: ServerResponse) => refuse(response, 502),
      ]) {
        server.answering((_, response, count) => (count === 1 ? lose(response) : refuse(response, status)));
        const error = await caught(client().createSite({ body: {} as never }));
        expect(error).toMatchObject({ status, outcome: 'unknown' });
      }
    },
  );

  it('stays nothing when the time ends while it waits to try again after a refusal', async () => {
    server.answering((_, response, count) =>
      count === 1 ? refuse(response, 502) : json(response, 429, {}, { 'retry-after': '1' }),
    );
    const error = await caught(client().createSite({ body: {} as never }, { deadline: 900 }));
    expect(error).toMatchObject({ status: 429, outcome: 'unknown', attempts: 2 });
  });

  it.each([401, 403, 408, 429])('is certain when all that came was %i', async (status) => {
    server.answering((_, response) => refuse(response, status));
    const error = await caught(client().createSite({ body: {} as never }));
    expect(error).toMatchObject({ status, outcome: 'rejected' });
  });

  it('is nothing when a refusal came first and then the connection broke', async () => {
    server.answering((_, response, count) => (count === 1 ? refuse(response, 429) : response.destroy()));
    const error = await caught(client().createSite({ body: {} as never }));
    expect(error).toMatchObject({ code: 'network', outcome: 'unknown' });
  });
});

describe('a change whose answer was lost', () => {
  /** A platform without keys: what it stored it does not know again. */
  const storing = (stored: object) =>
    server.answering((_, response, count) =>
      count === 1 ? response.destroy() : refuse(response, 412, { code: 'stale_version', current: stored }),
    );
  const body = {
    email: 'Zanele@Example.co.za',
    phoneNumber: '+27 82 555 0101',
    name: 'Zanele',
    gender: null,
  };
  const stored = {
    email: 'zanele@example.co.za',
    phoneNumber: '+27825550101',
    name: 'Zanele',
    roles: [],
    version: 4,
  };
  const changed = () => client().updateUser({ id: 'a', version: 3, body });

  it('is recognised, also where the platform writes it in its own way', async () => {
    storing(stored);
    expect(await changed()).toEqual(stored);
    expect(server.received).toHaveLength(2);
  });

  it.each([
    ['of another version', { ...stored, version: 5 }],
    ['of other content', { ...stored, name: 'Thandi' }],
    ['that is not told', undefined],
  ])('is not taken for one %s', async (_, current) => {
    storing(current as object);
    expect(await caught(changed())).toMatchObject({ name: 'ConflictError', outcome: 'unknown' });
  });

  it('is not looked for where nothing was lost', async () => {
    server.answering((_, response) => refuse(response, 412, { code: 'stale_version', current: stored }));
    expect(await caught(changed())).toMatchObject({
      name: 'ConflictError',
      outcome: 'rejected',
      attempts: 1,
    });
  });
});

describe('what a function of the caller throws', () => {
  const own = new Error('no such tenant');
  const failing = (headers: () => Record<string, string>) =>
    createClient(routes, { baseUrl: server.url, headers }).createSite({ body: {} as never });

  it('before the call was sent reaches the caller, and nothing is sent', async () => {
    server.answering((_, response) => json(response, 201, { data: {} }));
    const throwing = failing(() => {
      throw own;
    });
    await expect(throwing).rejects.toBe(own);
    expect(server.received).toHaveLength(0);
  });

  it('says what cannot be sent, and nothing is sent', async () => {
    server.answering((_, response) => json(response, 201, { data: {} }));
    const unsent = { name: 'ApiError', code: 'invalid_input', outcome: 'not-sent', attempts: 0 };
    await expect(failing(() => ({ 'x-site': 'two\nlines' }))).rejects.toMatchObject(unsent);
    const key = client().createSite({ body: {} as never }, { idempotencyKey: 'ключ' });
    await expect(key).rejects.toMatchObject(unsent);
    expect(server.received).toHaveLength(0);
  });

  it('at a repetition does not hide that the first attempt may have taken effect', async () => {
    server.answering((_, response) => response.destroy());
    let asked = 0;
    const error = await caught(
      failing(() => {
        if (asked++ > 0) throw own;
        return {};
      }),
    );
    expect(error).toMatchObject({ outcome: 'unknown', cause: own });
    expect(server.received).toHaveLength(1);
  });
});
