import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { visit } from './support/pages.ts';
import { addressWithNext, goOn } from './support/workspace.ts';

readOnly();

const outcomes = (page: Page) => page.getByRole('region', { name: 'Outcomes', exact: true });

it.each([
  ['', 600, (page: Page) => outcomes(page).locator('> .overflow-y-auto')],
  [', also on a screen of a few lines, where the foot scrolls along', 400, outcomes],
])('the next attempt begins at its top, wherever the one before was left%s', async (_, height, judging) => {
  const scrolled = (page: Page) => judging(page).evaluate((element) => element.scrollTop);
  const { page, context } = await visit(browser, system.url, 'moderator');
  await page.setViewportSize({ width: 1440, height });
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
