import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, startForAll, startSecond, system } from './support/journey.ts';
import { openMenu } from './support/measure.ts';
import { expectAccessible, openContext, refusal, signIn, visit } from './support/pages.ts';
import type { RunningSystem } from './support/system.ts';

startForAll();

const tokenAddress = '**/protocol/openid-connect/token';
const loginForm = (page: Page) => page.getByLabel('Username');
const tokenCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .filter(({ name }) => name.startsWith('token-'))
    .toSorted((a, b) => a.name.localeCompare(b.name));
const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('user')!) as Record<string, unknown>);

/** Answers with the tokens of the service, the access token changed. */
const withToken = (change: (token: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  const tokens = (await response.json()) as { access_token?: string };
  if (tokens.access_token) tokens.access_token = change(tokens.access_token);
  await route.fulfill({ response, json: tokens });
};
const withClaims = (change: (claims: Record<string, unknown>) => object) => (token: string) => {
  const [head, claims = '', signature] = token.split('.');
  const changed = change(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>);
  return [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
};

/** A page where time is what the test says, from now on. */
async function visitInTestTime(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.clock.install({ time: new Date() });
  await page.goto(system.url);
  await loginForm(page).waitFor();
  await signIn(page, 'moderator');
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  return { context, page };
}

describe('the tokens', () => {
  it('lie in two cookies of at most 4,000 characters, strict and secure', async () => {
    const { context, page } = await visit(browser, system.url, 'moderator');
    const cookies = await tokenCookies(context);
    expect(cookies.map(({ name, value }) => [name, value.length > 0 && value.length <= 4_000])).toEqual([
      ['token-0', true],
    ]);
    expect(cookies.map(({ sameSite, secure }) => [sameSite, secure])).toEqual([['Strict', true]]);
    expect(await page.evaluate(() => sessionStorage.getItem('tokens'))).toContain(cookies[0]!.value);
    await context.close();
  });

  it.each([
    [6_000, [4_000, 2_000]],
    [12_000, []],
  ])('of %i characters lie in cookies of %j', async (length, expected) => {
    const context = await openContext(browser);
    const page = await context.newPage();
    await page.route(
      tokenAddress,
      withToken((token) => token + 'x'.repeat(length - token.length)),
    );
    // A token that long is none that the platform knows; how it is kept is what counts here.
    await page.route('**/api/v2/**', () => {});
    await page.goto(system.url);
    await loginForm(page).fill('moderator');
    await page.getByLabel('Password', { exact: true }).fill('moderator');
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.waitForFunction(() => sessionStorage.getItem('tokens') !== null);
    // What a page writes reaches the cookies of its browser one by one, a moment later.
    const lengths = async () => (await tokenCookies(context)).map(({ value }) => value.length);
    await expect.poll(lengths).toEqual(expected);
    await context.close();
  });

  it('are looked at every 30 seconds and renewed when they expire within 30', async () => {
    const { context, page } = await visitInTestTime();
    const renewals: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/token') && request.postData()?.includes('refresh_token'))
        renewals.push(Date.now());
    });
    const secondsLeft = () =>
      page.evaluate(() => {
        const { token } = JSON.parse(sessionStorage.getItem('tokens')!) as { token: string };
        const { exp } = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as {
          exp: number;
        };
        return exp - Date.now() / 1000;
      });
    const first = await secondsLeft();
    for (let left = first; left > 62; left = await secondsLeft()) await page.clock.runFor(30_000);
    await page.waitForTimeout(300);
    expect(renewals).toHaveLength(0);
    await page.clock.runFor(60_000);
    await expect.poll(() => renewals.length).toBeGreaterThan(0);
    await context.close();
  });

  it('that cannot be renewed offline stay', async () => {
    const { context, page } = await visitInTestTime();
    await context.setOffline(true);
    await page.clock.runFor(3_600_000);
    await page.waitForTimeout(300);
    await expect.poll(() => tokenCookies(context)).toHaveLength(1);
    expect(await page.getByRole('heading', { level: 1, name: 'Home' }).isVisible()).toBe(true);
    await context.close();
  });

  it('stay while the identity service is out of order, which is said until it answers again', async () => {
    const { context, page } = await visitInTestTime();
    await page.route(tokenAddress, (route) => route.fulfill({ status: 503, body: 'Gone' }));
    await page.clock.runFor(600_000);
    await page.getByText('The sign-in service does not answer').waitFor();
    await expect.poll(() => tokenCookies(context)).toHaveLength(1);
    await page.unroute(tokenAddress);
    await page.clock.runFor(60_000);
    await page.getByText('The sign-in').waitFor({ state: 'detached' });
  });

  it('that cannot be renewed online are cleared, and the person is signed out', async () => {
    const { context, page } = await visitInTestTime();
    await page.route(tokenAddress, (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
    );
    await page.clock.runFor(3_600_000);
    await loginForm(page).waitFor();
    await expect.poll(() => tokenCookies(context)).toHaveLength(0);
    await context.close();
  });

  it('without a subject sign out', async () => {
    const context = await openContext(browser);
    const page = await context.newPage();
    await page.route(tokenAddress, withToken(withClaims(({ sub: _, ...claims }) => claims)));
    await page.goto(system.url);
    await loginForm(page).fill('moderator');
    await page.getByLabel('Password', { exact: true }).fill('moderator');
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.waitForURL(/logout|login|auth/, { timeout: 20_000 });
    await loginForm(page).waitFor();
    await expect.poll(() => tokenCookies(context)).toHaveLength(0);
    await context.close();
  });
});

describe('the start', () => {
  it('covers the screen until user, licence and account are there', async () => {
    const context = await openContext(browser);
    const page = await context.newPage();
    const waiting: Route[] = [];
    await page.route('**/api/v2/licences?**', (route) => void waiting.push(route));
    await page.goto(system.url);
    await loginForm(page).fill('moderator');
    await page.getByLabel('Password', { exact: true }).fill('moderator');
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect.poll(() => waiting.length).toBe(1);
    const overlay = page.getByRole('status').filter({ hasText: 'Loading' });
    expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    const asked = new URL(waiting[0]!.request().url()).searchParams;
    expect([asked.has('accountId'), asked.get('fields')]).toEqual([true, 'content']);
    await waiting[0]!.continue();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await context.close();
  });

  it('that fails says so, clears what is kept after three seconds and signs out', async () => {
    const { context, page } = await visit(browser, system.url, 'moderator');
    // A problem document without a sentence of its own.
    await page.route('**/api/v2/users/*', (route) =>
      route.fulfill(refusal(500, { title: 'Internal Server Error' })),
    );
    await page.reload();
    await page.getByText('Oops! We were unable to load your user data. Please try again.').waitFor();
    const told = Date.now();
    await page.getByRole('heading', { level: 1, name: 'Your data could not be loaded' }).waitFor();
    expect(await page.getByText('Loading').count()).toBe(0);
    await expectAccessible(page);
    await loginForm(page).waitFor();
    expect(Date.now() - told).toBeGreaterThan(2_500);
    expect(
      await page.evaluate(() => [
        // The sign-in that begins anew keeps its own state; nothing is left of the one that ended.
        Object.keys(localStorage).filter((key) => !key.startsWith('kc-callback-')),
        Object.keys(sessionStorage).filter((key) => key !== 'wanted-address'),
      ]),
    ).toEqual([['theme'], []]);
    await context.close();
  });
});

describe('signing out', () => {
  it('clears what is kept, except the theme', async () => {
    const { context, page } = await visit(browser, system.url, 'moderator');
    await page.getByText('Batches').first().waitFor();
    await openMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await loginForm(page).waitFor();
    await expect.poll(() => tokenCookies(context)).toHaveLength(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    const theme = await page.evaluate(
      () =>
        [
          Object.keys(localStorage).filter((key) => !key.startsWith('kc-callback-')),
          JSON.parse(localStorage.getItem('theme')!),
        ] as [string[], { colour: object }],
    );
    expect(theme[0]).toEqual(['theme']);
    expect(theme[1].colour).toEqual({ red: 15, green: 118, blue: 110 });
    await context.close();
  });

  it('asks first when something typed is on this device only', async () => {
    const { context, page } = await visit(browser, system.url, 'moderator');
    const { id } = await storedUser(page);
    const draft = `draft:${id as string}:report:1`;
    await page.evaluate((key) => localStorage.setItem(key, '{"irregularities":"half"}'), draft);
    await openMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    const question = page.getByRole('dialog', { name: 'Some of your work is only on this device' });
    await question.getByText('1 piece of work has not reached the platform yet.').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toContain('half');
    await openMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await question.getByRole('button', { name: 'Sign out and lose it' }).click();
    await loginForm(page).waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toBeNull();
    await context.close();
  });
});

describe('a device that a group shares', () => {
  it('is one when the address says "true", and nothing else', async () => {
    const { context, page } = await visit(browser, system.url, 'moderator');
    for (const [value, expected] of [
      ['TRUE', false],
      ['1', false],
      ['true', true],
    ] as const) {
      await page.goto(`${system.url}/?isRunningGroupHardware=${value}`);
      await page.getByRole('heading', { level: 1, name: 'Home', includeHidden: true }).waitFor();
      expect((await storedUser(page))['isRunningGroupHardware']).toBe(expected);
    }
    const greeting = page.getByRole('dialog', { name: 'This device is shared' });
    await greeting.getByText('Nomvula Khumalo').waitFor();
    await greeting.getByRole('button', { name: 'Not you? Sign out' }).waitFor();
    await expectAccessible(page);
    await greeting.getByRole('button', { name: /go on/ }).click();
    await openMenu(page);
    await page.getByRole('button', { name: 'Report an issue' }).click();
    const report = page.getByRole('dialog', { name: 'Report an issue' });
    await report.getByRole('textbox', { name: /^Message/ }).waitFor();
    expect(await report.locator('input[type=file]').count()).toBe(0);
    await context.close();
  });

  it('warns a minute before it signs out what was left alone for ten', async () => {
    const { context, page } = await visitInTestTime();
    await page.goto(`${system.url}/?isRunningGroupHardware=true`);
    await page.getByRole('button', { name: /go on/ }).click();
    await page.clock.runFor(9 * 60_000 - 2_000);
    const warning = page.getByRole('dialog', { name: 'Are you still there?' });
    expect(await warning.count()).toBe(0);
    await page.clock.runFor(4_000);
    await warning.waitFor();
    // A pointer on its way to the button is somebody already, and the button goes; a key finds it.
    expect(await warning.getByRole('button', { name: 'I am still here' }).isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.clock.runFor(1_000);
    await warning.waitFor({ state: 'detached' });
    await page.clock.runFor(10 * 60_000 + 2_000);
    await loginForm(page).waitFor();
    await context.close();
  });
});

describe('an installation that shows somebody else', () => {
  let other: RunningSystem;
  let shown: string;
  beforeAll(async () => {
    const { context, page } = await visit(browser, system.url, 'moderator2');
    shown = (await storedUser(page))['id'] as string;
    await context.close();
    other = await startSecond({
      IMPERSONATED_USER_ID: shown,
      ANALYTICS_URL: 'http://127.0.0.1:9/measurements',
    });
  });
  afterAll(async () => {
    await other?.stop();
    await other?.remove();
  });

  it('says so on every page, with a way out, and measures pages where it is told to', async () => {
    const looking = await visit(browser, other.url, 'administrator');
    const sent: string[] = [];
    const actedAs = new Set<string | undefined>();
    looking.page.on('request', (request) => {
      if (request.url().includes('/api/v2/')) actedAs.add(request.headers()['impersonated-user']);
      if (request.url().endsWith('/measurements')) sent.push(request.postData() ?? '');
    });
    const heading = looking.page.getByRole('heading', { level: 1 });
    const banner = looking.page.getByText(/^Annelize Steyn is signed in and sees .* as Riaan Pretorius/);
    await banner.waitFor();
    for (const path of ['due-assessments', 'ready-for-moderation', 'external-assessments', 'nowhere']) {
      await looking.page.goto(`${other.url}/${path}`);
      await heading.waitFor();
      await banner.waitFor();
    }
    await expect.poll(() => sent.join('\n')).toContain('"page":"/external-assessments');
    expect(sent.join('\n')).not.toContain(shown);
    await expectAccessible(looking.page);
    expect([...actedAs]).toEqual([shown]);
    actedAs.clear();
    await looking.page.getByRole('button', { name: 'Back to my own user' }).click();
    await banner.waitFor({ state: 'detached' });
    await expect.poll(async () => (await storedUser(looking.page))['name']).toBe('Annelize');
    expect([...actedAs]).toEqual([undefined]);
    await looking.context.close();
  });

  it('lets everybody who is no administrator work as themselves', async () => {
    const { context, page } = await visit(browser, other.url, 'moderator');
    await page.getByText('Batches').first().waitFor();
    expect((await storedUser(page))['name']).toBe('Nomvula');
    await page.goto(`${other.url}/due-assessments`);
    await page.getByRole('heading', { level: 1, name: 'Due assessments' }).waitFor();
    // Longer than a failed start takes to sign somebody out.
    await page.waitForTimeout(4_000);
    expect(await page.getByText('Oops!').count()).toBe(0);
    expect(await page.getByText('sees Moderator as').count()).toBe(0);
    await context.close();
  });

  it.each([
    ['/', '/'],
    ['/ready-for-moderation', '/ready-for-moderation'],
  ])('measures a load of %s as one view of that page', async (path, page) => {
    const someone = await visit(browser, other.url, 'moderator');
    const sent: { kind: string; page: string; name?: string }[] = [];
    someone.page.on('request', (request) => {
      if (request.url().endsWith('/measurements')) sent.push(JSON.parse(request.postData()!) as never);
    });
    await someone.page.goto(other.url + path);
    await someone.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => sent.some(({ name }) => name === 'TTFB')).toBe(true);
    await someone.page.waitForTimeout(1_000);
    const views = sent.filter(({ kind }) => kind === 'page-view');
    expect(views.map((view) => view.page.replace(/(.)\/$/, '$1'))).toEqual([page]);
    // What the page before it measured is sent as it is left, so before this one counts itself.
    const ofThisLoad = sent.slice(sent.indexOf(views[0]!));
    expect(new Set(ofThisLoad.map((each) => each.page))).toEqual(new Set([views[0]!.page]));
    await someone.context.close();
  });
});

describe('an administrator who acts in another account', () => {
  it('sees that account and site, and session storage says so', async () => {
    const { context, page } = await visit(browser, system.url, 'administrator');
    const { token } = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('tokens')!) as { token: string },
    );
    const call = async (path: string, init: RequestInit = {}) => {
      const headers = { ...init.headers, authorization: `Bearer ${token}` };
      const answer = await fetch(`${system.url}/api/v2/${path}`, { ...init, headers });
      const { data } = (await answer.json()) as { data: unknown };
      return { status: answer.status, version: answer.headers.get('version')!, data };
    };
    const me = await storedUser(page);
    type Named = { id: string; name: string; accountId?: string };
    const accounts = (await call('accounts')).data as Named[];
    const sites = (await call('sites')).data as Named[];
    const site = sites.find(({ accountId }) => accountId !== me['accountId'])!;
    const account = accounts.find(({ id }) => id === site.accountId)!;
    const act = async (body: object) => {
      const path = `users/${me['id'] as string}`;
      const { version } = await call(path);
      const headers = { 'content-type': 'application/merge-patch+json', 'if-match': version };
      return call(path, { method: 'PATCH', headers, body: JSON.stringify(body) });
    };
    const changed = await act({ impersonatedAccountId: account.id, impersonatedSiteId: site.id });
    expect(changed.status).toBe(200);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const shown = await storedUser(page);
    expect([shown['impersonatedAccountId'], shown['impersonatedSiteId']]).toEqual([account.id, site.id]);
    await openMenu(page);
    const menu = await page.locator('nav#menu').innerText();
    expect([menu.includes(account.name), menu.includes(site.name)]).toEqual([true, true]);
    await act({ impersonatedAccountId: null, impersonatedSiteId: null });
    await context.close();
  });
});
