import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as routes from '@moderator/contract/routes';
import { createClient } from './index.ts';
import { json, refuse, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

let token: string | undefined;
let refreshed: number;
beforeEach(() => {
  token = 'old';
  refreshed = 0;
  server.answering(({ headers }, response) =>
    headers.authorization === 'Bearer new'
      ? json(response, 200, { data: { name: 'A' } })
      : refuse(response, 401, { code: 'not_signed_in' }),
  );
});

/** A client whose session is renewed in this way. */
const client = (renew: () => Promise<boolean> | boolean) =>
  createClient(routes, {
    baseUrl: server.url,
    token: () => token,
    refresh: async () => {
      refreshed++;
      // The others get their 401 in the meantime.
      await new Promise((resolve) => setImmediate(resolve));
      return renew();
    },
  });
/** Gives the token once, then fails in this way. */
const once = (fail: () => never) => {
  let asked = 0;
  return () => (asked++ === 0 ? 'old' : fail());
};
const renewed = () => {
  token = 'new';
  return true;
};

describe('a session that has ended', () => {
  it('is renewed once for many calls, and each is sent once more', async () => {
    const api = client(renewed);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => api.getUser({ id: `u${index}` })),
    );
    expect(answers).toHaveLength(5);
    expect(refreshed).toBe(1);
    expect(server.received).toHaveLength(10);
  });

  it('is renewed for a write that is not repeated otherwise, with the same body', async () => {
    await client(renewed).recordVerdict({ id: 'a', outcomeId: 'b', body: { result: 'NYC' } });
    expect(server.received.map((each) => each.body)).toEqual(Array(2).fill('{"result":"NYC"}'));
  });

  it('is not renewed by a call that was sent with the token before', async () => {
    server.answering(({ headers }, response, count) => {
      if (count === 1) renewed();
      if (headers.authorization === 'Bearer new') json(response, 200, { data: {} });
      else refuse(response, 401);
    });
    await client(renewed).getUser({ id: 'a' });
    expect(refreshed).toBe(0);
  });

  it('and cannot be renewed ends the call with the refusal', async () => {
    await expect(client(() => false).getUser({ id: 'a' })).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(server.received).toHaveLength(1);
  });

  it('and whose renewal fails ends the call with the refusal, and is tried again by the next', async () => {
    const api = client(() => Promise.reject(new Error('offline')));
    for (const times of [1, 2]) {
      await expect(api.getUser({ id: 'a' })).rejects.toMatchObject({ status: 401, outcome: 'rejected' });
      expect(refreshed).toBe(times);
    }
  });

  it('and whose renewal throws at once ends the call with the refusal', async () => {
    const throwing = () => {
      throw new Error('locked');
    };
    for (const more of [{ refresh: throwing }, { refresh: async () => true, token: once(throwing) }]) {
      server.received.length = 0;
      const api = createClient(routes, { baseUrl: server.url, token: () => token, ...more });
      await expect(api.createSite({ body: {} as never })).rejects.toMatchObject({
        status: 401,
        outcome: 'rejected',
        attempts: 1,
      });
      expect(server.received).toHaveLength(1);
    }
  });

  it('and whose new token is refused as well is not renewed for ever', async () => {
    const api = client(() => {
      token = `bad ${refreshed}`;
      return true;
    });
    await expect(api.getUser({ id: 'a' })).rejects.toMatchObject({ status: 401 });
    expect(refreshed).toBe(1);
    expect(server.received).toHaveLength(2);
  });

  it('leaves all attempts to what comes after its renewal', async () => {
    server.answering(({ headers }, response, count) => {
      if (headers.authorization !== 'Bearer new') refuse(response, 401);
      else if (count < 5) refuse(response, 503);
      else json(response, 200, { data: { name: 'A' } });
    });
    expect(await client(renewed).getUser({ id: 'a' })).toEqual({ name: 'A' });
    expect(server.received).toHaveLength(5);
  });

  it.each([
    ['a token', () => new Promise<string>(() => undefined), undefined],
    ['a new one', () => 'old', () => new Promise<boolean>(() => undefined)],
  ])('does not hold a call that waits for %s and is called off', async (_, wanted, refresh) => {
    const api = createClient(routes, { baseUrl: server.url, token: wanted, ...(refresh ? { refresh } : {}) });
    const control = new AbortController();
    const reason = new Error('gone');
    const calling = api.getUser({ id: 'a' }, { signal: control.signal });
    setTimeout(() => control.abort(reason), 50);
    await expect(calling).rejects.toBe(reason);
    const late = api.getUser({ id: 'a' }, { deadline: 50 });
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
  });

  it('and whose renewal hangs holds its own calls for so long, and no later one', async () => {
    let hangs = true;
    const api = createClient(routes, {
      baseUrl: server.url,
      token: () => token,
      refresh: () => (hangs ? new Promise<boolean>(() => undefined) : Promise.resolve(renewed())),
      refreshDeadline: 50,
    });
    const held = await Promise.allSettled([api.getUser({ id: 'a' }), api.getUser({ id: 'b' })]);
    for (const each of held) expect(each).toMatchObject({ status: 'rejected', reason: { status: 401 } });
    hangs = false;
    expect(await api.getUser({ id: 'a' })).toEqual({ name: 'A' });
  });

  it('whose token cannot be had ends the call with the reason', async () => {
    const reason = new Error('locked');
    const api = createClient(routes, { baseUrl: server.url, token: () => Promise.reject(reason) });
    await expect(api.getUser({ id: 'a' })).rejects.toBe(reason);
  });

  it('without a way to renew it is a refusal', async () => {
    const api = createClient(routes, { baseUrl: server.url, token: () => token });
    await expect(api.getUser({ id: 'a' })).rejects.toMatchObject({ status: 401 });
  });
});
