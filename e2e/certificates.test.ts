import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, openContext, visit } from './support/pages.ts';
import { endorseUnseen, sendBatch } from './support/room.ts';

startForAll();

describe('a statement of results', () => {
  it('is endorsed by a verifier, issued by a manager, checked by a stranger, and revoked with a reason', async () => {
    // The demonstration is in the middle of a visit: it is withdrawn, and the batch sent by itself.
    const { page: host, context: hosting } = await visit(browser, system.url, 'manager');
    await host.goto(`${system.url}/external-assessments/visits`);
    await host.getByRole('link', { name: /Transport SETA/ }).click();
    await host.getByRole('button', { name: 'Withdraw the visit' }).click();
    await host.getByLabel('Why').fill('The body sends somebody else.');
    await host.getByRole('button', { name: 'Withdraw it' }).click();
    await host.getByText('Withdrawn: The body sends somebody else.').waitFor();
    await expectAccessible(host);
    await host.goto(`${system.url}/ready-for-moderation?show=reported`);
    const batch = 'Lift truck operators, third quarter';
    await host.getByText(batch).filter({ visible: true }).first().click();
    await sendBatch(host);
    await hosting.close();

    const verifier = await visit(browser, system.url, 'verifier');
    await verifier.page.goto(`${system.url}/ready-for-moderation?show=reported`);
    await verifier.page.getByText(batch).filter({ visible: true }).first().click();
    await endorseUnseen(verifier.page, 'The records are in order.');
    await expectAccessible(verifier.page);

    const { page, complaints } = await visit(browser, system.url, 'manager', { keepsApplication: true });
    // Home leads to the course, where it is chosen already.
    await page.getByRole('link', { name: /Lift Truck.*endorsed results?, nothing issued/ }).click();
    const course = page.getByLabel('Course');
    const title = page.locator('option', { hasText: 'Lift Truck' });
    await expect.poll(() => course.inputValue()).toBe(await title.getAttribute('value'));
    const ready = page.getByRole('checkbox').first();
    const learner = (await ready.getAttribute('aria-label'))!.replace('Choose ', '');
    // Lists to choose from have the surname first, the register has names as they are printed.
    const printed = learner.split(', ').toReversed().join(' ');
    await ready.check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Issue to 1 learner' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Issue to 1 learner' }).click();
    await page.getByText('1 was issued.').waitFor();

    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByText(printed).first().click();
    const address = await page
      .getByRole('link', { name: 'What anybody who checks it sees' })
      .getAttribute('href');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${address!.split('/').at(-1)}.pdf`);
    await expectAccessible(page);

    // Also in a browser that has the application, where its service worker answers for pages.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    for (const context of [await openContext(browser), page.context()]) {
      const stranger = await context.newPage();
      await stranger.goto(system.url + address);
      await stranger.getByRole('heading', { name: 'Valid' }).waitFor();
      await expectAccessible(stranger);
      await stranger.close();
    }

    await page.getByRole('button', { name: 'Revoke…' }).click();
    await page.getByLabel('Reason').fill('Issued to the wrong person.');
    await page.getByRole('button', { name: 'Revoke it' }).click();
    await page.getByText(/ is revoked\.$/).waitFor();
    const stranger = await (await openContext(browser)).newPage();
    await stranger.goto(system.url + address);
    await stranger.getByRole('heading', { name: 'Revoked' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the layout of certificates', () => {
  it('is tried beside an example, kept over a reload, and saved as the next version', async () => {
    const { page, complaints, context } = await visit(browser, system.url, 'manager');
    await page.goto(`${system.url}/ready-for-moderation/certificates`);
    await page.getByRole('link', { name: 'Layout of certificates' }).click();
    const example = page.getByRole('region', { name: 'Page of the example' });
    await example.getByText('has met all the requirements of').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Between the name and the course').fill('has mastered');
    await example.getByText('has mastered').waitFor();
    await page.reload();
    await page.getByText('Not saved yet; kept on this device.').waitFor();
    await page.getByRole('button', { name: 'Remove signatory 2' }).click();
    await page.getByLabel('Paper').selectOption('Statement of results');
    await example.getByText('Statement of results').waitFor();
    await page.getByRole('button', { name: 'Save as version 2' }).click();
    await page.getByText(/^The layout is saved/).waitFor();
    await page.getByRole('button', { name: 'Save as version 3' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
