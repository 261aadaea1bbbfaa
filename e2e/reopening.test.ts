import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, focusedTag, visit } from './support/pages.ts';

startForAll();

describe('a decision that a certificate was issued for', () => {
  it('is reopened with a manager’s consent, and is in question wherever it is quoted', async () => {
    const { page, complaints } = await visit(browser, system.url, 'moderator');
    await page.goto(`${system.url}/ready-for-moderation?show=reported`);
    await page.getByText('Business administration, autumn group').filter({ visible: true }).first().click();
    // One waits for consent already.
    const certificated = page.getByRole('row').filter({ hasText: 'Certificated' });
    await certificated.filter({ hasNotText: 'Naidoo, Tshilidzi' }).first().click();
    await page.getByRole('button', { name: 'Reopen…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('a manager has to consent').waitFor();
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByLabel('Reason').fill('The second recording is of another learner.');
    await expectAccessible(page);
    // What is typed survives a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Reopen…' }).click();
    await dialog.getByText('The second recording is of another learner.').waitFor();
    await dialog.getByRole('button', { name: 'Ask for consent' }).click();
    await page.getByText('Waits for a manager').waitFor();
    await expect.poll(() => focusedTag(page)).toBe('H1');

    const manager = await visit(browser, system.url, 'manager');
    const asked = manager.page
      .getByRole('listitem')
      .filter({ hasText: 'The second recording is of another learner.' });
    await asked.waitFor();
    await expectAccessible(manager.page);
    await asked.getByRole('button', { name: 'Consent', exact: true }).click();
    await manager.page.getByText(/ is reopened\.$/).waitFor();

    await page.reload();
    await page.getByText('Being judged anew').waitFor();
    await page.goto(`${system.url}/ready-for-moderation?show=reported`);
    await page.getByText('Business administration, autumn group').filter({ visible: true }).first().click();
    await page.getByText('In question').filter({ visible: true }).first().waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
