import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gate } from './support/gate.ts';
import { browser, readOnly, system } from './support/journey.ts';
import { offlineBar, twoPictures, visit } from './support/pages.ts';
import { partsCalled } from './support/parts.ts';
import { addressWithNext, goOn, mayModerate } from './support/workspace.ts';

readOnly();

/** Every picture that the browser painted while a page loads, on a slow telephone and a slow line. */
async function paintedWhile(page: Page, load: () => Promise<void>): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const pictures: string[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Page.startScreencast', { format: 'png', maxWidth: 200, maxHeight: 200 });
  await load();
  await devtools.send('Page.stopScreencast');
  return pictures;
}

/** How bright the lower right corner of each picture is, from 0 to 255: the page itself, whatever is on it. */
const brightness = (page: Page, pictures: string[]): Promise<number[]> =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (data) => {
          const picture = await createImageBitmap(
            await (await fetch(`data:image/png;base64,${data}`)).blob(),
          );
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
          canvas.drawImage(picture, 0, 0);
          const [red, green, blue] = canvas.getImageData(picture.width - 3, picture.height - 3, 1, 1).data;
          return Math.round((red! + green! + blue!) / 3);
        }),
      ),
    pictures,
  );

async function reloaded(context: BrowserContext, page: Page): Promise<number[]> {
  const pictures = await paintedWhile(page, async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await page.getByText('Batches').first().waitFor();
  });
  // A page without a content policy reads the pictures.
  const blank = await context.newPage();
  return brightness(blank, pictures);
}

describe('no picture of a start has the wrong scheme', () => {
  it.each([
    ['dark', undefined, 'dark'],
    ['light', undefined, 'light'],
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
  ] as const)('system %s, chosen %s: %s', async (scheme, chosen, expected) => {
    const { page, context } = await visit(browser, system.url, 'moderator', { scheme });
    await page.evaluate((choice) => {
      const theme = JSON.parse(localStorage.getItem('theme')!) as object;
      localStorage.setItem('theme', JSON.stringify({ ...theme, scheme: choice }));
    }, chosen);
    // The picture before is of the same scheme, so that only the start itself can differ.
    await page.reload();
    await page.getByText('Batches').first().waitFor();
    const seen = await reloaded(context, page);
    expect(seen.length).toBeGreaterThan(2);
    const isWrong = (value: number) => (expected === 'dark' ? value > 60 : value < 200);
    expect(seen.filter(isWrong)).toEqual([]);
    await context.close();
  });
});

describe('a list', () => {
  it('comes ahead of what only stands beside it: whether somebody may still moderate, and its filters, which nobody asks for until they are near', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    const beside: string[] = [];
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    page.on('request', (request) => {
      const [call] = /attempts\/facets|users\/me$/.exec(new URL(request.url()).pathname) ?? [];
      if (call) beside.push(call);
    });
    const [asked, held] = [gate(), gate()];
    await page.route('**/moderation/attempts?*', async (route) => {
      asked.open();
      await held.opened;
      await route.continue();
    });
    await page.goto(`${system.url}/ready-for-moderation?view=attempts`);
    await asked.opened;
    await page.getByRole('button', { name: 'Course' }).waitFor();
    await page.getByRole('button', { name: 'Build a batch' }).waitFor();
    // Who it is, is asked ahead of every page.
    expect(beside).toEqual(['users/me']);
    held.open();
    await page.getByRole('gridcell').getByRole('link').first().waitFor();
    await expect.poll(() => beside).toEqual(['users/me', 'users/me']);
    await page.getByRole('search').getByRole('button', { name: 'Course' }).hover();
    await expect.poll(() => beside.at(-1)).toBe('attempts/facets');
    await page.getByRole('search').getByRole('button', { name: 'Course' }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    expect(refused).toEqual([]);
    await context.close();
  });
});

