import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { visit } from './support/pages.ts';

startForAll();

let page: Page;
beforeAll(async () => {
  ({ page } = await visit(browser, system.url, 'assessor'));
  await page.goto(`${system.url}/due-assessments`);
  await page.getByRole('gridcell').getByRole('link').first().click();
});

describe('the mark beside a judgement', () => {
  const mark = () => page.getByLabel('Mark, % (optional)');

  it('is what was typed, with its half, and nothing where nobody can give it', async () => {
    await mark().waitFor();
    const drafted = (text: string) =>
      page.waitForRequest(
        (request) => request.method() === 'PUT' && (request.postData()?.includes(text) ?? false),
      );
    const half = drafted('"mark":67.5');
    await mark().pressSequentially('67.5');
    expect(await mark().inputValue()).toBe('67.5');
    await mark().blur();
    await half;

    const none = drafted('"mark":null');
    await mark().fill('');
    await mark().pressSequentially('675');
    expect(await mark().inputValue()).toBe('675');
    await page.getByText('Give a mark from 0 to 100.').waitFor();
    await mark().blur();
    await none;

    const comma = drafted('"mark":67.5');
    await mark().fill('');
    await mark().pressSequentially('67,5');
    await mark().blur();
    await comma;
    await page.reload();
    await mark().waitFor();
    expect(await mark().inputValue()).toBe('67,5');
  });

  it('is there to its last letter after the page is loaded anew right behind it', async () => {
    for (const typed of ['11,2', '22,3', '33,4', '44,5', '55,6']) {
      await mark().fill('');
      await mark().pressSequentially(typed);
      await page.reload();
      await mark().waitFor();
      expect(await mark().inputValue()).toBe(typed);
    }
  });

  it('is there where the page is loaded anew before the browser got round to keeping it', async () => {
    const other = await page.context().newPage();
    await other.goto(`${system.url}/health`);
    await other.evaluate(holdDatabase);
    await mark().fill('');
    await mark().pressSequentially('66,7');
    await page.reload();
    await mark().waitFor();
    expect(await mark().inputValue()).toBe('66,7');
    await other.close();
    // It has its place in the database now.
    await page.waitForFunction(
      () => !Object.keys(localStorage).some((key) => /^draft:[^:]+:[^:]+$/.test(key)),
    );
    await page.reload();
    await mark().waitFor();
    expect(await mark().inputValue()).toBe('66,7');
  });
});

/** Keeps the turn in the database of drafts for as long as this page is open; resolves when it has it. */
const holdDatabase = () =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.addEventListener('error', () => reject(new Error('the database cannot be opened')));
    opening.addEventListener('success', () => {
      const drafts = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
      const ask = () => drafts.get('none').addEventListener('success', again);
      const again = () => {
        resolve();
        ask();
      };
      ask();
    });
  });
