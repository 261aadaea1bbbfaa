import type { Page } from 'playwright-core';

/** Builds a batch of the imported course from the records of one site, and stays on its page. */
export async function buildBatch(page: Page, { course, title }: { course: RegExp; title: string }) {
  await page.getByRole('button', { name: /^Build a batch/ }).click();
  const dialog = page.getByRole('dialog');
  const chosen = await dialog.getByRole('option', { name: course }).getAttribute('value');
  await dialog.getByLabel(/^Course/).selectOption(chosen);
  await dialog.getByRole('button', { name: 'Sites' }).click();
  await page.getByRole('checkbox', { name: /Ireland/ }).check();
  await page.keyboard.press('Escape');
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByRole('button', { name: 'Build the batch' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

export async function drawSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Draw the sample/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Draw' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** What comes next on the page of a batch: its first attempt that waits. */
export const startModerating = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Start moderating/ })
    .or(page.getByRole('link', { name: /^Start moderating/ }))
    .click();

/** Signs the report on screen, which has nothing left open; it gets its number. */
export async function signReport(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your full name').fill(name);
  await page.getByRole('button', { name: /^Sign report/ }).click();
  // The number of the edition that it replaces stands on the page before it is signed.
  await page.getByRole('button', { name: /^Sign(ing| report)/ }).waitFor({ state: 'detached' });
  await page
    .getByText(/^MR-\d{4}-\d{4}/)
    .first()
    .waitFor();
}
