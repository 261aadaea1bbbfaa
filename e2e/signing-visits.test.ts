import { describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import { confirmSignature, sendBatch, toJudge } from './support/room.ts';

startForAll();

const batch = 'Contact centre support, spring group';
/** What is said of a button that cannot be pressed yet. */
const whyNot = async (button: Locator) => {
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  return button
    .page()
    .locator(`[id="${await button.getAttribute('aria-describedby')}"]`)
    .innerText();
};

describe('a batch that is sent to a verifier', () => {
  it('is asked for as the last visit was agreed, told to its verifier, and signed in a room that its page leads to', async () => {
    const { page: host } = await visit(browser, system.url, 'manager');
    await host.goto(`${system.url}/ready-for-moderation?show=reported`);
    await host.getByText(batch).filter({ visible: true }).first().click();
    await host.getByRole('button', { name: /^Send \d+ results to verification…$/ }).click();
    const asking = host.getByRole('dialog');
    await expect.poll(() => asking.getByLabel('Quality body').inputValue()).toBe('Transport SETA');
    expect(await asking.getByRole('checkbox', { name: new RegExp(`^${batch}`) }).isChecked()).toBe(true);
    expect(await asking.getByLabel('Verifier', { exact: true }).inputValue()).not.toBe('');
    for (const day of ['First day', 'Last day'])
      expect(await asking.getByLabel(day).inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expectAccessible(host);
    await host.keyboard.press('Escape');
    const page = host.url();
    await sendBatch(host);
    const room = host.url();
    await host.goto(page);
    await host.getByRole('link', { name: 'Open the visit' }).click();
    await host.waitForURL(room);

    const { page: verifier, complaints } = await visit(browser, system.url, 'verifier');
    const waiting = verifier.getByRole('link', { name: new RegExp(batch) }).filter({ hasText: 'Open until' });
    await waiting.getByText('In question').waitFor();
    await verifier.goto(`${system.url}/inbox`);
    await verifier.getByText('You are asked to verify').first().waitFor();

    await verifier.goto(room);
    await verifier.getByText(/^Report MR-\d{4}-\d{4} of .* is in question since/).waitFor();
    await verifier.getByText('the body asks for none', { exact: false }).waitFor();
    expect(await whyNot(verifier.getByRole('button', { name: 'Add', exact: true }))).toContain(
      'Choose a learner',
    );
    expect(await whyNot(verifier.getByRole('button', { name: 'Keep as a note' }))).toBe(
      'Write what it says first.',
    );
    const sign = verifier.getByRole('button', { name: 'Sign the visit…' });
    expect(await whyNot(sign)).toContain('a result of the visit to choose');
    const result = verifier.getByLabel('Result', { exact: true });
    await result.selectOption({ label: 'Not endorsed' });
    await verifier.getByLabel('Your name, as your signature').fill('Fatima Adams');
    expect(await whyNot(sign)).toContain('what stands against an endorsement');
    await result.selectOption({ label: 'Endorsed' });
    await sign.click();
    const dialog = verifier.getByRole('dialog');
    await dialog.getByText(/^\d+ results of \d+ attempts become endorsed\.$/).waitFor();
    await dialog.getByText('You have sampled none of them.').waitFor();
    await dialog.getByText(/appeal that is not decided: \w+/).waitFor();
    await dialog.getByText(/is in question since/).waitFor();
    expect(await whyNot(dialog.getByRole('button', { name: 'Sign the visit' }))).toContain('say here why');
    await verifier.keyboard.press('Escape');
    await confirmSignature(verifier, 'All of it was seen on site.');
    await verifier.getByText('Endorsed without a sample: All of it was seen on site.').waitFor();
    await verifier.getByText('No attempt was sampled.').waitFor();
    await verifier.getByText('Nothing was written down.').waitFor();
    const facts = verifier.locator('dl > div').filter({ hasText: /^Verifier/ });
    expect(await facts.locator('dd').textContent()).toBe('Fatima Adams');
    await expectAccessible(verifier);
    expect(complaints).toEqual([]);
  });

  it('shows what others judged while it is judged in the open, and afterwards what the verifier found', async () => {
    const { page } = await visit(browser, system.url, 'verifier');
    await page
      .getByRole('link', { name: /Transport SETA/ })
      .filter({ hasText: 'Lift truck' })
      .click();
    await page.getByRole('button', { name: /^Draw \d+ attempts$/ }).click();
    await toJudge(page).first().click();
    const fields = page.getByRole('group').filter({ has: page.getByLabel('Your result') });
    await fields.first().waitFor();
    for (const field of await fields.all()) {
      await field.getByText('Assessor', { exact: true }).waitFor();
      await field.getByText('Moderator', { exact: true }).waitFor();
    }
    expect(await whyNot(page.getByRole('button', { name: 'Save the results' }))).toContain(
      'Without a result: ',
    );
    for (const field of await page.getByLabel('Your result').all())
      await field.selectOption({ label: 'NYC' });
    await page.getByLabel('Comment').first().fill('No date on it.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save the results' }).click();
    const own = page.getByRole('region', { name: 'Your sample' });
    await own.getByText('No date on it.').waitFor();
    expect(await own.getByText('NYC', { exact: true }).count()).toBeGreaterThan(0);
    await expectAccessible(page);
  });
});
