import AxeBuilder from '@axe-core/playwright';
import { expect } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about so far. */
  complaints: string[];
}

/** A browser of somebody's own: signed in, on Home, with everything the console says collected. */
export async function visit(
  browser: Browser,
  url: string,
  username: string,
  options: { width?: number; scheme?: 'light' | 'dark'; keepsApplication?: boolean } = {},
): Promise<Visitor> {
  const context = await openContext(browser, {
    viewport: { width: options.width ?? 1440, height: 900 },
    colorScheme: options.scheme ?? 'light',
    acceptDownloads: true,
    timezoneId: 'Africa/Johannesburg',
    keepsApplication: options.keepsApplication ?? false,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url);
  await signIn(page, username);
  return { context, page, complaints };
}

/**
 * A browser of somebody's own, that nobody has signed in with. It refuses to keep the application, as private
 * windows do, unless that is what a journey is about: fetching some two hundred parts of it for every visitor was
 * a third of what all journeys cost. And what a service worker answers, `page.route` never sees.
 */
export async function openContext(
  browser: Browser,
  { keepsApplication = false, ...options }: BrowserContextOptions & { keepsApplication?: boolean } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-ZA', ...options });
  if (!keepsApplication)
    await context.addInitScript(() => {
      if (!('ServiceWorkerContainer' in window)) return;
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('refused', 'SecurityError'));
    });
  // What a page fetches ahead may be on its way through a route of the journey's when the journey ends; it gets nowhere any more.
  const close = context.close.bind(context);
  context.close = async (reason) => {
    const routed = [context, ...context.pages()];
    await context.setOffline(true).catch(() => undefined);
    await Promise.allSettled(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    await close(reason);
  };
  return context;
}

export async function signIn(page: Page, username: string, password = username): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.locator('main#page').waitFor();
}

/** Somebody comes back to the window a minute later: what it shows is asked for again. */
export async function comeBackLater(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** What has the focus: BODY where nothing has it any more. */
export const focusedTag = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.tagName);

/** Comes when what was to be drawn is drawn, and what follows from that. */
export const twoPictures = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );

/** Shows a page in another scheme and width, as by turning a device or its setting. */
export async function look(page: Page, { scheme, width }: { scheme: 'light' | 'dark'; width: number }) {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: 900 });
  // What follows the width is drawn in the next picture.
  await twoPictures(page);
}

/** In the middle of a fade every text is pale. */
const fadesEnd = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((each) => each.finished)).then(() => undefined);
  });

/**
 * Fails with every violation of WCAG 2.2 AA that axe finds, and where.
 * @param what only the colours, where everything else was looked at in other ones
 */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  const axe = new AxeBuilder({ page })
    // In the page itself: otherwise a page of its own is opened to add up what the frames found, and there are none.
    .setLegacyMode()
    .options({
      // Where all is well need not be said; saying it takes longer than finding out.
      resultTypes: ['violations'],
      // WCAG 2.5.3, which axe tries out and does not count yet.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
  const look = async () => {
    await fadesEnd(page);
    const fades = await page.evaluateHandle(() => {
      const begun = { count: 0 };
      document.addEventListener('transitionrun', () => void begun.count++);
      return begun;
    });
    const { violations } = await (
      what === 'colours'
        ? axe.withRules(['color-contrast', 'link-in-text-block'])
        : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    ).analyze();
    return { violations, hasFaded: await fades.evaluate(({ count }) => count > 0) };
  };
  const first = await look();
  // A notice that comes while axe looks lets the one behind it fade; what is wrong beside that is found again.
  const { violations } = first.violations.length > 0 && first.hasFaded ? await look() : first;
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

/** A refusal as the platform gives one, in the place of its answer: `route.fulfill(refusal(409, { … }))`. */
export const refusal = (status: number, problem: object) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status, ...problem }),
});

/** What says on every page that nothing gets through. */
export const offlineBar = (page: Page) =>
  page.getByText('You are offline. What you type is kept on this device.');
