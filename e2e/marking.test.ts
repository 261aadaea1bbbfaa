import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { refusal, visit } from './support/pages.ts';

startForAll();

let page: Page;
const told = () => page.getByLabel(/^What the learner is told/).first();
const saving = '**/moderation/submissions/*/marks';

async function open(): Promise<void> {
  await page.goto(`${system.url}/marking`);
  await page.getByRole('row').filter({ hasText: 'Lift trucks' }).first().click();
  await told().waitFor();
}
/** What the platform is told of it, over and over until it is this. */
const isSent = (text: string) =>
  page.waitForResponse(
    (response) => response.ok() && (response.request().postData()?.includes(text) ?? false),
  );

beforeAll(async () => {
  ({ page } = await visit(browser, system.url, 'assessor'));
  await open();
});

describe('what somebody says of an answer', () => {
  it('stays where it is typed while what was said before is on its way, and goes when the page is left', async () => {
    const here = page.url();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    let isHeld = false;
    await page.route(saving, async (route) => {
      isHeld = true;
      await held;
      await route.continue();
    });
    await told().fill('Well said.');
    await expect.poll(() => isHeld).toBe(true);
    await told().fill('Well said, but not whom to tell.');
    const before = isSent('Well said.');
    answer();
    await before;
    const after = isSent('Well said, but not whom to tell.');
    await page.getByRole('link', { name: 'Marking' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Marking' }).waitFor();
    await after;
    await page.unroute(saving);
    await page.goto(here);
    await told().waitFor();
    expect(await told().inputValue()).toBe('Well said, but not whom to tell.');
  });

  it('is gone on with when an ended claim is had again, and stays where a colleague has it', async () => {
    const refuse = (code: string, detail: string) => refusal(409, { code, title: detail, detail });
    await page.route(saving, (route) => route.fulfill(refuse('claim_needed', 'Your claim has ended.')));
    await told().fill('Said over a claim that has ended.');
    const again = page.getByRole('button', { name: 'Claim it again' });
    await again.waitFor();
    expect(await told().isDisabled()).toBe(true);
    await page.unroute(saving);

    const claiming = '**/moderation/submissions/*/claim';
    const held = 'Priya Naidoo has it until four.';
    await page.route(claiming, (route) => route.fulfill(refuse('claimed_by_another', held)));
    await again.click();
    await page.getByText(held).waitFor();
    expect(await told().inputValue()).toBe('Said over a claim that has ended.');
    await page.unroute(claiming);

    const sent = isSent('Said over a claim that has ended.');
    await again.click();
    await sent;
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await told().isEnabled()).toBe(true);
  });
});
