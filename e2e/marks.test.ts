import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBatch, drawSample, signReport, startModerating } from './support/batch.ts';
import { importRecords, records } from './support/imported.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import type { Visitor } from './support/pages.ts';
import { completeReport } from './support/report.ts';
import { claim, focusOutcome, uphold } from './support/workspace.ts';

startForAll();

let riaan: Visitor;
let page: Page;

/** What the assessor gave, by learner and assessment, as it stands in the records. */
const scores = new Map(
  readFileSync(join(records, 'studentAssessment.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([learner, assessment, , , score]) => [`${learner} ${assessment}`, Number(score)]),
);

beforeAll(async () => {
  importRecords(system.dataDirectory, 'oulad-aaa-marks');
  riaan = await visit(browser, system.url, 'moderator2');
  page = riaan.page;
});

/** Gives every outcome marks by keys: so far from the assessor's, who has to be known for it. */
async function giveMarks(offOn: (place: number) => number): Promise<void> {
  const learner = /Learner (\d+)/.exec(await page.locator('h1').innerText())![1]!;
  const outcomes = page.getByRole('region', { name: 'Outcomes' }).getByRole('heading', { level: 3 });
  await outcomes.first().waitFor();
  for (let place = 0; place < (await outcomes.count()); place++) {
    const outcome = outcomes.nth(place);
    const assessment = /TMA (\d+)/.exec(await outcome.innerText())![1]!;
    const given = scores.get(`${learner} ${assessment}`)!;
    const mark = Math.min(100, Math.max(0, given - offOn(place)));
    await focusOutcome(page, place);
    await page.keyboard.press('c');
    await page.keyboard.type(String(mark));
    await page.keyboard.press('Enter');
    await outcome.getByText(/^(Agrees|Differs)$/).waitFor();
  }
}

describe('a batch of a course that is judged in marks', () => {
  let batch: string;

  it('has a tolerance, which a manager saves for the course', async () => {
    const { page: managers } = await visit(browser, system.url, 'manager');
    await managers.goto(`${system.url}/ready-for-moderation/policies`);
    await managers.getByLabel('Policy of').selectOption({ label: 'AAA 2013J, in marks' });
    await managers.getByLabel('Verdict and judgement agree within').fill('3');
    await managers.getByRole('button', { name: 'Save as version 1' }).click();
    await managers.getByText(/^The policy is saved/).waitFor();
  });

  it('is built and drawn', async () => {
    await page.goto(`${system.url}/ready-for-moderation`);
    await buildBatch(page, { course: /in marks/, title: 'Marks of 2013, Ireland' });
    batch = page.url();
    await drawSample(page);
  });

  it('takes marks of its scale alone, and keeps those of the assessor until they are given', async () => {
    await startModerating(page);
    await claim(page);
    const field = page.getByLabel(/^Marks of 100/);
    await field.fill('101');
    await page.getByText('Give marks from 0 to 100 in steps of 1.').waitFor();
    expect(await page.getByRole('button', { name: 'Record the marks' }).isDisabled()).toBe(true);
    expect(await page.getByText(/^\d+ of 100/).count()).toBe(0);
    await expectAccessible(page);
    await field.fill('');
    await page.keyboard.press('Escape');
  });

  it('agrees within the tolerance, differs beyond it, and is worked through by keys', async () => {
    const toReport = page.getByRole('link', { name: 'Write the report' });
    for (let turn = 0; !(await toReport.isVisible()); turn++) {
      if (turn > 0) await claim(page);
      const here = page.url();
      await giveMarks((place) => (turn === 0 && place === 0 ? 20 : 2));
      const differ = await page.getByText('Differs', { exact: true }).count();
      expect(differ).toBe(turn === 0 ? 1 : 0);
      await uphold(page);
      await Promise.race([page.waitForURL((url) => url.href !== here), toReport.waitFor()]);
    }
  });

  it('is reported in marks', async () => {
    await page.goto(batch);
    await page.getByRole('link', { name: /^Sign the report/ }).click();
    await page.getByText(/^Marks of 100 in steps of 1, 40 passes; outcomes count by their weight/).waitFor();
    await page.getByText('Marks out of 100', { exact: true }).waitFor();
    await completeReport(page);
    await signReport(page, 'Riaan Pretorius');
    await expectAccessible(page);
    expect(riaan.complaints).toEqual([]);
  });
});
