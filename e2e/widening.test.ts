import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import { answerRules, claim, focusOutcome, judgeByKeys } from './support/workspace.ts';

startForAll();

/** A batch whose policy takes two more with each changed result. */
const title = 'Business administration, winter group';
let nomvula: Page;
let riaan: Page;

beforeAll(async () => {
  nomvula = (await visit(browser, system.url, 'moderator')).page;
  riaan = (await visit(browser, system.url, 'moderator2')).page;
});

async function openBatch(page: Page): Promise<void> {
  await page.goto(`${system.url}/ready-for-moderation`);
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

const sampleOn = (page: Page): Locator =>
  page.getByRole('grid').getByRole('row').filter({ hasText: /L26\d/ });

/** Opens an attempt of the sample, claims it and gives every outcome a verdict. */
async function judge(page: Page, learner: RegExp, first: 'c' | 'n'): Promise<void> {
  await openBatch(page);
  await sampleOn(page).filter({ hasText: learner }).first().click();
  await claim(page);
  await judgeByKeys(page, first);
  await answerRules(page);
}

/** Decides that results change, and says at each what was seen; what is left is to sign. */
async function prepareToOverturn(page: Page): Promise<void> {
  const outcomes = page.getByRole('region', { name: 'Outcomes' }).getByRole('heading', { level: 3 });
  for (let place = 0; place < (await outcomes.count()); place++) {
    if ((await outcomes.nth(place).getByText('Differs').count()) === 0) continue;
    await focusOutcome(page, place);
    await page.getByLabel('Your comment').fill('What is handed in shows something else.');
  }
  await page.getByRole('radio', { name: /^Overturn/ }).check();
  await page.getByLabel(/^Reason/).fill('The first outcome is not shown by the evidence.');
  await page.getByRole('button', { name: /^Sign the decision/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign: overturn/ })
    .waitFor();
}

const dueField = (page: Page): Locator =>
  page.getByRole('group', { name: /^What has to be done/ }).getByLabel('Due');

const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.firstChild?.textContent);

const sign = async (page: Page): Promise<void> => {
  const here = page.url();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign:/ })
    .click();
  await page.waitForURL((url) => url.href !== here);
};

describe('a changed result', () => {
  it('widens the sample for its assessor, also when two moderators sign at once', async () => {
    await openBatch(nomvula);
    const steps = nomvula
      .getByRole('region', { name: 'How the sample grew' })
      .getByText(/joined\. .* changed/);
    await expect.poll(() => steps.count()).toBe(2);
    const size = async () =>
      Number(/\d+/.exec(await nomvula.getByRole('tab', { name: /^Sample/ }).innerText())![0]);
    const before = await size();
    await judge(nomvula, /Zulu/, 'n');
    await judge(riaan, /Nkosi/, 'n');
    await Promise.all([prepareToOverturn(nomvula), prepareToOverturn(riaan)]);
    await Promise.all([sign(nomvula), sign(riaan)]);
    await openBatch(nomvula);
    await expect.poll(() => steps.count()).toBe(4);
    // Two of one assessor, and the only one that was left of the other.
    expect(await size()).toBe(before + 3);
    await expectAccessible(nomvula);
  });
});

describe('words for an assessor', () => {
  const words = 'Say in the feedback which page of the diary you looked at.';
  const field = () => nomvula.getByLabel('Words for Lerato Molefe');

  it('are kept while they are typed, and go with the decision', async () => {
    await judge(nomvula, /Lerato Molefe.*In sample|In sample.*Lerato Molefe/, 'c');
    await nomvula.getByRole('radio', { name: /^Refer back/ }).check();
    await nomvula
      .getByRole('group', { name: /^What has to be done/ })
      .getByRole('checkbox')
      .first()
      .check();
    // The key leads to what is missing: words typed then are the action's, and no letter of them is a verdict.
    await nomvula.keyboard.press('Control+Enter');
    await nomvula.keyboard.type('Judge the diary of the second month as well.');
    expect(await nomvula.getByLabel(/^Action/).inputValue()).toMatch(/^Judge .* well\.$/);
    await dueField(nomvula).fill('');
    await nomvula.getByText('The due date is missing: choose a day.').waitFor();
    await nomvula.getByText(/^An action has no due date/).waitFor();
    await expectAccessible(nomvula);
    await dueField(nomvula).fill('2020-01-31');
    await nomvula.getByText(/^An action is due in the past/).waitFor();
    await nomvula.getByLabel(/^Action/).focus();
    await nomvula.keyboard.press('Control+Enter');
    expect(await focusedLabel(nomvula)).toBe('Due');
    await dueField(nomvula).fill('2099-01-30');
    await field().fill(words);
    await nomvula.getByText('Saved').first().waitFor();
    await nomvula.reload();
    await expect.poll(() => field().inputValue()).toBe(words);
    await nomvula.getByRole('button', { name: /^Sign the decision/ }).click();
    await sign(nomvula);
  });

  it('are read and answered by the assessor, and the moderator sees the answer', async () => {
    const { page: lerato, complaints } = await visit(browser, system.url, 'assessor');
    const said = lerato.getByRole('region', { name: 'From moderators' });
    await said.getByText(words).waitFor();
    await said.getByRole('link', { name: 'Everything about my assessing' }).click();
    await lerato.getByRole('heading', { level: 1, name: 'Lerato Molefe' }).waitFor();
    const row = lerato.getByRole('listitem').filter({ hasText: words });
    await row.getByLabel('Your answer').fill('I will, from the next portfolio on.');
    await expectAccessible(lerato);
    await row.getByRole('button', { name: 'Acknowledge and answer' }).click();
    await row.getByText('Acknowledged').waitFor();
    expect(complaints).toEqual([]);
    await nomvula.goto(lerato.url());
    await nomvula.getByText('I will, from the next portfolio on.').waitFor();
  });
});
