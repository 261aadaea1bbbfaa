import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawSample, signReport, startModerating } from './support/batch.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import { completeReport } from './support/report.ts';
import { answerRules, claim, focusOutcome, judgeByKeys, signDecision, uphold } from './support/workspace.ts';

startForAll();

const learner = 'Zinhle Ngcobo';
const course = 'Occupational Skills Programme: Lift Truck Operator';

const toCourse = async (page: Page) => {
  await page.goto(`${system.url}/courses`);
  await page.getByRole('link', { name: course }).click();
  await page.getByRole('heading', { level: 1, name: course }).waitFor();
};
const status = (page: Page, item: string) => page.getByRole('listitem').filter({ hasText: item });

/** Reads the handout to its end. */
async function readHandout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Begin with Before you drive a lift truck' }).click();
  await page.getByText('Page 1 of 3').first().waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('Page 2 of 3').first().waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'I have read it' }).click();
  await page.getByText('Completed').first().waitFor();
}

/** Goes through the package, and answers one of its two questions right. */
async function walkRound(page: Page): Promise<void> {
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

async function writeKnowledge(page: Page): Promise<void> {
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

async function writeReasons(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Lift trucks: reasons and inspection' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page
    .getByRole('textbox')
    .fill('I say no, because a person on the forks can fall. I fetch the lift from the store.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByText('Your answers are handed in.').waitFor();
}

async function handIn(page: Page, name: string, text: string): Promise<void> {
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
}

it('what a learner does on a course is marked, judged, referred back, judged anew, moderated and reported', async () => {
  const zinhle = await visit(browser, system.url, 'learner');
  await toCourse(zinhle.page);
  await readHandout(zinhle.page);
  await toCourse(zinhle.page);
  await walkRound(zinhle.page);
  await toCourse(zinhle.page);
  await writeKnowledge(zinhle.page);
  await toCourse(zinhle.page);
  await writeReasons(zinhle.page);
  await toCourse(zinhle.page);
  await status(zinhle.page, 'The walk-round').getByText('Passed').waitFor();
  await status(zinhle.page, 'examination of knowledge').getByText('Awaiting moderation').waitFor();
  await expectAccessible(zinhle.page);

  const lerato = await visit(browser, system.url, 'assessor');
  await markReasons(lerato.page);
  await handIn(zinhle.page, 'logbook.txt', 'Forty hours on the counterbalanced truck.');
  await assess(lerato.page);

  const nomvula = await visit(browser, system.url, 'moderator');
  await drawBatch(nomvula.page);
  await referBack(nomvula.page);
  await answer(zinhle.page);
  await judgeAnew(lerato.page);
  await moderate(nomvula.page);
  await toCourse(zinhle.page);
  await zinhle.page.getByText('Reported').first().waitFor();
  expect([...zinhle.complaints, ...lerato.complaints, ...nomvula.complaints]).toEqual([]);
});

async function markReasons(page: Page): Promise<void> {
  await page.goto(`${system.url}/marking`);
  await page.getByRole('row', { name: new RegExp(learner) }).click();
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
async function assess(page: Page): Promise<void> {
  await page.goto(`${system.url}/due-assessments`);
  await page.getByRole('row', { name: new RegExp(learner) }).click();
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

/** Signs what the assessor judged. */
async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sign judgement/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Sign/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function openEvidence(page: Page, title: string): Promise<void> {
  const row = page
    .getByRole('region', { name: 'Evidence', exact: true })
    .getByRole('listitem')
    .filter({ hasText: title });
  await page.getByRole('region', { name: 'Outcomes' }).waitFor();
  if (!(await row.first().isVisible())) await page.keyboard.press('l');
  await row.first().getByRole('button').first().click();
}

async function drawBatch(page: Page): Promise<void> {
  await page.goto(`${system.url}/ready-for-moderation`);
  await page.getByRole('button', { name: /^Build a batch/ }).click();
  const dialog = page.getByRole('dialog');
  const chosen = await dialog.getByRole('option', { name: /Lift Truck/ }).getAttribute('value');
  await dialog.getByLabel(/^Course/).selectOption(chosen);
  await dialog.getByLabel(/^Title/).fill('Lift trucks, taught here');
  await dialog.getByRole('button', { name: 'Build the batch' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lift trucks, taught here' }).waitFor();
  await drawSample(page);
}

/** Looks into the package as it was left, judges blind, and asks the learner for what the logbook lacks. */
async function referBack(page: Page): Promise<void> {
  await startModerating(page);
  await claim(page);
  await openEvidence(page, 'The walk-round, step by step');
  await page.getByRole('button', { name: 'Open the package as it was left' }).click();
  await page.getByText('Shown as it was; nothing is saved').waitFor();
  const inside = page.frameLocator('main iframe').frameLocator('iframe');
  await inside.getByText('That was the walk-round').waitFor();
  await judgeByKeys(page);
  await answerRules(page);
  await page.getByRole('radio', { name: /^Refer back/ }).check();
  await page.getByRole('group', { name: 'What has to be done' }).getByRole('checkbox').first().check();
  await page.getByText('10 working days').waitFor();
  await page.getByLabel('Action').fill('Have the supervisor sign the logbook.');
  await page.getByLabel('By', { exact: true }).selectOption('learner');
  await signDecision(page, 'The logbook is not signed.');
  await page.getByText('Referred back, signed.').waitFor();
}

/** Reads what is asked, says what was done, and hands in again. */
async function answer(page: Page): Promise<void> {
  await toCourse(page);
  const asked = page.getByRole('region', { name: 'Your work came back' });
  await asked.getByText('Have the supervisor sign the logbook.').waitFor();
  await expectAccessible(page);
  await asked.getByLabel('What you did about it').fill('Signed on each page by Mr Dlamini.');
  await asked.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('Your answer is sent with the work.').waitFor();
  await handIn(page, 'logbook-signed.txt', 'Forty hours, signed by the supervisor each day.');
}

/** What nobody asked about keeps its judgement; the rest is judged by what is new. */
async function judgeAnew(page: Page): Promise<void> {
  await page.goto(`${system.url}/due-assessments`);
  await page.getByRole('row', { name: new RegExp(learner) }).click();
  const asked = page.getByRole('region', { name: /^What was asked of/ });
  await asked.getByText('Signed on each page by Mr Dlamini.').waitFor();
  await focusOutcome(page, 0);
  await page.getByRole('button', { name: /^Competent/ }).click();
  await page.getByLabel('Feedback to the learner').fill('The signed logbook shows it.');
  await page.keyboard.press('Escape');
  await sign(page);
}

/** Compares with what was asked, decides and signs the report. */
async function moderate(page: Page): Promise<void> {
  await page.goto(system.url);
  await page.getByRole('link', { name: new RegExp(`handed you ${learner}`) }).click();
  const asked = page.getByRole('region', { name: /^What was asked of/ });
  await asked.getByText('Signed on each page by Mr Dlamini.').waitFor();
  await asked.getByText('New since then').first().waitFor();
  await expectAccessible(page);
  await claim(page);
  await judgeByKeys(page);
  await uphold(page);
  await page.getByRole('link', { name: 'Write the report' }).click();
  await page.getByRole('textbox', { name: 'Recommendations' }).fill('Keep the walk-round as it is.');
  await completeReport(page);
  await signReport(page, 'Nomvula Khumalo');
}
