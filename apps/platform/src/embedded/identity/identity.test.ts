import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from './browser.fixture.ts';
import type { Tokens } from './identity.fixture.ts';
import {
  addPerson,
  authorization,
  decode,
  endpoints,
  openLogin,
  postToken,
  realm,
  signIn,
  startTestIdentity,
  type TestIdentity,
} from './identity.fixture.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service.stop());

describe('the embedded identity service', () => {
  it('describes itself at the paths that Keycloak uses, by the origin that the browser used', async () => {
    for (const origin of [service.origin, service.otherOrigin]) {
      const answer = await fetch(`${origin}${realm}/.well-known/openid-configuration`);
      expect(await answer.json()).toMatchObject({
        issuer: `${origin}${realm}`,
        authorization_endpoint: `${origin}${endpoints}/auth`,
        token_endpoint: `${origin}${endpoints}/token`,
        end_session_endpoint: `${origin}${endpoints}/logout`,
        jwks_uri: `${origin}${endpoints}/certs`,
        userinfo_endpoint: `${origin}${endpoints}/userinfo`,
      });
      expect(service.identity.issuerFor(origin)).toBe(`${origin}${realm}`);
    }
  });

  it('refuses an origin that the platform does not serve, and a realm it does not know', async () => {
    const port = new URL(service.origin).port;
    const foreign = await fetch(`http://[::ffff:127.0.0.1]:${port}${realm}/.well-known/openid-configuration`);
    expect(foreign.status).toBe(400);
    expect((await fetch(`${service.origin}/realms/master/account`)).status).toBe(404);
  });

  it('signs in with a code and PKCE and gives tokens that the platform can check', async () => {
    const person = await addPerson(service);
    const tokens = await signIn(new TestBrowser(service.origin), person);
    const { payload } = await jwtVerify(
      tokens.access_token,
      createLocalJWKSet((await service.identity.publicKeys()) as never),
      { issuer: service.identity.issuerFor(service.origin), audience: 'account' },
    );
    expect(payload).toMatchObject({
      sub: person.userId,
      accountId: 'account-1',
      scope: 'openid profile email site',
      preferred_username: person.username,
      azp: 'moderator',
    });
    expect(payload.exp! - payload.iat!).toBe(300);
    expect(decode(tokens.id_token)).toMatchObject({
      sub: person.userId,
      name: 'Naledi Mokoena',
      preferred_username: person.username,
      nonce: 'nonce-1',
    });
    expect(decode(tokens.refresh_token)).toMatchObject({ typ: 'Refresh', sub: person.userId });
  });

  it('lets the browser read the token answer with credentials', async () => {
    const answer = await postToken(service.origin, { grant_type: 'refresh_token', refresh_token: 'unknown' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe(service.origin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('gives another refresh token each time, and takes the one before a little longer, in case its answer was lost', async () => {
    const first = await signIn(new TestBrowser(service.origin), await addPerson(service));
    const given = new Set([first.refresh_token]);
    for (const refresh_token of [first.refresh_token, first.refresh_token]) {
      const answer = await postToken(service.origin, { grant_type: 'refresh_token', refresh_token });
      expect(answer.status).toBe(200);
      given.add(((await answer.json()) as Tokens).refresh_token);
    }
    expect(given.size).toBe(3);
    for (const refresh_token of [...given].slice(1))
      expect((await postToken(service.origin, { grant_type: 'refresh_token', refresh_token })).status).toBe(
        200,
      );
  });

  it('ends all that came of a sign-in once a refresh token comes that was exchanged a while ago', async () => {
    const first = await signIn(new TestBrowser(service.origin), await addPerson(service));
    const other = await signIn(new TestBrowser(service.origin), await addPerson(service));
    const refresh = (refresh_token: string) =>
      postToken(service.origin, { grant_type: 'refresh_token', refresh_token });
    const next = (await (await refresh(first.refresh_token)).json()) as Tokens;
    await service.pool.query(`update identity.record set consumed_at = consumed_at - interval '61 seconds'`);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh(next.refresh_token)).status).toBe(400);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('signs in silently while the session lasts, and says login_required afterwards', async () => {
    const browser = new TestBrowser(service.origin);
    const silent = async () => {
      const { url } = authorization(service.origin, { prompt: 'none' });
      return new URL((await browser.follow(await browser.get(url))).url).searchParams;
    };
    expect((await silent()).get('error')).toBe('login_required');
    await signIn(browser, await addPerson(service));
    expect((await silent()).get('code')).toBeTruthy();
  });

  it('signs out at once with the ID token of the session, which also ends its refresh token', async () => {
    const browser = new TestBrowser(service.origin);
    const tokens = await signIn(browser, await addPerson(service));
    const query = new URLSearchParams({
      client_id: 'moderator',
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${service.origin}/`,
      color: 'rgb(1,2,3)',
    });
    const answer = await browser.get(`${endpoints}/logout?${query}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${service.origin}/`);
    const { refresh_token } = tokens;
    expect((await postToken(service.origin, { grant_type: 'refresh_token', refresh_token })).status).toBe(
      400,
    );
  });

  it('lets somebody else sign in over the session of whoever was there before', async () => {
    const browser = new TestBrowser(service.origin);
    await signIn(browser, await addPerson(service));
    const other = await addPerson(service);
    const { loginUrl, verifier } = await openLogin(browser, { prompt: 'login' });
    const { username, password } = other;
    const form = await browser.follow(
      await browser.post(loginUrl, { username, password }, { origin: browser.origin }),
    );
    // The provider ends the session before with a form that sends itself.
    const xsrf = /name="xsrf" value="([\w-]+)"/.exec(await form.response.text())![1]!;
    const { url } = await browser.follow(
      await browser.post(`${endpoints}/logout/confirm`, { xsrf, logout: 'yes' }),
    );
    const answer = await postToken(browser.origin, {
      grant_type: 'authorization_code',
      code: new URL(url).searchParams.get('code') ?? '',
      redirect_uri: `${browser.origin}/due-assessments?view=mine`,
      code_verifier: verifier,
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    expect(decode(access_token)['sub']).toBe(other.userId);
  });

  it('asks before it signs out somebody who brings no ID token', async () => {
    const browser = new TestBrowser(service.origin);
    await signIn(browser, await addPerson(service));
    const text = await (await browser.get(`${endpoints}/logout?client_id=moderator`)).text();
    expect(text).toContain('Sign out?');
    const xsrf = /name="xsrf" value="(\w+)"/.exec(text)![1]!;
    const done = await browser.follow(
      await browser.post(`${endpoints}/logout/confirm`, { xsrf, logout: 'yes' }),
    );
    expect(await done.response.text()).toContain('You are signed out');
  });

  it.each([
    ['a foreign address', 'https://evil.example/'],
    ['another origin that is served as well', 'OTHER'],
    ['a user name that looks like the origin', 'http://ORIGIN@evil.example/'],
    ['a fragment', 'ORIGIN/#x'],
    ['a page of the identity service itself', `ORIGIN${realm}/account`],
  ])('refuses to send a code to %s', async (_, address) => {
    const redirect_uri = address
      .replace('http://ORIGIN', service.origin)
      .replace('ORIGIN', service.origin)
      .replace('OTHER', `${service.otherOrigin}/`);
    const { url } = authorization(service.origin, { redirect_uri });
    const answer = await new TestBrowser(service.origin).get(url);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toContain('Sign-in is not possible this way');
  });

  it('keeps its keys and sessions across instances that share the database', async () => {
    const { createIdentity } = await import('./identity.ts');
    const { silentLog } = await import('../silent-log.ts');
    const second = await createIdentity({ database: service.pool, origins: () => true, log: silentLog });
    expect(await second.publicKeys()).toEqual(await service.identity.publicKeys());
    await second.stop();
  });
});
