import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { openMenu } from './support/measure.ts';
import { openContext, refusal, signIn, visit } from './support/pages.ts';

startForAll();

const tokenAddress = '**/protocol/openid-connect/token';
const loginForm = (page: Page) => page.getByLabel('Username');
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' });

async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
}
async function openReport(page: Page): Promise<void> {
  await page.goto(`${system.url}/ready-for-moderation?view=batches`);
  const batch = page.getByRole('link', { name: 'Business administration, winter group' }).first();
  await page.goto(`${system.url}${await batch.getAttribute('href')}/report`);
  await page.getByRole('textbox', { name: 'Recommendations' }).waitFor();
}
/** Nobody renews a session that the service has ended. */
const endService = (page: Page) =>
  page.route(tokenAddress, (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
/** Any call that the platform refuses asks for a new token; with `token` only those are refused that are sent with it. */
const refuseCalls = (page: Page, token?: string) =>
  page.route('**/api/v2/**', (route) =>
    token && route.request().headers()['authorization'] !== `Bearer ${token}`
      ? route.continue()
      : route.fulfill(
          refusal(401, {
            code: 'not_signed_in',
            title: 'x',
            detail: 'x',
            requestId: 'x',
          }),
        ),
  );
const another = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(system.url);
  await home(page).waitFor();
  return page;
};
/** What a window keeps of its session under a name. */
const keptIn = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>, name);
const tokenOf = async (page: Page) => (await keptIn(page, 'tokens'))['token'];
const nameOf = async (page: Page) => (await keptIn(page, 'user'))['name'];

