import { expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';

readOnly();

it('says on Home what schedules will bring, and in the workspace who taught', async () => {
  const { context, page } = await visit(browser, system.url, 'moderator', { serviceWorkers: 'block' });
  const coming = page.getByRole('region', { name: 'Coming to moderate' });
  await expect.poll(() => coming.getByRole('listitem').count()).toBe(6);
  await coming.getByRole('link', { name: 'Schedules behind it' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Coming work' }).waitFor();
  const parts = page.getByRole('navigation', { name: 'Coming work' });
  await expect
    .poll(() => parts.getByRole('link', { name: 'To moderate' }).getAttribute('aria-current'))
    .toBe('page');
  await page.locator('main').getByText('Contact Centre Support').first().waitFor();
  await parts.getByRole('link', { name: 'To assess' }).press('Enter');
  await parts.locator('[aria-current=page]', { hasText: 'To assess' }).waitFor();
  await expectAccessible(page);

  await page.goto(system.url);
  await page.getByRole('link', { name: /Business administration, winter group/ }).click();
  await page.getByRole('link', { name: 'Davids, Kagiso' }).click();
  const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
  await evidence.getByRole('button', { name: / the list/ }).waitFor();
  // Where there is little room the list is folded away.
  const list = evidence.getByRole('button', { name: 'Show the list' });
  if (await list.isVisible()) await list.click();
  await evidence.locator('summary', { hasText: 'Taught' }).press('Enter');
  const facts = evidence.locator('details[open]');
  await facts
    .getByText(/ intake/)
    .first()
    .waitFor();
  await facts
    .getByText(/Elsabe Fourie · \d+ minutes/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await context.close();
});
