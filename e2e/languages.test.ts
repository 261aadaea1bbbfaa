import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, openContext, visit } from './support/pages.ts';

startForAll();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The list of languages has a name in every one of them. */
const languages = (page: Page) => page.locator('nav#menu select');
const choose = async (page: Page, locale: string, home: string) => {
  const kept = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/users/'),
  );
  await languages(page).selectOption(locale);
  await expect.poll(() => heading(page).textContent()).toBe(home);
  await kept;
};

describe('the language', () => {
  it('is chosen in the menu, at once and without a reload', async () => {
    const { page, context, complaints } = await visit(browser, system.url, 'moderator');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await choose(page, 'fr', 'Accueil');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('goes with the person to another device', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    await expect.poll(() => heading(page).textContent()).toBe('Accueil');
    await choose(page, 'en-ZA', 'Home');
    await context.close();
  });

  it('is that of a report, too, whose own sentences are English', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    await choose(page, 'en-ZA', 'Home');
    await page.goto(`${system.url}/ready-for-moderation?view=batches`);
    await page
      .getByRole('link', { name: /winter group/ })
      .first()
      .click();
    await page.waitForURL(/batches\/[0-9a-f-]+/);
    await page.goto(`${page.url().split('?')[0]}/report`);
    const main = page.locator('main');
    await main.getByText(/in the order of a keyed hash/).waitFor();
    for (const [locale, title, sampled] of [
      ['fr', 'Rapport de modération', /dans l’ordre d’une empreinte à clé/],
      ['pt-PT', 'Relatório de moderação', /pela ordem de um resumo com chave/],
      ['af', 'Modereringsverslag', /in die volgorde van ’n gesleutelde hutswaarde/],
    ] as const) {
      await choose(page, locale, title);
      await main.getByText(sampled).waitFor();
      expect(await main.innerText()).not.toMatch(/attempts|of the batch|seed\b/);
    }
    await choose(page, 'en-ZA', 'Moderation report');
    await context.close();
  });

  it('that has no texts of its own says so and shows the English ones', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    expect(await languages(page).locator('option').count()).toBe(13);
    await choose(page, 'zu', 'Home');
    expect(await languages(page).locator('option:checked').textContent()).toBe('isiZulu (texts in English)');
    // Read aloud as what it is.
    expect(await page.locator('html').getAttribute('lang')).toBe('en-ZA');
    await choose(page, 'en-ZA', 'Home');
    await context.close();
  });

  it('chosen on this device is that of the sign-in page as well', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    await choose(page, 'fr', 'Accueil');
    await page.evaluate(() => sessionStorage.clear());
    await context.clearCookies();
    await page.goto(system.url);
    await page.getByRole('heading', { level: 1, name: 'Se connecter' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await expectAccessible(page);
    await page.getByLabel('Nom d’utilisateur').fill('moderator');
    await page.getByLabel('Mot de passe').fill('wrong');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('alert').filter({ hasText: 'Vérifiez les deux et réessayez.' }).waitFor();
    await page.getByLabel('Mot de passe').fill('moderator');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect.poll(() => heading(page).textContent()).toBe('Accueil');
    await choose(page, 'en-ZA', 'Home');
    await context.close();
  });

  it('of the browser is that of the sign-in page where nobody chose', async () => {
    for (const [locale, title, lang] of [
      ['af-ZA', 'Teken aan', 'af'],
      ['pt-BR', 'Iniciar sessão', 'pt-PT'],
      ['zu-ZA', 'Sign in', 'en-ZA'],
    ] as const) {
      const context = await openContext(browser, { locale });
      const page = await context.newPage();
      await page.goto(system.url);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      await context.close();
    }
  });

  it('never makes a page wider than a telephone', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator', { width: 390 });
    for (const locale of ['en-ZA', 'af', 'fr', 'pt-PT']) {
      await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
      for (const path of ['/', '/due-assessments', '/ready-for-moderation', '/external-assessments']) {
        await page.goto(system.url + path);
        await page.getByRole('main').getByRole('heading').first().waitFor();
        await page.waitForLoadState('networkidle');
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ locale, path, beyond }).toEqual({ locale, path, beyond: 0 });
      }
    }
    await context.close();
  });
});
