import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { drawSample, signReport, startModerating } from '../batch.ts';
import { gate } from '../gate.ts';
import { system } from '../journey.ts';
import { expectAccessible } from '../pages.ts';
import { completeReport } from '../report.ts';
import { answerRules, claim, focusOutcome, judgeByKeys, signDecision, uphold } from '../workspace.ts';
import { batch, listed, openEvidence } from './story.ts';

export async function drawBatch(page: Page): Promise<void> {
  await page.goto(`${system.url}/ready-for-moderation`);
  await page.getByRole('button', { name: /^Build a batch/ }).click();
  const dialog = page.getByRole('dialog');
  const chosen = await dialog.getByRole('option', { name: /Lift Truck/ }).getAttribute('value');
  await dialog.getByLabel(/^Course/).selectOption(chosen);
  await dialog.getByLabel(/^Title/).fill(batch);
  await dialog.getByRole('button', { name: 'Build the batch' }).click();
  await page.getByRole('heading', { level: 1, name: batch }).waitFor();
  await drawSample(page);
}

/** Looks into the package as it was left, judges blind, and asks the learner for what the logbook lacks. */
export async function referBack(page: Page): Promise<void> {
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

/** Compares with what was asked, decides and signs the report. */
export async function moderate(page: Page): Promise<void> {
  await page.goto(system.url);
  await page.getByRole('link', { name: new RegExp(`handed you ${listed}`) }).click();
  const asked = page.getByRole('region', { name: /^What was asked of/ });
  await asked.getByText('Signed on each page by Mr Dlamini.').waitFor();
  await asked.getByText('New since then').first().waitFor();
  await expectAccessible(page);
  await claim(page);
  await judgeByKeys(page, 'n');
  // What was signed when it was referred back is none of this decision.
  expect(await page.getByRole('radio', { name: /^Refer back/ }).isChecked()).toBe(false);
  expect(await page.getByLabel(/^Reason/).inputValue()).toBe('');
  await uphold(page);
  await page.getByRole('link', { name: 'Write the report' }).click();
  // Upheld in the end, and an exception all the same: what was asked and answered is told.
  const exceptions = page.getByRole('region', { name: 'Exceptions' });
  const round = exceptions.getByRole('table', { name: /^Referred back of / });
  await round.getByText('Have the supervisor sign the logbook.').waitFor();
  await round.getByText('Signed on each page by Mr Dlamini.').waitFor();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Recommendations' }).fill('Keep the walk-round as it is.');
  await completeReport(page);
  await signReport(page, 'Nomvula Khumalo');
}

/** Judges what is appealed before seeing what was judged, upholds the appeal and signs the new decision. */
export async function judgeAppeal(page: Page): Promise<void> {
  await page.goto(system.url);
  await page.getByRole('link', { name: 'Judge it' }).click();
  await page.getByText('You judge an appeal').waitFor();
  expect(await page.getByText('Two of the signatures cannot be read.').count()).toBe(0);
  const comment = page.getByLabel('Your comment');
  await focusOutcome(page, 0);
  // On a slow line: what is said while a verdict is on its way goes behind that verdict.
  const slow = gate();
  const isVerdict = /\/verdicts\//;
  await page.route(isVerdict, async (route) => {
    await slow.opened;
    await route.continue();
  });
  const answers: number[] = [];
  page.on('response', (response) => isVerdict.test(response.url()) && answers.push(response.status()));
  await page.getByRole('button', { name: /^Not yet competent/ }).click();
  await comment.fill('Each signature is Mr Dlamini’s.');
  await comment.blur();
  slow.open();
  await expect.poll(() => answers).toEqual([200, 200]);
  await page.unroute(isVerdict);
  const wrong = page.getByRole('button', { name: /^Not yet competent/ });
  await expect.poll(() => wrong.getAttribute('aria-pressed')).toBe('true');
  // What was said goes with another verdict, too, and what is added later with the one that stands.
  await giveVerdict(page, /^Competent/);
  expect(await comment.inputValue()).toBe('Each signature is Mr Dlamini’s.');
  await comment.fill('Each signature is Mr Dlamini’s; the second is smudged.');
  await focusOutcome(page, 1);
  await giveVerdict(page, /^Competent/);
  await focusOutcome(page, 0);
  await page.getByText('Two of the signatures cannot be read.').first().waitFor();
  await page
    .getByRole('region', { name: /^Your verdict on/ })
    .getByText('the second is smudged')
    .waitFor();
  await expectAccessible(page);
  await page.getByLabel('Reasons, for the learner').fill('All forty hours are signed for.');
  await page.getByRole('button', { name: 'Uphold the appeal' }).click();
  await decideAnew(page, /^Overturn/, 'The logbook covers it.');
}

/** Gives a verdict on the appealed outcome that is open, and waits until it is recorded. */
async function giveVerdict(page: Page, name: RegExp): Promise<void> {
  const recorded = page.waitForResponse(/\/verdicts\//);
  await page.getByRole('button', { name }).click();
  await recorded;
}

/** Signs the decision on what is judged anew, and the report's next edition. */
export async function decideAnew(page: Page, kind: RegExp, reason: string): Promise<void> {
  await page.getByText('Being judged anew').waitFor();
  await answerRules(page);
  await page.getByRole('radio', { name: kind }).check();
  await signDecision(page, reason);
  await page.getByRole('link', { name: 'Write the report' }).click();
  await page.getByRole('textbox', { name: 'Recommendations' }).fill('Scan logbooks in colour.');
  await completeReport(page);
  await signReport(page, 'Riaan Pretorius');
}

/** Asks for the decision to be judged anew: the certificate is out, so a manager is asked first. */
export async function askToReopen(page: Page, attempt: string): Promise<void> {
  await page.goto(attempt);
  await page.getByRole('button', { name: 'Reopen…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('a manager has to consent').waitFor();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByLabel('Reason').fill('A colleague says that he signed for Mr Dlamini.');
  await dialog.getByRole('button', { name: 'Ask for consent' }).click();
  await page.getByText('Waits for a manager').waitFor();
}

/** Judges the reopened outcome anew, as it was, and signs. */
export async function judgeReopened(page: Page, attempt: string): Promise<void> {
  await page.goto(attempt);
  await page.getByText('Being judged anew').waitFor();
  await claim(page);
  await focusOutcome(page, 0);
  await page.getByLabel('Your comment').fill('His letter is with the portfolio.');
  await page.getByRole('button', { name: /^Competent/ }).click();
  await page.getByRole('region', { name: /^Judgement of/ }).waitFor();
  await decideAnew(page, /^Overturn/, 'Mr Dlamini has confirmed his signature.');
}
