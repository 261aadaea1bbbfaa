import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { openContext, signIn } from '../support/pages.ts';

/** As the bench takes it: milliseconds of one turn. */
interface BrowserLine {
  name: string;
  run(): Promise<number>;
}

/** A row of a work-list. */
const row = 'main [role=rowgroup] [role=row] [role=gridcell]';
/** The outcomes of the attempt that is open, or why somebody may not judge it. */
const outcome = 'main section h3, #next-work';
/** The page of a PDF, when it is drawn. */
const drawnPage = '.pdfViewer .page[data-loaded] canvas';
/** Milliseconds after which the next learner is fetched ahead, and more. */
const fetchedAhead = 3_000;

/** Where and as whom to look. */
interface Place {
  url: string;
  username: string;
  password: string;
  /** An attempt of a large sample. */
  attemptId: string;
  batchId: string;
}

interface Measured {
  began?: number;
  ended?: number;
}

/**
 * What somebody who moderates waits for in a browser: a work-list that is opened for the first time, again, and from Home, and
 * the next learner. What is counted ends with the picture that shows it.
 */
export async function browserLines(place: Place): Promise<{ lines: BrowserLine[]; close(): Promise<void> }> {
  const { url, username, password, attemptId, batchId } = place;
  const browser = await launchBrowser();
  const opened = () => signedIn(browser, url, username, password);
  const list = `${url}/ready-for-moderation?view=attempts`;
  const [warm, cold, inside, workspace] = [await opened(), await opened(), await opened(), await opened()];
  await noteFirst(warm.context, row);
  await noteFirst(cold.context, row);
  const sample = `${url}/workspace/${attemptId}?from=batch&batchId=${batchId}`;
  await workspace.page.goto(sample);
  const next = (waits: number) => nextLearner(workspace.page, sample, waits);
  const lines: BrowserLine[] = [
    { name: 'browser: list, warm', run: () => loaded(warm.page, list) },
    {
      name: 'browser: list, cold',
      run: async () => {
        await forgetEverything(cold.context, cold.page, url);
        const milliseconds = await loaded(cold.page, list);
        // The application is not kept for later while other lines are measured.
        await forgetEverything(cold.context, cold.page, url);
        return milliseconds;
      },
    },
    { name: 'browser: list, from Home', run: () => fromHome(inside.page) },
    { name: 'browser: next learner, fetched ahead', run: () => next(fetchedAhead) },
    { name: 'browser: next learner, not fetched ahead', run: () => next(0) },
  ];
  return { lines, close: () => browser.close() };
}

/**
 * What a moderator of the demonstration waits for who goes on to the next learner: the page of a PDF on the screen, all of it
 * fetched ahead. What a moderator looks at is evidence, and the accounts of the other lines have no files.
 */
export async function evidenceLines(url: string): Promise<{ lines: BrowserLine[]; close(): Promise<void> }> {
  const browser = await launchBrowser();
  const { page } = await signedIn(browser, url, 'moderator', 'moderator');
  await page.goto(`${url}/ready-for-moderation?view=attempts`);
  await page.locator(`${row} a`).first().click();
  await page.locator(drawnPage).first().waitFor();
  // The draw may have put it last in its sample.
  if (await page.getByRole('button', { name: /^Next attempt/ }).isDisabled()) await page.keyboard.press('[');
  const run = async () => {
    await page.waitForTimeout(fetchedAhead);
    await noteFrom(page, 'keydown', drawnPage);
    await page.keyboard.press(']');
    const milliseconds = await ended(page);
    const next = await page.locator('main h1').textContent();
    await page.keyboard.press('[');
    await page.waitForFunction((before) => document.querySelector('main h1')?.textContent !== before, next);
    return milliseconds;
  };
  return { lines: [{ name: 'browser: evidence of the next learner', run }], close: () => browser.close() };
}

async function signedIn(browser: Browser, url: string, username: string, password: string) {
  const context = await openContext(browser, {
    viewport: { width: 1440, height: 900 },
    keepsApplication: true,
  });
  const page = await context.newPage();
  await page.goto(url);
  await signIn(page, username, password);
  return { context, page };
}

/** Notes in every page that is loaded when the first of these was painted, in milliseconds since it was asked for. */
const noteFirst = (context: BrowserContext, selector: string) =>
  context.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { ended: performance.now() })));
    }).observe(document, { childList: true, subtree: true });
  }, selector);

async function ended(page: Page): Promise<number> {
  await page.waitForFunction(() => (globalThis as Measured).ended, undefined, { polling: 20 });
  return page.evaluate(() => {
    const { began = 0, ended } = globalThis as Measured;
    return ended! - began;
  });
}

async function loaded(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const milliseconds = await ended(page);
  // Nothing is under way any more that the page asks for besides.
  await page.waitForLoadState('networkidle');
  return milliseconds;
}

/** As on somebody's first visit, but that they stay signed in. */
async function forgetEverything(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await page.goto('about:blank');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cache_storage,indexeddb,service_workers,shader_cache',
  });
  await devtools.detach();
}

/** Counts from the next event of a kind until what is wanted stands there and the title of the page is another one. */
const noteFrom = (page: Page, event: 'click' | 'keydown', selector: string): Promise<void> =>
  page.evaluate(
    ([kind, wanted]) => {
      const measured = globalThis as Measured;
      measured.ended = undefined;
      // With the number beside it: learners may have the same name.
      const before = document.querySelector('main h1')?.parentElement?.textContent;
      addEventListener(kind, ({ timeStamp }) => (measured.began = timeStamp), { once: true, capture: true });
      new MutationObserver((_, observer) => {
        const title = document.querySelector('main h1')?.parentElement?.textContent;
        if (!title || title === before || !document.querySelector(wanted)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => (measured.ended = performance.now())));
      }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    },
    [event, selector] as const,
  );

async function fromHome(page: Page): Promise<number> {
  await page.locator('#menu a[href="/"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await page.waitForTimeout(500);
  await noteFrom(page, 'click', row);
  const link = page.locator('#menu a[href^="/ready-for-moderation"]').first();
  await link.hover();
  // As long as a hand takes from arriving to pressing.
  await page.waitForTimeout(150);
  await link.click();
  return ended(page);
}

async function nextLearner(page: Page, first: string, waits: number): Promise<number> {
  await page.locator(outcome).first().waitFor();
  const isLast = await page.getByRole('button', { name: /^Next attempt/ }).isDisabled();
  if (isLast) await page.goto(first);
  await page.locator(outcome).first().waitFor();
  await page.waitForTimeout(waits);
  await noteFrom(page, 'keydown', outcome);
  await page.keyboard.press(']');
  return ended(page);
}
