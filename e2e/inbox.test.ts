import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { gate } from './support/gate.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, openContext, visit } from './support/pages.ts';

startForAll();

/** What was mailed to somebody, with the address that ends mails of its kind. */
async function mailsTo(address: string) {
  const folder = join(system.dataDirectory, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails
    .filter(({ to }) => to?.[0]?.address === address)
    .map(({ subject, headers }) => ({
      subject,
      unsubscribe: headers.find(({ key }) => key === 'list-unsubscribe')?.value?.slice(1, -1) ?? '',
    }));
}

const menu = (on: Page) => on.getByRole('navigation', { name: 'Main menu' });

describe('what somebody is told', () => {
  it('waits behind a bell, opens what it is about, and is mailed until they want no more mails of it', async () => {
    const { page, complaints } = await visit(browser, system.url, 'moderator');
    // A verifier asked something in the room of a visit.
    await page.getByRole('heading', { name: 'New for you' }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
    const bell = menu(page).getByRole('link', { name: 'Inbox' });
    const unread = async () => Number(/, (\d+) unread/.exec((await bell.textContent()) ?? '')?.[1] ?? 0);
    await expect.poll(unread).toBeGreaterThan(0);
    const before = await unread();
    await expectAccessible(page);
    await page.keyboard.press('j');
    await page.getByRole('link', { name: 'A verifier wrote to you' }).press('Enter');
    await page.waitForURL(/external-assessments\/visits\//);
    await expect.poll(unread).toBe(before - 1);

    // The moderator answers, and the verifier learns of it in the inbox and by mail.
    const answer = async (text: string) => {
      await page.getByLabel('Your answer').first().fill(text);
      await page.getByRole('button', { name: 'Send the answer' }).first().click();
      await page.getByText(text).waitFor();
    };
    await answer('The two red ones.');
    const verifier = 'fatima.adams@umthombo.example';
    await expect.poll(async () => (await mailsTo(verifier)).length, { timeout: 20_000 }).toBe(1);
    const [{ subject, unsubscribe }] = (await mailsTo(verifier)) as [Awaited<ReturnType<typeof mailsTo>>[0]];
    expect(subject).toBe('The provider answered you');

    const stranger = await openContext(browser);
    const link = await stranger.newPage();
    // Where the platform took any free port, its mails name none.
    await link.goto(unsubscribe.replace(/^http:\/\/[^/]+/, system.url));
    await link.getByText('Verifications').waitFor();
    await expectAccessible(link);
    await link.getByRole('button', { name: 'No more mails about this' }).click();
    await link.getByText('You get no more mails about this.').waitFor();
    await stranger.close();

    const fatima = await visit(browser, system.url, 'verifier');
    await fatima.page.goto(`${system.url}/inbox/settings`);
    const verifications = fatima.page.getByLabel('Mails: Verifications');
    expect(await verifications.inputValue()).toBe('off');
    await expectAccessible(fatima.page);
    // What is chosen and not saved survives a reload.
    await verifications.selectOption('weekly');
    await fatima.page.reload();
    await fatima.page.getByRole('button', { name: 'Save', exact: true }).click();
    await fatima.page.getByText('What you are told is saved.').waitFor();

    // Her calendar reads her visits by a link, until she ends it.
    await fatima.page.getByRole('button', { name: 'Make a link' }).click();
    const address = await fatima.page.getByLabel('Address for your calendar').inputValue();
    const feed = address.replace(/^http:\/\/[^/]+/, system.url);
    expect(await (await fetch(feed)).text()).toContain('BEGIN:VEVENT');
    await expectAccessible(fatima.page);
    await fatima.page.getByRole('button', { name: 'End the link' }).click();
    await fatima.page.getByText('The link opens nothing any more.').waitFor();
    expect((await fetch(feed)).status).toBe(404);

    await fatima.page.goto(`${system.url}/inbox`);
    await fatima.page.getByText('The provider answered you').waitFor();
    await fatima.page.getByRole('button', { name: /Mark all as read/ }).click();
    await fatima.page.getByLabel('Only unread').check();
    await fatima.page.getByText('You have read everything').waitFor();
    await expectAccessible(fatima.page);
    expect([...complaints, ...fatima.complaints]).toEqual([]);
  });

  it('opens one thing of a page that shows several', async () => {
    const { page, context } = await visit(browser, system.url, 'assessor');
    await page.goto(`${system.url}/inbox`);
    await page.getByRole('link', { name: 'A round is compared' }).first().click();
    await page.waitForURL(/\/ready-for-moderation\/calibration\?round=/);
    await page.getByText('Contact Centre Support').first().waitFor();
    await context.close();
  });

  it('is no way to anywhere where nothing opens, and says so', async () => {
    const { page, context } = await visit(browser, system.url, 'learner');
    await page.goto(`${system.url}/inbox`);
    const message = page.getByRole('button', { name: /A review waits for you/ }).first();
    await message.getByText(/^It is answered outside of this application/).waitFor();
    expect(await page.getByRole('link', { name: /A review waits for you/ }).count()).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await message.getByText('Unread').waitFor({ state: 'detached' });
    await context.close();
  });

  it('goes from the list as soon as it is removed, and comes back where it could not be', async () => {
    const { page } = await visit(browser, system.url, 'moderator');
    await page.goto(`${system.url}/inbox`);
    const messages = page.getByRole('main').getByRole('listitem');
    await messages.first().waitFor();
    const before = await messages.count();
    const title = await messages.first().getByRole('button').getAttribute('aria-label');
    const held = gate();
    const one = /\/inbox\/messages\/[^/?]+$/;
    let asked = 0;
    await page.route(one, async (route) => {
      asked++;
      await held.opened;
      await route.abort();
    });
    await messages.first().getByRole('button').click();
    await expect.poll(() => messages.count()).toBe(before - 1);
    await expect.poll(() => asked).toBe(1);
    // The focus is at the message that took its place, or at the heading where there is none.
    const focused = page.locator(':focus');
    await expect.poll(() => focused.count()).toBe(1);
    held.open();
    await page.locator('[data-sonner-toast][data-type=error]').waitFor();
    await expect.poll(() => messages.count()).toBe(before);
    expect(await messages.first().getByRole('button').getAttribute('aria-label')).toBe(title);
    await page.unroute(one);

    const listed = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname.endsWith('/inbox/messages') && answer.ok(),
    );
    await messages.first().getByRole('button').click();
    await listed;
    await expect.poll(() => messages.count()).toBe(before - 1);
    expect(await page.getByRole('button', { name: title! }).count()).toBe(0);
  });
});
