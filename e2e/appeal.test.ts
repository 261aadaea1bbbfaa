import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';

startForAll();

const batch = /^Contact centre support, spring group/;

describe('an appeal that a trainer makes for a learner', () => {
  it('names what was released of each outcome, can be withdrawn, and is told of to whoever manages it', async () => {
    const manager = await visit(browser, system.url, 'manager');
    await manager.page.goto(`${system.url}/due-days`);
    await manager.page.getByLabel(/^Learners may appeal against a result within/).selectOption('20');
    await manager.page.getByRole('button', { name: 'Save' }).click();
    await manager.page.getByText('Working days and reminders are saved.').waitFor();

    const { page, complaints } = await visit(browser, system.url, 'trainer');
    await page.getByRole('main').getByRole('link', { name: batch }).click();
    await page.getByRole('row').filter({ hasText: 'Abrahams, Yusuf' }).first().click();
    await page.getByRole('button', { name: 'Appeal…' }).click();
    const dialog = page.getByRole('dialog');
    const outcomes = dialog.getByRole('checkbox');
    await outcomes.first().waitFor();
    expect(await dialog.getByText('Competent', { exact: true }).count()).toBe(await outcomes.count());
    await outcomes.first().check();
    await dialog.getByLabel('On what grounds?').fill('The second recording was not listened to.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make the appeal' }).click();
    await page.getByText('Waits for a moderator', { exact: true }).waitFor();
    await page.getByText(/^To be decided by/).waitFor();
    await expectAccessible(page);

    await manager.page.goto(system.url);
    const waiting = manager.page
      .getByRole('listitem')
      .filter({ hasText: 'The second recording was not listened to.' });
    await waiting.getByRole('link', { name: 'Abrahams, Yusuf' }).waitFor();

    await page.getByRole('button', { name: 'Withdraw the appeal…' }).click();
    await dialog.getByText('The result stands, and nobody judges it anew.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Withdraw the appeal', exact: true }).click();
    await page.getByText('Appeal withdrawn', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Appeal…' }).waitFor();
    await manager.page.goto(`${system.url}/inbox`);
    await manager.page.getByText('An appeal is withdrawn').waitFor();
    expect(complaints).toEqual([]);
  });
});
