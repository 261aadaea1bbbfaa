import type { Locator, Page } from 'playwright-core';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { emsWide, openMenu } from './support/measure.ts';
import { expectAccessible, openContext, visit } from './support/pages.ts';
import type { Visitor } from './support/pages.ts';
import { holdPage } from './support/parts.ts';

startForAll();

let nomvula: Visitor;
let page: Page;

beforeAll(async () => {
  nomvula = await visit(browser, system.url, 'moderator');
  page = nomvula.page;
});

const menu = (on: Page) => on.getByRole('navigation', { name: 'Main menu' });

describe('the sidebar', () => {
  it('is 7em wide closed and 24em open, by hover', async () => {
    await page.mouse.move(900, 500);
    await expect.poll(() => emsWide(menu(page))).toBe(7);
    await page.mouse.move(20, 300);
    await expect.poll(() => emsWide(menu(page))).toBe(24);
    await page.mouse.move(900, 500);
    await expect.poll(() => emsWide(menu(page))).toBe(7);
  });

  it('opens also when the pointer comes from something that left the page under it', async () => {
    await page.mouse.move(900, 500);
    await page.evaluate(() => document.elementFromPoint(900, 500)!.remove());
    await page.mouse.move(20, 300);
    await expect.poll(() => emsWide(menu(page))).toBe(24);
    await page.mouse.move(900, 500);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('opens by focus', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => emsWide(menu(page))).toBe(24);
    await page.getByRole('heading', { level: 1 }).focus();
    await expect.poll(() => emsWide(menu(page))).toBe(7);
  });

  it('lists the pages, Home first, at the addresses their titles make', async () => {
    const links = menu(page).getByRole('listitem').getByRole('link');
    const list = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent.trim(), link.getAttribute('href')]),
    );
    expect(list.map(([text, href]) => [text!.replace(/\s+G [HDRE]$/, ''), href])).toEqual([
      ['Home', '/'],
      ['Due assessments', '/due-assessments'],
      ['Ready for moderation', '/ready-for-moderation'],
      ['External assessments', '/external-assessments'],
    ]);
  });

  it('marks the current page with a label', async () => {
    await page.goto(`${system.url}/due-assessments`);
    const current = menu(page).locator('[aria-current=page]');
    await current.waitFor();
    expect(await current.getAttribute('aria-label')).toBe('Due assessments G D, current page');
    expect(await current.count()).toBe(1);
  });

  it('shows the account and, where there is one, the site', async () => {
    const shown = await page.evaluate(
      () =>
        JSON.parse(sessionStorage.getItem('user')!) as { account: { name: string }; siteName: string | null },
    );
    expect(await menu(page).innerText()).toContain(shown.account.name);
    if (shown.siteName) expect(await menu(page).innerText()).toContain(shown.siteName);
  });

  it('opens through a menu button on small screens', async () => {
    const small = await visitSmall();
    expect(await menu(small.page).isVisible()).toBe(false);
    await small.page.getByRole('button', { name: 'Open the menu' }).click();
    await menu(small.page).waitFor();
    await small.page.keyboard.press('Escape');
    await menu(small.page).waitFor({ state: 'hidden' });
    await small.context.close();
  });
});

const visitSmall = async (): Promise<Visitor> => {
  const context = await openContext(browser, {
    storageState: await nomvula.context.storageState(),
    viewport: { width: 390, height: 844 },
  });
  const opened = await context.newPage();
  await opened.goto(system.url);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  return { context, page: opened, complaints: [] };
};

