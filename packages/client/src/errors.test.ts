import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as routes from '@moderator/contract/routes';
import { ApiError, ConflictError, createClient } from './index.ts';
import { json, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const client = () => createClient(routes, { baseUrl: server.url });
const caught = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  );
/** A call that the client does not repeat by itself. */
const remove = () => client().deleteSite({ id: 'a' });

describe('a refusal of the platform', () => {
  it('carries its code, its sentence, its request and everything else it said', async () => {
    const problem = {
      code: 'claimed_by_another',
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
      message: 'Riaan Pretorius is working on this.',
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
    expect(error).toMatchObject({ status: 503, message: 'Not yet.', attempts: 1 });
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
