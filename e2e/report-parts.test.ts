import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';

startForAll();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The report of a batch whose sample is drawn. */
async function openReport(page: Page): Promise<void> {
  await page.goto(`${system.url}/ready-for-moderation`);
  await page
    .getByText(/Contact centre support/i)
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${page.url().split('?')[0]}/report`);
  await field(page, 'Irregularities').waitFor();
}

describe('a report that two people write at once', () => {
  it('saves itself, shows what the other writes, and loses neither text where both write in one part', async () => {
    const [one, other] = [
      await visit(browser, system.url, 'moderator'),
      await visit(browser, system.url, 'moderator2'),
    ];
    await openReport(one.page);
    await other.page.goto(one.page.url());

    await field(one.page, 'Recommendations').fill('Show assessors how to date observations.');
    await one.page.getByText('Saved.', { exact: true }).first().waitFor();
    await expect
      .poll(() => field(other.page, 'Recommendations').inputValue(), { timeout: 20_000 })
      .toBe('Show assessors how to date observations.');

    // Both are typed before either is saved: nothing leaves one of the windows for a while.
    await other.context.setOffline(true);
    await field(other.page, 'Irregularities').fill('Two dates are wrong.');
    await field(one.page, 'Irregularities').fill('A page is missing.');
    await one.page.getByText('Saved.', { exact: true }).nth(1).waitFor();
    await other.context.setOffline(false);
    const choice = other.page.getByRole('group', { name: 'Both texts of Irregularities' });
    await choice.getByText('A page is missing.').waitFor();
    expect(await field(other.page, 'Irregularities').inputValue()).toBe('Two dates are wrong.');
    await expectAccessible(other.page);

    // What is not decided yet stays over a reload.
    await other.page.reload();
    await choice.getByRole('button', { name: 'Put both behind each other' }).click();
    await expect
      .poll(() => field(one.page, 'Irregularities').inputValue(), { timeout: 20_000 })
      .toBe('A page is missing.\n\nTwo dates are wrong.');
    await one.page.getByText(/Riaan Pretorius wrote here last/).waitFor();
    await Promise.all([one.context.close(), other.context.close()]);
  });
});
