import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import { judgeSample, setCondition, signWithConditions, toJudge } from './support/room.ts';

startForAll();

const body = 'Transport SETA';

describe('the visit of a verifier', () => {
  it('is worked through in its room, answered by the provider, and endorsed with a condition', async () => {
    const { page, complaints } = await visit(browser, system.url, 'verifier');
    await page.getByRole('link', { name: new RegExp(body) }).click();
    await page.getByRole('button', { name: /^Draw \d+ attempts$/ }).click();
    await toJudge(page).first().waitFor();

    // What is typed is there after a reload, and on the device alone.
    await page.getByLabel('What it says').fill('The sheet of the second lift carries no date.');
    await page.reload();
    await page.getByRole('button', { name: 'Keep as a note' }).click();
    await page.getByText('Your note, not shared').waitFor();
    await page.getByLabel('Kind').selectOption({ label: 'Question' });
    await page.getByLabel('What it says').fill('Who drove the truck on the second day?');
    await page.getByRole('button', { name: 'Ask the provider' }).click();
    await page.getByText('Who drove the truck on the second day?').waitFor();

    const { page: host } = await visit(browser, system.url, 'manager');
    await host.goto(page.url());
    await host.getByText('Who drove the truck on the second day?').waitFor();
    expect(await host.getByText('carries no date').count()).toBe(0);
    const asked = host.getByRole('listitem').filter({ hasText: 'Who drove the truck on the second day?' });
    await asked.getByLabel('Your answer').fill('Their trainer did.');
    await asked.getByRole('button', { name: 'Send the answer' }).click();
    await host.getByText('Their trainer did.').waitFor();
    await expectAccessible(host);

    await judgeSample(page);
    await setCondition(page, 'Dates on every sheet.');
    await expectAccessible(page);
    await signWithConditions(page, 'In order but for dates.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Report as docx' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^verification-.*\.docx$/);

    await page.getByLabel('How you saw that it is met').fill('Seen on ten sheets.');
    await page.getByRole('button', { name: 'Close the condition' }).click();
    await page.getByText('Seen on ten sheets.').waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  it('shows evidence with the name of the verifier, and what was opened to the provider', async () => {
    const { page } = await visit(browser, system.url, 'verifier');
    await page.goto(`${system.url}/external-assessments/visits`);
    await page.getByRole('link', { name: new RegExp(body) }).click();
    await page.getByRole('link', { name: 'Open evidence' }).first().click();
    await page.getByRole('link', { name: 'Back to Verification visit' }).waitFor();
    await page
      .getByText(/Fatima Adams, \d{4}-/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Download the file' }).count()).toBe(0);

    const { page: host } = await visit(browser, system.url, 'manager');
    await host.goto(`${system.url}/external-assessments/visits`);
    await host.getByRole('link', { name: new RegExp(body) }).click();
    await host.getByText('opened once').first().waitFor();
    await expectAccessible(host);
  });
});
