import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';

startForAll();

const title = 'Where a batch number has to stand';

describe('a case', () => {
  it('is made of a released result, and judged blind by those who are asked', async () => {
    const { page, complaints } = await visit(browser, system.url, 'moderator2');
    await page.goto(`${system.url}/ready-for-moderation?show=reported`);
    await page
      .getByText(/^Contact centre support, spring group/)
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('row').filter({ hasText: 'Mokoena, Nosipho' }).first().click();
    await page.getByRole('link', { name: 'Make a calibration case…' }).click();
    await page.getByRole('heading', { level: 1, name: 'New calibration case' }).waitFor();
    await page.getByLabel('What it is called').fill(title);
    await page.getByLabel('Why it is worth judging').fill('We want to agree on where it is looked for.');
    await expectAccessible(page);
    // What is typed survives a reload.
    await page.reload();
    expect(await page.getByLabel('What it is called').inputValue()).toBe(title);
    const outcomes = page.getByRole('group', { name: 'Outcomes that are judged' }).getByRole('checkbox');
    for (let place = 1; place < (await outcomes.count()); place++) await outcomes.nth(place).uncheck();
    await page.getByRole('button', { name: 'Store the case' }).click();
    const made = page.getByRole('listitem').filter({ hasText: title });
    await made.getByRole('button', { name: 'Ask people to judge…' }).click();
    const dialog = page.getByRole('dialog');
    for (const name of ['Lerato Molefe', 'Nomvula Khumalo']) await dialog.getByLabel(name).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ask them' }).click();
    await page.getByRole('heading', { name: 'What was settled' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('waits on Home, keeps what is typed, and is compared behind the last one', async () => {
    for (const [username, result] of [
      ['assessor', 'Competent'],
      ['moderator', 'Not yet competent'],
    ] as const) {
      const { page, complaints } = await visit(browser, system.url, username);
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(title) })
        .click();
      await page.getByRole('button', { name: '1 to judge' }).waitFor();
      const saved = page.waitForResponse(
        (answer) => answer.url().includes('/judgements/') && answer.request().method() === 'PUT',
      );
      await page.getByRole('button', { name: new RegExp(`^${result}`) }).click();
      await page.getByLabel('Your comment').fill(`Seen by ${username}.`);
      expect((await saved).status()).toBe(204);
      await expectAccessible(page);
      await page.getByText('Saved as you type').waitFor();
      await page.reload();
      expect(await page.getByLabel('Your comment').inputValue()).toBe(`Seen by ${username}.`);
      await page.getByRole('button', { name: 'Hand in' }).click();
      await page.getByText(/^Handed in\./).waitFor();
      expect(complaints).toEqual([]);
      if (username === 'moderator') {
        await page.getByText('1 of 2 agree').waitFor();
        await page.getByText('Seen by assessor.').waitFor();
        await expectAccessible(page);
      } else await page.getByText('You have handed in').waitFor();
    }
  });

  it('plays its recordings and shows its files under their numbers', async () => {
    const { page, complaints } = await visit(browser, system.url, 'manager');
    const names: string[] = [];
    page.on('response', (answer) => {
      if (/\/rounds\/[^/]+\/evidence\//.test(answer.url()) && answer.ok())
        names.push(answer.headers()['content-disposition'] ?? '');
    });
    await page.goto(`${system.url}/ready-for-moderation/calibration`);
    await page.getByRole('link', { name: /What is enough to show a shift/ }).click();
    const chosen = page.getByRole('combobox', { name: 'Evidence shown' });
    await chosen.waitFor();
    for (const option of await chosen.locator('option').all()) {
      await chosen.selectOption(await option.getAttribute('value'));
      await page.waitForLoadState('networkidle');
    }
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/evidence-\d+\.\w+/);
    expect(complaints).toEqual([]);
  });
});
