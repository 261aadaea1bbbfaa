import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { visit } from './support/pages.ts';
import { addressWithNext, goOn } from './support/workspace.ts';

readOnly();

/** The part of the page in which outcomes, rules and the decision stand, one below the other. */
const judging = (page: Page) =>
  page.getByRole('region', { name: 'Outcomes', exact: true }).locator('> .overflow-y-auto');
const scrolled = (page: Page) => judging(page).evaluate((element) => element.scrollTop);

it('the next attempt begins at its top, wherever the one before was left', async () => {
  const { page, context } = await visit(browser, system.url, 'moderator');
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(await addressWithNext(browser, system.url));
  await judging(page).waitFor();
  // The next one is fetched ahead by then, so that it is shown at once.
  await page.waitForTimeout(3_000);
  await judging(page).evaluate((element) => element.scrollTo(0, 300));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  // What was scrolled is noted with the next picture.
  await page.waitForTimeout(300);
  expect(await goOn(page)).toBe(true);
  // Whatever moves it has done so by then.
  await page.waitForTimeout(500);
  expect(await scrolled(page)).toBe(0);
  await context.close();
});

it('the next attempt is asked for once when it is opened: that it is open is no news to whoever opened it', async () => {
  const { page, context } = await visit(browser, system.url, 'moderator');
  await page.goto(await addressWithNext(browser, system.url));
  await judging(page).waitFor();
  // The line is up by then, and the next one is fetched ahead.
  await page.waitForTimeout(3_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect(await goOn(page)).toBe(true);
  // What is told is asked for again within less.
  await page.waitForTimeout(1_000);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  expect(asked.filter((path) => path.endsWith(`/moderation/attempts/${id}`))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith(`/moderation/attempts/${id}/next`))).toHaveLength(1);
  await context.close();
});
