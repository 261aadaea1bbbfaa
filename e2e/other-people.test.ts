import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';

readOnly();

const homeCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/moderation/home')) calls.push(request.url());
  });
  return calls;
};

describe('people without a part in moderation', () => {
  it.each([
    ['learner', 'Your courses are here'],
    ['candidate', 'This is where assessed work is checked'],
  ])('as a %s read what this is, and nothing that failed', async (username, greeting) => {
    const { page, context, complaints } = await visit(browser, system.url, username);
    const calls = homeCalls(page);
    await page.reload();
    await page.getByText(greeting).waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Report an issue' }).first().click();
    await page.getByRole('dialog', { name: 'Report an issue' }).waitFor();
    expect([calls, complaints]).toEqual([[], []]);
    await context.close();
  });
});

describe('a tablet at a training site', () => {
  it('asks who is there, and takes nothing but a decision for an answer', async () => {
    const { page, context } = await visit(browser, system.url, 'device');
    const greeting = page.getByRole('dialog', { name: 'This device is shared' });
    await greeting.getByText('Tablet Twelve').first().waitFor();
    expect(await greeting.getByRole('button', { name: 'Close' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(10, 10);
    await page.keyboard.press('Escape');
    expect(await greeting.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true);
    await greeting.getByRole('button', { name: /go on/ }).click();
    await greeting.waitFor({ state: 'hidden' });
    await page.getByText('This is where assessed work is checked').waitFor();
    await context.close();
  });
});
