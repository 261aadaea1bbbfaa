import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gate } from './support/gate.ts';
import { browser, readOnly, system } from './support/journey.ts';
import { visit } from './support/pages.ts';
import { addressWithNext, goOn } from './support/workspace.ts';

readOnly();

const files = '**/files/*/download';

let found: Promise<string> | undefined;
const firstOfTwo = () => (found ??= addressWithNext(browser, system.url));

/** Whether evidence is on the screen, and not only its outline. */
async function evidenceIsShown(page: Page): Promise<void> {
  const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
  await evidence.locator('.pdfViewer canvas, img, [role=grid], table, pre').first().waitFor();
}

it('what somebody looks at is fetched before what they may look at next', async () => {
  const { page, context } = await visit(browser, system.url, 'moderator');
  const asked: string[] = [];
  const held = gate();
  await page.route(files, async (route) => {
    asked.push(route.request().url());
    if (asked.length === 1) await held.opened;
    await route.continue();
  });
  await page.goto(await firstOfTwo());
  await expect.poll(() => asked.length).toBe(1);
  // Longer than it takes until something is fetched ahead.
  await page.waitForTimeout(4_000);
  expect(asked).toHaveLength(1);
  held.open();
  await evidenceIsShown(page);
  await expect.poll(() => asked.length, { timeout: 15_000 }).toBeGreaterThan(2);
  expect(new Set(asked).size).toBe(asked.length);
  await context.close();
});

it('the next evidence and the next learner are there when the line is gone meanwhile', async () => {
  const { page, context } = await visit(browser, system.url, 'moderator');
  let came = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/download')) came++;
  });
  await page.goto(await firstOfTwo());
  await evidenceIsShown(page);
  // What is open, what comes below it, and what the next learner's visit begins with.
  await expect.poll(() => came, { timeout: 15_000 }).toBeGreaterThan(2);
  for (let before = 0; came > before; await page.waitForTimeout(2_000)) before = came;
  await context.setOffline(true);
  const heading = page
    .getByRole('region', { name: 'Evidence', exact: true })
    .getByRole('heading', { level: 2 })
    .last();
  const opened = await heading.textContent();
  await page.keyboard.press('Shift+J');
  await expect.poll(() => heading.textContent()).not.toBe(opened);
  await evidenceIsShown(page);
  expect(await goOn(page)).toBe(true);
  await evidenceIsShown(page);
  await context.close();
});

it('what is fetched ahead is let go of where somebody waits for something else', async () => {
  const { page, context } = await visit(browser, system.url, 'moderator');
  const held = gate();
  let asked = 0;
  await page.route(files, async (route) => {
    asked++;
    if (asked > 1) await held.opened;
    await route.continue().catch(() => undefined);
  });
  await page.goto(await firstOfTwo());
  await expect.poll(() => asked, { timeout: 15_000 }).toBe(2);
  await page.route('**/moderation/attempts?*', async (route) => {
    await held.opened;
    await route.continue().catch(() => undefined);
  });
  const gone = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/download'),
    timeout: 5_000,
  });
  await page.keyboard.press('b');
  await gone;
  held.open();
  await context.close();
});

/** Notes which pages, from 0, the engine of documents is asked for: as often as one is read. */
async function notePagesRead(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const read: number[] = [];
    const post = Worker.prototype.postMessage as (...sent: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, ...sent: unknown[]) {
      const { action, data } = (sent[0] ?? {}) as { action?: string; data?: { pageIndex: number } };
      if (action === 'GetOperatorList') read.push(data!.pageIndex);
      post.apply(this, sent);
    };
    Object.assign(globalThis, { pagesRead: read });
  });
  return () => page.evaluate(() => (globalThis as unknown as { pagesRead: number[] }).pagesRead);
}

it('the first page of the next learner’s document is read before anybody looks at it, once for all', async () => {
  const { page, context } = await visit(browser, system.url, 'moderator');
  const pagesRead = await notePagesRead(page);
  const firstPages = async () => (await pagesRead()).filter((index) => index === 0).length;
  await page.goto(await firstOfTwo());
  await evidenceIsShown(page);
  // Of the one on screen, of what comes below it, and of the next learner's.
  await expect.poll(firstPages, { timeout: 15_000 }).toBeGreaterThan(2);
  let before = 0;
  for (; (await firstPages()) > before; await page.waitForTimeout(2_000)) before = await firstPages();
  expect(await goOn(page)).toBe(true);
  await page.locator('.pdfViewer .page[data-loaded] canvas').first().waitFor();
  expect(await firstPages()).toBe(before);
  await context.close();
});
