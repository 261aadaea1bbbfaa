import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { system } from '../journey.ts';
import { expectAccessible, focusedTag } from '../pages.ts';
import { course, toCourse } from './story.ts';

/** Reads the handout to its end. */
export async function readHandout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Begin with Before you drive a lift truck' }).click();
  await page.getByText('Page 1 of 3').first().waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('Page 2 of 3').first().waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'I have read it' }).click();
  await page.getByText('Completed').first().waitFor();
}

/** Goes through the package, and answers one of its two questions right. */
export async function walkRound(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'The walk-round, step by step' }).click();
  const inside = page.frameLocator('main iframe').frameLocator('iframe');
  for (let step = 1; step <= 5; step++) {
    await inside.getByText(`Step ${step} of 5`).waitFor();
    await inside.getByRole('button', { name: 'Next' }).click();
  }
  await inside.getByLabel('Report it and leave the truck').check();
  await inside.getByLabel('Whatever the mast takes').check();
  await inside.getByRole('button', { name: 'Send my answers' }).click();
  await page.getByText('Passed').first().waitFor();
  await page.getByRole('button', { name: 'Close the package' }).click();
  await page.getByText('You are at the end of this part').waitFor();
}

export async function writeKnowledge(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Lift trucks: examination of knowledge' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel('Leave it where it is and report').check();
  for (const each of ['Lifting the load', 'Tilting the mast forward', 'Taking a bend at speed'])
    await page.getByLabel(each).check();
  await page.getByLabel('False').check();
  await page.getByRole('spinbutton').fill('600');
  await page.getByRole('textbox').last().fill('the stability triangle');
  for (const [place, text] of [
    'Walk round the truck',
    'Try brakes',
    'Sign the checklist',
    'Begin work',
  ].entries())
    await page.getByLabel(new RegExp(`^Place of ${text}`)).selectOption(String(place));
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByText('Your answers are handed in.').waitFor();
}

export async function writeReasons(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Lift trucks: reasons and inspection' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page
    .getByRole('textbox')
    .fill('I say no, because a person on the forks can fall. I fetch the lift from the store.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByText('Your answers are handed in.').waitFor();
}

export async function handIn(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add evidence' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Files or photographs')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: 'Add one file' }).click();
  await page.getByText('Your evidence is stored.').waitFor();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByLabel('The work in this portfolio is my own.').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await page.getByText('Your portfolio is handed in.').waitFor();
  // The button that led there goes once the course is here anew.
  await expect.poll(() => focusedTag(page)).toBe('H1');
}

/** The dialog of handing in names what nobody has marked yet, and what is not finished. */
export async function findUnmarked(page: Page): Promise<void> {
  await page.getByText('waits for marks').waitFor();
  await page.getByRole('button', { name: 'Hand in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Not marked yet.').waitFor();
  await dialog.getByRole('listitem').filter({ hasText: 'Lift trucks: reasons and inspection' }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

/** Finds on Home what is asked and by when, reads it, says what was done, and hands in again. */
export async function answer(page: Page): Promise<void> {
  await page.goto(system.url);
  const back = page.getByRole('main').getByRole('region', { name: 'Your work came back' });
  await back.getByText('Have the supervisor sign the logbook.').waitFor();
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await first.and(page.getByText('Your work came back')).waitFor();
  await expectAccessible(page);
  await back.getByRole('link').filter({ hasText: course }).first().click();
  const asked = page.getByRole('region', { name: 'Your work came back' });
  await asked.getByText('Have the supervisor sign the logbook.').waitFor();
  await expectAccessible(page);
  await asked.getByLabel('What you did about it').fill('Signed on each page by Mr Dlamini.');
  await asked.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('Your answer is sent with the work.').waitFor();
  await handIn(page, 'logbook-signed.txt', 'Forty hours, signed by the supervisor each day.');
}

/** Appeals against the results of two outcomes, with one more piece of evidence. */
export async function appeal(page: Page): Promise<void> {
  await toCourse(page);
  await page.getByRole('button', { name: 'Appeal…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Not yet competent').waitFor();
  for (const place of [0, 1]) await dialog.getByRole('checkbox').nth(place).check();
  await dialog
    .getByLabel(/^On what grounds/)
    .fill('Mr Dlamini signed every page. The scan made two of them pale.');
  await dialog.getByLabel(/^Evidence, if there is more/).setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('I signed each page of this logbook. P. Dlamini'),
  });
  await expectAccessible(page);
  // What is typed survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Appeal…' }).click();
  await dialog.getByText('Mr Dlamini signed every page.').waitFor();
  await dialog.getByRole('button', { name: 'Make the appeal' }).click();
  await page.getByText('Waits for a moderator who had no part in the result').waitFor();
}

/** Reads the result, outcome by outcome, with what the assessor says and what there is to do. */
export async function readResult(page: Page): Promise<void> {
  await toCourse(page);
  const portfolio = page.getByRole('region', { name: 'Your portfolio' });
  await portfolio.getByText('Your result is released.').waitFor();
  const results = portfolio.getByRole('list', { name: 'Results by outcome' }).getByRole('listitem');
  await results
    .filter({ hasText: 'Not yet competent' })
    .getByText('Two of the signatures cannot be read.')
    .waitFor();
  await results
    .filter({ hasText: /Competent/ })
    .getByText('Shown in the walk-round and in the logbook.')
    .first()
    .waitFor();
  await portfolio.getByText('One outcome is not reached yet.').waitFor();
  await portfolio.getByText('you may appeal until').waitFor();
  await expectAccessible(page);
}

/** Reads what came of the appeal. */
export async function readAnswer(page: Page): Promise<void> {
  await toCourse(page);
  await page.getByText('Appeal upheld').waitFor();
  await page.getByText('All forty hours are signed for.').waitFor();
  await expectAccessible(page);
}