describe('sizes', () => {
  it.each([
    [390, 14],
    [1440, 14],
    [2000, 17],
    [2560, 21.76],
  ])('text is 0.85vw and at least 14 px: %i wide, %f px', async (width, size) => {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
    ).toBeCloseTo(size, 2);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('a dialog is 52em wide unless told', async () => {
    await page.goto(`${system.url}/ready-for-moderation`);
    await page.getByRole('button', { name: /^Build a batch/ }).click();
    await expect.poll(() => emsWide(page.getByRole('dialog'))).toBe(52);
  });
});

describe('the look of the account', () => {
  it('names the window after the page and the account, with the icon of its theme', async () => {
    await page.goto(system.url);
    await expect.poll(() => page.title()).toBe('Home · Umthombo Skills Academy');
    const icons = await page.evaluate(() =>
      [...document.querySelectorAll('link[rel=icon]')].map((link) => link.getAttribute('href')),
    );
    expect(icons).toEqual(['/theme/logos/umthombo-icon-colour.svg']);
  });

  it('has the four shades of its colour', async () => {
    const shade = (name: string) =>
      page.evaluate((each) => document.documentElement.style.getPropertyValue(each), name);
    expect(await shade('--accent')).toBe('rgb(15 118 110)');
    expect(await shade('--accent-disabled')).toBe('rgb(11 83 77)');
    expect(await shade('--accent-hover')).toBe('rgb(18 142 132)');
    expect(await shade('--accent-transparent')).toBe('rgb(15 118 110 / 0.4)');
  });

  it('sends colour and black logo to the login page', async () => {
    const context = await openContext(browser);
    const other = await context.newPage();
    const asked: URL[] = [];
    other.on('request', (request) => {
      if (request.url().includes('/openid-connect/auth?')) asked.push(new URL(request.url()));
    });
    // A customer's own host name, before anybody is signed in.
    await other.goto(system.url.replace(/localhost|127\.0\.0\.1/, 'umthombo.localhost'));
    await other.getByLabel('Username').waitFor();
    expect(asked[0]!.searchParams.get('color')).toBe('rgb(15,118,110)');
    expect(asked[0]!.searchParams.get('logo')).toBe('umthombo-black.svg');
    await context.close();
  });

  it('shows the sign-in page light or dark as it was chosen, whatever the system prefers', async () => {
    const context = await openContext(browser, { colorScheme: 'light' });
    const other = await context.newPage();
    await other.goto(system.url);
    await other.getByLabel('Username').waitFor();
    const ground = () => other.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(244, 244, 245)');
    await other.evaluate(() => {
      const theme = JSON.parse(localStorage.getItem('theme') ?? '{}') as object;
      const colour = { red: 15, green: 118, blue: 110 };
      localStorage.setItem('theme', JSON.stringify({ colour, logos: {}, ...theme, scheme: 'dark' }));
    });
    await other.goto(system.url);
    await other.getByLabel('Username').waitFor();
    expect(await ground()).toBe('rgb(16, 16, 18)');
    await expectAccessible(other);
    await context.close();
  });

  it('takes a hostile colour and logo for what they are', async () => {
    const context = await openContext(browser);
    const other = await context.newPage();
    let alerted = false;
    other.on('dialog', (dialog) => {
      alerted = true;
      void dialog.dismiss();
    });
    other.on('request', (request) => {
      if (!request.url().startsWith(system.url)) alerted = true;
    });
    await other.route('**/protocol/openid-connect/auth?**', async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('color', 'red;}</style><script>alert(1)</script>');
      url.searchParams.set('logo', 'https://elsewhere.example/x.svg"><script>alert(1)</script>');
      await route.continue({ url: url.href });
    });
    await other.goto(system.url);
    await other.getByLabel('Username').waitFor();
    expect(alerted).toBe(false);
    expect(await other.locator('script').count()).toBe(0);
    expect(await other.content()).not.toContain('elsewhere.example');
    await context.close();
  });

  it('shows a logo with a script in it without running the script', async () => {
    const folder = join(system.dataDirectory, 'logos');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'hostile.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>document.documentElement.setAttribute("data-ran","yes")</script><rect width="9" height="9"/></svg>',
    );
    const other = await nomvula.context.newPage();
    const answer = await other.goto(`${system.url}/theme/logos/hostile.svg`);
    expect(answer?.headers()['content-security-policy']).toContain('sandbox');
    expect(await other.evaluate(() => document.documentElement.getAttribute('data-ran'))).toBeNull();
    await other.close();
  });
});

