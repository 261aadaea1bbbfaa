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
    ['learner', 'Occupational Skills Programme: Lift Truck Operator'],
    ['candidate', 'This is where assessed work is checked'],
  ])('as a %s read what is theirs or what this is, and nothing that failed', async (username, greeting) => {
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

describe('an address of somebody else’s work', () => {
  it.each([
    ['assessor', '/ready-for-moderation/certificates'],
    ['assessor', '/external-assessments/visits'],
    ['verifier', '/ready-for-moderation/agreement'],
    ['learner', '/workspace/0192f3a4-4bb2-74ef-9c96-41afc5ded1ca'],
    ['learner', '/coming-work'],
  ])('shows whoever is %s nothing of %s, and a way Home', async (username, path) => {
    const { page, context, complaints } = await visit(browser, system.url, username);
    await page.goto(system.url + path);
    await page.getByText('This page is not part of your work').waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    // What is refused there was not asked for either.
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is none to an assessor where the page is that of another one', async () => {
    const { page, context } = await visit(browser, system.url, 'assessor');
    await page.goto(`${system.url}/assessors/0192f3a4-4bb2-74ef-9c96-41afc5ded1ca`);
    await page.getByText('There is no page at this address').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
  });

  it('is no link: a verifier reads the names of assessors in a report', async () => {
    const { page, context } = await visit(browser, system.url, 'verifier');
    await page.getByRole('region', { name: 'Signed reports' }).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Moderation report' }).waitFor();
    const people = page.getByRole('table').filter({ hasText: 'Assessor' });
    await people.first().waitFor();
    expect(await page.getByRole('main').locator('a[href^="/assessors/"]').count()).toBe(0);
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
