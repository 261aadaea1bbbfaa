import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { expectAccessible } from './pages.ts';

/** What opens an attempt of a verifier's sample that has no results yet. */
export const toJudge = (page: Page) => page.getByRole('button', { name: 'Judge', exact: true });

/** Judges all of a verifier's sample competent, and answers the checklist with yes. */
export async function judgeSample(page: Page): Promise<void> {
  const judges = toJudge(page);
  for (let left = await judges.count(); left > 0; left--) {
    await judges.first().click();
    await page.getByLabel('Your result').first().waitFor();
    for (const result of await page.getByLabel('Your result').all())
      await result.selectOption({ label: 'C' });
    await page.getByRole('button', { name: 'Save the results' }).click();
    await expect.poll(() => judges.count()).toBe(left - 1);
  }
  // What is saved is not left on the device.
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('visit-results'));
  expect(await page.evaluate(kept)).toEqual([]);
  const questions = await page.getByRole('region', { name: 'Checklist' }).getByRole('combobox').all();
  // In any order: what is saved is saved.
  for (const question of questions.toReversed()) await question.selectOption({ label: 'Yes' });
  await page.getByText('of the checklist to answer').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save the checklist' }).click();
  await page.getByText('Not saved yet; kept on this device.').waitFor({ state: 'hidden' });
}

/** Sets a condition that is to be met in many years. */
export async function setCondition(page: Page, text: string): Promise<void> {
  await page.getByLabel('Kind').selectOption({ label: 'Condition' });
  await page.getByLabel('What it says').fill(text);
  await page.getByLabel('To be met by').fill('2099-01-31');
  await page.getByRole('button', { name: 'Share with the provider' }).first().click();
  await page.getByText(/^Due /).waitFor();
}

/** Signs a visit: endorsed with conditions. */
export async function signWithConditions(page: Page, findings: string): Promise<void> {
  await page.getByLabel('Result', { exact: true }).selectOption({ label: 'Endorsed with conditions' });
  await page.getByLabel('Findings as a whole').fill(findings);
  await page.getByLabel('Your name, as your signature').fill('Fatima Adams');
  await confirmSignature(page);
}

/** Signs what is filled in at the end of a visit, having read what it stands for. */
export async function confirmSignature(page: Page, noSampleReason?: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign the visit…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/results? of \d+ attempts? becomes? /).waitFor();
  if (noSampleReason) await dialog.getByLabel('Why without a sample').fill(noSampleReason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign the visit' }).click();
  await page.getByRole('button', { name: 'Report as docx' }).waitFor();
}

/** Asks for a visit from the page of a batch, by a layout that wants no sample; the rest is filled in. */
export async function sendBatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send \d+ results? to verification…$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Checklist and report').selectOption({ label: 'Plain' });
  expect(await dialog.getByLabel('Quality body').inputValue()).not.toBe('');
  await dialog.getByRole('button', { name: 'Ask for the visit' }).click();
  await page.waitForURL(/\/external-assessments\/visits\/[^/]+$/);
}

/** Endorses, from the page of a batch, what its visit is to, without looking at any of it. */
export async function endorseUnseen(page: Page, findings: string): Promise<void> {
  await page.getByRole('link', { name: 'Open the visit' }).first().click();
  await page.getByLabel('Result', { exact: true }).selectOption({ label: 'Endorsed' });
  await page.getByLabel('Findings as a whole').fill(findings);
  await page.getByLabel('Your name, as your signature').fill('Fatima Adams');
  await confirmSignature(page, 'All of it was seen on site.');
  await page.getByText(findings).waitFor();
}
