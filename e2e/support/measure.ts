import type { Locator, Page } from 'playwright-core';

/** How many em of its own text something is wide. */
export const emsWide = (what: Locator): Promise<number> =>
  what.evaluate(
    (element) =>
      Math.round(
        (element.getBoundingClientRect().width / parseFloat(getComputedStyle(element).fontSize)) * 10,
      ) / 10,
  );

/** Makes the words of the sidebar readable. */
export async function openMenu(page: Page): Promise<void> {
  await page.mouse.move(20, 300);
  await page.locator('#menu[data-state=opened]').waitFor();
}
