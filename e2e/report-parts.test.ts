import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { gate } from './support/gate.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, twoPictures, visit } from './support/pages.ts';

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

describe('a part of a report that is saved', () => {
  it('stays as it is where an answer comes that was asked for before', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    await openReport(page);
    const [asked, late] = [gate(), gate()];
    const isParts = (url: URL) => url.pathname.endsWith('/report/parts');
    await page.route(isParts, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      asked.open();
      await late.opened;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await asked.opened;
    const recommendations = field(page, 'Recommendations');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await recommendations.fill('Date each observation.');
    await saved;
    const answered = page.waitForResponse((response) => isParts(new URL(response.url())));
    late.open();
    await answered;
    await twoPictures(page);
    expect(await recommendations.inputValue()).toBe('Date each observation.');
    await context.close();
  });
});

describe('a report of hundreds of attempts', () => {
  it('shows the first exceptions, and goes on where somebody asks for more', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    await page.goto(`${system.url}/ready-for-moderation`);
    await page
      .getByText(/Business administration, winter/i)
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /Business administration/ }).waitFor();
    // A sample that was decided nine times over.
    await page.route(/\/moderation\/batches\/[0-9a-f-]{36}\/report$/, async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      const copies = Array.from({ length: 9 }, (_, copy) =>
        data.attempts.map((attempt: { attemptId: string }) => ({
          ...attempt,
          attemptId: `${attempt.attemptId.slice(0, -1)}${copy}`,
        })),
      );
      await route.fulfill({ response, json: { data: { ...data, attempts: copies.flat() } } });
    });
    await page.goto(`${page.url().split('?')[0]}/report`);
    const exceptions = page.getByRole('region', { name: 'Exceptions' });
    const attempts = exceptions.getByRole('article');
    await exceptions.getByText(/^20 of \d+$/).waitFor();
    expect(await attempts.count()).toBe(20);
    const total = Number((await exceptions.getByText(/^20 of \d+$/).textContent())!.split(' ')[2]);
    await exceptions.getByRole('button', { name: /^Show \d+ more$/ }).press('Enter');
    await expect.poll(() => attempts.count()).toBe(Math.min(40, total));
    // Whoever asked goes on at the first of what came.
    const focused = attempts.nth(20).getByRole('link');
    expect(await focused.evaluate((link) => link === document.activeElement)).toBe(true);
    await expectAccessible(page);
    // What was overturned comes first, whatever the others are about.
    const decisions = await attempts.getByText(/^(Overturned|Referred back|Upheld)$/).allTextContents();
    const order = ['Overturned', 'Referred back', 'Upheld'];
    expect(decisions).toEqual(decisions.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
    // On the way back from somewhere else they find the place again.
    await page
      .getByRole('link', { name: /Business administration/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /Business administration/ }).waitFor();
    await page.goBack();
    await attempts.nth(20).waitFor();
    expect(await attempts.count()).toBe(Math.min(40, total));
    await context.close();
  });
});
