import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../embedded/identity/browser.fixture.ts';
import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';
import type { Platform } from '../platform.ts';
import { tokensIn } from '../testing/sign-in.ts';
import { personOf } from '../testing/template.ts';
import { testConfig } from '../testing/test-config.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { startIdentityServer } from './identity-server.fixture.ts';
import type { IdentityServer } from './identity-server.fixture.ts';

/** Seconds within which every process knows. */
const soonEnough = 10;
const person = personOf('moderator').id;
const event = 'http://schemas.openid.net/event/backchannel-logout';
const statusAt = async (url: string, token: string, headers = { authorization: `Bearer ${token}` }) =>
  (await fetch(`${url}/api/v2/moderation/home`, { headers })).status;

describe('a session that the identity service says has ended', () => {
  let identity: IdentityServer;
  let one: TestPlatform;
  let two: Platform;
  beforeAll(async () => {
    identity = await startIdentityServer();
    one = await startTestPlatform('demo', { settings: { identityUrl: identity.url } });
    const config = { ...testConfig(`${one.filesDirectory}/..`), identityUrl: identity.url };
    two = await startPlatform({ config, connection: one.connection, log: silentLog });
  });
  afterAll(async () => {
    await two.stop();
    await one.stop();
    await identity.stop();
  });

  /** A logout token as a Keycloak writes it, with these claims changed. */
  const message = (claims: JWTPayload, head: Record<string, string | undefined> = {}) =>
    identity.token(
      person,
      {
        aud: 'moderator',
        typ: 'Logout',
        azp: undefined,
        scope: undefined,
        jti: randomUUID(),
        events: { [event]: {} },
        ...claims,
      },
      head,
    );
  const send = (token: string, more: Record<string, string> = {}) =>
    fetch(`${one.url}/back-channel-logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token, ...more }),
    });
  const signedIn = async (claims: JWTPayload = {}) => {
    const sid = randomUUID();
    return { sid, token: await identity.token(person, { sid, ...claims }) };
  };

  it('is over here at once and in every other process within ten seconds, and no other session is', async () => {
    const [session, other] = [await signedIn(), await signedIn()];
    expect(await statusAt(one.url, session.token)).toBe(200);
    expect(await statusAt(two.url, session.token)).toBe(200);
    const answer = await send(await message({ sid: session.sid }, { typ: 'logout+jwt' }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await statusAt(one.url, session.token)).toBe(401);
    await expect
      .poll(() => statusAt(two.url, session.token), { timeout: soonEnough * 1000, interval: 200 })
      .toBe(401);
    for (const { url } of [one, two]) expect(await statusAt(url, other.token)).toBe(200);
  });

  it('is over with all others of the person where the message names no session, until they sign in again', async () => {
    const second = Math.floor(Date.now() / 1000);
    const before = await signedIn({ iat: second - 20 });
    const after = await signedIn({ iat: second - 5 });
    expect((await send(await message({ sid: undefined, iat: second - 10 }))).status).toBe(200);
    expect(await statusAt(one.url, before.token)).toBe(401);
    expect(await statusAt(one.url, after.token)).toBe(200);
  });

  it('is over for a process that starts later', async () => {
    const session = await signedIn();
    await send(await message({ sid: session.sid }));
    const config = { ...testConfig(`${one.filesDirectory}/..`), identityUrl: identity.url };
    const three = await startPlatform({ config, connection: one.connection, log: silentLog });
    expect(await statusAt(three.url, session.token)).toBe(401);
    await three.stop();
  });

  it('goes on where the message had been taken before', async () => {
    const token = await message({ sid: randomUUID() });
    expect((await send(token)).status).toBe(200);
    expect((await send(token)).status).toBe(400);
  });

  const now = () => Math.floor(Date.now() / 1000);
  it.each<[string, (sid: string) => Promise<string>]>([
    ['is of another issuer', (sid) => message({ sid, iss: 'https://evil.example/realms/moderator' })],
    ['is meant for another application', (sid) => message({ sid, aud: 'payroll' })],
    ['does not say when it was made', (sid) => message({ sid, iat: undefined })],
    ['was made long ago', (sid) => message({ sid, iat: now() - 3600 })],
    ['was made in the future', (sid) => message({ sid, iat: now() + 3600, exp: now() + 7200 })],
    ['has expired', (sid) => message({ sid, iat: now() - 100, exp: now() - 60 })],
    ['has no id', (sid) => message({ sid, jti: undefined })],
    ['says nothing of an end', (sid) => message({ sid, events: undefined })],
    ['says something else', (sid) => message({ sid, events: { 'urn:other': {} } })],
    ['says it in no object', (sid) => message({ sid, events: { [event]: true } })],
    ['holds a nonce', (sid) => message({ sid, nonce: 'n' })],
    ['names nobody', () => message({ sid: undefined, sub: undefined })],
    ['is a token of another kind', (sid) => message({ sid }, { typ: 'dpop+jwt' })],
    ['is signed with another key', (sid) => message({ sid }, { kid: 'other' })],
    ['is an access token', (sid) => identity.token(person, { sid })],
    [
      'was changed',
      async (sid) => (await message({ sid })).replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ],
    ['is none', () => Promise.resolve('a.b.c')],
  ])('goes on where the message %s', async (_, make) => {
    const session = await signedIn();
    const answer = await send(await make(session.sid));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
    expect(await statusAt(one.url, session.token)).toBe(200);
  });

  it('is told with one token and as a form, or not at all', async () => {
    const token = await message({ sid: randomUUID() });
    const twice = new URLSearchParams([
      ['logout_token', token],
      ['logout_token', token],
    ]);
    const post = (body: URLSearchParams | string, headers = {}) =>
      fetch(`${one.url}/back-channel-logout`, { method: 'POST', body, headers });
    expect((await post(twice)).status).toBe(400);
    expect((await post(new URLSearchParams())).status).toBe(400);
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await fetch(`${one.url}/back-channel-logout`)).status).toBe(405);
  });

  it('does not open the API by its message', async () => {
    expect(await statusAt(one.url, await message({ sid: randomUUID() }))).toBe(401);
  });
});

describe('who signs out of the embedded service', () => {
  let platform: TestPlatform;
  let another: Platform;
  beforeAll(async () => {
    platform = await startTestPlatform();
    const config = testConfig(`${platform.filesDirectory}/..`);
    another = await startPlatform({ config, connection: platform.connection, log: silentLog });
  });
  afterAll(async () => {
    await another.stop();
    await platform.stop();
  });

  const signedIn = async () => {
    const browser = new TestBrowser(platform.url);
    return { browser, ...(await tokensIn(browser, 'moderator')) };
  };
  const protocol = '/realms/moderator/protocol/openid-connect';

  it('has no token any more, neither in the header nor in the cookies, and others keep theirs', async () => {
    const [mine, elsewhere] = [await signedIn(), await signedIn()];
    const file = await platform.query<{ id: string }>(
      `select f.id from stored_file f join evidence e on e.file_id = f.id limit 1`,
    );
    const download = async (token: string) =>
      (
        await fetch(`${platform.url}/api/v2/files/${file[0]!.id}/download`, {
          headers: { cookie: `token-0=${token.slice(0, 4000)}; token-1=${token.slice(4000)}` },
        })
      ).status;
    expect(await statusAt(platform.url, mine.access_token)).toBe(200);
    expect(await download(mine.access_token)).not.toBe(401);

    const query = new URLSearchParams({
      id_token_hint: mine.id_token,
      post_logout_redirect_uri: `${platform.url}/`,
    });
    expect((await mine.browser.get(`${protocol}/logout?${query}`)).status).toBe(303);

    expect(await statusAt(platform.url, mine.access_token)).toBe(401);
    expect(await download(mine.access_token)).toBe(401);
    expect(await statusAt(platform.url, elsewhere.access_token)).toBe(200);
  });

  it('by the account page is out as well', async () => {
    const mine = await signedIn();
    const page = await mine.browser.get('/realms/moderator/account');
    const mark = /name="mark" value="([^"]+)"/.exec(await page.text())![1]!;
    await mine.browser.post('/realms/moderator/account/sign-out', { mark }, { origin: platform.url });
    expect(await statusAt(platform.url, mine.access_token)).toBe(401);
  });

  it('everywhere, by another password, is out everywhere', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const page = await here.browser.get('/realms/moderator/account');
    const mark = /name="mark" value="([^"]+)"/.exec(await page.text())![1]!;
    const answer = await here.browser.post(
      '/realms/moderator/account/password',
      { mark, current: 'moderator', next: 'a new pass phrase' },
      { origin: platform.url },
    );
    expect(answer.status).toBe(200);
    expect(await statusAt(platform.url, here.access_token)).toBe(200);
    expect(await statusAt(platform.url, there.access_token)).toBe(401);
  });
});
