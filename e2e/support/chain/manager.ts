import type { Page } from 'playwright-core';
import { system } from '../journey.ts';
import { expectAccessible } from '../pages.ts';
import { sendBatch } from '../room.ts';
import { batch, learner, listed } from './story.ts';

/** Gives the appeal to a moderator who had no part in it. */
export async function giveAppeal(page: Page): Promise<void> {
  await page.goto(system.url);
  const appeal = page.getByRole('listitem').filter({ hasText: 'Mr Dlamini signed every page.' });
  await appeal.getByLabel('Given to').selectOption({ label: 'Riaan Pretorius' });
  await page.getByText('Riaan Pretorius judges the appeal.').waitFor();
}

/** Asks for a visit to the batch, from today on. */
export async function askForVisit(page: Page): Promise<void> {
  await page.goto(`${system.url}/external-assessments/visits`);
  await page.getByRole('button', { name: 'Ask for a visit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: new RegExp(`^${batch}`) }).check();
  await dialog.getByLabel('Quality body').fill('Logistics SETA');
  await dialog.getByLabel('Verifier', { exact: true }).selectOption({ label: 'Fatima Adams' });
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Africa/Johannesburg' });
  await dialog.getByLabel('First day').fill(today);
  await dialog.getByLabel('Last day').fill('2099-01-31');
  await dialog.getByLabel('What is looked at').fill('The one learner who was taught here.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for the visit' }).click();
  await page.getByRole('heading', { level: 1, name: /Logistics SETA|Verification visit/ }).waitFor();
}

/** Issues the certificate, and says at what address anybody can check it. */
export async function issue(page: Page): Promise<string> {
  await page.goto(`${system.url}/ready-for-moderation/certificates`);
  const title = page.locator('option', { hasText: 'Lift Truck' });
  await page.getByLabel('Course').selectOption({ label: (await title.textContent())! });
  await page.getByRole('checkbox', { name: `Choose ${listed}` }).check();
  await page.getByRole('button', { name: 'Issue to 1 learner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue to 1 learner' }).click();
  await page.getByText('1 was issued.').waitFor();
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByText(learner).first().click();
  const check = page.getByRole('link', { name: 'What anybody who checks it sees' });
  return system.url + (await check.getAttribute('href'))!;
}

export async function consent(page: Page): Promise<void> {
  await page.goto(system.url);
  const asked = page.getByRole('listitem').filter({ hasText: 'A colleague says that he signed' });
  await asked.getByRole('button', { name: 'Consent', exact: true }).click();
  await page.getByText(/ is reopened\.$/).waitFor();
}

/** Sends what was judged anew to the verifier again. */
export async function sendToVerifier(page: Page): Promise<void> {
  await page.goto(`${system.url}/ready-for-moderation?show=reported`);
  await page.getByText(batch).filter({ visible: true }).first().click();
  await sendBatch(page);
}
