import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokenVerifier } from '../http/tokens.ts';
import type { Jwk } from '../http/tokens.ts';
import { raw } from '../testing/raw.ts';
import { personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { startIdentityServer } from './identity-server.fixture.ts';
import type { IdentityServer } from './identity-server.fixture.ts';

let identity: IdentityServer;
beforeAll(async () => void (identity = await startIdentityServer()));
afterAll(() => identity.stop());

describe('while the keys of the identity service cannot be read', () => {
  let platform: TestPlatform;
  beforeEach(async () => {
    identity.is('well');
    platform = await startTestPlatform('demo', { settings: { identityUrl: identity.url } });
  });
  afterEach(() => platform.stop());

  const ask = async () => {
    const token = await identity.token(personOf('moderator').id);
    return raw(platform, 'GET', '/moderation/home', { headers: { authorization: `Bearer ${token}` } });
  };

  it.each(['failing', 'silent'] as const)(
    'because it is %s, the first call and all others are told to come back, and that they stay signed in',
    async (mood) => {
      identity.is(mood);
      const before = identity.lookUps();
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      answers.push(await ask());
      for (const { status, headers, body } of answers) {
        expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
        expect(body.detail).toContain('You stay signed in, and nothing was changed');
      }
      // One look-up is shared by all; on a machine that is busy a second may have become due.
      expect(identity.lookUps() - before).toBeLessThanOrEqual(2);
    },
  );

  it('is told in the health of the platform, which goes on with the keys that it knows', async () => {
    const health = async () => (await fetch(`${platform.url}/health`)).json();
    expect(await health()).toMatchObject({ status: 'ok', identity: 'ok' });
    identity.is('failing');
    await expect
      .poll(health, { timeout: 10_000 })
      .toMatchObject({ status: 'degraded', identity: 'unreachable' });
    identity.is('well');
    await expect.poll(health, { timeout: 10_000 }).toMatchObject({ status: 'ok', identity: 'ok' });
  });

  it('a token of a key that is known is still let in', async () => {
    expect((await ask()).status).toBe(200);
    identity.is('silent');
    expect((await ask()).status).toBe(200);
  });
});

describe('when the identity service changes its keys', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    identity.is('well');
    platform = await startTestPlatform('demo', { settings: { identityUrl: identity.url } });
  });
  afterAll(() => platform.stop());
  const askWith = async (token: string) =>
    (await raw(platform, 'GET', '/moderation/home', { headers: { authorization: `Bearer ${token}` } }))
      .status;
  const tenCalls = async () => {
    const token = await identity.token(personOf('moderator').id);
    return [...new Set(await Promise.all(Array.from({ length: 10 }, () => askWith(token))))];
  };

  it('ten calls at once right after a start are all let in, by one look-up', async () => {
    const before = identity.lookUps();
    expect(await tenCalls()).toEqual([200]);
    expect(identity.lookUps() - before).toBe(1);
  });

  it('and again right after the change, and after another; a key that was taken back is good no more', async () => {
    const before = await identity.token(personOf('moderator').id);
    identity.changeKey();
    expect(await tenCalls()).toEqual([200]);
    identity.changeKey();
    expect(await tenCalls()).toEqual([200]);
    expect(await askWith(before)).toBe(401);
  });
});

describe('at the start', () => {
  const starting = (identityUrl: string) => startTestPlatform('empty', { settings: { identityUrl } });

  it('a realm that does not exist is told, and one that names itself otherwise', async () => {
    identity.is('well');
    await expect(starting(identity.url.replace('/moderator', '/moderatr'))).rejects.toThrow(
      /The identity service has no realm at http.*\/realms\/moderatr/,
    );
    await expect(starting(identity.url.replace('127.0.0.1', 'localhost'))).rejects.toThrow(
      /calls itself http:\/\/127\.0\.0\.1/,
    );
  });

  it('one that is out of reach is waited for: the platform runs', async () => {
    identity.is('failing');
    const platform = await starting(identity.url);
    expect((await fetch(`${platform.url}/health`)).status).toBe(200);
    await platform.stop();
    identity.is('well');
  });
});

describe('a look-up', () => {
  const verifier = (keys: () => Promise<{ keys: Jwk[] }>) =>
    createTokenVerifier({ keys, issuer: () => true, audience: 'account', clients: ['moderator'] });
  const request = {} as IncomingMessage;
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => 'none',
      (error: { code: string }) => error.code,
    );

  it('that finds other keys says that the session is over: only what could not be read is nobody’s fault', async () => {
    const { verify } = verifier(() => Promise.resolve({ keys: [] }));
    expect(await refusal(verify(await identity.token('x'), request))).toBe('not_signed_in');
  });

  it('is tried again after a failure', async () => {
    let isWell = false;
    let asked = 0;
    const { verify } = verifier(async () => {
      asked++;
      if (!isWell) throw new Error('out of reach');
      return (await (await fetch(`${identity.url}/protocol/openid-connect/certs`)).json()) as { keys: Jwk[] };
    });
    const token = await identity.token(personOf('moderator').id);
    identity.is('well');
    expect(await refusal(verify(token, request))).toBe('unavailable');
    isWell = true;
    await expect.poll(() => refusal(verify(token, request))).toBe('none');
    expect(asked).toBe(2);
  });
});
