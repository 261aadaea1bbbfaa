import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as routes from '@moderator/contract/routes';
import { ApiError, ConflictError, createClient } from './index.ts';
import type { ClientOptions } from './index.ts';
import { json, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
// Nobody has to wait where it is not about waiting.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

const client = () => createClient(routes, { baseUrl: server.url });
const caught = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  );
const remove = () => client().deleteSite({ id: 'a' });

describe('a refusal of the platform', () => {
  it('carries its code, its sentence, its request and everything else it said', async () => {
    const problem = {
      code: 'claimed_by_another',
      title: 'Somebody else is working on this.',
      detail: 'Riaan Pretorius is working on this.',
      requestId: 'r1',
      errors: [{ path: 'body', message: 'no' }],
    };
    server.answering((_, response) => json(response, 409, problem));
    const error = await caught(remove());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).not.toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({
      status: 409,
      code: 'claimed_by_another',
      message: 'Somebody else is working on this.',
      detail: 'Riaan Pretorius is working on this.',
      outcome: 'rejected',
      attempts: 1,
      requestId: 'r1',
      problem,
    });
  });

  it('of a stale version carries the present one', async () => {
    const current = { name: 'B', version: 4 };
    server.answering((_, response) => json(response, 412, { code: 'stale_version', current }));
    const error = await caught(client().updateUser({ id: 'a', version: 3, body: {} }));
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ code: 'stale_version', outcome: 'rejected', current });
  });

  it.each([
    [401, 'not_signed_in', 'rejected'],
    [403, 'not_allowed', 'rejected'],
    [404, 'not_found', 'rejected'],
    [409, 'conflict', 'rejected'],
    [412, 'stale_version', 'rejected'],
    [413, 'too_large', 'rejected'],
    [418, 'invalid_input', 'rejected'],
    [428, 'version_needed', 'rejected'],
    [431, 'address_too_long', 'rejected'],
    [500, 'unavailable', 'unknown'],
  ])('without a body, with %i, is %s and %s', async (status, code, outcome) => {
    server.answering((_, response) => response.writeHead(status, { 'x-request-id': 'r2' }).end());
    expect(await caught(client().headUser({ id: 'a' }))).toMatchObject({
      status,
      code,
      outcome,
      requestId: 'r2',
    });
  });

  it.each(['<html>', '"text"', 'null', '[]'])('with the foreign body %s has a sentence', async (body) => {
    server.answering((_, response) => response.writeHead(403).end(body));
    expect(await caught(remove())).toMatchObject({
      code: 'not_allowed',
      message: 'The platform answered 403.',
    });
  });
});

describe('an answer that leads elsewhere', () => {
  it.each([301, 302, 303, 307, 308])('with %i is not followed, and nothing is sent there', async (status) => {
    const elsewhere = await startTestServer();
    server.answering((_, response) =>
      response.writeHead(status, { location: `${elsewhere.url}/v2/users` }).end(),
    );
    const body = { name: 'Zanele' } as never;
    for (const call of [
      () => client().createUser({ body }),
      () => client().listUsers(),
      () => client().downloadFile({ id: 'a' }),
    ])
      expect(await caught(call())).toMatchObject({
        name: 'ApiError',
        code: 'redirected',
        status,
        attempts: 1,
      });
    const counted = client().uploadFile(
      { file: new Blob(['x']), fileName: 'x' },
      { onProgress: () => undefined },
    );
    expect(await caught(counted)).toMatchObject({ code: 'redirected', outcome: 'unknown' });
    expect(server.received).toHaveLength(4);
    expect(elsewhere.received).toHaveLength(0);
    await elsewhere.stop();
  });
});

describe('a list that cannot be read', () => {
  it.each([{}, null, [], 'text', { data: null }, { data: { id: 'a' } }, { data: [], page: { next: 3 } }])(
    'such as %j is an error that says so, awaited and iterated',
    async (answer) => {
      server.answering((_, response) => json(response, 200, answer));
      if (Array.isArray(answer)) return expect(await client().listUsers()).toEqual({ items: [], next: null });
      expect(await caught(client().listUsers())).toMatchObject({
        name: 'ApiError',
        code: 'unreadable_answer',
      });
      const reading = (async () => {
        for await (const _ of client().listUsers());
      })();
      expect(await caught(reading)).toBeInstanceOf(ApiError);
    },
  );

  it('such as no content at all is an error that says so', async () => {
    server.answering((_, response) => response.writeHead(204).end());
    expect(await caught(client().listUsers())).toMatchObject({ code: 'unreadable_answer', status: 204 });
  });
});