describe('moving between pages', () => {
  it('shows how far a page is at the top, creeping every second', async () => {
    // A service worker hands out what it keeps, also what is held back here.
    const own = await visit(browser, system.url, 'moderator');
    const timed = own.page;
    await timed.clock.install();
    const held = await holdPage(timed, 'external-assessments.index');
    await timed.goto(system.url);
    await timed.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await timed.clock.pauseAt(Date.now() + 60_000);
    await menu(timed).getByRole('link', { name: 'External assessments' }).press('Enter');
    const bar = timed.getByRole('progressbar', { name: 'Loading the page' });
    await bar.waitFor();
    expect(await bar.getAttribute('aria-valuenow')).toBe('20');
    await timed.clock.runFor(1_000);
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('39');
    await timed.clock.resume();
    await expectAccessible(timed);
    held.open();
    await bar.waitFor({ state: 'detached' });
    await timed.getByRole('heading', { level: 1, name: 'External assessments' }).waitFor();
    await own.context.close();
  });

  it('remembers the last 20 pages, the newest first, and shows them on Home', async () => {
    for (let count = 0; count < 12; count++) {
      await page.goto(`${system.url}/due-assessments?search=${count}`);
      await page.getByRole('heading', { level: 1, name: 'Due assessments' }).waitFor();
      await page.goto(`${system.url}/ready-for-moderation?search=${count}`);
      await page.getByRole('heading', { level: 1, name: 'Ready for moderation' }).waitFor();
    }
    await page.goto(system.url);
    await page.getByText('Recently visited').waitFor();
    const history = await page.evaluate(
      () => JSON.parse(localStorage.getItem('history')!) as { address: string }[],
    );
    expect(history).toHaveLength(20);
    expect(history.slice(0, 3).map(({ address }) => address.split('?')[0])).toEqual([
      '/',
      '/ready-for-moderation',
      '/due-assessments',
    ]);
    const recent = page
      .getByRole('region', { name: 'Recently visited' })
      .or(page.locator('section', { hasText: 'Recently visited' }));
    expect(await recent.getByRole('link').count()).toBeGreaterThan(0);
  });

  it('measures nothing unless an address for it is configured', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'ping') sent.push(request.url());
    });
    await page.goto(`${system.url}/due-assessments`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(sent).toEqual([]);
  });
});

describe('the menu of the person', () => {
  it('leads to the account page of the identity service', async () => {
    await openMenu(page);
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('button', { name: 'Manage account' }).click();
    await page.waitForURL(/\/realms\/moderator\/account/);
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent'),
    );
    expect(accent).toBe('rgb(15, 118, 110)');
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('lets people keep their own details, and shows when somebody else changed them', async () => {
    await openMenu(page);
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('button', { name: 'My details' }).click();
    const dialog = page.getByRole('dialog', { name: 'My details' });
    await dialog.getByLabel('Country').selectOption('ZA');
    await dialog.getByLabel('Number', { exact: true }).fill('082 123 4567');
    await dialog.getByLabel('Extension').fill('12');
    await expectAccessible(page);
    await page.route('**/api/v2/users/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      expect(route.request().headers()['content-type']).toContain('merge-patch+json');
      expect(route.request().headers()['if-match']).toBeTruthy();
      expect(route.request().postDataJSON()).toEqual({ phoneNumber: '+27821234567 ext. 12' });
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your details are saved.').waitFor();
    await page.unroute('**/api/v2/users/*');
  });

  it('takes an extension along, and sends one update for a double click', async () => {
    await openMenu(page);
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('button', { name: 'My details' }).click();
    const dialog = page.getByRole('dialog', { name: 'My details' });
    await dialog.getByLabel('Number', { exact: true }).fill('082 123 4567 ext. 34');
    const code = dialog.getByText('+27', { exact: true });
    expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await dialog.getByLabel('Number', { exact: true }).inputValue()).toBe('082 123 4567');
    expect(await dialog.getByLabel('Extension').inputValue()).toBe('34');
    const updates: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') updates.push(request.postDataJSON());
    });
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await page.getByText('Your details are saved.').last().waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
    expect(updates).toEqual([{ phoneNumber: '+27821234567 ext. 34' }]);
  });

  it('shows both versions where two windows changed the same detail, and loses neither', async () => {
    const open = async (on: Page) => {
      await on.bringToFront();
      await on.goto(system.url);
      await on.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
      await openMenu(on);
      await on.getByRole('button', { name: /^Your account/ }).click();
      await on.getByRole('button', { name: 'My details' }).click();
      return on.getByRole('dialog', { name: 'My details' });
    };
    const change = async (dialog: Locator, number: string) => {
      await dialog.getByLabel('Number', { exact: true }).fill(number);
      await dialog.getByRole('button', { name: 'Save' }).click();
    };
    const other = await nomvula.context.newPage();
    const [mine, theirs] = [await open(page), await open(other)];
    await change(theirs, '082 765 4321');
    await other.getByText('Your details are saved.').waitFor();
    await change(mine, '083 111 2222');
    const panel = mine.getByRole('alert').filter({ hasText: 'changed somewhere else meanwhile' });
    await panel.waitFor();
    const shown = (await panel.getByRole('row').last().innerText()).replaceAll(/\s+/g, ' ');
    expect(shown).toContain('+27831112222');
    expect(shown).toContain('+27827654321');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Save mine over it' }).click();
    await page.getByText('Your details are saved.').waitFor();
    await mine.waitFor({ state: 'detached' });
    const again = await open(other);
    expect(await again.getByLabel('Number', { exact: true }).inputValue()).toMatch(/83\s?111\s?2222/);
    await other.close();
  });
});
