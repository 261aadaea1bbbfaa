import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { openContext, signIn } from './support/pages.ts';
import { startModerating } from './support/workspace.ts';

startForAll();

let page: Page;
/** Addresses of bytes in memory that were made, less those that were let go. */
const held = () => page.evaluate(() => (window as unknown as { held: Set<string> }).held.size);
const evidence = (kind: string) =>
  page.getByRole('region', { name: 'Evidence' }).getByRole('listitem').filter({ hasText: kind });

/** Makes tokens of 12,000 characters for the application, and takes what was added off again for the platform. */
async function lengthenTokens(on: Page): Promise<void> {
  await on.route('**/protocol/openid-connect/token', async (route) => {
    const response = await route.fetch();
    const tokens = (await response.json()) as { access_token: string };
    const access_token = `${tokens.access_token}~`.padEnd(12_000, 'x');
    await route.fulfill({ response, json: { ...tokens, access_token } });
  });
  await on.route('**/api/v2/**', (route) => {
    const headers = route.request().headers();
    const authorization = headers['authorization']?.split('~')[0] ?? '';
    return route.continue({ headers: { ...headers, authorization } });
  });
}

beforeAll(async () => {
  const context = await openContext(browser, { viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await lengthenTokens(page);
  await page.addInitScript(() => {
    const held = new Set<string>();
    Object.assign(window, { held });
    const make = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const address = make(blob);
      held.add(address);
      return address;
    };
    URL.revokeObjectURL = (address: string) => {
      held.delete(address);
      revoke(address);
    };
  });
  await page.goto(system.url);
  await signIn(page, 'moderator');
  await page.goto(`${system.url}/ready-for-moderation?view=batches`);
  await page.getByRole('link', { name: 'Business administration, winter group' }).first().click();
  await startModerating(page);
  await page.getByRole('region', { name: 'Outcomes' }).getByRole('heading', { level: 3 }).first().waitFor();
});

/** Shows the first piece of evidence of a kind; the list folds away where a page needs its room. */
async function show(kind: string): Promise<void> {
  const row = evidence(kind).first();
  if (!(await row.isVisible())) await page.keyboard.press('l');
  await row.getByRole('button').first().click();
}

describe('with a token that is too long for the cookies', () => {
  it('no cookie holds a piece of it', async () => {
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('token-'))).toEqual([]);
  });

  it.each(['Video', 'Audio'])(
    'evidence of the kind %s plays from bytes that came by a call',
    async (kind) => {
      await show(kind);
      const player = page.locator(kind.toLowerCase());
      await player.waitFor({ state: 'attached' });
      expect(await player.getAttribute('src')).toMatch(/^blob:/);
      await expect
        .poll(() => player.evaluate((element: HTMLMediaElement) => element.readyState))
        .toBeGreaterThan(0);
    },
  );

  it('bytes are let go when other evidence is shown', async () => {
    expect(await held()).toBe(1);
    await show('Word');
    await page.frameLocator('iframe').getByText(/./).first().waitFor();
    expect(await held()).toBe(0);
  });

  it('a file is saved by a call', async () => {
    const fromBar = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the file' }).click();
    expect((await fromBar).suggestedFilename()).toMatch(/\.docx$/);
    // A recording that does not play offers itself.
    await show('Video');
    await page.locator('video').evaluate((element) => element.dispatchEvent(new Event('error')));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download \(/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.(mp4|webm)$/);
  });
});