describe('what an error shows', () => {
  /** All that a console, a log and a text of it say. */
  const shown = (error: Error): string =>
    [
      inspect(error, { depth: 9 }),
      error.message,
      error.stack,
      inspect(error.cause),
      JSON.stringify(error),
    ].join();
  const api = (options: ClientOptions = {}) =>
    createClient(routes, { baseUrl: server.url, token: () => 'secret-token', ...options });

  it.each([
    [
      'a refusal',
      409,
      { code: '4004', title: 'In use.', detail: 'secret', errors: [{ path: 'a', message: 'secret' }] },
    ],
    [
      'a conflict',
      412,
      { code: 'stale_version', title: 'Changed.', current: { name: 'secret', version: 4 } },
    ],
    [
      'a refusal in other words than ours',
      500,
      { code: { secret: 1 }, title: ['secret'], detail: { secret: 1 } },
    ],
    ['an answer that cannot be read', 200, undefined],
  ])('of %s is nothing of tokens, bodies and people', async (_, status, problem) => {
    server.answering((_request, response) =>
      problem ? json(response, status, problem) : response.writeHead(200).end('secret{'),
    );
    const error = await caught(api().updateUser({ id: 'secret', version: 3, body: { name: 'secret' } }));
    expect(shown(error)).not.toContain('secret');
    if (problem) expect(error.problem).toEqual(problem);
  });

  it('of what is no HTTP at all is nothing of it', async () => {
    const broken = createTcpServer((socket) => socket.end('secret nonsense')).listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const baseUrl = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    const error = await caught(api({ baseUrl }).getUser({ id: 'secret' }));
    expect(error).toMatchObject({ code: 'network' });
    expect(shown(error)).not.toContain('secret');
    broken.close();
  });

  it('of a header that cannot be sent is nothing of it', async () => {
    const error = await caught(api({ token: () => 'secret\ntoken' }).getUser({ id: 'a' }));
    expect(error).toMatchObject({
      name: 'ApiError',
      code: 'invalid_input',
      outcome: 'not-sent',
      attempts: 0,
    });
    expect(shown(error)).not.toContain('secret');
  });
});

describe('an answer that is larger than was expected', () => {
  it.each([200, 500])('is given up when so much of it has come (%i)', async (status) => {
    let closed = false;
    server.answering((_, response) => {
      response.on('close', () => (closed = true)).writeHead(status);
      const more = () => {
        let count = 0;
        while (count++ < 100 && response.write('x'.repeat(65_536)));
        response.once('drain', more);
      };
      more();
    });
    const error = await caught(client().createUser({ body: {} as never }, { largestAnswer: 1_000_000 }));
    expect(error).toMatchObject(
      status === 200 ? { code: 'answer_too_large', outcome: 'unknown' } : { status, problem: null },
    );
    await expect.poll(() => closed).toBe(true);
  });

  it('is no answer of as much as is allowed', async () => {
    server.answering((_, response) => json(response, 200, { data: 'é' }));
    expect(await client().getUser({ id: 'a' }, { largestAnswer: 13 })).toBe('é');
    expect(await caught(client().getUser({ id: 'a' }, { largestAnswer: 12 }))).toMatchObject({
      code: 'answer_too_large',
    });
  });
});

describe('the time of a call', () => {
  it('ends it while the platform is silent', async () => {
    server.answering(() => undefined);
    const error = await caught(client().getUser({ id: 'a' }, { deadline: 30 }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'timeout', outcome: 'unknown', attempts: 1 });
  });

  it('is not waited through for an attempt that lies behind its end', async () => {
    server.answering((_, response) =>
      json(
        response,
        503,
        { detail: 'Not yet.' },
        { 'retry-after': new Date(Date.now() + 60_000).toUTCString() },
      ),
    );
    const error = await caught(client().getUser({ id: 'a' }, { deadline: 30_000 }));
    expect(error).toMatchObject({ status: 503, detail: 'Not yet.', attempts: 1 });
    expect(error.retryAfter! > 50_000).toBe(true);
    expect(server.received).toHaveLength(1);
  });

  it('ends it in the middle of an answer', async () => {
    server.answering((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data":');
    });
    expect(await caught(client().getUser({ id: 'a' }, { deadline: 100 }))).toMatchObject({ code: 'timeout' });
  });
});

describe('a call that is called off', () => {
  it('before it is sent is not sent', async () => {
    server.answering((_, response) => json(response, 200, {}));
    const reason = new Error('gone');
    await expect(client().getUser({ id: 'a' }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.received).toHaveLength(0);
  });

  it('while the platform is silent ends with its reason', async () => {
    const control = new AbortController();
    const reason = new Error('gone');
    server.answering(() => control.abort(reason));
    await expect(client().getUser({ id: 'a' }, { signal: control.signal })).rejects.toBe(reason);
  });

  it('while it waits to try again ends with its reason and is not sent again', async () => {
    const control = new AbortController();
    const reason = new Error('gone');
    server.answering((_, response) => {
      response.on('finish', () => setImmediate(() => control.abort(reason)));
      json(response, 503, {}, { 'retry-after': '20' });
    });
    await expect(client().getUser({ id: 'a' }, { signal: control.signal })).rejects.toBe(reason);
    expect(server.received).toHaveLength(1);
  });

  it('in the middle of an answer ends with its reason', async () => {
    const control = new AbortController();
    const reason = new Error('gone');
    server.answering((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data":', () => control.abort(reason));
    });
    await expect(client().getUser({ id: 'a' }, { signal: control.signal })).rejects.toBe(reason);
  });
});
