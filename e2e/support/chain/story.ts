import type { Page } from 'playwright-core';
import { system } from '../journey.ts';

/** Who learns, and what. */
export const learner = 'Zinhle Ngcobo';
/** As lists have it, which are ordered by it. */
export const listed = 'Ngcobo, Zinhle';
export const course = 'Occupational Skills Programme: Lift Truck Operator';
export const batch = 'Lift trucks, taught here';

/** Opens the page of the course. */
export async function toCourse(page: Page): Promise<void> {
  await page.goto(`${system.url}/courses`);
  await page.getByRole('link', { name: course }).click();
  await page.getByRole('heading', { level: 1, name: course }).waitFor();
}

/** Opens a piece of evidence beside the outcomes. */
export async function openEvidence(page: Page, title: string): Promise<void> {
  const row = page
    .getByRole('region', { name: 'Evidence', exact: true })
    .getByRole('listitem')
    .filter({ hasText: title });
  await page.getByRole('region', { name: 'Outcomes' }).waitFor();
  if (!(await row.first().isVisible())) await page.keyboard.press('l');
  await row.first().getByRole('button').first().click();
}
