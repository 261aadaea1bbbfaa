import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { openMenu } from './support/measure.ts';
import { expectAccessible, offlineBar, signIn, visit } from './support/pages.ts';
import type { Visitor } from './support/pages.ts';
import { partsCalled } from './support/parts.ts';
import { claim, goOn, mayModerate, moderatingVisit } from './support/workspace.ts';

startForAll();

let visitor: Visitor;
/** The key of a report that the visitor has begun. */
let draft: string;

beforeAll(async () => {
  visitor = await visit(browser, system.url, 'moderator', { keepsApplication: true });
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});

const bar = (page = visitor.page) => offlineBar(page);
const cachedPaths = (page = visitor.page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

describe('without a network', () => {
  it('a reload opens the shell, which says that it is offline, and typed work is still there', async () => {
    const { page, context } = visitor;
    draft = await page.evaluate(() => {
      const { id } = JSON.parse(sessionStorage.getItem('user')!) as { id: string };
      return `draft:${id}:report:1`;
    });
    await page.evaluate((key) => localStorage.setItem(key, '{"irregularities":"half a sentence"}'), draft);
    await context.setOffline(true);
    await bar().waitFor();
    await page.reload();
    await page.locator('main#page').waitFor();
    await bar().waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toContain('half a sentence');
    await expectAccessible(page);
  });

  it('another page opens as well', async () => {
    const { page } = visitor;
    await page.goto(`${system.url}/due-assessments`);
    await page.locator('main#page').getByRole('heading', { level: 1 }).waitFor();
    await bar().waitFor();
  });

  it('going online says so for a moment, and the pages load again', async () => {
    const { page, context } = visitor;
    await context.setOffline(false);
    await page.getByText('Back online').waitFor();
    await page.getByText('Back online').waitFor({ state: 'detached' });
    await page.goto(system.url);
    await page.getByText('Batches').first().waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toContain('half a sentence');
  });

  it('the guide opens with its pictures, once it was opened from the list of keys', async () => {
    const { page, context } = visitor;
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByRole('link', { name: 'Guide' }).click();
    await page.getByRole('heading', { level: 1, name: 'The moderator' }).waitFor();
    const pictures = () =>
      page.getByRole('article').evaluate((article) => {
        const all = [...article.querySelectorAll('img')];
        return [all.length > 0, all.every(({ naturalWidth }) => naturalWidth === 1_280)];
      });
    await expect.poll(pictures).toEqual([true, true]);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'The moderator' }).waitFor();
    await expect.poll(pictures).toEqual([true, true]);
    await page.getByRole('article').getByRole('link', { name: 'All keys' }).first().click();
    await page.getByRole('heading', { level: 2, name: 'Everywhere' }).waitFor();
    await context.setOffline(false);
  });
});

describe('a query that failed for want of a network', () => {
  it('is asked again as soon as there is one, also where the browser never noticed that it was gone', async () => {
    const { page } = visitor;
    // A dead line: nothing gets through, and the browser still says "online".
    await page.route('**/*', (route) => route.abort('connectionfailed'));
    await openMenu(page);
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'External assessments' })
      .click();
    await bar().waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 60_000 });
    await page.unrouteAll();
    await page.getByText('Back online').waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    await page.getByRole('grid').or(page.getByRole('table')).first().waitFor();
    await page.goto(system.url);
  });
});

