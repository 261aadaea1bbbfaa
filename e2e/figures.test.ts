import { expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';

readOnly();

it('shows how long moderation takes, whatever it is read with, and each figure by itself where one fails', async () => {
  const { context, page } = await visit(browser, system.url, 'moderator');
  await page.goto(`${system.url}/ready-for-moderation`);
  await page.getByRole('link', { name: 'Figures', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Figures of moderation' }).waitFor();

  const times = page.getByRole('region', { name: 'Time taken' });
  const chart = times.getByRole('slider', { name: 'Time taken by month' });
  await chart.press('Home');
  await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1');
  await chart.press('ArrowRight');
  await expect
    .poll(() => chart.getAttribute('aria-valuetext'))
    .toMatch(/^\w+ 20\d\d: To assess .+, To moderate /);
  await expect.poll(() => times.locator('svg .ct-line').count()).toBe(2);

  // The tables behind the charts have the same numbers.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('t');
  const table = page.getByRole('region', { name: 'Decisions' }).getByRole('table');
  await table.getByRole('columnheader', { name: 'Referred back' }).waitFor();
  await expectAccessible(page);

  await page.route('**/reports/outcome-coverage/table', (route) => route.fulfill({ status: 500 }));
  await page.goto(`${system.url}/ready-for-moderation/figures?from=2001-01-01&to=2001-12-31`);
  await page.getByText('Nothing was decided in this period.').waitFor();
  await page.getByText('We could not load these figures').waitFor();
  await expectAccessible(page);
  await context.close();
});
