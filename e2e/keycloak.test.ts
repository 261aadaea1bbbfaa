import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import { freePort } from '../apps/platform/src/testing/free-port.ts';
import { launchBrowser } from './support/browser.ts';
import { startKeycloak } from './support/keycloak.ts';
import type { RunningKeycloak } from './support/keycloak.ts';
import { startMailServer } from '../apps/platform/src/testing/mail-server.ts';
import { root, startSystem } from './support/system.ts';
import type { RunningSystem } from './support/system.ts';

const home = process.env['KEYCLOAK_HOME'];
const serviceSecret = 'only for this test as well';
const password = 'correct horse battery';

/** What a script prints. */
const run = (script: string, parameters: string[], settings: Record<string, string>): string =>
  spawnSync(process.execPath, [script, ...parameters], {
    cwd: root,
    env: { ...process.env, ...settings },
  }).stdout.toString();

// Without a Keycloak at hand there is nothing to see: npm run test:keycloak says what it needs.
describe.skipIf(!home)('with a real Keycloak', { timeout: 120_000 }, () => {
  let keycloak: RunningKeycloak;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let system: RunningSystem;
  let browser: Browser;
  let page: Page;
  let dataDirectory: string;

  beforeAll(async () => {
    const [port, identityPort] = [await freePort(), await freePort()];
    const url = `http://localhost:${port}`;
    mail = await startMailServer();
    dataDirectory = await mkdtemp(join(tmpdir(), 'moderator-keycloak-'));
    [keycloak, browser] = await Promise.all([startKeycloak(home!, identityPort), launchBrowser()]);
    const smtpServer = { host: '127.0.0.1', port: String(mail.port), from: 'moderator@example.org' };
    const realm = run('scripts/keycloak-realm.mjs', ['--url', url], { IDENTITY_ADMIN_SECRET: serviceSecret });
    await keycloak.admin('POST', '', { ...(JSON.parse(realm) as object), smtpServer });
    const settings = {
      PORT: String(port),
      DATA_DIR: dataDirectory,
      IDENTITY_URL: `${keycloak.url}/realms/moderator`,
      IDENTITY_ADMIN_SECRET: serviceSecret,
      SETUP_CLIENT: 'Umfolozi Group',
      SETUP_NAME: 'Zanele',
      SETUP_SURNAME: 'Ndlovu',
      SETUP_EMAIL: 'zanele@example.org',
      SETUP_USERNAME: 'zanele',
      SETUP_SUBJECT: '',
    };
    expect(run('scripts/command.mjs', ['setup'], settings)).toContain('has Keycloak mail an invitation');
    system = await startSystem(settings);
    page = await (await browser.newContext()).newPage();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await system?.stop();
    await keycloak?.stop();
    await mail?.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  /** Follows the link of a mail to a password, and on. */
  async function acceptInvitation(visitor: Page, address: string) {
    await expect.poll(() => mail.linkTo(address), { timeout: 30_000 }).toBeDefined();
    await visitor.goto(mail.linkTo(address)!);
    await visitor.getByRole('link', { name: /proceed/i }).click();
    await visitor.locator('#password-new').fill(password);
    await visitor.locator('#password-confirm').fill(password);
    await visitor.getByRole('button', { name: /submit/i }).click();
    await visitor.getByText(/account has been updated/i).waitFor();
  }
  async function signIn(visitor: Page, username: string) {
    await visitor.goto(system.url);
    await visitor.locator('#username').fill(username);
    await visitor.locator('#password').fill(password);
    await visitor.locator('#kc-login').click();
  }
  const tokens = async (visitor: Page) =>
    JSON.parse((await visitor.evaluate(() => sessionStorage.getItem('tokens'))) ?? '{}') as Record<
      string,
      string
    >;
  const apiOf = async (visitor: Page) => {
    const { token } = await tokens(visitor);
    return createClient(routes, { baseUrl: `${system.url}/api`, token: () => token });
  };

  it('the first administrator is invited, chooses a password and works', async () => {
    await acceptInvitation(page, 'zanele@example.org');
    await signIn(page, 'zanele');
    await page.getByRole('heading', { name: 'Home' }).waitFor();
    expect((await (await apiOf(page)).getMe()).username).toBe('zanele');
  });

  it('a reload goes on without a sign-in, and a refresh token is good again only where its answer was lost', async () => {
    await page.reload();
    await page.getByRole('heading', { name: 'Home' }).waitFor();
    const { refreshToken } = await tokens(page);
    const renew = async () =>
      (
        await fetch(`${keycloak.url}/realms/moderator/protocol/openid-connect/token`, {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'refresh_token',
            client_id: 'moderator',
            refresh_token: refreshToken!,
          }),
        })
      ).status;
    expect([await renew(), await renew(), await renew()]).toEqual([200, 200, 400]);
    // All that came of that sign-in has ended with it.
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await signIn(page, 'zanele');
    await page.getByRole('heading', { name: 'Home' }).waitFor();
  });

  it('the sign-in page has the colour of the account', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(system.url);
    await visitor.locator('#kc-login').waitFor();
    expect(await visitor.evaluate(() => document.documentElement.style.getPropertyValue('--brand'))).toMatch(
      /^rgb\(255, ?164, ?0\)$/,
    );
    await visitor.context().close();
  });

  it('the account page opens for whoever has no other role', async () => {
    const visitor = await page.context().newPage();
    await visitor.goto(`${keycloak.url}/realms/moderator/account`);
    await visitor.getByLabel(/^email/i).waitFor();
    expect(await visitor.getByLabel(/^email/i).inputValue()).toBe('zanele@example.org');
    await visitor.close();
  });

  it('whoever is made is invited; switched off, they are signed out at once and kept out', async () => {
    const api = await apiOf(page);
    const me = await api.getMe();
    const { id } = await api.createUser({
      body: {
        accountId: me.accountId,
        clientId: me.clientId,
        username: 'Thabo',
        name: 'Thabo',
        surname: 'Mokoena',
        email: 'thabo@example.org',
        roles: ['moderator'],
      },
    });
    const visitor = await (await browser.newContext()).newPage();
    await acceptInvitation(visitor, 'thabo@example.org');
    await signIn(visitor, 'thabo');
    await visitor.getByRole('heading', { name: 'Home' }).waitFor();
    const { token } = await tokens(visitor);
    const ask = async () =>
      (await fetch(`${system.url}/api/v2/users/me`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    expect(await ask()).toBe(200);

    const changed = await api.updateUser({ id, version: 1, body: { email: 'thabo.new@example.org' } });
    const atKeycloak = async () =>
      (
        (await (await keycloak.admin('GET', '/moderator/users?username=thabo')).json()) as Record<
          string,
          unknown
        >[]
      )[0];
    await expect.poll(atKeycloak, { timeout: 20_000 }).toMatchObject({ email: 'thabo.new@example.org' });
    await api.deactivateUser({ id });
    await expect.poll(atKeycloak, { timeout: 20_000 }).toMatchObject({ enabled: false });
    expect(await ask()).toBe(401);
    await visitor.context().clearCookies();
    await visitor.evaluate(() => sessionStorage.clear());
    await signIn(visitor, 'thabo');
    await visitor.getByText(/disabled|invalid/i).waitFor();
    await api.activateUser({ id });
    await expect.poll(atKeycloak, { timeout: 20_000 }).toMatchObject({ enabled: true });
    const { version } = await api.getUser({ id });
    expect(version).toBeGreaterThan(changed.version);
    await api.deleteUser({ id, version });
    await expect.poll(atKeycloak, { timeout: 20_000 }).toBeUndefined();
    await visitor.context().close();
  });

  it('whom Keycloak knows and the platform does not is told whom to ask', async () => {
    await keycloak.admin('POST', '/moderator/users', {
      username: 'stranger',
      email: 'zanele.other@example.org',
      firstName: 'Sizwe',
      lastName: 'Khumalo',
      enabled: true,
      credentials: [{ type: 'password', value: password }],
    });
    const visitor = await (await browser.newContext()).newPage();
    await signIn(visitor, 'stranger');
    await visitor.getByRole('heading', { name: 'You have no user here yet' }).waitFor();
    await visitor.getByText('You are signed in as Sizwe Khumalo').waitFor();
    await visitor.getByRole('button', { name: 'Sign in as somebody else' }).click();
    await visitor.locator('#kc-login').waitFor();
    await visitor.context().close();
  });

  it('signing out ends the session there, and the tokens here', async () => {
    const { token } = await tokens(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('#kc-login').waitFor();
    const answer = await fetch(`${system.url}/api/v2/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });
});
