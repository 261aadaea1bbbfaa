import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import { focusOutcome } from './support/workspace.ts';

startForAll();

let page: Page;
beforeAll(async () => {
  page = (await visit(browser, system.url, 'moderator2')).page;
});

const course = 'National Certificate: Contact Centre Support';
const dialog = () => page.getByRole('dialog');
const note = 'Look at the new role plays.';

/** The plan of the course that the demonstration plans. */
async function openPlan(): Promise<void> {
  await page.goto(`${system.url}/ready-for-moderation`);
  await page.getByRole('link', { name: 'Sampling plan' }).click();
  const choice = page.getByLabel('Course');
  const option = choice.locator('option').filter({ hasText: course });
  await option.waitFor({ state: 'attached' });
  await choice.selectOption(await option.getAttribute('value'));
  await page.getByRole('table', { name: `Sampling plan of ${course}` }).waitFor();
}

describe('the sampling plan', () => {
  it('is walked by keys, and a cell is planned; what was typed survives a reload', async () => {
    await openPlan();
    await expectAccessible(page);
    await page
      .getByRole('row', { name: /^Lerato Molefe/ })
      .getByRole('button')
      .first()
      .focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await dialog().getByRole('heading', { name: 'Lerato Molefe, US 10357' }).waitFor();
    await dialog().getByText('No look is planned.').waitFor();
    await dialog().getByLabel('Note').fill(note);
    await expectAccessible(page);
    await page.reload();
    expect(await dialog().getByLabel('Note').inputValue()).toBe(note);
    await dialog().getByRole('button', { name: 'Plan it' }).click();
    await dialog().getByRole('listitem').filter({ hasText: note }).getByText('Due').waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('row', { name: /^Lerato Molefe/ })
      .getByRole('cell')
      .nth(2)
      .getByText('Due')
      .waitFor();
  });

  it('is what Home names, from where one comes back to the cell', async () => {
    await page.goto(system.url);
    await page.getByRole('link', { name: new RegExp(note) }).click();
    await dialog().getByRole('heading', { name: 'Lerato Molefe, US 10357' }).waitFor();
    await dialog()
      .getByRole('button', { name: /^Withdraw/ })
      .click();
    await dialog().getByText('No look is planned.').waitFor();
    await page.goto(system.url);
    await page.getByRole('heading', { name: 'Due by the sampling plan' }).waitFor();
    expect(await page.getByText(note).count()).toBe(0);
  });

  it('is saved as a file for spreadsheets', async () => {
    await openPlan();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export the plan' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^sampling-plan-.*\.xlsx$/);
  });

  it('leads to an early look: the verdict first, then the judgement, and words for the assessor', async () => {
    await openPlan();
    await page
      .getByRole('row', { name: /^Lerato Molefe/ })
      .getByRole('button')
      .nth(1)
      .click();
    await dialog()
      .getByRole('link', { name: /^Gumede/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Outcomes' }).waitFor();
    await focusOutcome(page, 1);
    const look = page.getByRole('region', { name: /^Early look at US 10353/ });
    await look.getByRole('button', { name: 'Not yet competent' }).click();
    await look.getByLabel('Words for Lerato Molefe').fill('Compare both screens before you judge.');
    expect(await look.getByText('Judgement as it stood').count()).toBe(0);
    await look.getByRole('button', { name: 'Record and see the judgement' }).click();
    await look.getByText('Judgement as it stood').waitFor();
    await expectAccessible(page);
    const address = page.url();

    const lerato = (await visit(browser, system.url, 'assessor')).page;
    await lerato.goto(address);
    await lerato.getByRole('region', { name: 'Outcomes' }).waitFor();
    await focusOutcome(lerato, 1);
    const told = lerato.getByRole('region', { name: /^Early look at US 10353/ });
    await told.getByText('Compare both screens before you judge.').waitFor();
    expect(await told.getByText('Judgement as it stood').count()).toBe(0);
    await told.getByLabel('Your answer').fill('I will ask for both.');
    await expectAccessible(lerato);
    await told.getByRole('button', { name: 'Acknowledge and answer' }).click();
    await told.getByText('Acknowledged', { exact: true }).waitFor();
    await page.reload();
    await focusOutcome(page, 1);
    await look.getByText('I will ask for both.').waitFor();
  });

  it('of one batch leads to its attempts, filtered by assessor and outcome', async () => {
    await page.goto(`${system.url}/ready-for-moderation?view=batches`);
    await page.getByRole('link', { name: 'Business administration, winter group' }).first().click();
    await page.getByText('Assessors by outcomes', { exact: true }).click();
    const matrix = page.getByRole('table', { name: 'Assessors by outcomes' });
    await matrix
      .getByRole('row', { name: /^Priya Naidoo/ })
      .getByRole('button')
      .first()
      .click();
    await dialog().getByRole('link', { name: 'Show these attempts' }).click();
    await page.getByRole('button', { name: /^Outcome US 14355/ }).waitFor();
    expect(new URL(page.url()).searchParams.has('outcomeId')).toBe(true);
    const rows = page.getByRole('grid').getByRole('row').filter({ hasText: 'Priya Naidoo' });
    await rows.first().waitFor();
  });
});