describe('what a page needs', () => {
  it('is asked for before its texts are here, or anything else to draw it with', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    const asked: string[] = [];
    page.on('request', (request) => {
      const [call] = /users\/me$|moderation\/attempts(?=\?)/.exec(request.url()) ?? [];
      if (call) asked.push(call);
    });
    const held = gate();
    await page.route(await partsCalled('en-ZA', 'tables'), async (route) => {
      await held.opened;
      await route.continue();
    });
    await page.goto(`${system.url}/ready-for-moderation?view=attempts`, { waitUntil: 'commit' });
    await expect.poll(() => asked.toSorted()).toEqual(['moderation/attempts', 'users/me']);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    held.open();
    await page.getByRole('gridcell').getByRole('link').first().waitFor();
    await context.close();
  });

  it('comes ahead of what draws messages', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    // Nothing of the page before is on its way any more.
    await page.waitForLoadState('networkidle');
    let fetched = 0;
    const messages = await partsCalled('Toaster');
    page.on('request', (request) => (fetched += messages.test(request.url()) ? 1 : 0));
    const held = gate();
    await page.route('**/moderation/attempts?*', async (route) => {
      await held.opened;
      await route.continue();
    });
    await page.goto(`${system.url}/ready-for-moderation?view=attempts`);
    await page.getByRole('button', { name: 'Build a batch' }).waitFor();
    for (let turn = 0; turn < 3; turn++)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(fetched).toBe(0);
    held.open();
    await expect.poll(() => fetched).toBe(1);
    await context.close();
  });
});

describe('a page that is not drawn yet', () => {
  it('is the one that its address says, also where somebody goes back meanwhile', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    await page.getByRole('link', { name: 'Ready for moderation' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Ready for moderation' }).waitFor();
    // What is asked for below is asked for by the page that is loaded anew.
    await page.waitForLoadState('networkidle');
    const held = gate();
    await page.route(await partsCalled('en-ZA'), async (route) => {
      await held.opened;
      await route.continue();
    });
    const isAsked = page.waitForRequest('**/users/me');
    await page.reload({ waitUntil: 'commit' });
    await isAsked;
    await page.evaluate(() => history.back());
    await page.waitForURL(`${system.url}/`, { waitUntil: 'commit' });
    held.open();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await context.close();
  });

  it('says that nothing gets through, and goes on when something does, although what reads copies could not be had', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    await page.waitForLoadState('networkidle');
    let isDead = true;
    const refused: string[] = [];
    const copies = await partsCalled('keep-copies');
    for (const dead of [
      /\/moderation\/attempts\?|\/favicon\.svg/,
      copies,
      await partsCalled('behind-the-start'),
    ])
      await page.route(dead, (route) => {
        if (!isDead) return route.continue();
        refused.push(route.request().url());
        return route.abort();
      });
    await page.goto(`${system.url}/ready-for-moderation?view=attempts`);
    await offlineBar(page).waitFor();
    expect(refused).toContainEqual(expect.stringMatching(copies));
    isDead = false;
    await page.getByRole('gridcell').getByRole('link').first().waitFor();
    await context.close();
  });
});

describe('what draws messages', () => {
  it('takes nothing from the page where it cannot be had', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    // Nothing of the page before is on its way any more.
    await page.waitForLoadState('networkidle');
    const isLost = gate();
    await page.route(await partsCalled('Toaster'), async (route) => {
      await route.abort();
      isLost.open();
    });
    await page.goto(`${system.url}/ready-for-moderation?view=attempts`);
    await isLost.opened;
    await page.getByRole('searchbox').fill('zz');
    await page.waitForURL(/query=zz/);
    await context.close();
  });
});

