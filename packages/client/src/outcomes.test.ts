import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as routes from '@moderator/contract/routes';
import { ConflictError, createClient } from './index.ts';
import type { ApiError } from './index.ts';
import { json, refuse, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
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
/** A call that the client does not repeat by itself. */
const remove = () => client().deleteSite({ id: 'a' });

describe('what is known about the effect of a call that failed', () => {
  it('is that it never left, where nothing listens', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    vi.spyOn(Math, 'random').mockReturnValue(0);
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

  it('stays nothing when a write without a key is refused at its repetition', async () => {
    // The first may have been stored and its answer lost: then its own change made the version stale.
    vi.spyOn(Math, 'random').mockReturnValue(0);
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
      vi.spyOn(Math, 'random').mockReturnValue(0);
      server.answering((_, response, count) => (count === 1 ? response.destroy() : refuse(response, status)));
      const error = await caught(client().createSite({ body: {} as never }));
      expect(error).toMatchObject({ status, outcome: 'rejected', attempts: 2 });
    },
  );

  it.each([401, 403, 408, 429, 500, 503])(
    'stays nothing when a repetition meets %i, which comes before the platform looks for the key',
    async (status) => {
      vi.spyOn(Math, 'random').mockReturnValue(0);
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
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.answering((_, response, count) => (count === 1 ? refuse(response, 429) : response.destroy()));
    const error = await caught(client().createSite({ body: {} as never }));
    expect(error).toMatchObject({ code: 'network', outcome: 'unknown' });
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
    await expect(failing(() => ({ 'x-site': 'two\nlines' }))).rejects.toThrow(TypeError);
    const key = client().createSite({ body: {} as never }, { idempotencyKey: 'ключ' });
    await expect(key).rejects.toThrow(TypeError);
    expect(server.received).toHaveLength(0);
  });

  it('at a repetition does not hide that the first attempt may have taken effect', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
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
