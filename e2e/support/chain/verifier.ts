import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { system } from '../journey.ts';
import { expectAccessible } from '../pages.ts';
import { batch } from './story.ts';

/** Works through a visit and endorses it, with a condition that is met at once. */
export async function endorseWithCondition(page: Page): Promise<void> {
  await page.goto(system.url);
  await page.getByRole('link', { name: /Logistics SETA/ }).click();
  await page.getByRole('button', { name: /^Draw \d+ attempts?$/ }).click();
  const judges = page.getByRole('button', { name: 'Judge', exact: true });
  await judges.first().waitFor();
  for (let left = await judges.count(); left > 0; left--) {
    await judges.first().click();
    await page.getByLabel('Your result').first().waitFor();
    for (const result of await page.getByLabel('Your result').all())
      await result.selectOption({ label: 'C' });
    await page.getByRole('button', { name: 'Save the results' }).click();
    await expect.poll(() => judges.count()).toBe(left - 1);
  }
  const checklist = page.getByRole('region', { name: 'Checklist' }).getByRole('combobox');
  for (const question of await checklist.all()) await question.selectOption({ label: 'Yes' });
  await page.getByRole('button', { name: 'Save the checklist' }).click();
  await page.getByText('of the checklist to answer').waitFor({ state: 'hidden' });
  await page.getByLabel('Kind').selectOption({ label: 'Condition' });
  await page.getByLabel('What it says').fill('Logbooks are scanned in colour.');
  await page.getByLabel('To be met by').fill('2099-01-31');
  await page.getByRole('button', { name: 'Share with the provider' }).first().click();
  await page.getByText(/^Due /).waitFor();
  await page.getByLabel('Result', { exact: true }).selectOption({ label: 'Endorsed with conditions' });
  await page.getByLabel('Findings as a whole').fill('In order, but for the scans.');
  await page.getByLabel('Your name, as your signature').fill('Fatima Adams');
  await page.getByRole('button', { name: 'Sign the visit' }).click();
  await page.getByRole('button', { name: 'Report as docx' }).waitFor();
  await page.getByLabel('How you saw that it is met').fill('The new scanner was shown.');
  await page.getByRole('button', { name: 'Close the condition' }).click();
  await page.getByText('The new scanner was shown.').waitFor();
  await expectAccessible(page);
}

/** Endorses what was judged anew, without another visit. */
export async function endorseAnew(page: Page): Promise<void> {
  await page.goto(`${system.url}/ready-for-moderation?show=reported`);
  await page.getByText(batch).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Sign the verification' }).click();
  await page.getByLabel('Findings').fill('The signature was confirmed in writing.');
  await page.getByLabel('Your name, as your signature').fill('Fatima Adams');
  await page.getByRole('button', { name: 'Endorse', exact: true }).click();
  await page.getByText('The signature was confirmed in writing.').waitFor();
}
