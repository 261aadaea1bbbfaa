import { afterAll, expect, it } from 'vitest';
import { browser, startForAll } from './support/journey.ts';
import { openContext, signIn } from './support/pages.ts';
import { freePort } from '../apps/platform/src/testing/free-port.ts';
import { startProxy } from './support/proxy.ts';
import type { Proxy } from './support/proxy.ts';
import { claim, startModerating } from './support/workspace.ts';

let proxy: Proxy;
startForAll(async () => {
  proxy = await startProxy();
  const port = await freePort();
  proxy.to(`http://127.0.0.1:${port}`);
  return { PORT: `${port}`, PUBLIC_URL: proxy.url };
});
afterAll(() => proxy?.stop());

/** The same build under other names, which says of itself that it is the next one. */
function releaseNextVersion(): void {
  proxy.release({
    path: (asked) => asked.replace('/index-next-', '/index-'),
    text: (asked, text) => {
      if (asked.startsWith('/assets/index-next-'))
        return `document.documentElement.dataset.version = 'next';${text}`;
      return asked === '/sw.js' || text.includes('id="settings"')
        ? text.replaceAll(/(assets\/index-)([\w-]+\.js)/g, '$1next-$2')
        : undefined;
    },
  });
}

it('a new version is offered, keeps what was typed, and comes with a reload', async () => {
  const context = await openContext(browser, {
    keepsApplication: true,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(proxy.url);
  await signIn(page, 'moderator');
  await page.goto(`${proxy.url}/ready-for-moderation?view=batches`);
  await page.getByRole('link', { name: 'Business administration, winter group' }).first().click();
  await startModerating(page);
  await claim(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // From here on the worker serves the page, as at every visit but the first.
  await page.reload();
  const note = page.getByLabel('Your notes');
  await note.fill('Typed on the old version.');

  releaseNextVersion();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration!.update();
  });
  await page.getByText('There is a newer version of Moderator. What you typed is kept.').waitFor();
  expect(await page.locator('html').getAttribute('data-version')).toBeNull();
  await note.fill('Typed on the old version, and after the release.');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-version')).toBe('next');
  await expect.poll(() => note.inputValue()).toBe('Typed on the old version, and after the release.');
  await page.waitForTimeout(5_000);
  // The page is the new version, so nothing is offered again.
  expect(await page.getByText('There is a newer version').count()).toBe(0);
  await context.close();
});
