import { expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { visit } from './support/pages.ts';

readOnly();

it('a PDF that is left before it is drawn leaves no complaint behind', async () => {
  const { page, context, complaints } = await visit(browser, system.url, 'moderator');
  await page.goto(`${system.url}/ready-for-moderation?view=attempts`);
  const links = page.getByRole('gridcell').getByRole('link');
  await links.first().waitFor();
  const attempts = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  let pdfs = 0;
  for (const attempt of attempts.slice(0, 7)) {
    await page.goto(attempt);
    // Those that one may not moderate show no evidence.
    await page.locator('main h1').waitFor();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(step % 3 === 2 ? 'Shift+K' : 'Shift+J');
      await page.waitForTimeout(5 + ((step * 37) % 120));
      pdfs += await page.getByRole('region', { name: /^Pages of / }).count();
    }
  }
  expect(pdfs).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});
