import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { openContext, signIn, visit } from './support/pages.ts';

startForAll();

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' });

describe('a damaged entry in storage', () => {
  it.each([
    '{}',
    '5',
    '"x"',
    '[]',
    '{"scheme":"pink"}',
    '{"colour":null}',
    '{"colour":{"red":1,"green":2,"blue":3},"logos":null}',
    '{"logos":{"favicon":null}}',
    '{"colour":{"red":1,"green":2,"blue":3},"logos":{"logoBlack":5}}',
  ])('as the theme %s keeps nobody out', async (theme) => {
    const context = await openContext(browser);
    const page = await context.newPage();
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem('damaged')) localStorage.setItem('theme', text);
      sessionStorage.setItem('damaged', 'yes');
    }, theme);
    await page.goto(system.url);
    await page.getByLabel('Username').waitFor();
    await context.close();
  });

  it('as the history is left out of Home', async () => {
    const { context, page, complaints } = await visit(browser, system.url, 'moderator');
    const at = '2026-11-21T10:00:00Z';
    for (const history of [
      null,
      5,
      'x',
      {},
      [null],
      [{}],
      [{ address: 5 }],
      [{ address: '/due-assessments', title: 'Due', at: 'nonsense' }],
      [{ address: 'javascript:alert(1)', title: 'Danger', at }],
      [{ address: '//evil.example', title: 'Danger', at }],
    ]) {
      await page.evaluate((text) => localStorage.setItem('history', text), JSON.stringify(history));
      await page.reload();
      await page.getByText('Batches').first().waitFor();
      expect(await page.getByText('Danger').count()).toBe(0);
      expect(await page.getByText('Recently visited').count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a browser that keeps nothing', () => {
  const refused = {
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    'forbids local storage': () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
    'forbids all storage': () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    },
  };

  it.each(Object.entries(refused))(
    'because it %s lets people work, and says that text which could not be sent is not kept',
    async (_, refuse) => {
      const context = await openContext(browser, { viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript(refuse);
      await page.goto(`${system.url}/ready-for-moderation?view=batches`);
      await signIn(page, 'moderator');
      await page.getByRole('link', { name: 'Home' }).first().press('Enter');
      await home(page).waitFor();
      await page.getByRole('link', { name: 'Ready for moderation' }).first().press('Enter');
      await page.getByRole('tab', { name: /Batches/ }).click();
      await page.getByRole('link', { name: 'Business administration, winter group' }).first().click();
      await page
        .getByRole('link', { name: /report/i })
        .first()
        .click();
      await page.route('**/report/parts', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      );
      await page.getByRole('textbox', { name: 'Recommendations' }).fill('Half a sentence');
      await page.getByText('This browser does not keep your text').waitFor();
      // Longer than a failed start takes to sign somebody out.
      await page.waitForTimeout(4_000);
      expect(await page.getByRole('textbox', { name: 'Recommendations' }).inputValue()).toBe(
        'Half a sentence',
      );
      expect(await page.getByText('Oops!').count()).toBe(0);
      await context.close();
    },
  );
});

describe('the start', () => {
  it.each([
    ['no theme', () => null],
    ['a theme without a colour', (theme: object) => ({ ...theme, colour: null })],
  ])('of an account that has %s shows the default colour', async (_, change) => {
    const { context, page, complaints } = await visit(browser, system.url, 'moderator');
    await page.route('**/api/v2/accounts/*', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { theme: object } };
      await route.fulfill({ response, json: { data: { ...data, theme: change(data.theme) } } });
    });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'))).toBe(
      'rgb(255 164 0)',
    );
    expect(complaints).toEqual([]);
    await context.close();
  });
});