describe('what is kept for later', () => {
  it('is the page as the server answers it and its parts, nothing of the platform', async () => {
    const paths = await cachedPaths();
    expect(paths).toContain('/');
    expect(paths.filter((path) => /^\/(api|realms|theme|health)/.test(path))).toEqual([]);
    const kept = await visitor.page.evaluate(async () => (await caches.match('/'))!.text());
    expect(kept).toContain('"identityUrl"');
    expect(kept).not.toContain('Khumalo');
  });

  it('is looked at anew by the browser whenever there is a new version', async () => {
    const answer = await fetch(`${system.url}/sw.js`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('lets people sign out', async () => {
    const { page } = visitor;
    await page.evaluate((key) => localStorage.removeItem(key), draft);
    await openMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Username').waitFor();
  });
});

describe('the workspace without a network', () => {
  it.each([1440, 390])('leaves what it says of it room below its footer at %i px', async (width) => {
    const { page, context } = await moderatingVisit(browser, system.url);
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) await page.getByRole('tab', { name: 'Outcomes' }).click();
    const footer = page.locator('footer').filter({ visible: true });
    await footer.waitFor();
    await context.setOffline(true);
    await bar(page).waitFor();
    const [above, below] = await Promise.all([footer.boundingBox(), bar(page).boundingBox()]);
    expect(above!.y + above!.height).toBeLessThan(below!.y);
    await context.close();
  });
});

describe('a draft typed in the workspace without a network', () => {
  it('outlives a reload, and is on the platform as soon as there is a network', async () => {
    const { page, context } = await moderatingVisit(browser, system.url);
    await claim(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const notes = page.getByLabel('Your notes');
    await notes.waitFor();
    // The code of every viewer comes here once the workspace was opened, used or not.
    const viewers = ['PdfViewer', 'WordViewer', 'SheetViewer', 'ImageViewer', 'MediaViewer', 'engine'];
    for (const part of [...(await Promise.all(viewers.map((name) => partsCalled(name)))), /pdf\.worker/])
      await expect
        .poll(() => cachedPaths(page), { timeout: 60_000 })
        .toContainEqual(expect.stringMatching(part));
    await context.setOffline(true);
    await notes.fill('Typed on a farm without a network.');
    await page.getByText('Saved on this device, not yet on the platform').waitFor();
    // What was never fetched here is not damaged.
    await page.keyboard.press('Escape');
    for (let piece = 0; piece < 3; piece++) {
      await page.keyboard.press('Shift+J');
      await page.getByText('Not on this device').waitFor();
    }
    expect(await page.getByText(/damaged|not play/).count()).toBe(0);
    await page.reload();
    await bar(page).waitFor();
    await context.setOffline(false);
    await notes.waitFor();
    expect(await notes.inputValue()).toBe('Typed on a farm without a network.');
    await page.getByText(/^Saved \d\d:\d\d/).waitFor();
    // Another device, which knows only what the platform has.
    const elsewhere = await visit(browser, system.url, 'moderator', { keepsApplication: true });
    await elsewhere.page.goto(page.url());
    await expect
      .poll(() => elsewhere.page.getByLabel('Your notes').inputValue())
      .toBe('Typed on a farm without a network.');
    await elsewhere.context.close();
    await context.close();
  });

  it('is what another window of this device begins its next visit with', async () => {
    const { page, context } = await moderatingVisit(browser, system.url);
    await page.getByLabel('Your notes').waitFor();
    const attempt = page.url();
    const heading = page.getByRole('heading', { level: 1 });
    const learner = (await heading.textContent())!;
    // This window has seen what the device keeps, and goes on to the next.
    await page.keyboard.press(']');
    await expect.poll(() => heading.textContent()).not.toBe(learner);
    const other = await context.newPage();
    await other.goto(attempt);
    await other.getByLabel('Your notes').waitFor();
    await context.setOffline(true);
    await other.getByLabel('Your notes').fill('Typed in the other window.');
    await other.getByText('Saved on this device, not yet on the platform').waitFor();
    await page.keyboard.press('[');
    await expect.poll(() => heading.textContent()).toBe(learner);
    await expect.poll(() => page.getByLabel('Your notes').inputValue()).toBe('Typed in the other window.');
    await context.close();
  });

  it('is what a visit begins with that was made ready before it was typed', async () => {
    const { page, context } = await moderatingVisit(browser, system.url);
    await page.getByLabel('Your notes').waitFor();
    // Another window goes on to where two in turn are free, and takes the second, which this one makes ready meanwhile.
    const other = await context.newPage();
    await other.goto(page.url());
    for (let [before, mayTake] = [false, true]; !before || !mayTake;) {
      await page.goto(other.url());
      [before, mayTake] = [mayTake, await mayTakeNext(other)];
    }
    await claim(other);
    await other.getByLabel('Your notes').waitFor();
    const next = new URL(other.url()).pathname;
    await page.reload();
    await page.waitForResponse((response) =>
      response.url().endsWith(next.replace('/workspace', '/moderation/attempts')),
    );
    await context.setOffline(true);
    await other.getByLabel('Your notes').fill('Typed in the other window.');
    await other.getByText('Saved on this device, not yet on the platform').waitFor();
    await page.keyboard.press(']');
    await page.waitForURL((url) => url.pathname === next);
    await expect.poll(() => page.getByLabel('Your notes').inputValue()).toBe('Typed in the other window.');
    await context.close();
  });
});

/** Goes on to the next attempt of a list. @returns whether the visitor may take it */
async function mayTakeNext(page: Page): Promise<boolean> {
  await mayModerate(page);
  expect(await goOn(page)).toBe(true);
  await mayModerate(page);
  return page.getByRole('button', { name: /^Claim/ }).isVisible();
}

describe('signing out without a network', () => {
  const signedOut = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'You are signed out on this device' });
  const leave = async () => {
    const someone = await visit(browser, system.url, 'moderator', { keepsApplication: true });
    const { page, context } = someone;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByText('Batches').first().waitFor();
    await context.setOffline(true);
    await openMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signedOut(page).waitFor();
    return someone;
  };

  it('clears what is kept, says so calmly, and a reload says the same', async () => {
    const { page, context } = await leave();
    expect(
      await page.evaluate(() => [
        Object.keys(localStorage).toSorted(),
        Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-scroll')),
        document.cookie,
      ]),
    ).toEqual([['sign-out-unfinished', 'theme'], [], '']);
    expect(await page.getByText('Khumalo').count()).toBe(0);
    await expectAccessible(page);
    await page.reload();
    await signedOut(page).waitFor();
    await context.setOffline(false);
    await page.getByLabel('Username').waitFor();
    await context.close();
  });

  it('is finished as soon as there is a network: whoever comes next has to sign in', async () => {
    const { page, context } = await leave();
    await context.setOffline(false);
    await page.getByLabel('Username').waitFor();
    await signIn(page, 'moderator2');
    const left = await page.evaluate(() => localStorage.getItem('sign-out-unfinished'));
    expect(left).toBeNull();
    await context.close();
  });

  it('still asks for a password when the page was closed in between', async () => {
    const { page, context } = await leave();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto(system.url);
    await later.getByLabel('Username').waitFor();
    await signIn(later, 'moderator2');
    expect(await later.evaluate(() => localStorage.getItem('sign-out-unfinished'))).toBeNull();
    await context.close();
  });
});

describe('what comes over the line', () => {
  it.each([
    ['/', 'gzip', 'gzip'],
    ['/', 'br, gzip', 'br'],
    ['/sw.js', 'br', 'br'],
    ['/openapi.json', 'identity', null],
  ])('%s is sent to who takes %s as %s', async (path, accepted, expected) => {
    const answer = await fetch(system.url + path, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(expected);
  });
});