describe('the outline of a list', () => {
  it.each([
    ['of work', '/ready-for-moderation?view=attempts', 1440],
    ['of work on a telephone', '/ready-for-moderation?view=attempts', 390],
    ['of a batch', undefined, 1440],
    ['of a batch on a telephone', undefined, 390],
  ])('%s stands where its rows will stand', async (_, address, width) => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${system.url}/ready-for-moderation`);
    const batch = page.getByRole('link', { name: 'Business administration, winter group' }).first();
    const path = address ?? (await batch.getAttribute('href'));
    const held = gate();
    await page.route(/\/attempts\?/, async (route) => {
      await held.opened;
      await route.continue();
    });
    await page.goto(`${system.url}${path}`);
    const topOf = (selector: string, which: number) =>
      page
        .locator(selector)
        .nth(which)
        .evaluate((element) => element.getBoundingClientRect().top + scrollY);
    // What a batch is stands above its attempts, and is there first.
    if (!address) await page.getByRole('tab', { name: /^Sample/ }).waitFor();
    // A row on a telephone takes as many lines as it needs.
    const last = width < 640 ? 0 : 2;
    const outlines = [await topOf('[data-outline]', 0), await topOf('[data-outline]', last)];
    held.open();
    const row = 'main [role=rowgroup] [role=row]:has([role=gridcell])';
    const rows = [await topOf(row, 0), await topOf(row, last)];
    for (const [index, top] of rows.entries()) expect(Math.abs(top - outlines[index]!)).toBeLessThan(4);
    await context.close();
  });
});

describe('the font of the application', () => {
  it('comes behind the page without moving it, and has the letters of every language', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    const held = gate();
    await page.route('**/*.woff2', async (route) => {
      await held.opened;
      await route.continue();
    });
    await page.addInitScript(() => {
      const kept = globalThis as { moved?: number };
      kept.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) kept.moved! += (entry as { value?: number }).value ?? 0;
      }).observe({ type: 'layout-shift' });
    });
    await page.goto(`${system.url}/ready-for-moderation`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Business administration, winter group' }).first().waitFor();
    const moved = () => page.evaluate(() => (globalThis as { moved?: number }).moved!);
    const loaded = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter((face) => face.family === 'Inter' && face.status === 'loaded').length,
      );
    expect(await loaded()).toBe(0);
    const before = await moved();
    held.open();
    await expect.poll(loaded).toBe(1);
    await twoPictures(page);
    expect((await moved()) - before).toBeLessThan(0.01);
    // Tshivenda.
    const faces = await page.evaluate(async () => {
      const found = await document.fonts.load('16px Inter', 'ḓḽṅṋṱ');
      return found.map(({ family, status }) => [family, status]);
    });
    expect(faces).toEqual([['Inter', 'loaded']]);
    await context.close();
  });
});

/** The attempt that an address ends with. */
const idIn = (url: string) => new URL(url).pathname.split('/').at(-1)!;

describe('an attempt in a list', () => {
  it('is fetched ahead where somebody rests on it, and not where they pass', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    await page.clock.install();
    await page.goto(`${system.url}/ready-for-moderation?view=attempts`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
    await rows.nth(8).waitFor();
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\/moderation\/attempts\/[\da-f-]{36}$/.test(request.url())) fetched.push(idIn(request.url()));
    });
    const { x, y } = (await rows.nth(0).boundingBox())!;
    const end = (await rows.nth(8).boundingBox())!;
    // Time stands still while the pointer moves, however long that takes.
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.mouse.move(x + 200, y + 10);
    await page.mouse.move(x + 200, end.y + 10, { steps: 9 });
    const address = await rows.nth(8).getByRole('link').first().getAttribute('href');
    const wanted = idIn(`${system.url}${address}`);
    expect(fetched).toEqual([]);
    await page.clock.runFor(100);
    await expect.poll(() => fetched).toEqual([wanted]);
    await context.close();
  });
});

describe('the next attempt of a list', () => {
  it('is there at once, without being asked for again, also where it is not the next for me', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    // Read on the way: a browser does not always keep the body of an answer for who asks it afterwards.
    const nextOf = new Map<string, string | null>();
    await page.route(/\/moderation\/attempts\/[\da-f-]{36}$/, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { neighbours: { nextId: string | null } } };
      await route.fulfill({ response });
      nextOf.set(idIn(route.request().url()), data.neighbours.nextId);
    });
    await page.goto(await addressWithNext(browser, system.url));
    const fetched = () => {
      const next = nextOf.get(idIn(page.url()));
      return { isOpen: nextOf.has(idIn(page.url())), hasNext: Boolean(next), isNextThere: nextOf.has(next!) };
    };
    await expect.poll(fetched).toEqual({ isOpen: true, hasNext: true, isNextThere: true });
    // Nothing is answered any more.
    await page.route('**/api/**', () => {});
    await page.evaluate(() => {
      const kept = globalThis as { shown?: string[] };
      kept.shown = [];
      const look = () =>
        `${document.querySelector('main h1')?.textContent}: ${document.querySelector('main section h3') ? 'whole' : 'outline'}`;
      new MutationObserver(() => kept.shown!.push(look())).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    expect(await goOn(page)).toBe(true);
    expect(await mayModerate(page)).toBe(true);
    const shown = await page.evaluate(() => (globalThis as { shown?: string[] }).shown!);
    expect(shown.filter((each) => each.endsWith('outline'))).toEqual([]);
    await context.close();
  });
});