describe('what is typed of a report and could not be saved, on a device that several people use,', () => {
  it('is its writer’s alone, and neither lost nor asked about when another one signs out', async () => {
    const { context, page } = await visit(browser, system.url, 'moderator');
    await openReport(page);
    const address = page.url();
    await page.route('**/report/parts', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByRole('textbox', { name: 'Recommendations' }).fill('Only Nomvula wrote this.');
    await endService(page);
    // What waits to be saved is sent again without anybody asking.
    await refuseCalls(page);
    await loginForm(page).waitFor();
    await page.unrouteAll();

    await signIn(page, 'moderator2');
    await page.goto(address);
    expect(await page.getByRole('textbox', { name: 'Recommendations' }).inputValue()).toBe('');
    await signOut(page);
    await loginForm(page).waitFor();

    await signIn(page, 'moderator');
    await page.goto(address);
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Recommendations' }).inputValue())
      .toBe('Only Nomvula wrote this.');
    await context.close();
  });
});

describe('signing out in one window', () => {
  it('is signing out in all of them', async () => {
    const { context, page } = await visit(browser, system.url, 'moderator');
    const other = await another(context);
    await signOut(page);
    await loginForm(page).waitFor();
    await loginForm(other).waitFor();
    await context.close();
  });

  it('that slept through it leaves whoever came next alone, and goes on as they', async () => {
    const { context, page: sleeping } = await visit(browser, system.url, 'moderator');
    // It hears nothing of the others: no message, no event.
    await sleeping.addInitScript(() => {
      delete (window as Partial<typeof globalThis>).BroadcastChannel;
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await sleeping.reload();
    await home(sleeping).waitFor();
    const other = await another(context);
    await signOut(other);
    await loginForm(other).waitFor();
    await signIn(other, 'moderator2');
    await expect.poll(() => nameOf(other)).toBe('Riaan');
    const cookies = async () => (await context.cookies()).filter(({ name }) => name.startsWith('token-'));
    const before = await cookies();
    expect(before).toHaveLength(1);

    // All of them: a call that nobody waits for any more, since its page was left, asks for nothing.
    await refuseCalls(sleeping, await tokenOf(sleeping));
    await openMenu(sleeping);
    await sleeping.getByRole('link', { name: /^Due assessments/ }).click();
    await expect.poll(() => nameOf(sleeping)).toBe('Riaan');
    expect((await cookies()).length).toBe(1);
    await other.reload();
    await home(other).waitFor();
    expect(await nameOf(other)).toBe('Riaan');
    await context.close();
  });
});

describe('an issue report whose session ends', () => {
  it('comes back with its text, on the page where it was written, once its person is back', async () => {
    const { context, page } = await visit(browser, system.url, 'moderator');
    await page.goto(`${system.url}/due-assessments?due=week`);
    await page.getByRole('heading', { level: 1, name: 'Due assessments' }).waitFor();
    const address = page.url();
    const dialog = page.getByRole('dialog', { name: 'Report an issue' });
    const message = dialog.getByRole('textbox', { name: /^Message/ });
    await openMenu(page);
    await page.getByRole('button', { name: 'Report an issue' }).click();
    await message.fill('It took me an hour to write this.');
    await endService(page);
    await refuseCalls(page);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await loginForm(page).waitFor();
    await page.unrouteAll();

    await signIn(page, 'moderator2');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await dialog.count()).toBe(0);
    await signOut(page);
    await loginForm(page).waitFor();

    await signIn(page, 'moderator');
    await expect.poll(() => message.inputValue()).toBe('It took me an hour to write this.');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Report has been sent.').waitFor();
    await page.reload();
    await home(page).waitFor();
    expect(await dialog.count()).toBe(0);

    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Due assessments' }).waitFor();
    await openMenu(page);
    await page.getByRole('button', { name: 'Report an issue' }).click();
    await message.fill('And another one.');
    await endService(page);
    await refuseCalls(page);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await loginForm(page).waitFor();
    await page.unrouteAll();
    await signIn(page, 'moderator');
    await expect.poll(() => message.inputValue()).toBe('And another one.');
    expect(page.url()).toBe(address);
    await context.close();
  });
});

describe('the warning of a shared device', () => {
  it('takes the touch that answers it for itself, and lets the next one through', async () => {
    const context = await openContext(browser, { hasTouch: true });
    const page = await context.newPage();
    await page.clock.install({ time: new Date() });
    await page.goto(`${system.url}/?isRunningGroupHardware=true`);
    await signIn(page, 'moderator');
    await page.getByRole('button', { name: /go on/ }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Home' });
    await heading.evaluate((element) =>
      element.addEventListener(
        'click',
        () => (element.dataset['clicks'] = `${element.dataset['clicks'] ?? ''}+`),
      ),
    );
    const { x, y } = (await heading.boundingBox())!;
    await page.clock.runFor(9 * 60_000 + 2_000);
    const warning = page.getByRole('dialog', { name: 'Are you still there?' });
    await warning.waitFor();
    await page.touchscreen.tap(x + 8, y + 8);
    await warning.waitFor({ state: 'detached' });
    await page.clock.runFor(1_000);
    expect(await heading.getAttribute('data-clicks')).toBeNull();
    await page.touchscreen.tap(x + 8, y + 8);
    await expect.poll(() => heading.getAttribute('data-clicks')).toBe('+');
    await context.close();
  });
});

it('a window that is opened as a copy of another gets tokens of its own; one that is loaded anew goes on with its own', async () => {
  const { context, page } = await visit(browser, system.url, 'moderator');
  const signIns: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/openid-connect/auth?')) signIns.push(request.url());
  });
  const windowOf = (of: Page) =>
    of.evaluate(() => (JSON.parse(sessionStorage.getItem('tokens')!) as { window: string }).window);
  const first = await windowOf(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  expect([await windowOf(page), signIns.length]).toEqual([first, 0]);

  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/due-assessments'));
  const copy = await opened;
  await copy.getByRole('heading', { level: 1, name: 'Due assessments' }).waitFor();
  expect(await windowOf(copy)).not.toBe(first);
  expect([await windowOf(page), signIns.length]).toEqual([first, 1]);
  await context.close();
});
