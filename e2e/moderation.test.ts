import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@moderator/client';
import { searchUsers, updateUser } from '@moderator/contract/routes';
import { signInAt } from '../apps/platform/src/testing/sign-in.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import type { Visitor } from './support/pages.ts';
import { answerRules, claim, focusOutcome, startModerating } from './support/workspace.ts';

startForAll();

let nomvula: Visitor;
let page: Page;

const batch = 'Business administration, winter group';

beforeAll(async () => {
  nomvula = await visit(browser, system.url, 'moderator');
  page = nomvula.page;
});

/** Opens a batch from the list of batches. */
async function openBatch(on: Page, title: string): Promise<void> {
  await on.goto(`${system.url}/ready-for-moderation?view=batches`);
  await on.getByRole('link', { name: title }).or(on.getByText(title)).first().click();
  await on.getByRole('heading', { level: 1, name: title }).waitFor();
}

const typed = 'The logbook and the observation agree.';

describe('a moderator at work', () => {
  it('finds what needs them on Home', async () => {
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await page.getByText(batch).filter({ visible: true }).first().waitFor();
    expect(await page.title()).toContain('Umthombo Skills Academy');
  });

  it('claims an attempt, and the other moderator sees who has it, where they look already and where they go', async () => {
    const riaan = await visit(browser, system.url, 'moderator2');
    await openBatch(riaan.page, batch);
    const claims = riaan.page.getByText(/Nomvula Khumalo\s+until/);
    const before = await claims.count();
    await openBatch(page, batch);
    await startModerating(page);
    await claim(page);
    await expect.poll(() => claims.count()).toBeGreaterThan(before);
    await riaan.page.goto(page.url());
    await riaan.page.getByText('Nomvula Khumalo').first().waitFor();
    expect(await riaan.page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
    await riaan.context.close();
  });

  it('gives a page room to be read: the list folds away by itself and comes back by its key', async () => {
    const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
    await page.locator('.textLayer span').first().waitFor();
    expect(await evidence.getByRole('listitem').first().isVisible()).toBe(false);
    const width = await page
      .locator('.pdfViewer .page')
      .first()
      .evaluate((each) => each.clientWidth);
    expect(width).toBeGreaterThanOrEqual(700);
    await page.keyboard.press('l');
    await evidence.getByRole('listitem').first().waitFor();
  });

  it('looks at every kind of evidence in the page; what failed is not looked at', async () => {
    const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
    const rows = evidence.getByRole('listitem');
    // A document that is none, also where it is fetched before it is opened.
    const files = '**/api/v2/files/*/download';
    await page.route(files, async (route) => {
      const response = await route.fetch();
      const isDocument = response.headers()['content-type']?.includes('wordprocessing');
      await route.fulfill(isDocument ? { body: 'no document' } : { response });
    });
    await page.reload();
    await page.locator('.textLayer span').first().waitFor();
    await page.keyboard.press('l');
    await rows.first().waitFor();
    const kinds = await rows.allInnerTexts();
    for (const [index, text] of kinds.entries()) {
      if (!(await rows.nth(index).isVisible())) await page.keyboard.press('l');
      await rows.nth(index).getByRole('button').first().click();
      if (text.includes('PDF')) await page.locator('.textLayer span').first().waitFor();
      else if (text.includes('Video')) await page.locator('video').waitFor();
      else if (text.includes('Audio')) await page.locator('audio').waitFor({ state: 'attached' });
      else if (text.includes('Word')) await page.getByText('This file cannot be shown').waitFor();
      else if (text.includes('Sheet'))
        await page.getByRole('grid').or(page.getByRole('table')).first().waitFor();
      if (!(await rows.nth(index).isVisible())) await page.keyboard.press('l');
      const mark = rows.nth(index).getByText(/Looked at|of \d+ (pages|sheets)/);
      // Opening a recording is not playing it.
      if (/PDF|Sheet|Activity|Text|Image/.test(text)) await mark.waitFor();
      else expect(await mark.count()).toBe(0);
    }
    expect(kinds.length).toBeGreaterThanOrEqual(8);
    expect(await page.getByText(/cannot be read/i).count()).toBe(0);
    await page.unroute(files);
  });

  it('finds beside an outcome the evidence that is linked to it', async () => {
    await page.keyboard.press('2');
    const linked = page.getByRole('list', { name: /^Evidence for/ }).getByRole('button');
    await expect
      .poll(() => linked.filter({ has: page.locator('xpath=self::*[@aria-current]') }).count())
      .toBe(1);
    await page.keyboard.press('1');
  });

  it('sees the judgement of an outcome only after the own verdict on it', async () => {
    await focusOutcome(page, 0);
    await page.getByText('The judgement of the assessor appears after your verdict.').waitFor();
    expect(await page.getByRole('region', { name: /^Judgement of/ }).count()).toBe(0);
    await page.getByRole('button', { name: /^Competent/ }).click();
    await page.getByRole('region', { name: /^Judgement of/ }).waitFor();
    expect(await page.getByText(/^(Agrees|Differs)$/).count()).toBeGreaterThan(0);
    await focusOutcome(page, 1);
    expect(await page.getByRole('region', { name: /^Judgement of/ }).count()).toBe(0);
  });

  it('loses nothing by a reload in the middle', async () => {
    await focusOutcome(page, 0);
    await page.getByLabel('Your comment').fill(typed);
    // Escape leaves the field, and letters are keys again.
    await page.keyboard.press('Escape');
    await page.keyboard.press('2');
    await page.getByRole('list', { name: /^Evidence for/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Competent/ }).waitFor();
    await focusOutcome(page, 0);
    await expect.poll(() => page.getByLabel('Your comment').inputValue()).toBe(typed);
    expect(await page.getByRole('button', { name: /^Competent/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('finds the page free of accessibility violations', async () => {
    await expectAccessible(page);
  });

  it('signs by keys alone what agrees: one for each outcome, one for the rules, two to sign', async () => {
    const before = page.url();
    const sign = page.getByRole('button', { name: 'Sign the decision' });
    expect(await sign.getAttribute('aria-disabled')).toBe('true');
    const given = () =>
      page.getByRole('progressbar', { name: 'Verdicts given' }).getAttribute('aria-valuenow');
    const outcomes = await page.getByRole('progressbar').getAttribute('aria-valuemax');
    await page.keyboard.press('u');
    for (let done = 1; done < Number(outcomes); done++) {
      await page.keyboard.press('c');
      await expect.poll(given).toBe(String(done + 1));
      // The next outcome to do follows, or after the last one the rules.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.innerText ?? ''))
        .toMatch(done + 1 < Number(outcomes) ? /To do/ : /^Valid/);
    }
    await answerRules(page);
    await expect.poll(() => sign.getAttribute('aria-disabled')).toBeNull();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByText('Not opened').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Sign: uphold');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== before);
    expect(nomvula.complaints).toEqual([]);
  });

  it('claims the next attempt by its first verdict', async () => {
    await page.getByRole('button', { name: /^Claim/ }).waitFor();
    // Whoever works by keys is at the head of the next attempt by then, and its keys are there.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Release' }).waitFor();
    await page
      .getByText(/^(Agrees|Differs)$/)
      .first()
      .waitFor();
  });

  it('may not moderate what they assessed themselves', async () => {
    await openBatch(page, batch);
    await page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      // Nobody has moderated this one, so the name in its row is the assessor's.
      .filter({ hasText: 'In sample' })
      .filter({ hasText: 'Nomvula Khumalo' })
      .first()
      .click();
    await page.getByText('You assessed this attempt, so somebody else has to moderate it.').first().waitFor();
    expect(await page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
  });

  it('hands it to the colleague who may, and has the next one of their own at hand', async () => {
    expect(await page.getByLabel('Hand it to').locator('option:checked').innerText()).toBe('Riaan Pretorius');
    await page.getByRole('button', { name: 'Hand over' }).click();
    await page.getByText(/^Handed to Riaan Pretorius/).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Shift+N');
    await page.getByRole('button', { name: /^Competent/ }).waitFor();
  });
});

describe('a moderator whose registration is over', () => {
  it('builds nothing, and is told why at once; and builds again when somebody has recorded that it was renewed', async () => {
    const { page: hers, complaints, context } = await visit(browser, system.url, 'lapsed');
    await hers.goto(`${system.url}/ready-for-moderation`);
    await hers.getByText(/^Your registration as a moderator .* ended on/).waitFor();
    const build = hers.getByRole('button', { name: 'Build a batch' });
    expect(await build.count()).toBe(0);
    const token = await signInAt(system.url, 'manager');
    const api = createClient(
      { searchUsers, updateUser },
      { baseUrl: `${system.url}/api`, token: () => token },
    );
    const { items } = await api.searchUsers({ query: { query: 'Shireen Abrahams' } });
    const { id, version, registrations } = items[0]!;
    const renewed = registrations.map((each) => ({ ...each, expiresOn: '2099-12-31' }));
    await api.updateUser({ id, version, body: { registrations: renewed } });
    const menu = hers.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Home' }).click();
    await hers
      .getByRole('heading', { level: 1, name: 'Ready for moderation' })
      .waitFor({ state: 'detached' });
    await hers.clock.setFixedTime(Date.now() + 60_000);
    await menu.getByRole('link', { name: 'Ready for moderation' }).click();
    await build.waitFor();
    expect(await hers.getByText(/^Your registration as a moderator/).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
