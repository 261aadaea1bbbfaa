import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gate } from './support/gate.ts';
import { browser, readOnly, system } from './support/journey.ts';
import { visit } from './support/pages.ts';

readOnly();

const files = '**/files/*/download';

/** Milliseconds after which files are fetched ahead, and more. */
const fetchedAhead = 4_000;

/** The first attempt of a list, which has others behind it. */
async function addressOfFirst(page: Page): Promise<string> {
  await page.goto(`${system.url}/ready-for-moderation?view=attempts`);
  const first = page.getByRole('gridcell').getByRole('link').first();
  await first.waitFor();
  return `${system.url}${await first.getAttribute('href')}`;
}

/** Whether evidence is on the screen, and not only its outline. */
async function evidenceIsShown(page: Page): Promise<void> {
  const evidence = page.getByRole('region', { name: 'Evidence' });
  await evidence.locator('.pdfViewer canvas, img, [role=grid], table, pre').first().waitFor();
}

it('what somebody looks at is fetched before what they may look at next', async () => {
  const { page, context } = await visit(browser, system.url, 'moderator');
  const first = await addressOfFirst(page);
  const asked: string[] = [];
  const held = gate();
  await page.route(files, async (route) => {
    asked.push(route.request().url());
    if (asked.length === 1) await held.opened;
    await route.continue();
  });
  await page.goto(first);
  await expect.poll(() => asked.length).toBe(1);
  await page.waitForTimeout(fetchedAhead);
  expect(asked).toHaveLength(1);
  held.open();
  await evidenceIsShown(page);
  await expect.poll(() => asked.length, { timeout: 15_000 }).toBeGreaterThan(2);
  expect(new Set(asked).size).toBe(asked.length);
  await context.close();
});

it('the next evidence and the next learner are there when the line is gone meanwhile', async () => {
  const { page, context } = await visit(browser, system.url, 'moderator');
  await page.goto(await addressOfFirst(page));
  await evidenceIsShown(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(fetchedAhead);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const learner = await page.locator('main h1').textContent();
  await page.keyboard.press(']');
  await expect.poll(() => page.locator('main h1').textContent()).not.toBe(learner);
  await evidenceIsShown(page);
  await context.close();
});

it('what is fetched ahead is let go of where nobody wants it any more', async () => {
  const { page, context } = await visit(browser, system.url, 'moderator');
  const first = await addressOfFirst(page);
  const held = gate();
  let asked = 0;
  await page.route(files, async (route) => {
    asked++;
    if (asked > 1) await held.opened;
    await route.continue().catch(() => undefined);
  });
  await page.goto(first);
  await expect.poll(() => asked, { timeout: 15_000 }).toBe(2);
  const gone = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/download'),
    timeout: 5_000,
  });
  await page.keyboard.press('b');
  await gone;
  held.open();
  await context.close();
});
