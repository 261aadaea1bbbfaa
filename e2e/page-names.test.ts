import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { visit } from './support/pages.ts';
import { holdPage } from './support/parts.ts';

readOnly();

const menu = (on: Page) => on.getByRole('navigation', { name: 'Main menu' });

describe('moving between pages', () => {
  it('names what is shown, in the window and in the history', async () => {
    // A service worker hands out what it keeps, also what is held back here.
    const { context, page } = await visit(browser, system.url, 'moderator');
    const visited = () =>
      page.evaluate(() =>
        (JSON.parse(localStorage.getItem('history')!) as { address: string; title: string }[]).map(
          ({ address, title }) => `${title}: ${address}`,
        ),
      );
    const account = 'Umthombo Skills Academy';
    await page.evaluate(() => localStorage.removeItem('history'));
    await page.goto(`${system.url}/nowhere`);
    await expect.poll(() => page.title()).toBe(`Page not found · ${account}`);
    await menu(page).getByRole('link', { name: 'Home' }).press('Enter');
    await expect.poll(() => page.title()).toBe(`Home · ${account}`);
    await page.goBack();
    await expect.poll(() => page.title()).toBe(`Page not found · ${account}`);
    expect(await visited()).toEqual(['Home: /']);

    // While the next page is on its way, the one being left is still what is shown.
    await page.goto(`${system.url}/due-assessments?search=a`);
    await page.getByRole('heading', { level: 1, name: 'Due assessments' }).waitFor();
    const held = await holdPage(page, 'external-assessments.index');
    await menu(page).getByRole('link', { name: 'External assessments' }).press('Enter');
    await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
    expect((await visited()).filter((line) => line.includes('/external'))).toEqual([]);
    held.open();
    await page.getByRole('heading', { level: 1, name: 'External assessments' }).waitFor();
    await expect
      .poll(async () => (await visited()).slice(0, 2))
      .toEqual([
        'External assessments: /external-assessments',
        expect.stringMatching(/^Due assessments: \/due-assessments/),
      ]);
    await context.close();
  });

  it('has what was visited in the language of now, and nothing that did not open', async () => {
    const { context, page } = await visit(browser, system.url, 'moderator');
    await page.evaluate(() => localStorage.removeItem('history'));
    const none = '0192f3a4-4bb2-74ef-9c96-41afc5ded1ca';
    await page.goto(`${system.url}/ready-for-moderation/batches/${none}`);
    await page.getByRole('heading', { level: 1, name: 'Batch' }).waitFor();
    await page.goto(`${system.url}/ready-for-moderation/sampling-plan`);
    await page.getByRole('heading', { level: 1, name: 'Sampling plan' }).waitFor();
    await page.evaluate(() => localStorage.setItem('locale', 'af'));
    await page.goto(`${system.url}/inbox`);
    await page.getByRole('heading', { level: 1, name: 'Inboks' }).waitFor();
    await page.goto(system.url);
    const visited = page.getByRole('region', { name: 'Onlangs besoek' }).getByRole('link');
    await expect
      .poll(() => visited.evaluateAll((links) => links.map((link) => link.firstElementChild!.textContent)))
      .toEqual(['Inboks', 'Steekproefplan']);
    await context.close();
  });
});
