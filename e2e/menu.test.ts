import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { emsWide, openMenu } from './support/measure.ts';
import { expectAccessible, visit } from './support/pages.ts';

startForAll();

let nomvula: Page;
beforeAll(async () => {
  nomvula = (await visit(browser, system.url, 'moderator')).page;
});

/** Home as it comes in a window of this width, with the pointer on nothing. */
async function home(width = 1440): Promise<Page> {
  await nomvula.setViewportSize({ width, height: 900 });
  await nomvula.mouse.move(width - 20, 880);
  await nomvula.goto(system.url);
  await nomvula.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  return nomvula;
}

const menu = (on: Page) => on.getByRole('navigation', { name: 'Main menu' });
const focused = (on: Page) =>
  on.evaluate(() => {
    const element = document.activeElement;
    return { name: element?.getAttribute('aria-label'), inMenu: Boolean(element?.closest('#menu')) };
  });
/** Whether a click in its middle would meet it. */
const isOnTop = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describe('the menu on a small screen', () => {
  it.each([320, 390, 720])('%i px wide can be closed where it is, and keeps the focus', async (width) => {
    const page = await home(width);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.click();
    const close = menu(page).getByRole('button', { name: 'Close the menu' });
    await expect.poll(() => isOnTop(close)).toBe(true);
    expect((await focused(page)).name).toBe('Close the menu');
    await expectAccessible(page);
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab');
      const { name, inMenu } = await focused(page);
      // The browser's own buttons are between the last and the first.
      if (name !== null) expect([name, inMenu]).toEqual([name, true]);
    }
    await close.click();
    await menu(page).waitFor({ state: 'hidden' });
    expect((await focused(page)).name).toBe('Open the menu');
    await opener.press('Enter');
    await menu(page).waitFor();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect((await focused(page)).name).toBe('Open the menu');
  });

  it('stays behind a dialog that was opened from it, and gets the focus back', async () => {
    const page = await home(390);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menu(page).getByRole('button', { name: 'Report an issue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report an issue' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await menu(page).isVisible()).toBe(true);
    expect((await focused(page)).name).toBe('Report an issue');
  });

  it('leads to another page and lets go of it, and of the page when the window becomes wide', async () => {
    const page = await home(390);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.click();
    await menu(page).getByRole('link', { name: 'Due assessments' }).click();
    await page.getByRole('heading', { level: 1, name: 'Due assessments' }).waitFor();
    await menu(page).waitFor({ state: 'hidden' });
    await opener.click();
    expect(await page.locator('main').getAttribute('inert')).not.toBeNull();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => page.locator('main').getAttribute('inert')).toBeNull();
  });
});

describe('the sidebar', () => {
  it('goes away with Escape, also from under the pointer or the focus, until they come again', async () => {
    const page = await home();
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => emsWide(menu(page))).toBe(7);
    await page.mouse.move(30, 350);
    expect(await emsWide(menu(page))).toBe(7);
    await page.mouse.move(900, 500);
    await openMenu(page);
    await page.mouse.move(900, 500);
    await expect.poll(() => emsWide(menu(page))).toBe(7);
    await page.getByRole('heading', { level: 1 }).focus();
    const link = menu(page).getByRole('link').first();
    await page.keyboard.press('Shift+Tab');
    await link.focus();
    await expect.poll(() => emsWide(menu(page))).toBe(24);
    await page.keyboard.press('Escape');
    await expect.poll(() => emsWide(menu(page))).toBe(7);
    expect((await focused(page)).inMenu).toBe(true);
  });
});

describe('a page that the menu led to', () => {
  it('is not covered by it, and the menu opens again for a pointer that goes on in it', async () => {
    const page = await home();
    await openMenu(page);
    await menu(page)
      .getByRole('link', { name: /^Due assessments/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Due assessments' }).waitFor();
    await expect.poll(() => emsWide(menu(page))).toBe(7);
    await page.mouse.move(30, 310);
    await expect.poll(() => emsWide(menu(page))).toBe(24);
  });
});

describe('a page that is not part of somebody’s work', () => {
  it('is not in their menu, and says by its address what it is for and who can help', async () => {
    const { page, context, complaints } = await visit(browser, system.url, 'assessor');
    const links = menu(page).getByRole('listitem').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/due-assessments',
      '/marking',
    ]);
    await page.goto(`${system.url}/ready-for-moderation`);
    await page.getByRole('heading', { level: 1, name: 'Ready for moderation' }).waitFor();
    await page.getByText('This page is not part of your work').waitFor();
    await page
      .getByText(/^Moderators, verifiers and managers use this page\..+ask whoever manages/)
      .waitFor();
    expect(await page.getByText(/not_allowed|you typed/).count()).toBe(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a licence', () => {
  it('that names pages among its platforms alone shows them', async () => {
    const { page, context } = await visit(browser, system.url, 'administrator');
    const platforms = ['DueAssessments', 'ExternalAssessments'];
    await page.evaluate(async (named) => {
      const token = (JSON.parse(sessionStorage.getItem('tokens')!) as { token: string }).token;
      const ask = async (path: string, more: RequestInit = {}) => {
        const headers = { authorization: `Bearer ${token}`, ...(more.headers as Record<string, string>) };
        const answer = await fetch(`/api/v2/${path}`, { ...more, headers });
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        return answer.json() as Promise<{ data: { id: string; version: number }[] }>;
      };
      const { accountId } = JSON.parse(sessionStorage.getItem('user')!) as { accountId: string };
      for (const { id, version } of (await ask(`licences?accountId=${accountId}`)).data)
        await ask(`licences/${id}`, {
          method: 'PATCH',
          headers: { 'if-match': `"${version}"`, 'content-type': 'application/merge-patch+json' },
          body: JSON.stringify({ content: [], platforms: named }),
        });
    }, platforms);
    await context.close();
    const moderator = await visit(browser, system.url, 'moderator');
    const links = menu(moderator.page).getByRole('listitem').getByRole('link');
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(['/', '/due-assessments', '/external-assessments']);
    await moderator.context.close();
  });
});
