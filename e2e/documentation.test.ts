import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { expectAccessible, look } from './support/pages.ts';

readOnly();

/** A page as somebody sees it, with everything that the browser complained of. */
async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => {
    if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(system.url))
      complaints.push(`asked elsewhere: ${request.url()}`);
  });
  await page.goto(`${system.url}${path}`);
  return { page, complaints, close: () => context.close() };
}
const shown = (page: Page) => page.locator('li[data-text]').filter({ visible: true });

describe.each(['/api/docs', '/api/docs/areas/teams', '/api/docs/areas/files', '/api/docs/codes'])(
  'the reference at %s',
  (path) => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open(path);
    });
    afterAll(() => opened.close());

    it.each([
      { scheme: 'light', width: 1440 },
      { scheme: 'dark', width: 1440 },
      { scheme: 'dark', width: 390 },
    ] as const)(
      'has no violation, no complaint and nothing beyond the edge in $scheme at $width px',
      async (each) => {
        const { page, complaints } = opened;
        await look(page, each);
        await expectAccessible(page);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond).toBeLessThanOrEqual(0);
        expect(complaints).toEqual([]);
      },
    );
  },
);

it('a call is found and opened with the keyboard alone', async () => {
  const { page, close } = await open('/api/docs');
  const all = await shown(page).count();
  await page.keyboard.press('/');
  await page.keyboard.type('decideAttempt');
  expect(await shown(page).count()).toBe(1);
  expect(await page.getByRole('status').textContent()).toBe('One call for “decideAttempt”');
  await page.keyboard.press('Escape');
  expect(await shown(page).count()).toBe(all);
  await page.keyboard.type('decideAttempt');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/api/docs/areas/attempts#decideAttempt');
  expect(await page.getByRole('heading', { name: 'Sign the decision on an attempt' }).isVisible()).toBe(true);
  await close();
});

it('a call is found without scripts', async () => {
  const { page, close } = await open('/api/docs', { javaScriptEnabled: false });
  await page.getByRole('searchbox').fill('sign the decision');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Sign the decision/ }).click();
  await page.waitForURL('**#decideAttempt');
  await close();
});
