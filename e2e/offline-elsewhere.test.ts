import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { offlineBar, visit } from './support/pages.ts';
import { moderatingVisit } from './support/workspace.ts';

startForAll();

describe('a verdict that waits', () => {
  it('gives way to another one that was recorded on another device meanwhile, and says so', async () => {
    const { page, context } = await moderatingVisit(browser, system.url);
    await page.getByText('To do').first().waitFor();
    await context.setOffline(true);
    await offlineBar(page).waitFor();
    await page.keyboard.press('c');
    await page.getByText('Not sent yet').waitFor();
    const elsewhere = await visit(browser, system.url, 'moderator');
    await elsewhere.page.goto(page.url());
    await elsewhere.page.getByText('To do').first().waitFor();
    const compared = elsewhere.page.getByText(/^(Agrees|Differs)$/);
    const before = await compared.count();
    await elsewhere.page.keyboard.press('n');
    await expect.poll(() => compared.count()).toBeGreaterThan(before);
    await elsewhere.context.close();
    await context.setOffline(false);
    await page.getByText(/the verdict that waited here was not recorded/).waitFor();
    await page.getByText('Not sent yet').waitFor({ state: 'detached' });
    await context.close();
  });
});
