import { describe, expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';

readOnly();

const note = /^You see what concerns .+ here\. There is work of other sites in this as well/;

describe('whoever manages one site', () => {
  it('reads of a batch and of its report the part of that site, and that it is a part', async () => {
    const { page, complaints } = await visit(browser, system.url, 'sitemanager');
    await page.goto(`${system.url}/ready-for-moderation?show=reported`);
    await page.getByRole('link', { name: 'Lift truck operators, third quarter' }).first().click();
    await page.getByRole('note').filter({ hasText: note }).waitFor();
    expect(await page.getByRole('button', { name: /to verification…$/ }).count()).toBe(0);
    await expectAccessible(page);

    await page.getByRole('link', { name: /^Report/ }).click();
    await page.getByRole('note').filter({ hasText: note }).waitFor();
    await page.getByRole('heading', { name: 'Signature' }).waitFor();
    for (const left of ['Agreement', 'Sample', 'Recommendations'])
      expect(await page.getByRole('heading', { name: left, exact: true }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Download PDF' }).count()).toBe(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  it('reads what each column of their sites is about in whole words, also on a telephone', async () => {
    const { page } = await visit(browser, system.url, 'sitemanager', { width: 390 });
    const head = page.getByRole('table').filter({ hasText: 'Nobody has it' }).getByRole('columnheader');
    await head.first().waitFor();
    const brokenWords = await head.evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()!;
        return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(brokenWords).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
