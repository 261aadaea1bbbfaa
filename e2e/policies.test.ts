import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gate } from './support/gate.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { comeBackLater, expectAccessible, visit } from './support/pages.ts';

startForAll();

describe('a sampling policy', () => {
  it('shows its effect before it is saved, is kept while it is typed, and is read by moderators then', async () => {
    const { page } = await visit(browser, system.url, 'manager');
    await page.goto(`${system.url}/ready-for-moderation/policies`);
    const share = page.getByLabel('Share that is drawn, in %');
    await share.fill('60');
    const effects = page.getByRole('region', { name: 'On the last three batches' });
    await effects
      .getByText(/^Would have drawn \d+ instead of \d+$/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.reload();
    await expect.poll(() => share.inputValue()).toBe('60');
    await share.fill('160');
    await page.getByText('Type a number from 0 to 100.').waitFor();
    expect(await page.getByRole('button', { name: /^Save as version/ }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await share.fill('60');
    await page.getByRole('button', { name: 'Save as version 3' }).click();
    await page.getByText(/^The policy is saved/).waitFor();
    await page.getByRole('button', { name: 'Save as version 4' }).waitFor();

    const moderator = await visit(browser, system.url, 'moderator2');
    await moderator.page.goto(`${system.url}/ready-for-moderation/policies`);
    await moderator.page.getByText('60 %, at least 3').waitFor();
    expect(await moderator.page.getByLabel('Share that is drawn, in %').count()).toBe(0);
    await expectAccessible(moderator.page);
  });
});

describe('a form that two people change', () => {
  const isPolicies = (url: URL) => url.pathname.endsWith('/moderation/policies');
  const share = (on: Page) => on.getByLabel('Share that is drawn, in %');
  const version = (on: Page, number: number) => on.getByRole('button', { name: `Save as version ${number}` });
  const somebody = (on: Page) => on.getByText(/^Somebody has saved version/);

  it('is what was saved for whoever has typed nothing, and keeps what was typed while it is saved', async () => {
    const [{ page }, { page: other }] = await Promise.all([
      visit(browser, system.url, 'manager'),
      visit(browser, system.url, 'manager'),
    ]);
    for (const each of [page, other]) await each.goto(`${system.url}/ready-for-moderation/policies`);
    await version(page, 4).waitFor();
    await share(other).fill('50');
    const [sent, told] = [gate(), gate()];
    await other.route(isPolicies, async (route) => {
      await (route.request().method() === 'GET' ? told : sent).opened;
      await route.continue();
    });
    await version(other, 4).click();
    await share(other).fill('55');
    sent.open();
    // The answer tells the page what it saved itself, before it has asked: nobody else has.
    await version(other, 5).waitFor();
    expect([await share(other).inputValue(), await somebody(other).count()]).toEqual(['55', 0]);
    told.open();

    await comeBackLater(page);
    await version(page, 5).waitFor();
    expect([await share(page).inputValue(), await somebody(page).count()]).toEqual(['50', 0]);
    expect(await page.getByText('Not saved yet; kept on this device.').count()).toBe(0);
  });
});

describe('working days', () => {
  it('of an account are kept while they are changed, and are those that referrals count then', async () => {
    const { page } = await visit(browser, system.url, 'manager');
    await page.goto(`${system.url}/due-days`);
    const year = new Date().getFullYear() + 1;
    await page.getByLabel('Day', { exact: true }).fill(`${year}-02-10`);
    await page.getByLabel('Why').fill('Stocktaking');
    await page.getByLabel('Why').press('Enter');
    const days = page.getByRole('list').filter({ hasText: 'Stocktaking' });
    await days.waitFor();
    await page.reload();
    await days.waitFor();
    await page.getByLabel('Before the due day').selectOption('5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Working days and reminders are saved.').waitFor();

    const moderator = await visit(browser, system.url, 'moderator2');
    await moderator.page.goto(`${system.url}/due-days`);
    await moderator.page.getByText(/^5 working days before, on the day/).waitFor();
    await moderator.page.getByText('Stocktaking').waitFor();
    await expectAccessible(moderator.page);
  });
});
