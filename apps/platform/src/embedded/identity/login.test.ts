import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from './browser.fixture.ts';
import {
  addPerson,
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
// All tests come from one address, and should not share its limit.
beforeEach(() => service.pool.query('TRUNCATE identity.failed_sign_in'));

const attempt = async (browser: TestBrowser, url: string, username: string, password: string) => {
  const response = await browser.post(url, { username, password }, { origin: browser.origin });
  return { response, text: await response.text() };
};

describe('the login page', () => {
  it('needs no script, loads nothing from elsewhere and labels its fields', async () => {
    const { response, text } = await openLogin(new TestBrowser(service.origin));
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; img/,
    );
    expect(text).not.toContain('<script');
    // Without one browsers ask for an icon that there is not.
    expect(text).toContain('<link rel="icon" href="/favicon.svg"');
    expect(text).toContain('<label for="username">');
    expect(text).toContain('<label for="password">');
  });

  it('keeps the username after a wrong password and says the same as for an unknown username', async () => {
    const person = await addPerson(service);
    const browser = new TestBrowser(service.origin);
    const { loginUrl } = await openLogin(browser);
    const wrong = await attempt(browser, loginUrl, person.username, 'nonsense');
    const unknown = await attempt(browser, loginUrl, 'nobody-here', 'nonsense');
    const sentence = 'The username or the password is not right. Check both and try again.';
    expect(wrong.response.status).toBe(401);
    expect(wrong.text).toContain(`role="alert">${sentence}`);
    expect(wrong.text).toContain(`value="${person.username}"`);
    expect(unknown.text.replaceAll('nobody-here', person.username).length).toBe(wrong.text.length);
  });

  it('stays of use in each of two windows that came to it at once', async () => {
    const person = await addPerson(service);
    const browser = new TestBrowser(service.origin);
    const one = await openLogin(browser);
    const other = await openLogin(browser);
    expect((await browser.get(one.loginUrl)).status).toBe(200);
    for (const { loginUrl } of [other, one]) {
      const { response } = await attempt(browser, loginUrl, person.username, person.password);
      const { url } = await browser.follow(response);
      expect(url).toContain('code=');
    }
  });

  it('makes people wait after five failures, whether or not the username exists', async () => {
    const person = await addPerson(service);
    const browser = new TestBrowser(service.origin);
    const { loginUrl } = await openLogin(browser);
    for (const username of [person.username, 'nobody-here']) {
      // All at once, which must not get more attempts than one after the other.
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => attempt(browser, loginUrl, username, 'nonsense')),
      );
      expect(answers.filter(({ response }) => response.status === 401)).toHaveLength(5);
    }
    const right = await attempt(browser, loginUrl, ` ${person.username.toUpperCase()}`, person.password);
    expect(right.response.status).toBe(429);
    expect(Number(right.response.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(right.text).toContain('There were too many failed attempts. Wait 15 minutes and try again.');
  });

  it('counts anew after the right password', async () => {
    const person = await addPerson(service);
    for (const _ of [1, 2]) {
      const browser = new TestBrowser(service.origin);
      const { loginUrl } = await openLogin(browser);
      for (const __ of [1, 2, 3]) await attempt(browser, loginUrl, person.username, 'nonsense');
      expect((await signIn(browser, person)).access_token).toBeTruthy();
    }
  });

  it.each([
    ['red;}</style><script>alert(1)</script>', '../../etc/passwd.svg'],
    ['rgb(1,2,3);background:url(//evil.example)', '//evil.example/logo.svg'],
    ['rgb(256,0,0)', '"><img src=x onerror=alert(1)>.png'],
    ['url(javascript:1)', 'logo.svg?x=.png'],
  ])('ignores the hostile colour %s and logo %s', async (color, logo) => {
    const { text } = await openLogin(new TestBrowser(service.origin), { color, logo });
    expect(text).toContain('--accent: rgb(255, 164, 0)');
    expect(text).not.toContain('<img');
    expect(text).not.toContain('evil.example');
    expect(text).not.toContain('alert(1)');
  });

  it('wears the colour and the logo of the account', async () => {
    const extra = { color: 'rgb(0,40,120)', logo: 'acme-black.svg' };
    const { text } = await openLogin(new TestBrowser(service.origin), extra);
    expect(text).toContain('--accent: rgb(0, 40, 120); --on-accent: #ffffff');
    expect(text).toContain('src="/theme/logos/acme-black.svg"');
  });

  it('is light or dark as it was chosen in the application, and as the browser says otherwise', async () => {
    const schemeOf = async (extra: Record<string, string>) =>
      /color-scheme: ([^;]+);/.exec((await openLogin(new TestBrowser(service.origin), extra)).text)?.[1];
    expect(await schemeOf({ scheme: 'dark' })).toBe('dark');
    expect(await schemeOf({ scheme: 'light' })).toBe('light');
    expect(await schemeOf({})).toBe('light dark');
    expect(await schemeOf({ scheme: 'dark;}</style><script>' })).toBe('light dark');
  });

  it('refuses a form that another site has posted', async () => {
    const browser = new TestBrowser(service.origin);
    const { loginUrl } = await openLogin(browser);
    const answer = await browser.post(
      loginUrl,
      { username: 'a', password: 'b' },
      { origin: 'https://evil.example' },
    );
    expect(answer.status).toBe(403);
  });

  it('says that a sign-in has expired and leads back to the start', async () => {
    const { loginUrl } = await openLogin(new TestBrowser(service.origin));
    const stranger = await new TestBrowser(service.origin).get(loginUrl);
    expect(stranger.status).toBe(400);
    const text = await stranger.text();
    expect(text).toContain('This sign-in has expired');
    expect(text).toContain('href="/"');
  });

  it('writes neither passwords nor codes nor tokens into the log', async () => {
    const person = await addPerson(service);
    const tokens = await signIn(new TestBrowser(service.origin), person);
    await postToken(service.origin, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    const text = service.logged.join('\n');
    expect(text).toContain('Signed in');
    for (const secret of [person.password, tokens.refresh_token, tokens.access_token, 'code=', 'nonsense']) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('the account page', () => {
  const markOf = (text: string) => /name="mark" value="([^"]+)"/.exec(text)![1]!;

  it('changes the password, which signs out other devices but not this one', async () => {
    const person = await addPerson(service);
    const here = new TestBrowser(service.origin);
    const mine = await signIn(here, person);
    const elsewhere = await signIn(new TestBrowser(service.origin), person);
    const page = await (await here.get(`${realm}/account`)).text();
    expect(page).toContain('Naledi Mokoena');
    const form = { mark: markOf(page), current: person.password, next: 'a longer new password' };
    const wrong = await here.post(`${realm}/account/password`, { ...form, current: 'nonsense' });
    expect(wrong.status).toBe(401);
    const unmarked = await here.post(`${realm}/account/password`, { ...form, mark: 'nonsense' });
    expect(unmarked.status).toBe(403);
    const done = await here.post(`${realm}/account/password`, form);
    expect(await done.text()).toContain('Your password is changed.');
    const refresh = (refresh_token: string) =>
      postToken(service.origin, { grant_type: 'refresh_token', refresh_token });
    expect((await refresh(mine.refresh_token)).status).toBe(200);
    expect((await refresh(elsewhere.refresh_token)).status).toBe(400);
    const again = await signIn(new TestBrowser(service.origin), { ...person, password: form.next });
    expect(again.access_token).toBeTruthy();
  });

  it('signs out, and then knows nobody', async () => {
    const browser = new TestBrowser(service.origin);
    await signIn(browser, await addPerson(service));
    const mark = markOf(await (await browser.get(`${realm}/account`)).text());
    const done = await browser.follow(await browser.post(`${realm}/account/sign-out`, { mark }));
    expect(await done.response.text()).toContain('You are signed out');
    expect(await (await browser.get(`${realm}/account`)).text()).toContain('You are not signed in');
  });
});
