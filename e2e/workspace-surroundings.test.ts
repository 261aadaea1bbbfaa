import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import { judgeByKeys, moderatingVisit } from './support/workspace.ts';

startForAll();

it('an attempt that there is not, or that is not theirs, is answered as any page that there is not', async () => {
  const attempt = await moderatingVisit(browser, system.url, { keepsApplication: false });
  const { pathname } = new URL(attempt.page.url());
  await attempt.context.close();
  // A moderator of another account; whose work no attempt is, is told so of all of them (other-people.test.ts).
  const { page, context } = await visit(browser, system.url, 'karoo');
  for (const address of [pathname, `/workspace/${randomUUID()}`]) {
    await page.goto(system.url + address);
    await page.getByText('There is no page at this address').waitFor();
    await page.getByRole('link', { name: 'Go to Home' }).waitFor();
    expect(await page.getByText(/Loading the attempt|Back to/).count()).toBe(0);
  }
  await expectAccessible(page);
  await context.close();
});

it('the list of keys opens at its top, in the order of the work', async () => {
  const { page, context } = await moderatingVisit(browser, system.url, { keepsApplication: false });
  await page.getByText('To do').first().waitFor();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  const groups = dialog.getByRole('heading', { level: 3 });
  await groups.first().waitFor();
  const names = await groups.allTextContents();
  const order = [
    'Outcomes',
    'Outcome in focus',
    'Rules of evidence',
    'Decision',
    'Evidence',
    'Evidence shown',
    'Attempt',
  ];
  expect(names.filter((name) => order.includes(name))).toEqual(order);
  expect(names.slice(0, order.length)).toEqual(order);
  const { y } = (await groups.first().boundingBox())!;
  expect(y).toBeGreaterThan((await dialog.boundingBox())!.y);
  await expectAccessible(page);
  await context.close();
});

it('an outcome has room at a zoom of 200 %, and what goes with a decision comes into view and focus', async () => {
  const { page, context } = await moderatingVisit(browser, system.url, { keepsApplication: false });
  await judgeByKeys(page);
  const overturn = page.getByRole('radio', { name: /^Overturn/ });
  await overturn.check();
  const reason = page.getByLabel(/^Reason/);
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole('radio', { name: /^Refer back/ }).check();
  const isInFields = () => page.evaluate(() => document.activeElement?.closest('#decision-fields') !== null);
  await expect.poll(isInFields).toBe(true);
  // By arrow keys all are gone through.
  await overturn.focus();
  await page.keyboard.press('ArrowRight');
  expect(await isInFields()).toBe(false);
  await page.setViewportSize({ width: 683, height: 400 });
  await page.getByRole('tab', { name: 'Outcomes' }).click();
  const first = page.getByRole('region', { name: 'Outcomes' }).getByRole('heading', { level: 3 }).first();
  await first.getByRole('button').focus();
  await page.keyboard.press('1');
  const verdict = page.getByRole('button', { name: /^Competent/ });
  await verdict.scrollIntoViewIfNeeded();
  const footer = page.locator('footer').filter({ visible: true });
  const [button, below] = [(await verdict.boundingBox())!, (await footer.boundingBox())!];
  expect(button.y + button.height).toBeLessThanOrEqual(400);
  expect(below.y).toBeGreaterThanOrEqual(button.y + button.height);
  // Some two thirds of the height are left for it.
  const room = await page.locator('.outcomes-pane').evaluate((pane) => pane.clientHeight);
  expect(room).toBeGreaterThan(240);
  await context.close();
});
