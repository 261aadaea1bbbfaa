import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gate } from './support/gate.ts';
import { browser, readOnly, system } from './support/journey.ts';
import { visit } from './support/pages.ts';

readOnly();

const tokenAddress = '**/protocol/openid-connect/token';
const loginForm = (page: Page) => page.getByLabel('Username');
const keptToken = (page: Page) =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('tokens')!) as { token: string }).token);

/** Home in a browser of somebody's own, reloaded while the renewal of their token waits. */
async function reloadedWhileRenewing(before: (page: Page) => Promise<void> = async () => {}) {
  const { context, page } = await visit(browser, system.url, 'moderator');
  await page.getByText('Batches').first().waitFor();
  await before(page);
  const renewing = gate();
  const answering = gate();
  let refusal: { status: number; json: object } | undefined;
  await page.route(tokenAddress, async (route) => {
    renewing.open();
    await answering.opened;
    await (refusal ? route.fulfill(refusal) : route.continue());
  });
  await page.reload();
  await renewing.opened;
  // What the page before had asked for does not count.
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  return { context, page, asked, goOn: answering.open, refuse: () => (refusal = refused) };
}
const refused = { status: 400, json: { error: 'invalid_grant' } };

describe('a page that is reloaded', () => {
  it('is there before the token is renewed, and has the new one afterwards', async () => {
    const { context, page, goOn } = await reloadedWhileRenewing();
    await page.getByText('Batches').first().waitFor();
    const before = await keptToken(page);
    goOn();
    await expect.poll(() => keptToken(page)).not.toBe(before);
    await context.close();
  });

  it('signs out where the renewal is refused', async () => {
    const { context, page, goOn, refuse } = await reloadedWhileRenewing();
    await page.getByText('Batches').first().waitFor();
    refuse();
    goOn();
    await loginForm(page).waitFor();
    expect((await context.cookies()).filter(({ name }) => name.startsWith('token-'))).toEqual([]);
    await context.close();
  });

  it.each([
    [
      'the token is about to end',
      () => {
        const tokens = JSON.parse(sessionStorage.getItem('tokens')!) as object;
        sessionStorage.setItem('tokens', JSON.stringify({ ...tokens, until: Date.now() + 20_000 }));
      },
    ],
    ['the person left in another window', () => localStorage.removeItem('signed-in')],
  ])('waits for it where %s', async (_, change) => {
    const { context, page, asked, goOn } = await reloadedWhileRenewing((shown) => shown.evaluate(change));
    // Longer than a page takes that does not wait.
    await page.waitForTimeout(1_000);
    expect(asked).toEqual([]);
    expect(await page.getByText('Batches').count()).toBe(0);
    goOn();
    await page.getByText('Batches').first().waitFor();
    await context.close();
  });
});
