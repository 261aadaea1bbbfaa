import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from './pages.ts';
import type { Visitor } from './pages.ts';

/** Headings of the outcomes in the panel beside the evidence. */
const headings = (page: Page) =>
  page.getByRole('region', { name: 'Outcomes' }).getByRole('heading', { level: 3 });

/** Opens an outcome of the panel, counted from 0. */
export async function focusOutcome(page: Page, index: number): Promise<void> {
  const button = headings(page).nth(index).getByRole('button');
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** Gives every outcome the verdict that is quickest, by keys alone: competent, but what is said of the first one. */
export async function judgeByKeys(page: Page, first: 'c' | 'n' = 'c'): Promise<void> {
  await headings(page).first().waitFor();
  for (let index = 0; index < (await headings(page).count()); index++) {
    await headings(page).nth(index).getByRole('button').focus();
    await page.keyboard.press(String(index + 1));
    await page.keyboard.press(index === 0 ? first : 'c');
    // Where both agree, the next outcome follows; what was recorded stands in the line of each.
    await headings(page)
      .nth(index)
      .getByText(/^(Agrees|Differs)$/)
      .waitFor();
  }
}

/** Says of every rule of evidence that it is kept, by its key, once they can be answered: lists may know sooner that they can. */
export async function answerRules(page: Page): Promise<void> {
  const first = page.getByRole('group', { name: 'Valid' }).getByRole('button', { name: 'Yes' });
  await expect.poll(() => first.isEnabled()).toBe(true);
  await page.keyboard.press('Shift+Y');
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');
}

/** Upholds, with a reason, and signs. */
export async function uphold(page: Page): Promise<void> {
  await answerRules(page);
  await page.getByRole('radio', { name: /^Uphold/ }).check();
  await signDecision(page, 'Seen in the evidence cited.');
}

/** Gives the reason of the decision that is chosen, and signs it. */
export async function signDecision(page: Page, reason: string): Promise<void> {
  await page.getByLabel(/^Reason/).fill(reason);
  // What is in the way is told where it fails.
  await expect.poll(() => page.locator('#decision-obstacle').textContent()).toBe('');
  await page.getByRole('button', { name: /^Sign the decision/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign:/ })
    .click();
}

/** Opens the attempt of the batch on screen that is to be moderated next. */
export async function startModerating(page: Page): Promise<void> {
  const name = /^(Start|Continue) moderating/;
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click();
}

/** Claims the attempt on screen. */
export async function claim(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Claim/ }).click();
  await page
    .getByRole('button', { name: 'Give it back' })
    .or(page.getByRole('button', { name: /Release/ }))
    .waitFor();
}

/** Somebody at the attempt of a batch that they moderate next, in a window that keeps the application for later unless said otherwise. */
export async function moderatingVisit(
  browser: Browser,
  url: string,
  { keepsApplication = true } = {},
): Promise<Visitor> {
  const visitor = await visit(browser, url, 'moderator', { keepsApplication });
  await visitor.page.goto(`${url}/ready-for-moderation?view=batches`);
  await visitor.page.getByRole('link', { name: 'Business administration, winter group' }).first().click();
  await startModerating(visitor.page);
  return visitor;
}

/** Whether whoever looks may moderate the attempt on screen, as soon as it says so. */
export async function mayModerate(page: Page): Promise<boolean> {
  const outcome = headings(page).first();
  await outcome.or(page.getByText('You may not moderate this attempt')).first().waitFor();
  return outcome.isVisible();
}

/** Goes on from an attempt that is on screen to the next one of its list. @returns false where there is none */
export async function goOn(page: Page): Promise<boolean> {
  if (await page.getByRole('button', { name: /^Next attempt/ }).isDisabled()) return false;
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  await page.keyboard.press(']');
  await expect.poll(() => heading.textContent()).not.toBe(before);
  return true;
}

/**
 * The address of an attempt behind which there is another one, both of which a moderator may moderate. The sample that it is in is drawn anew
 * in each run, so the first one of a list may be the last one of its sample.
 */
export async function addressWithNext(browser: Browser, url: string): Promise<string> {
  const { page, context } = await visit(browser, url, 'moderator');
  for (let row = 1; ; row++) {
    await page.goto(`${url}/ready-for-moderation?view=attempts`);
    await page.getByRole('row').nth(row).getByRole('link').first().click();
    await page.waitForURL(/\/workspace\//);
    const address = page.url();
    if (!(await mayModerate(page)) || !(await goOn(page)) || !(await mayModerate(page))) continue;
    await context.close();
    return address;
  }
}
