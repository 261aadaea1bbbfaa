import type { Page } from 'playwright-core';
import { system } from '../journey.ts';
import { expectAccessible } from '../pages.ts';
import { focusOutcome } from '../workspace.ts';
import { listed, openEvidence } from './story.ts';

/** Finds on Home what waits to be marked, and marks it. */
export async function markReasons(page: Page): Promise<void> {
  await page.goto(system.url);
  const waiting = page.getByRole('region', { name: 'To mark' });
  await waiting.getByRole('link', { name: new RegExp(listed) }).click();
  await page.getByLabel(/Says no and offers another way/).check();
  await page.getByLabel(/What can happen/).check();
  await page.getByLabel(/Not mentioned/).check();
  for (const met of await page.getByLabel('Met', { exact: true }).all()) await met.check();
  for (const told of await page.getByLabel(/^What the learner is told/).all())
    await told.fill('Right, and well said.');
  await page.getByText('2 of 2 marked').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Give these marks' }).click();
  await page.getByText('Your marks are given').waitFor();
}

/** Opens the work that was handed in, reads what the platform kept of it, and judges it. */
export async function assess(page: Page): Promise<void> {
  await page.goto(`${system.url}/due-assessments`);
  await page.getByRole('row', { name: new RegExp(listed) }).click();
  const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
  await openEvidence(page, 'Lift trucks: examination of knowledge');
  await evidence.getByText('stability triangle').first().waitFor();
  await openEvidence(page, 'The walk-round, step by step');
  await evidence.getByText('walk-round-2').waitFor();
  const outcomes = page.getByRole('region', { name: 'Outcomes' }).getByRole('heading', { level: 3 });
  for (let index = 0; index < (await outcomes.count()); index++) {
    await focusOutcome(page, index);
    await page.getByRole('button', { name: /^Competent/ }).click();
    await page.getByLabel('Feedback to the learner').fill('Shown in the walk-round and in the logbook.');
    await page.keyboard.press('Escape');
  }
  await sign(page);
}

/** Finds what was referred back before anything else on Home, with what is asked and by when. */
export async function findReturned(page: Page): Promise<void> {
  await page.goto(system.url);
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await first.and(page.getByText('Referred back to you')).waitFor();
  const returned = page.getByRole('region', { name: 'Referred back to you' }).getByRole('link');
  await returned.filter({ hasText: 'Have the supervisor sign the logbook.' }).click();
  await page.getByRole('heading', { level: 1, name: listed }).waitFor();
}

/** Finds on Home what was handed in again. What nobody asked about keeps its judgement; the rest is judged by what is new, which is not enough for her. */
export async function judgeAnew(page: Page): Promise<void> {
  await page.goto(system.url);
  const again = page.getByRole('region', { name: 'Handed in again' });
  await again.getByRole('link', { name: new RegExp(listed) }).click();
  const asked = page.getByRole('region', { name: /^What was asked of/ });
  await asked.getByText('Signed on each page by Mr Dlamini.').waitFor();
  await focusOutcome(page, 0);
  await page.getByRole('button', { name: /^Not yet competent/ }).click();
  await page.getByLabel('Feedback to the learner').fill('Two of the signatures cannot be read.');
  await page.keyboard.press('Escape');
  await sign(page);
}

/** Signs what the assessor judged. */
async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sign judgement/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Sign/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
