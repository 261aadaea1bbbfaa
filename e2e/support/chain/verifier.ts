import type { Page } from 'playwright-core';
import { system } from '../journey.ts';
import { expectAccessible } from '../pages.ts';
import { endorseUnseen, judgeSample, setCondition, signWithConditions, toJudge } from '../room.ts';
import { batch } from './story.ts';

/** Works through a visit and endorses it, with a condition that is met at once. */
export async function endorseWithCondition(page: Page): Promise<void> {
  await page.goto(system.url);
  await page.getByRole('link', { name: /Logistics SETA/ }).click();
  await page.getByRole('button', { name: /^Draw \d+ attempts?$/ }).click();
  await toJudge(page).first().waitFor();
  await judgeSample(page);
  await setCondition(page, 'Logbooks are scanned in colour.');
  await signWithConditions(page, 'In order, but for the scans.');
  await page.getByLabel('How you saw that it is met').fill('The new scanner was shown.');
  await page.getByRole('button', { name: 'Close the condition' }).click();
  await page.getByText('The new scanner was shown.').waitFor();
  await expectAccessible(page);
}

/** Endorses what was judged anew. */
export async function endorseAnew(page: Page): Promise<void> {
  await page.goto(`${system.url}/ready-for-moderation?show=reported`);
  await page.getByText(batch).filter({ visible: true }).first().click();
  await endorseUnseen(page, 'The signature was confirmed in writing.');
}
