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

  it('a token of a key that is known is still let in', async () => {
    expect((await ask()).status).toBe(200);
    identity.is('silent');
    expect((await ask()).status).toBe(200);
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
