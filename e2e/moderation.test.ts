import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import type { Visitor } from './support/pages.ts';
import { claim, focusOutcome, judgeByKeys, uphold } from './support/workspace.ts';

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

  it('claims an attempt, and the other moderator sees who has it', async () => {
    await openBatch(page, batch);
    await page
      .getByRole('button', { name: /^(Start|Continue) moderating/ })
      .or(page.getByRole('link', { name: /^(Start|Continue) moderating/ }))
      .click();
    await claim(page);
    const riaan = await visit(browser, system.url, 'moderator2');
    await riaan.page.goto(page.url());
    await riaan.page.getByText('Nomvula Khumalo').first().waitFor();
    expect(await riaan.page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
    await riaan.context.close();
  });

  it('looks at every kind of evidence in the page', async () => {
    const evidence = page.getByRole('region', { name: 'Evidence' });
    const rows = evidence.getByRole('listitem');
    const kinds = await rows.allInnerTexts();
    for (const [index, text] of kinds.entries()) {
      await rows.nth(index).getByRole('button').first().click();
      if (text.includes('PDF')) await page.locator('.textLayer span').first().waitFor();
      else if (text.includes('Video')) await page.locator('video').waitFor();
      else if (text.includes('Audio')) await page.locator('audio').waitFor({ state: 'attached' });
      else if (text.includes('Word')) await page.frameLocator('iframe').getByText(/./).first().waitFor();
      else if (text.includes('Sheet'))
        await page.getByRole('grid').or(page.getByRole('table')).first().waitFor();
    }
    expect(kinds.length).toBeGreaterThanOrEqual(8);
    expect(await page.getByText(/cannot be (shown|read)/i).count()).toBe(0);
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
    await page.reload();
    await page.getByRole('button', { name: /^Competent/ }).waitFor();
    await focusOutcome(page, 0);
    await expect.poll(() => page.getByLabel('Your comment').inputValue()).toBe(typed);
    expect(await page.getByRole('button', { name: /^Competent/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('finds the page free of accessibility violations', async () => {
    await expectAccessible(page);
  });

  it('signs the decision and goes on to the next attempt', async () => {
    const before = page.url();
    await judgeByKeys(page);
    await uphold(page);
    await page.waitForURL((url) => url.href !== before);
    expect(nomvula.complaints).toEqual([]);
  });

  it('may not moderate what they assessed themselves', async () => {
    await openBatch(page, batch);
    await page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ hasText: 'Nomvula Khumalo' })
      .first()
      .click();
    await page.getByText('You assessed this attempt, so somebody else has to moderate it.').first().waitFor();
    expect(await page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
  });
});
