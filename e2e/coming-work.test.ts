import { expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';

readOnly();

const facilitator = { id: '0192f3a4-fbae-7041-9b02-c41ed0fd8a4e', name: 'Pieter Botha' };
const taught = {
  schedule: {
    id: facilitator.id,
    title: 'Business administration, 2026',
    facilitator,
    startsAt: '2026-02-02T06:00:00.000Z',
    endsAt: '2026-11-27T14:00:00.000Z',
  },
  sessions: [
    {
      id: facilitator.id,
      title: 'Records and their owners',
      kind: 'Group',
      trainer: facilitator,
      startsAt: '2026-03-03T06:00:00.000Z',
      minutes: 85,
      late: true,
    },
  ],
  missed: 1,
  assurance: 'pin',
};

it('says on Home what schedules will bring, and in the workspace who taught', async () => {
  const { context, page } = await visit(browser, system.url, 'moderator');
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
  await page.getByRole('link', { name: 'Davids, Kagiso' }).first().click();
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

  // Dates and a late arrival as they are written, of facts that do not move with the day.
  await page.route(/\/moderation\/attempts\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const { data, ...more } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...more, data: { ...data, taught } } });
  });
  await page.goto(`${system.url}/ready-for-moderation?view=attempts`);
  await page
    .getByRole('link', { name: /^Zungu, / })
    .first()
    .click();
  await evidence.getByRole('button', { name: / the list/ }).waitFor();
  if (await list.isVisible()) await list.click();
  await evidence.locator('summary', { hasText: 'Taught' }).press('Enter');
  await facts.getByText('02 Feb 2026 to 27 Nov 2026').waitFor();
  await facts.getByText('03 Mar 2026 · Pieter Botha · 85 minutes · came late').waitFor();
  await expectAccessible(page);
  await context.close();
});
